import type { Holder } from '../bank-texts/holder.ts';
import { detectRecurringBills } from '../bills/detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../bills/detection/detected-bill.ts';
import { FITTED_GATE } from '../bills/detection/judging/weights.ts';
import type { RecurringBillObservation } from '../bills/detection/observation.ts';
import { categoryId } from '../ledger/category-slug.ts';
import type { RecurringIncome } from './recurring-income.ts';

/** What is paid again and again by its nature. */
const EARNED = idsOf('earnings', 'salary', 'pension', 'benefits', 'rental-income');
/** Often only a guess from the name of a shop, which may be the employer. */
const PAID_BACK = idsOf('refunds', 'sales');
/** Interest, dividends, gifts and own transfers are not among them. */
const POSSIBLE = EARNED.union(PAID_BACK).union(
  idsOf('bonus', 'uncategorized-income', 'other-income', 'self-employment'),
);

/**
 * The detection of bills is less sure of amounts that differ and of payees without a contract. For income, the
 * logarithm of its odds moves by so much: for what is earned, for what may be paid back, for few payments that are
 * not known to be earned, and for so many of which none is missing, which nobody gets by chance.
 */
const EARNED_ODDS = 2;
const PAID_BACK_ODDS = -3;
const FEW_ODDS = -2;
const FEW_PAYMENTS = 4;
const STEADY_ODDS = 4.5;
const STEADY_PAYMENTS = 8;
const LEAST_CONFIDENCE = 0.5;
/** So that income is looked at of which the detection of bills is not sure. */
const LEAST_OF_BILLS = 0.1;
const GATE = {
  ...FITTED_GATE,
  extractionThreshold: LEAST_OF_BILLS,
  billThresholds: {
    weekly: LEAST_OF_BILLS,
    fortnightly: LEAST_OF_BILLS,
    monthly: LEAST_OF_BILLS,
    seldom: LEAST_OF_BILLS,
    yearly: LEAST_OF_BILLS,
  },
};

/**
 * Finds recurring income among one user's transactions, by its first payment: what is received is looked at as if it
 * were paid, with the detection of bills. Outgoing rows only matter where they are the other side of a received amount.
 */
export function detectRecurringIncome(
  observations: readonly RecurringBillObservation<number>[],
  asOf: string,
  holder?: Holder,
): readonly RecurringIncome[] {
  const received = observations.filter(({ amount, categoryId: id }) => amount > 0 && POSSIBLE.has(id ?? UNKNOWN));
  const isReceived = new Set(received.map(amountOf));
  const sides = observations.filter((one) => one.amount < 0 && isReceived.has(amountOf(one)));
  const turned = [...received, ...sides].map((one) => ({
    ...one,
    amount: -one.amount,
    othersMoney: EARNED.has(one.categoryId ?? UNKNOWN),
  }));
  const categories = new Map(received.map((one) => [one.id, one.categoryId ?? UNKNOWN]));
  const found = detectRecurringBills(turned, asOf, { gate: GATE, ...(holder && { holder }) });
  return found.flatMap((income) => {
    const confidence = confidenceOf(income, categories);
    const { name, cycle, amount, currency, status, nextDate, facts, transactionIds } = income;
    return confidence < LEAST_CONFIDENCE
      ? []
      : [{ name, cycle, amount, currency, status, nextDate, confidence, facts, transactionIds }];
  });
}

const UNKNOWN = categoryId('uncategorized-income');

function idsOf(...slugs: readonly string[]): ReadonlySet<number> {
  return new Set(slugs.map(categoryId));
}

function amountOf({ amount, currency }: Pick<RecurringBillObservation<number>, 'amount' | 'currency'>): string {
  return `${Math.abs(amount)} ${currency}`;
}

function confidenceOf(
  { confidence, facts, transactionIds }: DetectedBill<number>,
  categories: ReadonlyMap<number, number>,
): number {
  const isMostly = (kinds: ReadonlySet<number>) =>
    2 * transactionIds.filter((id) => kinds.has(categories.get(id) ?? UNKNOWN)).length > transactionIds.length;
  const isSteady = transactionIds.length >= STEADY_PAYMENTS && !facts.some(({ kind }) => kind === 'missed');
  const byFew = transactionIds.length < FEW_PAYMENTS ? FEW_ODDS : 0;
  const odds =
    Math.log(confidence / (1 - confidence)) +
    (isMostly(EARNED) ? EARNED_ODDS : byFew) +
    (isMostly(PAID_BACK) ? PAID_BACK_ODDS : 0) +
    (isSteady ? STEADY_ODDS : 0);
  return 1 / (1 + Math.exp(-odds));
}
