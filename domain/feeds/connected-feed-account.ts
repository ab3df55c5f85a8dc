import { addDays, type DaySpan, type LocalDate, type Timestamp } from '../calendar.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { New } from '../new.ts';
import type { StatementAccountKind } from '../statements/statement.ts';
import type { ConnectionProblem } from './connection.ts';
import type { FeedCoverage } from './feed-account.ts';
import type { FeedProvider } from './provider-facts.ts';

/**
 * Where the rows of a feed's account go:
 * - `undecided`: nowhere yet. The person chooses.
 * - `linked`: to the bank account with `bankAccountId`.
 * - `ignored`: nowhere. The person does not want them.
 */
export const FEED_ACCOUNT_DECISIONS = ['undecided', 'linked', 'ignored'] as const;
type FeedAccountDecision = (typeof FEED_ACCOUNT_DECISIONS)[number];

/**
 * How the account of a feed came to its bank account:
 * - `opened`: the bank account was opened for it.
 * - `number`, `rows`: it was recognised by its number, or by payments that were there already.
 * - `person`: a person said so.
 */
export const LINK_ORIGINS = ['opened', 'number', 'rows', 'person'] as const;
export type LinkOrigin = (typeof LINK_ORIGINS)[number];

/** An account as a connection shows it, and what the person decided about it. */
export interface ConnectedFeedAccount {
  readonly id: number;
  readonly userId: number;
  readonly connectionId: number;
  /** Identifies the account within its connection. */
  readonly key: string;
  readonly name: string;
  readonly institutionName: string;
  /** ISO 3166-1 alpha-2. */
  readonly institutionCountry: string | null;
  readonly kind: StatementAccountKind | null;
  /** Last characters of the account's number; `null` if the provider gives none. */
  readonly lastFour: string | null;
  /** The keyed hash of a complete number, by which files of the account are recognised; `null` without one. */
  readonly numberHash: string | null;
  /** `null`: it cannot be imported. */
  readonly currency: CurrencyCode | null;
  /** Negative is owed, whatever sign the bank uses. */
  readonly balance: MinorUnits | null;
  readonly balanceAt: Timestamp | null;
  /** Whether a positive balance of the bank is a debt; `null` while nothing tells. */
  readonly isBalanceTurned: boolean | null;
  /** Whether a person has said so. */
  readonly isSignChosen: boolean;
  readonly decision: FeedAccountDecision;
  /** Set for `linked`, and for no other. */
  readonly bankAccountId: number | null;
  /** `null` unless it is linked, and for links that are older than this knowledge. */
  readonly linkedBy: LinkOrigin | null;
  /** While it is undecided: the bank account that it may be. The person is asked. */
  readonly likelyBankAccountId: number | null;
  /**
   * What the bank's balance is more than the rows of the bank account add up to; `null` where there is nothing to
   * compare.
   */
  readonly difference: MinorUnits | null;
  /** The days of which every row has been fetched since the account was linked. */
  readonly coverage: FeedCoverage | null;
  /** Days before those of which the provider gave no rows, oldest first, because it was not asked for too long. */
  readonly missingDays: readonly DaySpan[];
  /** What is wrong with this account alone. */
  readonly problem: ConnectionProblem | null;
  readonly lastSuccessAt: Timestamp | null;
  readonly createdAt: Timestamp;
}

/** What the person chooses for an account of a feed. */
export type FeedAccountChoice =
  | { readonly id: number; readonly decision: 'link'; readonly bankAccountId: number }
  /** `name` is the provider's by default. */
  | { readonly id: number; readonly decision: 'create'; readonly name?: string }
  | { readonly id: number; readonly decision: 'ignore' }
  /** A positive balance of the bank is a debt, or money that the person has. Nothing else changes. */
  | { readonly id: number; readonly decision: 'owed' | 'owned' };

export const MOST_FEED_ACCOUNTS = 200;

/**
 * The name of the source, as matching compares it: an account of a connection, because ids of rows are unique within an
 * account. A connection that was removed and added again is another source: its provider may number everything anew.
 */
export function feedSource(
  provider: FeedProvider,
  { connectionId, id }: Pick<ConnectedFeedAccount, 'connectionId' | 'id'>,
): string {
  return `feed:${provider}:${connectionId}:${id}`;
}

/** The connection whose rows have this source; `undefined` for those of files. */
export function connectionOfSource(source: string): number | undefined {
  const id = /^feed:[a-z]+:(\d+):\d+$/.exec(source)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** An account that a feed shows for the first time, before anything is decided. */
export type NewFeedAccount = New<ConnectedFeedAccount>;

/** Both ranges if they touch, else the one that ends later. */
export function joinCoverage(before: FeedCoverage | null, added: FeedCoverage): FeedCoverage {
  if (before === null) return added;
  const areApart = addDays(before.to, 1) < added.from || addDays(added.to, 1) < before.from;
  if (areApart) return before.to > added.to ? before : added;
  const from: LocalDate = before.from < added.from ? before.from : added.from;
  const to: LocalDate = before.to > added.to ? before.to : added.to;
  return { from, to };
}
