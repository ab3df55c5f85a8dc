import { dayNumber, fromDayNumber } from '../../domain/calendar.ts';
import type { ConnectedFeedAccount, NewFeedAccount } from '../../domain/feeds/connected-feed-account.ts';
import { type FeedConnection, hasEnded } from '../../domain/feeds/connection.ts';
import type { FeedRow } from '../../domain/feeds/fetched-feed.ts';
import {
  agreementOf,
  DAYS_APART,
  type DatedAmount,
  isSameKind,
  isSameName,
  type KnownBankAccount,
  type Recognition,
  recogniseAccount,
  reminders,
} from '../../domain/feeds/recognise-account.ts';
import { type Bank, MANUAL_BANK } from '../../domain/ledger/bank.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { KnownTransaction } from '../../domain/matching/known-account.ts';
import { spanOf } from '../../domain/matching/observed-row.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/** What a connection shows at one moment. */
export interface ShownRows {
  /** By key; `null` for an account whose rows were not fetched, or not yet. */
  readonly rows: ReadonlyMap<string, readonly FeedRow[] | null>;
  /** Whether an account of the connection that is not shown is there no more. */
  readonly isComplete: boolean;
}

/**
 * Compares an account that a feed shows for the first time with those of the user that have its currency, inside of the
 * caller's unit of work.
 */
export async function recognise(stores: Stores, facts: NewFeedAccount, shown: ShownRows): Promise<Recognition> {
  const { userId, currency, numberHash, key } = facts;
  const possible = (await stores.accounts.list(userId)).filter((account) => account.currency === currency);
  const feeds = await stores.feedAccounts.listAll(userId);
  const recognised = numberHash === null ? undefined : await stores.observations.accountOf(userId, numberHash);
  const connections = new Map((await stores.connections.list(userId)).map((one) => [one.id, one]));
  const banks = new Map((await stores.banks.listOf(userId)).map((bank) => [bank.id, bank]));
  const unwanted = feeds.filter((feed) => isIgnoredBefore(feed, facts, shown));
  const isGone = unwanted.some((feed) => !isWorking(feed, connections.get(feed.connectionId), facts, shown));
  const rows = (shown.rows.get(key) ?? []).filter(isComparable(currency)).map(dated);
  const candidates: KnownBankAccount[] = [];
  for (const account of possible) {
    const own = feeds.filter(({ bankAccountId }) => bankAccountId === account.id);
    // What it brought before the person ignored it may be there still.
    if (isGone && own.length === 0) continue;
    const working = own.filter((feed) => isWorking(feed, connections.get(feed.connectionId), facts, shown));
    // Two accounts that a connection shows at once are two accounts.
    if (working.some(({ connectionId }) => connectionId === facts.connectionId)) continue;
    candidates.push({
      id: account.id,
      number: account.id === recognised ? 'same' : numberOf(own, numberHash),
      isAlike: own.length > 0 ? own.some((feed) => isAlike(feed, facts)) : isCalled(account, banks, facts),
      reminders: Math.max(...looksOf(account, own, banks).map((looks) => reminders(looks, facts))),
      isFree: working.length === 0,
      agreement: rows.length === 0 ? null : agreementOf(rows, await storedAmounts(stores, account, rows)),
    });
  }
  const found = recogniseAccount(candidates, unwanted.length > 0);
  const isUnseen = (shown.rows.get(key) ?? null) === null;
  return found.kind === 'new' && isUnseen && candidates.length > 0 ? { kind: 'unseen' } : found;
}

/** How the numbers of the feeds that fill an account compare with one. */
function numberOf(own: readonly ConnectedFeedAccount[], numberHash: string | null): KnownBankAccount['number'] {
  const hashes = own.flatMap((feed) => feed.numberHash ?? []);
  if (numberHash === null || hashes.length === 0) return 'unknown';
  return hashes.includes(numberHash) ? 'same' : 'other';
}

function isComparable(currency: string | null) {
  return (row: FeedRow) => row.status === 'booked' && (row.currency === null || row.currency === currency);
}

function dated({ day, amount }: FeedRow): DatedAmount {
  return { day: dayNumber(day), amount };
}

/** Whether the account is still there, and its connection has not ended. */
function isWorking(
  feed: ConnectedFeedAccount,
  connection: FeedConnection | undefined,
  { connectionId }: NewFeedAccount,
  shown: ShownRows,
): boolean {
  if (feed.connectionId === connectionId) return !shown.isComplete || shown.rows.has(feed.key);
  return !hasEnded(connection, feed);
}

function isAlike(known: ConnectedFeedAccount, facts: NewFeedAccount): boolean {
  const { name, institutionName } = facts;
  return isSameKind(known, facts) && isSameName(known.name, name) && isSameName(known.institutionName, institutionName);
}

/**
 * Whether the person ignores what looks like the account, and is not another one that its connection shows beside it.
 */
function isIgnoredBefore(feed: ConnectedFeedAccount, facts: NewFeedAccount, { isComplete, rows }: ShownRows): boolean {
  if (feed.decision !== 'ignored' || feed.currency !== facts.currency) return false;
  if (feed.connectionId === facts.connectionId && (!isComplete || rows.has(feed.key))) return false;
  if (feed.numberHash !== null && facts.numberHash !== null) return feed.numberHash === facts.numberHash;
  return isAlike(feed, facts) && [facts.lastFour, null].includes(feed.lastFour ?? facts.lastFour);
}

/** For an account that no feed fills: its bank is known only if it never was manual. */
function isCalled({ name, bankId }: BankAccount, banks: ReadonlyMap<number, Bank>, facts: NewFeedAccount): boolean {
  if (!isSameName(name, facts.name)) return false;
  const bank = banks.get(bankId);
  return bankId === MANUAL_BANK.id || bank === undefined || isSameName(bank.name, facts.institutionName);
}

/** By itself, and as feeds have shown it. */
function looksOf(
  { bankId, balance }: BankAccount,
  own: readonly ConnectedFeedAccount[],
  banks: ReadonlyMap<number, Bank>,
) {
  const institutionName = bankId === MANUAL_BANK.id ? '' : (banks.get(bankId)?.name ?? '');
  return [{ institutionName, kind: null, lastFour: null, balance }, ...own.map((feed) => ({ ...feed, balance }))];
}

/** What is stored of the account around the days of the rows, also what the person has deleted. */
async function storedAmounts(
  { observations }: Stores,
  { id, userId, currency }: BankAccount,
  rows: readonly DatedAmount[],
): Promise<readonly DatedAmount[]> {
  const { from, to } = spanOf(rows.map(({ day }) => day))!;
  const window = { from: fromDayNumber(from - DAYS_APART), to: fromDayNumber(to + DAYS_APART) };
  const { transactions } = await observations.known(userId, id, window);
  return transactions.flatMap(({ status, observations: seen, entry }: KnownTransaction) => {
    const known = seen.at(-1) ?? entry;
    return status !== 'booked' || known === null || known.currency !== currency ? [] : [known];
  });
}
