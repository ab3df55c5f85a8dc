import { dateOf, type Timestamp } from '../../domain/calendar.ts';
import { byId } from '../../domain/collections.ts';
import { FinanceError } from '../../domain/error.ts';
import {
  type ConnectedFeedAccount,
  feedSource,
  joinCoverage,
  type NewFeedAccount,
} from '../../domain/feeds/connected-feed-account.ts';
import { type ConnectionProblem, type FeedConnection, hasEnded } from '../../domain/feeds/connection.ts';
import { currencyProblem } from '../../domain/feeds/currency-change.ts';
import type { FetchAllowance } from '../../domain/feeds/fetch-allowance.ts';
import { type FetchedAccount, type FetchedFeed, isRead } from '../../domain/feeds/fetched-feed.ts';
import { fetchSucceeded } from '../../domain/feeds/fetching.ts';
import { endLease } from '../../domain/feeds/lease.ts';
import { missingAfter, missingByBalance } from '../../domain/feeds/missing-days.ts';
import { beginBefore, unexplainedDifference } from '../../domain/feeds/stated-balance.ts';
import type { BankFeedPort } from '../../domain/ports/feeds/bank-feed-port.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { type AppliedStatements, applyStatements } from '../imports/applying/apply-statements.ts';
import { settleLegs } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { rehearsed } from '../rehearsed.ts';
import { coverageOfFetch, type FedAccount, feedStatement } from './feed-statement.ts';
import { withoutFormerRows } from './former-rows.ts';
import { connectionName } from './link-connection.ts';
import { resealed } from './sealed-secrets.ts';
import { followBank, type ShowAccountsPorts, storeShownAccounts } from './shown-accounts.ts';

export type StoreFetchPorts = ShowAccountsPorts & Pick<Ports, 'unitOfWork' | 'sealer'>;

/** A fetch that is to be stored by whoever holds the lease. */
interface FinishedFetch {
  readonly connection: FeedConnection;
  readonly feed: BankFeedPort;
  readonly fetched: FetchedFeed;
  readonly holder: string;
  readonly allowance: FetchAllowance;
  readonly at: Timestamp;
}

interface StoredFeed {
  readonly importId: number | null;
  readonly added: number;
  readonly updated: number;
  readonly retired: number;
  readonly problem: ConnectionProblem | null;
}

/** What became of accounts whose rows broke a rule of Coffer, by key. */
type Refusals = ReadonlyMap<string, ConnectionProblem>;

/**
 * Stores the rows of all accounts and the place from which the next fetch goes on, in one unit of work. Where rows of
 * an account break a rule, the others are stored all the same, the account is marked, and the next fetch begins where
 * this one did. Throws `LeaseLost`, `not_found`, `user_deleted`.
 */
export async function storeFetch(ports: StoreFetchPorts, fetch: FinishedFetch): Promise<StoredFeed> {
  try {
    return await ports.unitOfWork.run((stores) => store(ports, stores, fetch, new Map()));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refusals = await refusedAccounts(ports, fetch);
    if (refusals.size === 0) throw error;
    return ports.unitOfWork.run((stores) => store(ports, stores, fetch, refusals));
  }
}

function isRefusal(error: unknown): error is FinanceError {
  return error instanceof FinanceError && (error.code === 'invalid' || error.code === 'amount_out_of_range');
}

