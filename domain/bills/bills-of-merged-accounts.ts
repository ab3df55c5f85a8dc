import type { Timestamp } from '../calendar.ts';
import { type Changed, withoutChange } from '../changed.ts';
import type { BillCorrection } from './bill-correction.ts';
import { archivedBills, correctBill } from './correct-bill.ts';
import { correctedBills } from './corrected-bill.ts';
import { paymentsOf, renumbered } from './gone-payments.ts';
import type { RecurringBill } from './recurring-bill.ts';

/** Payments that are gone, by the ids of what they are now, and the account of each: one, or two that are one. */
export interface MergedPayments {
  readonly keptId: number;
  readonly mergedId: number;
  readonly paid: ReadonlyMap<number, number>;
}

/**
 * A user's bills after payments became others. Where each of two had the same payments, and a person has said something
 * of one, that one goes on, and the other is merged into it or, if it was archived, archived like it.
 */
export function billsOfMergedAccounts(
  bills: readonly RecurringBill[],
  merged: MergedPayments,
  at: Timestamp,
): readonly RecurringBill[] {
  const before = new Map(bills.map((bill) => [bill.id, new Set(paymentsOf(bill))]));
  let after: readonly RecurringBill[] = bills.map((bill) => onKeptAccount(renumbered(bill, merged.paid), merged));
  for (const [mine, theirs] of twins(bills, before, merged.paid)) {
    const [own, other] = isSaid(mine) || !isSaid(theirs) ? [mine, theirs] : [theirs, mine];
    if (!isSaid(own)) continue;
    const [target, twin] = [own, other].map(({ id }) => after.find((each) => each.id === id)!);
    if (twin!.status === 'archived' || target!.currency !== twin!.currency) continue;
    after =
      target!.status === 'archived'
        ? archivedBills(after, twin!.id, true, at)
        : correctBill(after, target!.id, { kind: 'merged', billId: twin!.id }, at);
  }
  return correctedBills(after);
}

/**
 * The bills as they were before. What a person has said of them since stays, but for bills that were merged with the
 * accounts: each of those is one of its own again.
 */
export function billsBeforeMerge(
  bills: readonly RecurringBill[],
  changed: readonly Changed<RecurringBill>[],
): readonly RecurringBill[] {
  const before = bills.map((bill) => {
    const merged = changed.find((one) => one.before.id === bill.id);
    if (merged === undefined) return bill;
    const { status } = withoutChange(bill, merged);
    const { corrections, transactionIds, found } = merged.before;
    if (JSON.stringify(bill.corrections) === JSON.stringify(merged.after.corrections)) {
      return { ...bill, corrections, status, transactionIds, found };
    }
    const known = new Set(corrections.map(({ number }) => number));
    const isOfMerge = ({ kind, number }: BillCorrection) =>
      kind === 'merged' && !known.has(number) && merged.after.corrections.some((each) => each.number === number);
    return { ...bill, status, corrections: bill.corrections.filter((each) => !isOfMerge(each)) };
  });
  return correctedBills(before);
}

function isSaid({ source, status, corrections }: RecurringBill): boolean {
  return source === 'manual' || status === 'archived' || corrections.length > 0;
}

/** Bills of the kept account, each with that of the merged one which has most of its payments in common with it. */
function twins(
  bills: readonly RecurringBill[],
  payments: ReadonlyMap<number, ReadonlySet<number>>,
  paid: ReadonlyMap<number, number>,
): readonly (readonly [RecurringBill, RecurringBill])[] {
  return bills.flatMap((mine) =>
    bills.flatMap((theirs) => {
      const [own, other] = [payments.get(mine.id)!, payments.get(theirs.id)!];
      const shared = [...other].filter((id) => own.has(paid.get(id) ?? 0)).length;
      const isTwin = mine !== theirs && shared > 0 && 2 * shared >= Math.min(own.size, other.size);
      return isTwin ? [[mine, theirs] as const] : [];
    }),
  );
}

function onKeptAccount(bill: RecurringBill, { keptId, mergedId }: MergedPayments): RecurringBill {
  const renew = (id: number | null) => (id === mergedId ? keptId : id);
  const corrections = bill.corrections.map((each) =>
    each.kind === 'set' && each.field === 'bankAccountId'
      ? { ...each, value: renew(each.value) ?? each.value, before: renew(each.before) }
      : each,
  );
  return { ...bill, corrections };
}
