import { fromDayNumber, timestampOfDate } from '../../../domain/calendar.ts';
import { uncategorised } from '../../../domain/ledger/category-tree.ts';
import {
  DESCRIPTION_MAX_CHARACTERS,
  partiesOf,
  type TransactionEntry,
  transactionType,
} from '../../../domain/ledger/transaction.ts';
import type { ObservedRow } from '../../../domain/matching/observed-row.ts';
import { normalisedAccountNumber } from '../../../domain/statements/account-number.ts';
import type { AccountHint, Statement } from '../../../domain/statements/statement.ts';
import type { StatementRow } from '../../../domain/statements/statement-row.ts';
import { withoutAccountNumbers } from '../../../domain/statements/without-account-numbers.ts';
import { firstCharacters } from '../../../domain/text.ts';

/** What a transaction is called of which a file says nothing. */
const NAMELESS = 'Payment';
const NAME_MAX_CHARACTERS = 255;

/** What the transaction of a row is called, without account numbers and control characters. */
export function namesOf(
  row: Pick<StatementRow, 'description' | 'payee' | 'counterpartyAccount' | 'hints'>,
  account: AccountHint,
): Pick<ObservedRow, 'description' | 'payee'> {
  const numbers = [account.number, row.counterpartyAccount];
  const payee = row.payee === null ? '' : cleanText(row.payee, numbers, NAME_MAX_CHARACTERS);
  const description = cleanText(row.description, numbers, DESCRIPTION_MAX_CHARACTERS);
  const code = cleanText(row.hints.code ?? '', numbers, DESCRIPTION_MAX_CHARACTERS);
  return { description: description || payee || code || NAMELESS, payee: payee || null };
}

/** The transaction that a row describes, before Coffer has found its category. */
export function entryOf({
  day,
  amount,
  currency,
  status,
  description,
  payee,
  notes,
  entry,
}: ObservedRow): TransactionEntry {
  const {
    bookedAt = timestampOfDate(fromDayNumber(day)),
    categoryId = uncategorised(transactionType(amount)),
    from = [],
    to = [],
  } = entry ?? {};
  return {
    status,
    categoryId,
    categoryLayer: entry === null ? 'none' : null,
    description,
    merchantName: payee,
    notes: notes ?? null,
    amount,
    currency,
    bookedAt,
    ...partiesOf({ from, to, merchantName: payee, amount }),
  };
}

/** A text of a file that can be stored and shown: one line, no account numbers. */
export function cleanText(text: string, numbers: readonly (string | null)[], maximum: number): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\s]+/gu, ' ')
    .trim();
  return firstCharacters(withoutAccountNumbers(plain, numbers), maximum).trim();
}

const FILE_NAME_MAX_CHARACTERS = 255;

/**
 * The name of a file as it is kept and shown: cut, and without account numbers (contract 8.2), which banks put into the
 * names that they suggest. `null` if nothing is left of it.
 */
export function keptFileName(name: string | null, statements: readonly Statement[]): string | null {
  const numbers = statements.flatMap(({ account: { number } }) =>
    number === null ? [] : [number, normalisedAccountNumber(number)],
  );
  // Words of a file name may be separated by an underscore, which belongs to a word everywhere else.
  const words = (name ?? '').split('_').map((word) => cleanText(word, numbers, FILE_NAME_MAX_CHARACTERS));
  return firstCharacters(words.join('_'), FILE_NAME_MAX_CHARACTERS) || null;
}
