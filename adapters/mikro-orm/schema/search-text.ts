import { searchForm } from '../../../domain/ledger/search-form.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';

/** Separates merchant name and description, so that no match spans both. Unicode will never assign this code point. */
export const SEAM = '\uFFFF';

/** The text that `filter[text]` searches (contract 2.5). It is stored with each transaction. */
export function searchText({ merchantName, description }: Pick<Transaction, 'merchantName' | 'description'>): string {
  return `${searchForm(merchantName ?? '')}${SEAM}${searchForm(description)}`;
}
