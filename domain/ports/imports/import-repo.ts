import type { DaySpan, LocalDate } from '../../calendar.ts';
import type { Import, ImportDecision, ImportRow } from '../../imports/import.ts';
import type { RowLink, RowPlace, ShownLink, TouchedTransaction } from '../../imports/undo-import.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import type { OtherStatement } from '../../matching/joined-statements.ts';
import type { KnownAccount } from '../../matching/known-account.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import type { MinorUnits } from '../../money/money.ts';
import type { New } from '../../new.ts';
import type { ReadOptions } from '../../statements/read-options.ts';
import type { CategoryHints } from '../../statements/statement-row.ts';

/** The days around a batch in which its rows may have been shown before, both inclusive. */
export type DayWindow = DaySpan;

/** Rows that a feed names by the ids under which it showed them before, on whatever day. */
export interface NamedRows {
  readonly source: string;
  readonly sourceIds: readonly string[];
}

/** Imports of one user with their rows. Those of other users do not exist here. */
export interface ImportRepo {
  /**
   * Stores an import with all of its rows. Takes the rows as it stores them, so that they need not exist all at once.
   * 100,000 take seconds. Returns its id, which is above all earlier ones.
   */
  add(given: New<Import>, rows: Iterable<ImportRow>): Promise<number>;
  get(userId: number, id: number): Promise<Import | undefined>;
  /** Those below an id, newest first. */
  page(userId: number, beforeId: number, limit: number): Promise<readonly Import[]>;
  /** Rows above a position, in their order; all, or those of one decision. */
  rows(userId: number, id: number, wanted: WantedRows): Promise<readonly ImportRow[]>;
  /** How the latest file of this layout was read. */
  readAs(userId: number, fingerprint: string): Promise<ReadOptions | undefined>;
  /** Removes the import with its rows, and rows of others that only retired one of `transactionIds`. */
  remove(userId: number, id: number, transactionIds: readonly number[]): Promise<void>;
  /**
   * Removes the statements and rows of an account, and imports that have no others. An adapter may keep them where
   * nobody sees them until `removeLeftovers`.
   */
  removeAllOf(userId: number, bankAccountId: number): Promise<void>;
  /**
   * Removes a part of what `removeAllOf` has kept, of any user: about 10,000 rows. Returns how many rows it removed (1
   * for an import without rows), or 0 when nothing was left.
   */
  removeLeftovers(): Promise<number>;
}

export interface WantedRows {
  readonly decision?: ImportDecision;
  readonly afterPosition: number;
  readonly limit: number;
}

/** What the imports of one user say about transactions. */
export interface ObservationRepo {
  /**
   * Everything that matching needs for rows inside of the window: the live and deleted transactions that an import
   * showed there or a feed showed under one of the ids, and the live ones that were entered by hand. In the order of
   * their ids.
   */
  known(userId: number, bankAccountId: number, window: DayWindow, named?: NamedRows): Promise<KnownAccount>;
  /** The days that each source has covered so far, as `known` has them. */
  coverage(userId: number, bankAccountId: number): Promise<KnownAccount['coverage']>;
  /**
   * Statements of files of the account that state both of their balances for days of which one is inside of the window,
   * each with the transactions that its rows are.
   */
  statementsAround(userId: number, bankAccountId: number, window: DayWindow): Promise<readonly OtherStatement[]>;
  /**
   * The account to which a number or a name with this hash was imported last, or else the one that a feed with it
   * fills; with a currency, of the accounts in it alone: a bank may keep several currencies under one number.
   */
  accountOf(userId: number, accountHash: string, currency?: CurrencyCode | null): Promise<number | undefined>;
  /** What booked live transactions after each of the days moved the account's balance by, in the order of the days. */
  bookedAfter(userId: number, bankAccountId: number, days: readonly LocalDate[]): Promise<readonly MinorUnits[]>;
  /**
   * What the rows that made these transactions said of the kind of payment; missing for those that no import made, and
   * `null` where it was not kept. Files of Coffer's own columns name everything themselves, and are left out.
   */
  hints(userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, CategoryHints | null>>;
  /** The names of the sources that show each of these transactions; missing for those that none shows. */
  sourcesOf(userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>>;
  /** The transactions that the import made or changed. */
  touched(userId: number, importId: number): Promise<readonly TouchedTransaction[]>;
  /** Rows that are about these transactions, in the order of their imports and positions. */
  links(userId: number, transactionIds: readonly number[]): Promise<readonly ShownLink[]>;
  /** Stores what these rows are about. */
  link(userId: number, links: readonly RowLink[]): Promise<void>;
  markOrigins(userId: number, rows: readonly RowPlace[]): Promise<void>;
  setBefore(userId: number, rows: readonly (RowPlace & { readonly before: Transaction })[]): Promise<void>;
}
