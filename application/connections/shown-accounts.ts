import type { Timestamp } from '../../domain/calendar.ts';
import {
  type ConnectedFeedAccount,
  firstDecision,
  MOST_FEED_ACCOUNTS,
  type NewFeedAccount,
} from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import type { FeedAccount } from '../../domain/feeds/feed-account.ts';
import { PROVIDER_NAMES } from '../../domain/feeds/provider-facts.ts';
import { bankSlug, MANUAL_BANK, namedBank } from '../../domain/ledger/bank.ts';
import { ACCOUNT_NAME_MAX_CHARACTERS } from '../../domain/ledger/bank-account.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { identifyingHash, maskAccountNumber } from '../../domain/statements/account-number.ts';
import { typeOfKind } from '../../domain/statements/new-account.ts';
import { openAccountAt } from '../accounts/open-account.ts';
import { cleanText } from '../imports/reading/row-entry.ts';
import type { Ports } from '../ports.ts';

export type ShowAccountsPorts = Pick<Ports, 'accountHash' | 'secrets'>;

/**
 * Stores what a provider says about the accounts of a connection, and decides about new ones, inside of the caller's
 * unit of work. Returns all accounts of the connection by key. Of many accounts the first ones count.
 */
export async function storeShownAccounts(
  ports: ShowAccountsPorts,
  stores: Stores,
  connection: FeedConnection,
  shown: readonly FeedAccount[],
  at: Timestamp,
): Promise<ReadonlyMap<string, ConnectedFeedAccount>> {
  const { userId, id } = connection;
  const known = new Map((await stores.feedAccounts.list(userId, id)).map((account) => [account.key, account]));
  for (const account of shown) {
    const before = known.get(account.key);
    if (before === undefined && known.size >= MOST_FEED_ACCOUNTS) continue;
    const facts = factsOf(ports, connection, account, before, at);
    const decided = before === undefined ? await decidedFirst(ports, stores, connection, facts, at) : facts;
    const stored = { ...decided, id: await stores.feedAccounts.put(decided) };
    known.set(account.key, stored);
  }
  return known;
}

function factsOf(
  { accountHash }: ShowAccountsPorts,
  { userId, id, provider }: FeedConnection,
  { key, name, institution, kind, number, currency, balance }: FeedAccount,
  before: ConnectedFeedAccount | undefined,
  at: Timestamp,
): NewFeedAccount {
  const hash = (text: string) => accountHash(`${userId} ${text}`);
  const clean = (text: string) => cleanText(text, [number], ACCOUNT_NAME_MAX_CHARACTERS);
  const stated = balance !== null || before === undefined;
  return {
    userId,
    connectionId: id,
    key,
    name: clean(name) || 'Account',
    institutionName: clean(institution.name) || PROVIDER_NAMES[provider],
    institutionCountry: institution.country,
    kind,
    lastFour: number === null ? null : maskAccountNumber(number, hash)?.lastFour || null,
    numberHash: number === null ? null : identifyingHash(number, hash),
    currency,
    balance: stated ? (balance?.amount ?? null) : before.balance,
    balanceAt: stated ? (balance?.at ?? null) : before.balanceAt,
    decision: before?.decision ?? 'undecided',
    bankAccountId: before?.bankAccountId ?? null,
    coverage: before?.coverage ?? null,
    problem: before?.problem ?? null,
    lastSuccessAt: before?.lastSuccessAt ?? null,
    createdAt: before?.createdAt ?? at,
  };
}

async function decidedFirst(
  ports: ShowAccountsPorts,
  stores: Stores,
  { userId }: FeedConnection,
  facts: NewFeedAccount,
  at: Timestamp,
): Promise<NewFeedAccount> {
  const { numberHash } = facts;
  const recognised = numberHash === null ? undefined : await stores.observations.accountOf(userId, numberHash);
  const filled = await stores.feedAccounts.listAll(userId);
  const taken = new Set(filled.flatMap(({ bankAccountId }) => (bankAccountId === null ? [] : [bankAccountId])));
  const decision = firstDecision(facts, recognised, await stores.accounts.list(userId), taken);
  if (decision.decision === 'link') return { ...facts, decision: 'linked', bankAccountId: decision.bankAccountId };
  if (decision.decision === 'undecided') return facts;
  return { ...facts, decision: 'linked', bankAccountId: await openAccount(ports, stores, facts, facts.name, at) };
}

/** Opens a connected account for an account of a feed, which has a currency. Returns its id. Throws `invalid`. */
export async function openAccount(
  { secrets }: Pick<ShowAccountsPorts, 'secrets'>,
  stores: Stores,
  { userId, institutionName, institutionCountry, kind, currency, balance, balanceAt }: NewFeedAccount,
  name: string,
  at: Timestamp,
): Promise<number> {
  if (currency === null) throw new TypeError('An account without a currency cannot be opened.');
  const bank = await stores.banks.ensure({ ...namedBank(bankName(institutionName), at), country: institutionCountry });
  const facts = { userId, bankId: bank.id, kind: 'connected', name, type: typeOfKind(kind), currency } as const;
  return (await openAccountAt(stores, secrets, { ...facts, balance: balance ?? 0 }, at, balanceAt ?? at)).id;
}

/** No bank may be called like the built-in one, or have a name without a letter. */
function bankName(name: string): string {
  const slug = bankSlug(name);
  return slug === '' || slug === MANUAL_BANK.slug ? `Bank ${name}`.trim() : name;
}
