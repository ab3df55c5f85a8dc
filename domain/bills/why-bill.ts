import { daysBetween } from '../calendar.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { formatMoney } from '../money/money.ts';
import { type BillPayment, billPayment } from './bill-payment.ts';
import { isPossible, type RecurringBill } from './recurring-bill.ts';

/** What makes a bill one, and what makes it uncertain, as sentences. */
export interface WhyBill {
  readonly because: string;
  readonly doubts: readonly string[];
}

/** From the bill's payments, in any order, and what the detection has said of it. */
export function whyBill(bill: RecurringBill, transactions: readonly Transaction[]): WhyBill {
  const { source, confidence } = bill;
  const payments = transactions.map(billPayment).sort((a, b) => (a.on < b.on ? -1 : 1));
  const seen = payments.length === 0 ? '' : paymentsText(payments);
  if (source === 'manual') return { because: `You added it by hand.${seen && ` ${seen}`}`, doubts: [] };
  const sure = `Coffer is only ${percent(confidence ?? 0)} sure.`;
  const doubts = [...doubtsOf(bill, payments), ...(isPossible(bill) ? [sure] : [])];
  return { because: seen || 'Its payments are gone.', doubts };
}

const FEW = ['No payment', 'One payment', 'Two payments', 'Three payments'];

/** Amounts that differ by less are usual for energy, water and telephones. */
const DIFFERENCE_MIN = 0.25;

function doubtsOf({ facts }: RecurringBill, payments: readonly BillPayment[]): readonly string[] {
  const missed = facts.filter(({ kind }) => kind === 'missed').length;
  const few = FEW[payments.length];
  const differences = facts.flatMap((fact) => (fact.kind === 'varies' ? [1 - fact.least / fact.most] : []));
  return [
    ...(few === undefined ? [] : [`${few} only.`]),
    ...differences
      .filter((difference) => difference >= DIFFERENCE_MIN)
      .map((difference) => `The amounts of the last year differ by up to ${percent(difference)}.`),
    ...(missed === 0
      ? []
      : [missed === 1 ? 'An expected payment was not seen.' : `${missed} expected payments were not seen.`]),
  ];
}

/** “24 payments, each 30 or 31 days apart, $9.99 throughout.” For at least one, the oldest first. */
export function paymentsText(payments: readonly Pick<BillPayment, 'on' | 'amount' | 'currency'>[]): string {
  const count = payments.length === 1 ? 'One payment' : `${payments.length} payments`;
  const days = payments.slice(1).map(({ on }, index) => daysBetween(payments[index]!.on, on));
  return `${[count, ...daysText(days), amountsText(payments)].join(', ')}.`;
}

function daysText(days: readonly number[]): readonly string[] {
  if (days.length === 0) return [];
  const [least, most] = [Math.min(...days), Math.max(...days)];
  if (most === 0) return ['on one day'];
  if (least === most) return [`${days.length === 1 ? '' : 'each '}${least} day${least === 1 ? '' : 's'} apart`];
  return [most - least === 1 ? `each ${least} or ${most} days apart` : `${least} to ${most} days apart`];
}

function amountsText(payments: readonly Pick<BillPayment, 'amount' | 'currency'>[]): string {
  const { currency } = payments[0]!;
  if (payments.some((payment) => payment.currency !== currency)) return 'in several currencies';
  const amounts = payments.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least < most) return `from ${formatMoney(least, currency)} to ${formatMoney(most, currency)}`;
  return `${formatMoney(most, currency)}${amounts.length === 1 ? '' : ' throughout'}`;
}

/** Never more than there is: 99.9% are 99%. */
export function percent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}
