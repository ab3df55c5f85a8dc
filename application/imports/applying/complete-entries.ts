import { wantedCategory } from '../../../domain/categorising/categorise.ts';
import type { FindRule } from '../../../domain/categorising/category-rule.ts';
import { type Completion, completedEntry, completionOf } from '../../../domain/categorising/completed-entry.ts';
import { countriesOfCurrency } from '../../../domain/categorising/country-of-payment.ts';
import { readableName } from '../../../domain/categorising/merchants/readable-name.ts';
import { type TransactionEntry, transactionType } from '../../../domain/ledger/transaction.ts';
import type { CategoryHints } from '../../../domain/statements/statement-row.ts';

/** Completions that are remembered at once: statements repeat their merchants, and reading a text takes longer. */
const REMEMBERED_MAX = 5_000;

/** What holds for all rows that are alike. */
interface Remembered extends Completion {
  /** Whether each row shows the name that its source gives, with its own number. A rule may be about the number. */
  readonly isNameAsGiven: boolean;
}

/** An entry with its category and merchant. Without hints it stays as it is: its file names both (contract 8.5). */
export function entryCompleter(findRule: FindRule | undefined) {
  const remembered = new Map<string, Remembered>();
  const remember = (key: string, completion: Remembered): Remembered => {
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(key, completion);
    return completion;
  };
  return (entry: TransactionEntry, hints: CategoryHints | null): TransactionEntry => {
    if (hints === null) return entry;
    const alike = keyOf(entry, hints);
    const known = remembered.get(alike);
    if (known !== undefined) return completedEntry(entry, forRow(known, entry, hints, findRule));
    const completion = completionOf(entry, hints, findRule);
    const { certainName, partyName } = completion;
    if ([certainName, partyName].every((name) => name === null || name === withoutNumbers(name))) {
      remember(alike, { ...completion, isNameAsGiven: false });
    } else if (certainName === entry.merchantName) {
      const { categoryId, layer } = findRule === undefined ? completion : completionOf(entry, hints, undefined);
      remember(alike, { certainName, partyName, categoryId, layer, isNameAsGiven: true });
    }
    return completedEntry(entry, completion);
  };
}

function forRow(
  known: Remembered,
  { description, merchantName, amount, currency }: TransactionEntry,
  hints: CategoryHints,
  findRule: FindRule | undefined,
): Completion {
  if (!known.isNameAsGiven) return known;
  const payment = { description, merchantName, type: transactionType(amount), hints };
  const wanted = wantedCategory(payment, findRule);
  const names = {
    certainName: merchantName,
    partyName: readableName(
      { description, merchantName },
      { countries: countriesOfCurrency(currency), known: merchantName },
    ),
  };
  return wanted === undefined ? { ...known, ...names } : { ...names, categoryId: wanted, layer: 'rule' };
}

/** The same for rows that get the same category and name. */
function keyOf({ description, merchantName, amount, currency }: TransactionEntry, hints: CategoryHints): string {
  const { merchantCategoryCode, name, code } = hints;
  const isRepeated = merchantName !== null && description.includes(merchantName);
  const payee = merchantName === null ? null : withoutNumbers(merchantName);
  return JSON.stringify([
    amount < 0,
    currency,
    withoutNumbers(description),
    payee,
    isRepeated,
    merchantCategoryCode,
    name,
    code,
  ]);
}

/** Long numbers are references: no merchant's name has them. Whether one is cut off may depend on its length. */
function withoutNumbers(text: string): string {
  return text.replace(/\d{5,}/g, ({ length }) => '0'.repeat(length));
}
