import type { Timestamp } from '../../domain/calendar.ts';
import {
  type ConnectedFeedAccount,
  MOST_FEED_ACCOUNTS,
  type NewFeedAccount,
} from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import { isBalanceTurned, withSignOfPlace } from '../../domain/feeds/debt-sign.ts';
import type { FeedAccount } from '../../domain/feeds/feed-account.ts';
import type { FeedRow } from '../../domain/feeds/fetched-feed.ts';
import { kindByName } from '../../domain/feeds/kind-by-name.ts';
import { PROVIDER_FACTS, PROVIDER_NAMES } from '../../domain/feeds/provider-facts.ts';
import { type Bank, bankSlug, MANUAL_BANK, namedBank } from '../../domain/ledger/bank.ts';
import {
  ACCOUNT_NAME_MAX_CHARACTERS,
  type AccountPlace,
  type BankAccount,
  connectBankAccount,
  stateBalance,
} from '../../domain/ledger/bank-account.ts';
import { supposedType } from '../../domain/own-transfers/account-types.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { identifyingHash, maskAccountNumber } from '../../domain/statements/account-number.ts';
import { typeOfKind } from '../../domain/statements/new-account.ts';
import { openAccountAt } from '../accounts/open-account.ts';
import { cleanText } from '../imports/reading/row-entry.ts';
import type { Ports } from '../ports.ts';
import { recognise, type ShownRows } from './recognise-accounts.ts';

export type ShowAccountsPorts = Pick<Ports, 'accountHash' | 'secrets'>;

/** An account as a provider shows it, with its rows if they were fetched. */
export interface ShownAccount {
  readonly account: FeedAccount;
  readonly rows: readonly FeedRow[] | null;
}

/**
 * Stores what a provider says about the accounts of a connection, and decides about new ones, inside of the caller's
 * unit of work. `isComplete` says whether these are all accounts that the connection has. Returns all accounts of the
 * connection by key. Of many accounts the first ones count.
 */
export async function storeShownAccounts(
  ports: ShowAccountsPorts,
  stores: Stores,
  connection: FeedConnection,
  accounts: readonly ShownAccount[],
  isComplete: boolean,
  at: Timestamp,
): Promise<ReadonlyMap<string, ConnectedFeedAccount>> {
  const { userId, id } = connection;
  const known = new Map((await stores.feedAccounts.list(userId, id)).map((account) => [account.key, account]));
  const shown = { rows: new Map(accounts.map(({ account, rows }) => [account.key, rows])), isComplete };
  for (const one of accounts) {
    const { account, rows } = one;
    const before = known.get(account.key);
    if (before === undefined && known.size >= MOST_FEED_ACCOUNTS) continue;
    const facts = factsOf(ports, connection, one, before, at);
    const isOpen = before === undefined || (isUnseen(before) && rows !== null);
    const first = isOpen ? await decidedFirst(ports, stores, facts, shown, at) : facts;
    const decided = first.linkedBy === 'opened' || !isOpen ? first : await withSignInPlace(stores, connection, first);
    const { bankAccountId: place } = decided;
    const earlier = [...known.values()].find((one) => one.key !== account.key && one.bankAccountId === place);
    if (place !== null && earlier !== undefined) {
      await stores.feedAccounts.rename(userId, earlier.id, account.key);
      known.delete(earlier.key);
    }
    // It goes on as the same account of the connection: only its ids are new.
    const again = place === null || earlier === undefined ? undefined : factsOf(ports, connection, one, earlier, at);
    const stored = again === undefined ? decided : { ...again, linkedBy: decided.linkedBy };
    known.set(account.key, { ...stored, id: await stores.feedAccounts.put(stored) });
  }
  return known;
}

/** Of what a provider gives: a number, or the ending that it is already. */
function endingOf(number: string | null, hash: (text: string) => string): string | null {
  if (number === null || /^[A-Za-z0-9]{2,4}$/.test(number)) return number;
  return maskAccountNumber(number, hash)?.lastFour || null;
}

/** Whether nobody has decided yet because the rows of the account were not known. */
function isUnseen({ decision, lastSuccessAt }: ConnectedFeedAccount): boolean {
  return decision === 'undecided' && lastSuccessAt === null;
}

function factsOf(
  { accountHash }: ShowAccountsPorts,
  { userId, id, provider }: FeedConnection,
  { account, rows }: ShownAccount,
  before: ConnectedFeedAccount | undefined,
  at: Timestamp,
): NewFeedAccount {
  const { key, name, institution, number, balance: stated } = account;
  const currency = account.currency ?? before?.currency ?? null;
  const kind = account.kind ?? kindByName(name);
  const hash = (text: string) => accountHash(`${userId} ${text}`);
  const clean = (text: string) => cleanText(text, [number], ACCOUNT_NAME_MAX_CHARACTERS);
  const evidence = { kind, stated, rows: rows ?? [] };
  const isOpen = before?.isSignChosen || !PROVIDER_FACTS[provider].definesSigns;
  const isTurned = isOpen ? isBalanceTurned(before, evidence) : null;
  // Of a known account the last balance stays while the bank states none.
  const { balance, balanceAt } =
    stated === null
      ? { balance: before?.balance ?? null, balanceAt: before?.balanceAt ?? null }
      : { balance: isTurned ? 0 - stated.amount : stated.amount, balanceAt: stated.at };
  return {
    userId,
    connectionId: id,
    key,
    name: clean(name) || 'Account',
    institutionName: clean(institution.name) || PROVIDER_NAMES[provider],
    institutionCountry: institution.country,
    kind,
    lastFour: endingOf(number, hash),
    numberHash: number === null ? null : identifyingHash(number, hash),
    currency,
    balance,
    balanceAt,
    isBalanceTurned: isTurned,
    isSignChosen: before?.isSignChosen ?? false,
    decision: before?.decision ?? 'undecided',
    bankAccountId: before?.bankAccountId ?? null,
    linkedBy: before?.linkedBy ?? null,
    likelyBankAccountId: before?.likelyBankAccountId ?? null,
    // What was compared with a balance of the other sign or in another currency is to be compared anew.
    difference: before?.currency === currency && !before.isBalanceTurned === !isTurned ? before.difference : null,
    coverage: before?.coverage ?? null,
    missingDays: before?.missingDays ?? [],
    problem: before?.problem ?? null,
    lastSuccessAt: before?.lastSuccessAt ?? null,
    createdAt: before?.createdAt ?? at,
  };
}

