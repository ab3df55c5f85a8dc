import type { ConnectedFeedAccount, FeedAccountChoice } from '../../domain/bank-feeds/connected-feed-account.ts';

/** Accounts that a connection shows, by id, with what was decided about each. Throws `not_found`. */
export type ListFeedAccounts = (userId: number, connectionId: number) => Promise<readonly ConnectedFeedAccount[]>;

/**
 * Links accounts of a connection to bank accounts of the user, opens new connected accounts for them, or ignores them;
 * all choices or none. For what takes part from now on the history is fetched, with the next sync. Rows that went to
 * another bank account before stay there. Returns all accounts of the connection. Throws `not_found`, and `invalid`
 * naming `accounts` for an unknown account, another currency, or a bank account that this connection fills already.
 */
export type MapFeedAccounts = (
  userId: number,
  connectionId: number,
  choices: readonly FeedAccountChoice[],
) => Promise<readonly ConnectedFeedAccount[]>;
