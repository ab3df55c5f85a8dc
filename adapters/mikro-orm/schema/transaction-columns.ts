import type { Transaction } from '../../../domain/ledger/transaction.ts';
import type { New } from '../../../domain/new.ts';
import { TRANSACTIONS } from './ledger.ts';
import { searchText } from './search-text.ts';
import type { Column } from './table.ts';

/** Every column but the id. */
export const TRANSACTION_COLUMNS: readonly Column<New<Transaction>>[] = [
  ...(TRANSACTIONS.columns as readonly Column<New<Transaction>>[]).filter(
    ([name]) => name !== 'id' && name !== 'search_text',
  ),
  ['search_text', 'text', searchText],
];