/**
 * An account that is one of the user's beyond doubt goes on there, and one that can be none of them becomes a new one.
 * Anything else is for the person to decide, because a wrong guess doubles or mixes accounts.
 */
async function decidedFirst(
  ports: ShowAccountsPorts,
  stores: Stores,
  facts: NewFeedAccount,
  shown: ShownRows,
  at: Timestamp,
): Promise<NewFeedAccount> {
  if (facts.currency === null) return facts;
  const found = await recognise(stores, facts, shown);
  if (found.kind === 'unseen') return facts;
  if (found.kind === 'ignored') return { ...facts, decision: 'ignored' };
  if (found.kind === 'possible') return { ...facts, likelyBankAccountId: found.id };
  const [bankAccountId, linkedBy] =
    found.kind === 'same'
      ? ([found.id, found.by] as const)
      : ([await openAccount(ports, stores, facts, facts.name, at), 'opened'] as const);
  return { ...facts, decision: 'linked', bankAccountId, linkedBy, likelyBankAccountId: null };
}

/** With the sign that its debt has in the bank account to which it is linked. Providers that define signs keep them. */
export async function withSignInPlace(
  { accounts, feedAccounts }: Pick<Stores, 'accounts' | 'feedAccounts'>,
  { userId, provider }: Pick<FeedConnection, 'userId' | 'provider'>,
  facts: NewFeedAccount,
  others?: readonly ConnectedFeedAccount[],
): Promise<NewFeedAccount> {
  const { bankAccountId } = facts;
  if (bankAccountId === null || PROVIDER_FACTS[provider].definesSigns) return facts;
  const account = await accounts.get(userId, bankAccountId);
  const there = (others ?? (await feedAccounts.listAll(userId))).filter((one) => one.bankAccountId === bankAccountId);
  return account === undefined ? facts : withSignOfPlace(facts, account, there);
}

/** Opens a connected account for an account of a feed, which has a currency. Returns its id. Throws `invalid`. */
export async function openAccount(
  { secrets }: Pick<ShowAccountsPorts, 'secrets'>,
  stores: Stores,
  facts: NewFeedAccount,
  name: string,
  at: Timestamp,
): Promise<number> {
  const { userId, kind, currency, balance, balanceAt } = facts;
  if (currency === null) throw new TypeError('An account without a currency cannot be opened.');
  const { id: bankId } = await bankOf(stores, facts, at);
  const type = supposedType({ type: typeOfKind(kind), name: facts.name });
  const opening = { userId, bankId, kind: 'connected', name, type, currency } as const;
  const stated = { balance: balance ?? 0, isBalanceKnown: balance !== null };
  return (await openAccountAt(stores, secrets, { ...opening, ...stated }, at, balanceAt ?? at)).id;
}

/**
 * Lets a bank account show what the bank says of it from now on; a manual one becomes connected (contract 3.4). An
 * account of which the bank states no balance, or one in another currency, stays as it is. Lock the account before.
 */
export async function followBank(
  stores: Stores,
  facts: NewFeedAccount,
  bankAccountId: number,
  at: Timestamp,
): Promise<BankAccount | undefined> {
  const { userId, balance, balanceAt } = facts;
  const account = await stores.accounts.get(userId, bankAccountId);
  if (account === undefined || balance === null || account.currency !== facts.currency) return account;
  const place = account.kind === 'connected' ? account : await placeOf(stores, facts, at);
  return stores.accounts.update(userId, bankAccountId, (current) =>
    stateBalance(connectBankAccount(current, place, at), balance, balanceAt ?? at, at),
  );
}

async function placeOf(stores: Stores, facts: NewFeedAccount, at: Timestamp): Promise<AccountPlace> {
  const { id: bankId } = await bankOf(stores, facts, at);
  return { bankId, bankConnectionId: (await stores.banks.ensureConnection(facts.userId, bankId)).id };
}

function bankOf(
  { banks }: Pick<Stores, 'banks'>,
  { institutionName, institutionCountry }: NewFeedAccount,
  at: Timestamp,
): Promise<Bank> {
  return banks.ensure({ ...namedBank(bankName(institutionName), at), country: institutionCountry });
}

/** No bank may be called like the built-in one, or have a name without a letter. */
function bankName(name: string): string {
  const slug = bankSlug(name);
  return slug === '' || slug === MANUAL_BANK.slug ? `Bank ${name}`.trim() : name;
}
