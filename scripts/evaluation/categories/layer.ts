import { completionOf } from '../../../domain/categorising/completed-entry.ts';
import type { CategoryLayer } from '../../../domain/ledger/transaction.ts';
import type { ListedTransaction } from '../../../domain/ports/transaction-reader.ts';
import type { Payment } from './year.ts';

/**
 * What decided on the category that a payment shows. `link`: the other side of an own transfer, or the purchase of a
 * refund, decided after the texts had been read.
 */
export type DecidedBy = CategoryLayer | 'link';

/** The layer of an imported payment, by reading it once more without rules of the user, which nobody made. */
export function layerOf({ payee, row }: Payment, listed: ListedTransaction): DecidedBy {
  const code = row.merchantCategoryCode;
  const hints = { merchantCategoryCode: code === '' ? null : code, name: null, code: null };
  const entry = { ...listed, categoryLayer: null, merchantName: payee === '' ? null : payee };
  const { categoryId, layer } = completionOf(entry, hints, undefined);
  return categoryId === listed.categoryId ? layer : 'link';
}
