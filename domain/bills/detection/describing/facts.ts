import { fromDayNumber } from '../../../calendar.ts';
import type { MinorUnits } from '../../../money/money.ts';
import type { BillFact } from '../../recurring-bill.ts';
import { amountChange } from '../amount-change.ts';
import {
  AMOUNT_MODEL_SHARE_MIN,
  MISSED_FACTS_MAX,
  NEAR_PRICE_CHANGE_MAX,
  RECENT_AMOUNTS,
  SAME_PRICE_CHANGE_MAX,
  VARIATION_DAYS,
  VARIATION_PAYMENTS_MIN,
  YEAR_DAYS_MIN,
  YEARLY_PRICE_CHANGE_MAX,
} from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';

/** The range of amounts that vary, or price changes; then missed payments and the end of a bill, by day. */
export function billFacts(
  payments: readonly Charge[],
  model: AmountModel,
  missed: readonly number[],
  isActive: boolean,
): readonly BillFact[] {
  const facts: BillFact[] = model === 'fixed' ? [...priceChanges(payments)] : [variation(payments)];
  for (const day of missed.slice(-MISSED_FACTS_MAX)) facts.push({ kind: 'missed', on: fromDayNumber(day) });
  if (!isActive) facts.push({ kind: 'ended', after: fromDayNumber(payments.at(-1)!.day) });
  return facts;
}

/**
 * What the last payments cost. Older ones say little about the next: prices rise. A free trial is not a price.
 */
function variation(payments: readonly Charge[]): BillFact {
  const last = payments.at(-1)!;
  const recent = payments.filter(
    ({ day, amount }, index) =>
      amount > 0 && (day > last.day - VARIATION_DAYS || index >= payments.length - VARIATION_PAYMENTS_MIN),
  );
  const amounts = recent.map(({ amount }) => amount);
  return {
    kind: 'varies',
    least: Math.min(...amounts),
    most: Math.max(...amounts),
    last: last.amount,
    on: fromDayNumber(last.day),
  };
}

/**
 * The changes from one price to the next. An amount is a price if it was paid twice in a row, for a whole year, or if
 * it is the latest. A single odd payment is therefore not a price change, and neither is a trial before the first
 * price.
 */
function priceChanges(payments: readonly Charge[]): readonly BillFact[] {
  const prices: { amount: MinorUnits; from: Charge; times: number }[] = [];
  for (const payment of payments) {
    const current = prices.at(-1);
    if (current !== undefined && amountChange(current.amount, payment.amount) <= SAME_PRICE_CHANGE_MAX)
      current.times += 1;
    else prices.push({ amount: payment.amount, from: payment, times: 1 });
  }
  const isPrice = isYearly(payments);
  const lasting = prices.filter(
    ({ times }, index) => isPrice || times > 1 || (index > 0 && index === prices.length - 1),
  );
  return lasting.slice(1).flatMap(({ amount, from }, index) => {
    const before = lasting[index]!.amount;
    if (amountChange(before, amount) <= SAME_PRICE_CHANGE_MAX) return [];
    return [{ kind: 'price_change', from: before, to: amount, on: fromDayNumber(from.day) } as const];
  });
}

/**
 * `fixed`: one price, which may change; each year, if it is paid once a year. `near`: a price that varies a little, for
 * example because it is in another currency. `variable`: neither.
 */
export type AmountModel = 'fixed' | 'near' | 'variable';

export function amountModel(payments: readonly Charge[]): AmountModel {
  const changes = payments.slice(1).map(({ amount }, index) => amountChange(payments[index]!.amount, amount));
  const within = (limit: number) =>
    changes.filter((change) => change <= limit).length >= AMOUNT_MODEL_SHARE_MIN * changes.length;
  if (within(SAME_PRICE_CHANGE_MAX) || (isYearly(payments) && within(YEARLY_PRICE_CHANGE_MAX))) return 'fixed';
  return within(NEAR_PRICE_CHANGE_MAX) ? 'near' : 'variable';
}

function isYearly(payments: readonly Charge[]): boolean {
  const span = payments.at(-1)!.day - payments[0]!.day;
  return span >= YEAR_DAYS_MIN * Math.max(1, payments.length - 1);
}

/** The amount to expect next, positive: the last price, or the median of the last amounts. */
export function nextAmount(payments: readonly Charge[], model: AmountModel): MinorUnits {
  const last = payments.at(-1)!;
  if (model === 'fixed') return last.amount;
  const recent = payments
    .slice(-RECENT_AMOUNTS)
    .map(({ amount }) => amount)
    .sort((a, b) => a - b);
  return recent[Math.floor(recent.length / 2)]!;
}
