import { dateOf } from '../calendar.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { uncorrected } from './corrected-bill.ts';
import type { RecurringBillObservation } from './detection/observation.ts';
import type { GonePayment, RecurringBill } from './recurring-bill.ts';

/** The bills, which remember those payments among the removed transactions that a person has said something of. */
export function withGonePayments(
  bills: readonly RecurringBill[],
  removed: readonly Transaction[],
): readonly RecurringBill[] {
  return bills.map((bill) => {
    const isSaid = bill.source === 'manual' || bill.status === 'archived' || bill.corrections.length > 0;
    const ids = new Set(isSaid ? paymentsOf(bill) : []);
    const gone = removed.filter(({ id }) => ids.has(id)).map(goneOf);
    return gone.length === 0 ? bill : { ...bill, gone: [...bill.gone, ...gone] };
  });
}

/** The bills, with the new ids of payments that are there again. */
export function withReturnedPayments(
  bills: readonly RecurringBill[],
  observations: readonly RecurringBillObservation<number>[],
): readonly RecurringBill[] {
  const gone = bills.flatMap((bill) => bill.gone).sort((a, b) => a.id - b.id);
  if (gone.length === 0) return bills;
  const rows = Map.groupBy(observations, ({ bookedOn, ...row }) => traceOf({ ...row, day: bookedOn.slice(0, 10) }));
  for (const same of rows.values()) same.sort((a, b) => a.id - b.id);
  const again = new Map<number, number>();
  const taken = new Set<number>();
  for (const { id, trace } of gone) {
    // An older row was there beside the one that went.
    const row = again.has(id) ? undefined : rows.get(trace)?.find((each) => each.id > id && !taken.has(each.id));
    if (row === undefined) continue;
    again.set(id, row.id);
    taken.add(row.id);
  }
  return bills.map((bill) => (bill.gone.some(({ id }) => again.has(id)) ? renumbered(bill, again) : bill));
}

/** The bill with other ids for some of its payments. */
export function renumbered(bill: RecurringBill, again: ReadonlyMap<number, number>): RecurringBill {
  const renew = (ids: readonly number[]) => [...new Set(ids.map((id) => again.get(id) ?? id))];
  return {
    ...bill,
    transactionIds: renew(bill.transactionIds),
    found: bill.found && { ...bill.found, transactionIds: renew(bill.found.transactionIds) },
    corrections: bill.corrections.map((each) =>
      each.kind === 'payments' ? { ...each, transactionIds: renew(each.transactionIds) } : each,
    ),
    gone: bill.gone.filter(({ id }) => !again.has(id)),
  };
}

/** All that it has or was told of. */
export function paymentsOf(bill: RecurringBill): readonly number[] {
  const said = bill.corrections.flatMap((each) => (each.kind === 'payments' ? each.transactionIds : []));
  return [...said, ...bill.transactionIds, ...uncorrected(bill).transactionIds];
}

function goneOf({ id, bookedAt, ...row }: Transaction): GonePayment {
  return { id, trace: traceOf({ ...row, day: dateOf(bookedAt) }) };
}

type Traced = Pick<Transaction, 'amount' | 'currency' | 'description'> & { readonly day: string };

/** Texts are the user's, who wants them gone: a number stands for each. */
function traceOf({ day, amount, currency, description }: Traced): string {
  let text = 0;
  for (const character of description) text = (Math.imul(text, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${day} ${amount} ${currency} ${text}`;
}
