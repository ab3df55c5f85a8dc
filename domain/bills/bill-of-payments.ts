import { addDays, dateOf, dayNumber, daysBetween, type LocalDate } from '../calendar.ts';
import { monthNumber } from '../day-number.ts';
import { otherPartyOf, type Transaction } from '../ledger/transaction.ts';
import { nameAndText } from '../searching/name-and-text.ts';
import { firstCharacters } from '../text.ts';
import { BILL_CYCLES, type BillCycle, paymentsPerMonth } from './bill-cycle.ts';
import { instanceFrom } from './bill-instances.ts';
import { BILL_NAME_MAX_CHARACTERS, type ManualBillEntry } from './recurring-bill.ts';

const DAYS_PER_MONTH = 365.25 / 12;

type Payment = Pick<
  Transaction,
  'description' | 'type' | 'from' | 'to' | 'merchantName' | 'amount' | 'currency' | 'bookedAt'
>;

/**
 * The bill that these expenses would be, at least one, for a person to look at before they add it. The last one says
 * whom it pays and how much.
 */
export function billOfPayments(
  payments: readonly Payment[],
  today: LocalDate,
): Omit<ManualBillEntry, 'userId' | 'nextDate'> & { readonly nextDate: LocalDate } {
  const inOrder = payments.toSorted((a, b) => (a.bookedAt < b.bookedAt ? -1 : 1));
  const [first, last] = [inOrder[0] as Payment, inOrder.at(-1) as Payment];
  const { name, text } = nameAndText(last.description, otherPartyOf(last));
  const [begun, paid] = [dateOf(first.bookedAt), dateOf(last.bookedAt)];
  const cycle = nearestCycle(span(begun, paid) / (payments.length - 1));
  const from = paid < today ? today : addDays(paid, 1);
  return {
    name: firstCharacters(name || text, BILL_NAME_MAX_CHARACTERS),
    amount: -last.amount,
    currency: last.currency,
    cycle,
    nextDate: instanceFrom(paid, cycle, from) ?? from,
  };
}

/** In days. Between the same days of two months are whole months, also four weeks from a 5th of February. */
function span(from: LocalDate, to: LocalDate): number {
  if (from.slice(8) !== to.slice(8)) return daysBetween(from, to);
  return DAYS_PER_MONTH * (monthNumber(dayNumber(to)) - monthNumber(dayNumber(from)));
}

/** That whose payments are about so many days apart; monthly if that says nothing. */
function nearestCycle(days: number): BillCycle {
  const distances = BILL_CYCLES.flatMap((cycle) => {
    const [payments, months] = paymentsPerMonth(cycle) ?? [0n, 1n];
    const between = (DAYS_PER_MONTH * Number(months)) / Number(payments);
    return payments > 0n ? [{ cycle, distance: Math.abs(Math.log(days / between)) }] : [];
  });
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
  return nearest !== undefined && Number.isFinite(nearest.distance) ? nearest.cycle : 'monthly';
}
