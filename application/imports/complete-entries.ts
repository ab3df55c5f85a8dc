import type { FindRule } from '../../domain/categorising/category-rule.ts';
import { type Completion, completedEntry, completionOf } from '../../domain/categorising/completed-entry.ts';
import type { TransactionEntry } from '../../domain/transaction.ts';
import type { RowToApply } from './applied-statement.ts';

/** The entry of a row, with category and merchant, unless its source says them itself. */
export type CompleteEntry = (row: Pick<RowToApply, 'entry' | 'hints'>) => TransactionEntry;

/** Completions that are remembered at once: statements repeat their merchants, and reading a text takes longer. */
const REMEMBERED_MAX = 5_000;

export function entryCompleter(findRule: FindRule | undefined): CompleteEntry {
  const remembered = new Map<string, Completion>();
  return ({ entry, hints }) => {
    if (hints === null) return entry;
    const { description, merchantName, amount } = entry;
    const { merchantCategoryCode, name, code } = hints;
    const texts = [amount < 0, withoutNumbers(description), merchantName, merchantCategoryCode, name, code];
    const key = JSON.stringify(texts);
    const known = remembered.get(key) ?? completionOf(entry, hints, findRule);
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(key, known);
    return completedEntry(entry, known);
  };
}

/** Long numbers are references: no merchant's name has them. */
function withoutNumbers(text: string): string {
  return text.replace(/\d{5,}/g, '00000');
}
