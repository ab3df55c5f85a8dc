import { dayNumber, fromDayNumber } from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import type { Coverage, DayNumber } from '../../domain/matching/observed-row.ts';
import type { MinorUnits } from '../../domain/money.ts';
import { identifyingHash, type KeyedHash } from '../../domain/statements/account-number.ts';
import type { AccountHint, Statement } from '../../domain/statements/statement.ts';
import type { StatementFile } from '../../domain/statements/statement-file.ts';
import type { CategoryHints, RowStatus, StatementRow } from '../../domain/statements/statement-row.ts';
import type { TransactionEntry } from '../../domain/transaction.ts';
import type { RowToApply, SkippedRow, StatementToApply } from './applied-statement.ts';
import { cleanText, entryOf } from './row-entry.ts';
import type { ChosenAccount } from './statement-accounts.ts';

/** A statement of a file in the form in which it is matched and stored. */
export function statementToApply(
  file: StatementFile,
  statement: Statement,
  { account, masked }: ChosenAccount,
  today: DayNumber,
  keyedHash: KeyedHash,
): StatementToApply {
  const [rows, empty] = [
    statement.rows.filter(({ amount }) => amount !== 0),
    statement.rows.filter(({ amount }) => amount === 0),
  ];
  return {
    bankAccountId: account.id,
    accountLastFour: masked?.lastFour ?? null,
    accountHash: masked?.hash ?? null,
    source: { name: sourceName(file), hasTrustedIds: false },
    coverage: coverageOf(statement, today),
    listsAllPending: false,
    rows: rows.map((row) => rowToApply(row, statement, account.currency, keyedHash)),
    skipped: [
      ...empty.map((row): SkippedRow => ({ ...skipped(row, statement), reason: 'zero_amount' })),
      ...statement.unreadable.map(({ place }): SkippedRow => ({ line: place.line, reason: 'unreadable', text: '' })),
    ],
    opening: statement.opening,
    closing: statement.closing,
  };
}

/** Files of one format and layout are one source: their rows can be counted against each other. */
function sourceName({ format, fingerprint }: StatementFile): string {
  return fingerprint === null ? `file:${format}` : `file:${format}:${fingerprint.slice(0, 16)}`;
}

/**
 * The days that the file speaks of. Stated periods may end in the future or be too short, so the rows count, too.
 */
function coverageOf({ period, rows, closing }: Statement, today: DayNumber): Coverage | null {
  const days = rows.map(({ day }) => dayNumber(day));
  const stated = [period.from, period.to, period.to === null ? closing?.day : null].flatMap((day) =>
    day === null || day === undefined ? [] : [Math.min(dayNumber(day), today)],
  );
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const day of [...days, ...stated]) {
    from = Math.min(from, day);
    to = Math.max(to, day);
  }
  return from <= to ? { from, to } : null;
}

const ID_MAX_CHARACTERS = 255;
const TEXT_MAX_CHARACTERS = 1_000;

/** What a row of a feed has that one of a file has not. */
interface FeedRowFacts {
  readonly line: null;
  readonly replacesPendingId: string | null;
}

/** A row in the form in which it is matched and stored. */
export function rowToApply(
  row: StatementRow,
  statement: Statement,
  accountCurrency: CurrencyCode,
  keyedHash: KeyedHash,
  feed?: FeedRowFacts,
): RowToApply {
  return new StatementRowToApply(row, statement, accountCurrency, keyedHash, feed);
}

/**
 * There may be very many rows at once, so what is only needed when one is stored is made when it is asked for, and the
 * row of the file is not kept. A copy by `...` would lose that.
 */
class StatementRowToApply implements RowToApply {
  readonly line: number | null;
  readonly sourceId: string | null;
  readonly replacesPendingId: string | null;
  readonly day: DayNumber;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly status: RowStatus;
  readonly text: string;
  readonly hints: CategoryHints;
  readonly #payee: string | null;
  readonly #description: string;
  readonly #counterpartyAccount: string | null;
  readonly #account: AccountHint;
  readonly #keyedHash: KeyedHash;

  constructor(
    row: StatementRow,
    { account }: Statement,
    accountCurrency: CurrencyCode,
    keyedHash: KeyedHash,
    feed?: FeedRowFacts,
  ) {
    const { number } = account;
    const text = textOf(row, [number, row.counterpartyAccount]);
    this.line = feed === undefined ? row.place.line : feed.line;
    this.sourceId = row.sourceId === null ? null : sameOr(row.sourceId, cleanId(row.sourceId, number));
    const replaced = feed?.replacesPendingId ?? null;
    this.replacesPendingId = replaced === null ? null : cleanId(replaced, number);
    this.day = dayNumber(row.day);
    this.amount = row.amount;
    this.currency = row.currency ?? accountCurrency;
    this.status = row.status;
    this.text = sameOr(row.description, text);
    this.hints = row.hints;
    this.#payee = row.payee;
    this.#description = row.description;
    this.#counterpartyAccount = row.counterpartyAccount;
    this.#account = account;
    this.#keyedHash = keyedHash;
  }

  get counterpartyHash(): string | null {
    const number = this.#counterpartyAccount;
    return number === null ? null : identifyingHash(number, this.#keyedHash);
  }

  get entry(): TransactionEntry {
    const { amount, status, hints } = this;
    const [payee, description, counterpartyAccount] = [this.#payee, this.#description, this.#counterpartyAccount];
    const content = { day: fromDayNumber(this.day), amount, status, hints, payee, description, counterpartyAccount };
    return entryOf(content, this.#account, this.currency);
  }
}

/** The first text if both are equal: the same text twice would be in memory twice. */
function sameOr(text: string, other: string): string {
  return text === other ? text : other;
}

/** An id as it is stored: some banks make ids of account numbers. */
export function cleanId(id: string, accountNumber: string | null): string {
  return cleanText(id, [accountNumber], ID_MAX_CHARACTERS);
}

/** What the row says in words: its description, and the payee unless the description names them. */
function textOf({ description, payee }: StatementRow, numbers: readonly (string | null)[]): string {
  const isNamed = payee === null || description.includes(payee);
  return cleanText(isNamed ? description : `${payee} ${description}`, numbers, TEXT_MAX_CHARACTERS);
}

/** What is kept of a row that becomes no transaction. */
export function skipped(row: StatementRow, { account }: Statement): Omit<SkippedRow, 'reason'> {
  return { line: row.place.line, text: textOf(row, [account.number, row.counterpartyAccount]) };
}
