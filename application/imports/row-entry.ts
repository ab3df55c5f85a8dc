import { timestampOfDate } from '../../domain/calendar.ts';
import { uncategorised } from '../../domain/ledger/category-tree.ts';
import {
  DESCRIPTION_MAX_CHARACTERS,
  partiesOf,
  type TransactionEntry,
  transactionType,
} from '../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { AccountHint } from '../../domain/statements/statement.ts';
import type { StatementRow } from '../../domain/statements/statement-row.ts';
import { withoutAccountNumbers } from '../../domain/statements/without-account-numbers.ts';
import { firstCharacters } from '../../domain/text.ts';

/** What a transaction is called of which a file says nothing. */
const NAMELESS = 'Payment';
const NAME_MAX_CHARACTERS = 255;

/** What of a row becomes part of a transaction. */
export type RowContent = Pick<
  StatementRow,
  'day' | 'amount' | 'status' | 'description' | 'payee' | 'counterpartyAccount' | 'hints'
>;

/** The transaction that a row of a statement describes, without account numbers and control characters. */
export function entryOf(row: RowContent, account: AccountHint, currency: CurrencyCode): TransactionEntry {
  const numbers = [account.number, row.counterpartyAccount];
  const payee = row.payee === null ? '' : cleanText(row.payee, numbers, NAME_MAX_CHARACTERS);
  const description = cleanText(row.description, numbers, DESCRIPTION_MAX_CHARACTERS);
  const code = cleanText(row.hints.code ?? '', numbers, DESCRIPTION_MAX_CHARACTERS);
  const merchantName = payee === '' ? null : payee;
  return {
    status: row.status,
    categoryId: uncategorised(transactionType(row.amount)),
    description: description || payee || code || NAMELESS,
    merchantName,
    notes: null,
    amount: row.amount,
    currency,
    bookedAt: timestampOfDate(row.day),
    ...partiesOf({ from: [], to: [], merchantName, amount: row.amount }),
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