async function store(
  ports: StoreFetchPorts,
  stores: Stores,
  fetch: FinishedFetch,
  broken: Refusals,
): Promise<StoredFeed> {
  const { fetched, holder, allowance, at, feed } = fetch;
  const { userId, id } = fetch.connection;
  const before = await stores.feedAccounts.list(userId, id);
  const refusals = new Map([...(await strangeCurrencies(stores, userId, before, fetched)), ...broken]);
  const cursor = refusals.size === 0 ? fetched.cursor : fetch.connection.cursor;
  const ignored = new Set(before.flatMap(({ key, decision }) => (decision === 'ignored' ? [key] : [])));
  const taking = fetched.accounts.flatMap((one) => {
    const refusal = refusals.get(one.account.key);
    const problem = refusal ? { ...refusal, retryAfterSeconds: null } : one.problem;
    return ignored.has(one.account.key) ? [] : [{ problem, isRead: isRead(one, fetched) }];
  });
  const connection = await stores.connections.update(userId, id, (current) => {
    const ended = resealed(ports.sealer, endLease(current, holder));
    const name = connectionName(fetched.accounts.map(({ account }) => account)) ?? ended.name;
    return { ...fetchSucceeded(ended, { ...fetched, cursor }, taking, allowance, at), name };
  });
  const isComplete = fetched.problems.length === 0;
  const shown = fetched.accounts.map((one) => {
    const isUnread = one.rows.length === 0 && (one.problem !== null || !isComplete);
    return isUnread ? { ...one, rows: null } : one;
  });
  const known = await storeShownAccounts(ports, stores, connection, shown, isComplete, at);
  const after = await storeOutcomes(stores, fetch, known, refusals);
  const all = await fedAccounts(stores, fetch, known, after, refusals);
  const fed = await withoutFormerRows(stores, connection, feed.hasTrustedIds, all);
  const hash = (number: string) => ports.accountHash(`${userId} ${number}`);
  const statements = fed.map((one) => feedStatement(connection, feed.hasTrustedIds, one, at, hash));
  const applied = await applyStatements(stores, userId, statements, at);
  await storeBalances(stores, fed, known, at);
  const importId = await storeImport(stores, connection, fed, applied, at);
  await settleLegs(stores, userId, applied.legs);
  return { importId, ...countsOf(applied), problem: connection.problem };
}

/** Accounts that the bank shows in another currency than before: their rows wait for the person. */
async function strangeCurrencies(
  { accounts }: Stores,
  userId: number,
  known: readonly ConnectedFeedAccount[],
  fetched: FetchedFeed,
): Promise<Refusals> {
  const own = byId(await accounts.list(userId));
  const shown = new Map(fetched.accounts.map((one) => [one.account.key, one]));
  return new Map(
    known.flatMap(({ key, bankAccountId }) => {
      const [one, filled] = [shown.get(key), own.get(bankAccountId ?? 0)];
      const problem = one && filled ? currencyProblem(one, filled.currency) : null;
      return problem === null ? [] : [[key, problem] as const];
    }),
  );
}

/** What the fetch says about each account, before any bank account is locked. Returns the accounts by key. */
async function storeOutcomes(
  { feedAccounts }: Stores,
  { connection, fetched, at }: FinishedFetch,
  known: ReadonlyMap<string, ConnectedFeedAccount>,
  refusals: Refusals,
): Promise<ReadonlyMap<string, ConnectedFeedAccount>> {
  const shown = new Map(fetched.accounts.map((one) => [one.account.key, one]));
  const after = new Map<string, ConnectedFeedAccount>();
  for (const [key, account] of known) {
    const one = shown.get(key);
    const outcome =
      one === undefined
        ? missing(account, fetched.problems.length > 0)
        : outcomeOf(account, one, fetched, refusals.get(key), at);
    // Of an account that comes later, the fetch asked for two weeks only: the next one asks for the rest.
    const isLate = account.createdAt === at && connection.lastSuccessAt !== null && one?.coverage !== null;
    const stored = isLate ? { ...outcome, coverage: null } : outcome;
    await feedAccounts.put(stored);
    after.set(key, { ...stored, id: account.id });
  }
  return after;
}

function outcomeOf(
  account: NewFeedAccount,
  fetched: FetchedAccount,
  feed: FetchedFeed,
  refusal: ConnectionProblem | undefined,
  at: Timestamp,
): NewFeedAccount {
  const said = fetched.problem && { code: fetched.problem.code, message: fetched.problem.message };
  const problem = refusal ?? said;
  const isFed = account.decision === 'linked' && refusal === undefined;
  const covered = isFed ? coverageOfFetch(fetched, account.coverage, dateOf(at)) : null;
  // Of an account about which nothing is decided only its rows tell, or that it has none for certain.
  const waits = account.decision === 'undecided' && fetched.rows.length === 0 && feed.problems.length > 0;
  const isSuccess = problem === null && isRead(fetched, feed) && !waits;
  const after = { ...account, problem, lastSuccessAt: isSuccess ? at : account.lastSuccessAt };
  if (covered === null) return after;
  const coverage = joinCoverage(account.coverage, covered);
  const missingDays = missingAfter(account.missingDays, account.coverage, covered, fetched.rows);
  return { ...after, coverage, missingDays };
}

