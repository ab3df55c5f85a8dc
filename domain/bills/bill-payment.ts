import { dateOf, type LocalDate } from '../calendar.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';

/** A payment of a bill. */
export interface BillPayment {
  readonly on: LocalDate;
  /** In minor units of `currency`, positive for money paid. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly categoryId: number;
}

/** The transaction as a payment of its bill. */
export function billPayment({ bookedAt, amount, currency, categoryId }: Transaction): BillPayment {
  return { on: dateOf(bookedAt), amount: -amount, currency, categoryId };
}
