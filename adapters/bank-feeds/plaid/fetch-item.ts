import type { LocalDate } from '../../../domain/calendar.ts';
import type { FeedAccount } from '../../../domain/feeds/feed-account.ts';
import type { FeedFailure, FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import type { FetchedAccount, FetchedFeed } from '../../../domain/feeds/fetched-feed.ts';
import type { FetchRequest } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { type JsonObject, objectOf, objectsOf, tokenOf } from '../json.ts';
import { feedProblem, leftOutProblem, withoutRows } from '../problem.ts';
import { type AskPlaid, readError } from './api.ts';
import { consentEnd, institutionOf, type PlaidItem, readAccount } from './item.ts';
import { problemOf } from './problems.ts';
import { type SyncedChanges, syncedChanges } from './sync-pages.ts';
import { readTransaction } from './transaction.ts';

/** The changes since the cursor, then the balances, so that these are at least as recent. */
export async function fetchItem(
  item: PlaidItem,
  { cursor, today, ignored }: FetchRequest,
  ask: AskPlaid,
  endless: () => FeedFailure,
): Promise<FetchedFeed> {
  const changes = await syncedChanges(ask, item.accessToken, cursor, endless);
  const response = await ask('/accounts/get', { access_token: item.accessToken });
  const institution = institutionOf(response, item.institution);
  const accounts = [...changes.accounts, ...objectsOf(response, 'accounts')];
  const byKey = new Map<string, FeedAccount>();
  for (const account of accounts) {
    const read = readAccount(account, institution);
    if (read !== undefined) byKey.set(read.key, read);
  }
  const changed = { ...changes, byAccount: Map.groupBy(changes.transactions, (one) => tokenOf(one, 'account_id')) };
  return {
    accounts: [...byKey.values()].map((account) =>
      ignored.has(account.key) ? withoutRows(account) : fetchedAccount(account, changed, today),
    ),
    cursor: changes.cursor ?? cursor,
    problems: problemsOf(response, changes),
    consentExpiresAt: consentEnd(response),
  };
}

interface Changes extends SyncedChanges {
  readonly byAccount: ReadonlyMap<string | null, readonly JsonObject[]>;
}

function fetchedAccount(
  account: FeedAccount,
  { byAccount, removed, isWhole, updateStatus }: Changes,
  today: LocalDate,
): FetchedAccount {
  const read = (byAccount.get(account.key) ?? []).map(readTransaction);
  const all = read.filter((row) => typeof row === 'object');
  const rows = all.filter(({ currency }) => currency === account.currency);
  const unreadable = read.filter((row) => row === 'unreadable').length;
  const problem = leftOutProblem(unreadable, all.length - rows.length, 'an amount or a day');
  const removedIds = removed
    .filter(({ accountId }) => (accountId ?? account.key) === account.key)
    .map(({ transactionId }) => transactionId);
  const taken = { ...withoutRows(account), rows, removedIds, problem };
  const from = rows.reduce<LocalDate | null>((first, { day }) => (first === null || day < first ? day : first), null);
  if (!isWhole || problem !== null || updateStatus === 'NOT_READY') return taken;
  return { ...taken, listsAllPending: true, coverage: from === null ? null : { from, to: today } };
}

const NOT_READY_SECONDS = 60;
const HISTORY_SECONDS = 900;

/** An Item may be broken although what Plaid has of it can still be read. */
function problemsOf(response: JsonObject, { updateStatus }: SyncedChanges): readonly FeedProblem[] {
  const error = objectOf(objectOf(response, 'item'), 'error');
  const broken = error === undefined ? undefined : problemOf(readError(error));
  return [...(broken === undefined ? [] : [broken]), ...collecting(updateStatus)];
}

function collecting(updateStatus: string | null): readonly FeedProblem[] {
  if (updateStatus === 'NOT_READY') {
    const message = 'Plaid is still collecting the transactions of your bank. They come in a minute or two.';
    return [feedProblem('partial', message, NOT_READY_SECONDS)];
  }
  if (updateStatus === 'INITIAL_UPDATE_COMPLETE') {
    const message = 'Plaid is still collecting older transactions of your bank. They come with a later sync.';
    return [feedProblem('partial', message, HISTORY_SECONDS)];
  }
  return [];
}
