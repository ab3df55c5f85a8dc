import { type ConvertibleAmount, totalInCurrency } from '../money/converted-total.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import { CARD_REPAYMENT_ID, CARD_REPAYMENT_RECEIVED_ID } from './flow.ts';

/**
 * Of the repayments of cards, what no card among the amounts received, as a positive amount: 0 if as many were received
 * as were paid, whatever conversion makes of their amounts.
 */
export function repaidElsewhere(
  amounts: readonly (ConvertibleAmount & { readonly categoryId: number })[],
  currency: CurrencyCode,
): MinorUnits {
  const total = (id: number) =>
    totalInCurrency(
      amounts.filter(({ categoryId }) => categoryId === id),
      currency,
    );
  const [repaid, received] = [total(CARD_REPAYMENT_ID), total(CARD_REPAYMENT_RECEIVED_ID)];
  return repaid.count > received.count ? Math.max(0, -repaid.amount - received.amount) : 0;
}
