import { dayNumber, fromDayNumber, type LocalDate } from '../../../domain/calendar.ts';
import { NOTES_MAX_CHARACTERS } from '../../../domain/ledger/transaction.ts';
import {
  type Batch,
  type Coverage,
  type DayNumber,
  type ObservedRow,
  spanOf,
} from '../../../domain/matching/observed-row.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { identifyingHash, type KeyedHash } from '../../../domain/statements/account-number.ts';
import type { AccountHint, Statement, StatementBalance } from '../../../domain/statements/statement.ts';
import { sourceName } from '../../../domain/statements/statement-file.ts';
import type { StatementRow } from '../../../domain/statements/statement-row.ts';
import type { ReadUpload } from './joined-files.ts';
import { cleanText, namesOf } from './row-entry.ts';
import type { ChosenAccount } from './statement-accounts.ts';

/** What is kept of a row that cannot become a transaction. */
export interface SkippedRow {
  readonly line: number | null;
  readonly reason: 'zero_amount' | 'unreadable';
  readonly text: string;
}

interface FeedStatement {
  /** All days of which the feed has shown every row by now, also if this fetch brought changes only. */
  readonly seen: Coverage | null;
  /** The last day that was fetched before; `null` if there is none. What was pending then may be long past by now. */
  readonly fetchedTo: DayNumber | null;
}

/** Rows of one account that were seen at once, without account numbers. */
export interface ObservedStatement extends Batch {
  readonly accountLastFour: string | null;
  readonly accountHash: string | null;
  /** Of the file in an archive. */
  readonly fileName?: string;
  /** What only feeds have, which show most of their rows many times. */
  readonly feed?: FeedStatement;
  readonly skipped: readonly SkippedRow[];
  readonly opening: StatementBalance | null;
  readonly closing: StatementBalance | null;
}

/** A statement whose account exists. */
export interface StatementToApply extends ObservedStatement {
  readonly bankAccountId: number;
}

/** A statement of an upload in the form in which it is matched and stored. */
export function observedStatement(
  upload: ReadUpload,
  statement: Statement,
  { account, lastFour, hash }: ChosenAccount,
  today: DayNumber,
  keyedHash: KeyedHash,
): ObservedStatement {
  return {
    accountLastFour: lastFour,
    accountHash: hash,
    source: { name: sourceName(statement.origin ?? upload), hasTrustedIds: false },
    ...(statement.origin && { fileName: statement.origin.fileName }),
    coverage: coverageOf(statement, today),
    listsAllPending: false,
    rows: statement.rows
      .filter(({ amount }) => amount !== 0)
      .map((row) => ({ ...observedRow(row, statement.account, account.currency, keyedHash), line: row.place.line })),
    skipped: [
      ...statement.rows
        .filter(({ amount }) => amount === 0)
        .map((row) => ({ line: row.place.line, reason: 'zero_amount', text: textOf(row, statement.account) }) as const),
      ...statement.unreadable.map(({ place }) => ({ line: place.line, reason: 'unreadable', text: '' }) as const),
    ],
    opening: statement.opening,
    closing: statement.closing,
  };
}

/**
 * The days that the file speaks of. Stated periods may end in the future or be too short, so the rows count, too.
 */
function coverageOf({ period, rows, closing }: Statement, today: DayNumber): Coverage | null {
  const stated = [period.from, period.to ?? closing?.day ?? null].flatMap((day) =>
    day === null ? [] : [Math.min(dayNumber(day), today)],
  );
  return spanOf([...rows.map(({ day }) => dayNumber(day)), ...stated]);
}

const ID_MAX_CHARACTERS = 255;
const TEXT_MAX_CHARACTERS = 1_000;

type UnplacedRow = Omit<StatementRow, 'place'>;

/** A row of an account in the form in which it is matched and stored. */
export function observedRow(
  row: UnplacedRow,
  account: AccountHint,
  accountCurrency: CurrencyCode,
  keyedHash: KeyedHash,
): ObservedRow {
  const { sourceId, day, amount, status, counterpartyAccount, hints } = row;
  const currency = row.currency ?? accountCurrency;
  return {
    line: null,
    sourceId: sourceId === null ? null : cleanId(sourceId, account.number),
    replacesPendingId: null,
    day: dayNumber(day),
    amount,
    currency,
    status,
    text: textOf(row, account),
    counterpartyHash: counterpartyAccount === null ? null : identifyingHash(counterpartyAccount, keyedHash),
    ...namesOf(row, account),
    ...(row.notes !== undefined && { notes: cleanText(row.notes, [account.number], NOTES_MAX_CHARACTERS) }),
    hints,
    entry: null,
  };
}

/** An id as it is stored: some banks make ids of account numbers. */
export function cleanId(id: string, accountNumber: string | null): string {
  return cleanText(id, [accountNumber], ID_MAX_CHARACTERS);
}

/** What the row says in words: its description, and the payee unless the description names them. */
export function textOf({ description, payee, counterpartyAccount }: UnplacedRow, { number }: AccountHint): string {
  const isNamed = payee === null || description.includes(payee);
  const numbers = [number, counterpartyAccount];
  return cleanText(isNamed ? description : `${payee} ${description}`, numbers, TEXT_MAX_CHARACTERS);
}

/** The day, or the nearest one of the years 1900 to 9999. */
export function limitedDay(day: DayNumber): LocalDate {
  return fromDayNumber(Math.min(LAST_DAY, Math.max(FIRST_DAY, day)));
}

const FIRST_DAY = dayNumber('1900-01-01' as LocalDate);
const LAST_DAY = dayNumber('9999-12-31' as LocalDate);
