import type { FindRule } from '../../domain/categorising/category-rule.ts';
import { type Completion, completedEntry, completionOf } from '../../domain/categorising/completed-entry.ts';
import type { CategoryHints } from '../../domain/statements/statement-row.ts';
import type { TransactionEntry } from '../../domain/transaction.ts';
import type { RowToApply } from './applied-statement.ts';

/** The entry of a row, with category and merchant, unless its source says them itself. */
export type CompleteEntry = (row: Pick<RowToApply, 'entry' | 'hints'>) => TransactionEntry;

/** Completions that are remembered at once: statements repeat their merchants, and reading a text takes longer. */
const REMEMBERED_MAX = 5_000;

export function entryCompleter(findRule: FindRule | undefined): CompleteEntry {
  const remembered = new Map<string, Completion>();
  const remember = (key: string, completion: Completion): void => {
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(key, completion);
  };
  return ({ entry, hints }) => {
    if (hints === null) return entry;
    const alike = keyOf(entry, hints);
    const known = remembered.get(alike);
    if (known !== undefined) return completedEntry(entry, known);
    const completion = completionOf(entry, hints, findRule);
    // A name that stays as the source gives it, with its number, is that of one row.
    if (completion.shownName === null || completion.shownName === withoutNumbers(completion.shownName)) {
      remember(alike, completion);
    }
    return completedEntry(entry, completion);
  };
}

/** The same for rows that get the same category and name. */
function keyOf({ description, merchantName, amount }: TransactionEntry, hints: CategoryHints): string {
  const { merchantCategoryCode, name, code } = hints;
  const isRepeated = merchantName !== null && description.includes(merchantName);
  const payee = merchantName === null ? null : withoutNumbers(merchantName);
  return JSON.stringify([amount < 0, withoutNumbers(description), payee, isRepeated, merchantCategoryCode, name, code]);
}

/** Long numbers are references: no merchant's name has them. */
function withoutNumbers(text: string): string {
  return text.replace(/\d{5,}/g, '00000');
}
