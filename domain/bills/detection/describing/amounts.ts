import type { MinorUnits } from '../../../money/money.ts';
import { amountChange } from '../amount-change.ts';
import { AMOUNT_MODEL_SHARE_MIN, NEAR_PRICE_CHANGE_MAX, RECENT_AMOUNTS, SAME_PRICE_CHANGE_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';

/**
 * `fixed`: one price, which may change. `near`: a price that varies a little, for example because it is in another
 * currency. `variable`: neither.
 */
export type AmountModel = 'fixed' | 'near' | 'variable';

export function amountModel(payments: readonly Charge[]): AmountModel {
  const changes = payments.slice(1).map(({ amount }, index) => amountChange(payments[index]!.amount, amount));
  const within = (limit: number) =>
    changes.filter((change) => change <= limit).length >= AMOUNT_MODEL_SHARE_MIN * changes.length;
  if (within(SAME_PRICE_CHANGE_MAX)) return 'fixed';
  return within(NEAR_PRICE_CHANGE_MAX) ? 'near' : 'variable';
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