/** Of an account that the provider did not mention. What the person ignores need not be mentioned. */
function missing(account: NewFeedAccount, isPartial: boolean): NewFeedAccount {
  if (isPartial || account.decision === 'ignored') return account;
  const sentence = 'The bank shows this account no more. It may have been closed.';
  return { ...account, problem: { code: 'account_gone', message: sentence } };
}

/** The accounts whose rows go somewhere. `before` are those of the connection as they were before the fetch. */
async function fedAccounts(
  { accounts, feedAccounts, connections }: Stores,
  { connection: { userId }, fetched }: FinishedFetch,
  before: ReadonlyMap<string, ConnectedFeedAccount>,
  after: ReadonlyMap<string, ConnectedFeedAccount>,
  refusals: Refusals,
): Promise<readonly FedAccount[]> {
  const own = byId(await accounts.list(userId));
  const all = byId(await connections.list(userId));
  const feeds = await feedAccounts.listAll(userId);
  const sourcesOf = (id: number) => {
    const working = feeds.filter((feed) => feed.bankAccountId === id && !hasEnded(all.get(feed.connectionId), feed));
    return new Set(working.map((feed) => feedSource(all.get(feed.connectionId)!.provider, feed)));
  };
  return fetched.accounts.flatMap((one) => {
    const { key } = one.account;
    const linked = after.get(key);
    const account = own.get(linked?.bankAccountId ?? 0);
    if (linked === undefined || account === undefined || refusals.has(key)) return [];
    if (one.account.currency !== account.currency) return [];
    const fetchedTo = before.get(key)?.coverage?.to ?? null;
    return [{ fetched: one, linked, account, fetchedTo, filling: sourcesOf(account.id) }];
  });
}

/** The accounts show what the bank says, and what their rows add up to is compared with it. */
async function storeBalances(
  stores: Stores,
  fed: readonly FedAccount[],
  before: ReadonlyMap<string, ConnectedFeedAccount>,
  at: Timestamp,
): Promise<void> {
  const stated = fed.filter(({ fetched }) => fetched.account.balance !== null);
  for (const { fetched, linked, account } of stated.toSorted((a, b) => a.account.id - b.account.id)) {
    const earlier = before.get(linked.key);
    const isNew = earlier?.coverage === null || linked.difference === null;
    const isFirst = linked.linkedBy === 'opened' && isNew && earlier?.problem?.code !== 'currency_changed';
    const known = await followBank(stores, linked, account.id, at);
    if (known === undefined) continue;
    const rows = Number(await stores.balanceReader.bookedTotal(known));
    const own = isFirst
      ? await stores.accounts.update(known.userId, known.id, (current) => beginBefore(current, rows))
      : known;
    const difference = unexplainedDifference(own, rows, fetched.rows);
    const missingDays = missingByBalance({ ...linked, difference }, earlier ?? linked);
    if (difference === linked.difference && missingDays.length === linked.missingDays.length) continue;
    await stores.feedAccounts.put({ ...linked, difference, missingDays });
  }
}

/** A fetch that says nothing new is no import. */
async function storeImport(
  { imports }: Stores,
  { userId, provider }: FeedConnection,
  fed: readonly FedAccount[],
  { rows, statements }: AppliedStatements,
  at: Timestamp,
): Promise<number | null> {
  if (rows().next().done === true) return null;
  const warnings = fed.flatMap(({ fetched: { problem } }) =>
    problem === null ? [] : [{ line: null, message: problem.message }],
  );
  const facts = { userId, format: provider, fileName: null, sha256: null, leftOut: {}, warnings, createdAt: at };
  return imports.add({ ...facts, statements, fingerprint: null, readAs: null }, rows());
}

function countsOf({ statements }: AppliedStatements) {
  const sum = (count: 'added' | 'updated' | 'retired') => statements.reduce((total, one) => total + one[count], 0);
  return { added: sum('added'), updated: sum('updated'), retired: sum('retired') };
}

/** Finds the accounts whose rows break a rule, by trying each alone without storing anything. */
async function refusedAccounts(ports: StoreFetchPorts, fetch: FinishedFetch): Promise<Refusals> {
  const refusals = new Map<string, ConnectionProblem>();
  for (const one of fetch.fetched.accounts) {
    const alone = { ...fetch, fetched: { ...fetch.fetched, accounts: [one] } };
    await rehearsed(ports.unitOfWork, (stores) => store(ports, stores, alone, new Map())).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      refusals.set(one.account.key, { code: 'not_stored', message: error.message });
    });
  }
  return refusals;
}
