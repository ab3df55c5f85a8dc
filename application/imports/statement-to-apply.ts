import { dayNumber } from '../../domain/calendar.ts';
import type { TransactionEntry } from '../../domain/ledger/transaction.ts';
import type { Coverage, DayNumber } from '../../domain/matching/observed-row.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { identifyingHash, type KeyedHash } from '../../domain/statements/account-number.ts';
import type { AccountHint, Statement } from '../../domain/statements/statement.ts';
import type { StatementFile } from '../../domain/statements/statement-file.ts';
import type { CategoryHints, RowStatus, StatementRow } from '../../domain/statements/statement-row.ts';
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
  const context = { account: statement.account, currency: account.currency, keyedHash };
  const [rows, empty] = [
    statement.rows.filter(({ amount }) => amount !== 0),
    statement.rows.filter(({ amount }) => amount === 0),
  ];
  return {
    bankAccountId: account.id,
    accountLastFour: masked?.lastFour || null,
    accountHash: masked?.hash ?? null,
    source: { name: sourceName(file), hasTrustedIds: false },
    coverage: coverageOf(statement, today),
    listsAllPending: false,
    rows: rows.map((row) => new StatementRowToApply(row, context)),
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

/** A row of a feed in the form in which it is matched and stored. */
export function rowToApply(
  row: StatementRow,
  { account }: Statement,
  accountCurrency: CurrencyCode,
  keyedHash: KeyedHash,
  feed: FeedRowFacts,
): RowToApply {
  return new StatementRowToApply(row, { account, currency: accountCurrency, keyedHash }, feed);
}

/** What the rows of a statement share. */
interface StatementContext {
  readonly account: AccountHint;
  readonly currency: CurrencyCode;
  readonly keyedHash: KeyedHash;
}

/**
 * There may be very many rows at once, so each takes what it says from the row of the file when it is asked, and keeps
 * only what differs from that. A copy by `...` would say nothing.
 */
class StatementRowToApply implements RowToApply {
  readonly #row: StatementRow;
  readonly #context: StatementContext;
  readonly #feed: FeedRowFacts | undefined;
  /** `undefined` until it is asked for, `null` if it is that of the row of the file. */
  #text: string | null | undefined;
  #sourceId: string | null | undefined;

  constructor(row: StatementRow, context: StatementContext, feed?: FeedRowFacts) {
    this.#row = row;
    this.#context = context;
    this.#feed = feed;
  }

  get line(): number | null {
    return this.#feed === undefined ? this.#row.place.line : this.#feed.line;
  }

  get sourceId(): string | null {
    const { sourceId } = this.#row;
    if (sourceId === null) return null;
    if (this.#sourceId === undefined) {
      this.#sourceId = unlessSame(cleanId(sourceId, this.#context.account.number), sourceId);
    }
    return this.#sourceId ?? sourceId;
  }

  get replacesPendingId(): string | null {
    const replaced = this.#feed?.replacesPendingId ?? null;
    return replaced === null ? null : cleanId(replaced, this.#context.account.number);
  }

  get day(): DayNumber {
    return dayNumber(this.#row.day);
  }

  get amount(): MinorUnits {
    return this.#row.amount;
  }

  get currency(): CurrencyCode {
    return this.#row.currency ?? this.#context.currency;
  }

  get status(): RowStatus {
    return this.#row.status;
  }

  get text(): string {
    const { description, counterpartyAccount } = this.#row;
    if (this.#text === undefined) {
      this.#text = unlessSame(textOf(this.#row, [this.#context.account.number, counterpartyAccount]), description);
    }
    return this.#text ?? description;
  }

  get hints(): CategoryHints {
    return this.#row.hints;
  }

  get counterpartyHash(): string | null {
    const number = this.#row.counterpartyAccount;
    return number === null ? null : identifyingHash(number, this.#context.keyedHash);
  }

  get entry(): TransactionEntry {
    return entryOf(this.#row, this.#context.account, this.currency);
  }
}

function unlessSame(text: string, other: string): string | null {
  return text === other ? null : text;
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
