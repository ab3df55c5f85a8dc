import type { Charge } from './charge.ts';
import { amountChange } from './score.ts';

/** `fixed`: one price, which may change. `near`: one price in another currency, or a little more or less. */
export type AmountModel = 'fixed' | 'near' | 'variable';

/** A price holds when amounts differ by less: half a percent is rounding. */
export const SAME_PRICE_MAX = 0.005;
const NEAR_PRICE_MAX = 0.06;
const MODEL_SHARE = 0.6;
/** Of a bill that varies, the last payments say what to expect. */
const RECENT_PAYMENTS = 3;

export function amountModel(payments: readonly Charge[]): AmountModel {
  const changes = payments.slice(1).map(({ amount }, index) => amountChange(payments[index]!.amount, amount));
  const within = (limit: number) => changes.filter((change) => change <= limit).length >= MODEL_SHARE * changes.length;
  if (within(SAME_PRICE_MAX)) return 'fixed';
  return within(NEAR_PRICE_MAX) ? 'near' : 'variable';
}

/** What the next payment will be, in positive minor units: the last price, or the middle of the last amounts. */
export function nextAmount(payments: readonly Charge[], model: AmountModel): number {
  const last = payments.at(-1)!;
  if (model === 'fixed') return last.amount;
  const recent = payments
    .slice(-RECENT_PAYMENTS)
    .map(({ amount }) => amount)
    .sort((a, b) => a - b);
  return recent[Math.floor(recent.length / 2)]!;
}
