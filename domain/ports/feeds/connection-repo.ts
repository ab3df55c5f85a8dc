import type { Timestamp } from '../../calendar.ts';
import type { ConnectedFeedAccount } from '../../feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../feeds/connection.ts';
import type { FeedProvider } from '../../feeds/provider-facts.ts';
import type { New } from '../../new.ts';

/** Whose connection it is. */
export interface ConnectionPlace {
  readonly userId: number;
  readonly id: number;
}

/**
 * Feed connections of one user, with the accounts that they show. Those of other users do not exist here. Units of work
 * lock connections before accounts.
 */
export interface ConnectionRepo {
  /** Refuses deleted users. */
  add(connection: New<FeedConnection>): Promise<FeedConnection>;
  get(userId: number, id: number): Promise<FeedConnection | undefined>;
  /** By id. */
  list(userId: number): Promise<readonly FeedConnection[]>;
  /** Makes others wait that would change connections of the user, until the unit of work ends. Hold them first. */
  hold(userId: number): Promise<void>;
  /** The one whose consent awaits this state. */
  withState(userId: number, stateHash: string): Promise<FeedConnection | undefined>;
  /**
   * Stores the result of the synchronous `change`. The connection is locked before `change` gets it and until the unit
   * of work ends. If `change` throws, its error is passed on and nothing is stored. Throws `not_found`.
   */
  update(userId: number, id: number, change: (connection: FeedConnection) => FeedConnection): Promise<FeedConnection>;
  /** Removes the connection with its accounts, and returns it. Throws `not_found`. */
  remove(userId: number, id: number): Promise<FeedConnection>;
  /** Of all users: connections whose sync is due and that nobody has leased, the longest due first. */
  due(now: Timestamp, limit: number): Promise<readonly ConnectionPlace[]>;
  /** Of all users: those above an id, by id. */
  page(afterId: number, limit: number): Promise<readonly ConnectionPlace[]>;
  /** Of all users: the connection that a provider's webhook names. */
  withProviderKey(provider: FeedProvider, providerKey: string): Promise<ConnectionPlace | undefined>;
  /**
   * Of all users: removes connections whose first consent was not given in time, and forgets renewals that were not.
   * Returns how many.
   */
  dropExpiredConsents(now: Timestamp): Promise<number>;
}

/** Accounts that feed connections of one user show. Those of other users do not exist here. */
export interface FeedAccountRepo {
  /** Of one connection, by id. */
  list(userId: number, connectionId: number): Promise<readonly ConnectedFeedAccount[]>;
  /** Of all connections of the user, by id. */
  listAll(userId: number): Promise<readonly ConnectedFeedAccount[]>;
  /**
   * Stores an account of a connection, which is new unless the connection has one with its key, and returns its id.
   * Throws `conflict` if another account of the connection fills the bank account.
   */
  put(account: New<ConnectedFeedAccount>): Promise<number>;
  /** Gives an account that its provider shows under another key by now that key; it keeps its id. */
  rename(userId: number, id: number, key: string): Promise<void>;
  /** Makes the accounts undecided that fill a bank account, because it is deleted. */
  release(userId: number, bankAccountId: number): Promise<void>;
  /** Forgets which days were fetched, so that the next fetch goes back to the beginning. */
  forgetCoverage(userId: number, connectionId: number): Promise<void>;
}
