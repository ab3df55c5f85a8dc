import type { FindRule } from '../../../domain/categorising/category-rule.ts';
import { type Completion, completedEntry, completionOf } from '../../../domain/categorising/completed-entry.ts';
import type { TransactionEntry } from '../../../domain/ledger/transaction.ts';
import type { CategoryHints } from '../../../domain/statements/statement-row.ts';

/** Statements repeat their texts. */
const REMEMBERED_MAX = 5_000;

/** An entry with its category and merchant. Without hints it stays as it is: its file names both (contract 8.5). */
export function entryCompleter(findRule: FindRule | undefined) {
  const remembered = new Map<string, Completion>();
  return (entry: TransactionEntry, hints: CategoryHints | null): TransactionEntry => {
    if (hints === null) return entry;
    const { description, merchantName, amount, currency } = entry;
    const alike = JSON.stringify([description, merchantName, amount < 0, currency, hints]);
    const completion = remembered.get(alike) ?? completionOf(entry, hints, findRule);
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(alike, completion);
    return completedEntry(entry, completion);
  };
}
