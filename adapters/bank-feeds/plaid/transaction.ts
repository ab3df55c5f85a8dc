import type { FeedRow } from '../../../domain/feeds/fetched-feed.ts';
import { parseCurrency } from '../../../domain/money/currency.ts';
import { negatedIf } from '../../../domain/money/money.ts';
import { dayOf, idOf, type JsonObject, merchantCodeOf, objectOf, textOf } from '../json.ts';
import { amountOf } from './amount.ts';

/**
 * - `no_currency`: it is in something that is not a currency of ISO 4217, such as points.
 * - `unreadable`: it lacks its amount or day.
 */
export type ReadTransaction = FeedRow | 'no_currency' | 'unreadable';

export function readTransaction(transaction: JsonObject): ReadTransaction {
  const currency = parseCurrency(textOf(transaction, 'iso_currency_code') ?? '');
  if (currency === undefined) return 'no_currency';
  const sourceId = idOf(transaction, 'transaction_id');
  const day = dayOf(transaction, 'date');
  const amount = amountOf(transaction, 'amount', currency);
  if (sourceId === null || day === null || amount === null) return 'unreadable';
  const payee = textOf(transaction, 'merchant_name');
  const category = objectOf(transaction, 'personal_finance_category');
  return {
    sourceId,
    replacesPendingId: idOf(transaction, 'pending_transaction_id'),
    day,
    valueDay: null,
    // Plaid's sign is the other way round.
    amount: negatedIf(true, amount),
    currency,
    status: transaction['pending'] === true ? 'pending' : 'booked',
    // The bank's own words; `name` has been tidied up, and changes when Plaid learns more.
    description: textOf(transaction, 'original_description') ?? textOf(transaction, 'name') ?? payee ?? '',
    payee,
    counterpartyAccount: null,
    hints: {
      merchantCategoryCode: merchantCodeOf(transaction, 'merchant_category_code'),
      // `FOOD_AND_DRINK` and, in detail, `FOOD_AND_DRINK_GROCERIES`.
      name: textOf(category, 'detailed') ?? textOf(category, 'primary'),
      code: textOf(transaction, 'transaction_code'),
    },
    balanceAfter: null,
  };
}
