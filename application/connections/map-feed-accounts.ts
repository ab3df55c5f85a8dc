import { addDays, dateOf, type Timestamp } from '../../domain/calendar.ts';
import { byId } from '../../domain/collections.ts';
import { existing, invalidField } from '../../domain/error.ts';
import type {
  ConnectedFeedAccount,
  FeedAccountChoice,
  NewFeedAccount,
} from '../../domain/feeds/connected-feed-account.ts';
import { hasEnded } from '../../domain/feeds/connection.ts';
import { withoutCurrencyProblem } from '../../domain/feeds/currency-change.ts';
import { startOver } from '../../domain/feeds/fetching.ts';
import { ACCOUNT_NAME_MAX_CHARACTERS, type BankAccount, forgetBalance } from '../../domain/ledger/bank-account.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { firstCharacters } from '../../domain/text.ts';
import { holdAccounts } from '../balances/hold-accounts.ts';
import type { Ports } from '../ports.ts';
import { disconnectAccounts } from './disconnect-accounts.ts';
import { withDaysStillMissing } from './missing-days.ts';
import { followBank, openAccount, withSignInPlace } from './shown-accounts.ts';

/** Accounts that a connection shows, by id, with what was decided about each. Throws `not_found`. */
export function listFeedAccounts(ports: Pick<Ports, 'connections' | 'feedAccounts' | 'observations'>) {
  return async (userId: number, connectionId: number): Promise<readonly ConnectedFeedAccount[]> => {
    const connection = existing(await ports.connections.get(userId, connectionId), 'connection');
    return withDaysStillMissing(ports, connection, await ports.feedAccounts.list(userId, connectionId));
  };
}

type MapFeedAccountsPorts = Pick<Ports, 'bankFeeds' | 'unitOfWork' | 'secrets' | 'clock'>;

/**
 * Links accounts of a connection to bank accounts of the user, opens new connected accounts for them, or ignores them,
 * and says what their balances mean; all choices or none. For what takes part from now on the history is fetched, with
 * the next sync. Rows that went to another bank account before stay there, and that account becomes manual unless a
 * feed still fills it (contract 3.4). Returns all accounts of the connection. Throws `not_found`,
 * `amount_out_of_range`, and `invalid` naming `accounts` for an unknown account, another currency, or a bank account
 * that this connection fills already.
 */
export function mapFeedAccounts(ports: MapFeedAccountsPorts) {
  return (
    userId: number,
    connectionId: number,
    choices: readonly FeedAccountChoice[],
  ): Promise<readonly ConnectedFeedAccount[]> => {
    const at = ports.clock.now();
    return ports.unitOfWork.run(async (stores) => {
      const connection = await stores.connections.update(userId, connectionId, (current) => current);
      const all = await stores.feedAccounts.listAll(userId);
      const before = await stores.feedAccounts.list(userId, connectionId);
      const own = new Map((await stores.accounts.list(userId)).map((account) => [account.id, account]));
      const chosen = chosenAccounts(choices, before, own);
      const moved = chosen.filter(({ place }) => place !== undefined);
      const left = moved.flatMap(({ account }) => account.bankAccountId ?? []);
      const filled = chosen.flatMap(({ account }) => account.bankAccountId ?? []);
      await holdAccounts(stores, userId, [...filled, ...moved.flatMap(({ place }) => targetOf(place))]);
      // First what frees bank accounts, so that two accounts of a connection can change places.
      for (const { account } of moved) await stores.feedAccounts.put(released(account));
      for (const account of replaced(moved, before)) await stores.feedAccounts.put(ignored(account));
      const withSign = (account: NewFeedAccount) => withSignInPlace(stores, connection, account, all);
      for (const one of chosen) await stores.feedAccounts.put(await mapped(ports, stores, one, withSign, at));
      await disconnectAccounts(stores, userId, left, at);
      await settleCurrencies(stores, userId, moved, own, at);
      const after = await stores.feedAccounts.list(userId, connectionId);
      if (!after.some(({ problem }) => problem?.code === 'currency_changed')) {
        await stores.connections.update(userId, connectionId, withoutCurrencyProblem);
      }
      if (after.some((account) => isNewlyLinked(account, before))) {
        const perDay = ports.bankFeeds.get(connection.provider)?.fetchesPerDay ?? 1;
        await stores.connections.update(userId, connectionId, (current) => startOver(current, perDay, at));
      }
      return after;
    });
  };
}

/**
 * Accounts that were left because the bank goes on in another currency: how much is in them, nobody says any more, and
 * what is pending comes in the account that takes their place.
 */
async function settleCurrencies(
  { accounts, connections, feedAccounts, observations, transactions }: Stores,
  userId: number,
  moved: readonly ChosenAccount[],
  own: ReadonlyMap<number, BankAccount>,
  at: Timestamp,
): Promise<void> {
  const all = byId(await connections.list(userId));
  const working = (await feedAccounts.listAll(userId)).filter((feed) => !hasEnded(all.get(feed.connectionId), feed));
  const filled = new Set(working.map(({ bankAccountId }) => bankAccountId));
  for (const { account, place } of moved) {
    const left = own.get(account.bankAccountId ?? 0);
    if (left === undefined || left.currency === account.currency || place?.decision === 'ignore') continue;
    if (filled.has(left.id)) continue;
    await accounts.update(userId, left.id, (current) => forgetBalance(current, at));
    const recent = { from: addDays(dateOf(at), -LONGEST_PENDING_DAYS), to: dateOf(at) };
    const known = (await observations.known(userId, left.id, recent)).transactions;
    const removed = known.flatMap(({ id, state, status, entry }) =>
      typeof id === 'number' && state === 'live' && status === 'pending' && entry === null ? [id] : [],
    );
    await transactions.changeAll(userId, { removed });
  }
}

const LONGEST_PENDING_DAYS = 90;

/** An account with what was chosen for it. What its balance means is in it already. */
interface ChosenAccount {
  readonly account: ConnectedFeedAccount;
  readonly place: PlaceChoice | undefined;
}

type SignChoice = Extract<FeedAccountChoice, { readonly decision: 'owed' | 'owned' }>;
type PlaceChoice = Exclude<FeedAccountChoice, SignChoice>;

function isAboutSign(choice: FeedAccountChoice): choice is SignChoice {
  return choice.decision === 'owed' || choice.decision === 'owned';
}

function chosenAccounts(
  choices: readonly FeedAccountChoice[],
  before: readonly ConnectedFeedAccount[],
  own: ReadonlyMap<number, BankAccount>,
): readonly ChosenAccount[] {
  const known = new Map(before.map((account) => [account.id, account]));
  const chosen = [...Map.groupBy(choices, ({ id }) => id)].map(([id, ofOne]) => {
    const account = known.get(id);
    if (account === undefined) throw refusal(`The connection has no account with the id ${id}.`);
    const [signs, places] = [ofOne.filter(isAboutSign), ofOne.filter((choice) => !isAboutSign(choice))];
    if (signs.length > 1 || places.length > 1) throw refusal('The accounts name one account twice.');
    const [[sign], [place]] = [signs, places];
    if (place?.decision === 'link') refuseOtherCurrency(account, own.get(place.bankAccountId));
    if (place?.decision === 'create') refuseUnopenable(account, place.name ?? account.name);
    return { account: sign === undefined ? account : withSign(account, sign.decision === 'owed'), place };
  });
  refuseSharing(
    chosen.filter(({ place }) => place !== undefined),
    before,
  );
  return chosen;
}

/** What a person says of a balance holds for ever. */
function withSign(account: ConnectedFeedAccount, isTurned: boolean): ConnectedFeedAccount {
  const chosen = { ...account, isBalanceTurned: isTurned, isSignChosen: true };
  if (account.balance === null || isTurned === (account.isBalanceTurned ?? false)) return chosen;
  return { ...chosen, balance: 0 - account.balance, difference: null };
}

function refuseOtherCurrency(account: ConnectedFeedAccount, target: BankAccount | undefined): void {
  if (target === undefined) throw refusal('The accounts must be linked to ids of your bank accounts.');
  if (account.currency === null) throw refusal(withoutCurrency(account));
  if (account.currency !== target.currency) {
    const own = `the account “${target.name}” in ${target.currency}`;
    throw refusal(`“${account.name}” is in ${account.currency}, and ${own}.`);
  }
}

function refuseUnopenable(account: ConnectedFeedAccount, name: string): void {
  if (account.currency === null) throw refusal(withoutCurrency(account));
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed === firstCharacters(trimmed, ACCOUNT_NAME_MAX_CHARACTERS)) return;
  throw refusal(`The accounts must be opened under names of 1 to ${ACCOUNT_NAME_MAX_CHARACTERS} characters.`);
}

/** Accounts that the bank shows no more, and in whose place the person puts those with new ids. */
function replaced(moved: readonly ChosenAccount[], before: readonly ConnectedFeedAccount[]) {
  const [taken, chosen] = [moved.flatMap(({ place }) => targetOf(place)), moved.map(({ account }) => account.id)];
  return before.filter((one) => isGone(one) && !chosen.includes(one.id) && taken.includes(one.bankAccountId ?? 0));
}

function isGone(account: ConnectedFeedAccount): boolean {
  return hasEnded(undefined, account);
}

/** Two accounts of a connection in one bank account would retire each other's pending rows. */
function refuseSharing(chosen: readonly ChosenAccount[], before: readonly ConnectedFeedAccount[]): void {
  const changed = new Set(chosen.map(({ account }) => account.id));
  const kept = before.flatMap((one) =>
    changed.has(one.id) || one.bankAccountId === null || isGone(one) ? [] : [one.bankAccountId],
  );
  const wanted = chosen.flatMap(({ place }) => targetOf(place));
  const all = [...kept, ...wanted];
  if (new Set(all).size < all.length) throw refusal('One bank account can take one account of a connection only.');
}

/** The bank account that a choice names, or nothing. */
function targetOf(choice: PlaceChoice | undefined): readonly number[] {
  return choice?.decision === 'link' ? [choice.bankAccountId] : [];
}

function withoutCurrency({ name }: ConnectedFeedAccount): string {
  return `“${name}” has no currency of ISO 4217, so it can only be ignored.`;
}

function refusal(sentence: string) {
  return invalidField('accounts', sentence);
}

function released(account: ConnectedFeedAccount): NewFeedAccount {
  const unlinked = { bankAccountId: null, linkedBy: null, likelyBankAccountId: null, difference: null } as const;
  const problem = account.problem?.code === 'currency_changed' ? null : account.problem;
  return { ...account, ...unlinked, problem, decision: 'undecided' };
}

function ignored(account: ConnectedFeedAccount): NewFeedAccount {
  return { ...released(account), decision: 'ignored', ...NO_DAYS };
}

async function mapped(
  ports: MapFeedAccountsPorts,
  stores: Stores,
  { account, place }: ChosenAccount,
  withSign: (account: NewFeedAccount) => Promise<NewFeedAccount>,
  at: Timestamp,
): Promise<NewFeedAccount> {
  if (place?.decision === 'ignore') return ignored(account);
  const bankAccountId = await chosenPlace(ports, stores, account, place, at);
  if (bankAccountId === null) return account;
  const isMoved = place !== undefined && account.bankAccountId !== bankAccountId;
  const linkedBy = place?.decision === 'link' ? 'person' : 'opened';
  const moved = { ...released(account), decision: 'linked', bankAccountId, linkedBy, ...NO_DAYS } as const;
  const placed = isMoved ? await withSign(moved) : account;
  await followBank(stores, placed, bankAccountId, at);
  return placed;
}

/** What takes part anew is fetched from the beginning. */
const NO_DAYS = { coverage: null, missingDays: [] } as const;

/** The bank account to which the rows of an account go from now on; `null` for none. */
async function chosenPlace(
  ports: MapFeedAccountsPorts,
  stores: Stores,
  account: ConnectedFeedAccount,
  place: Exclude<PlaceChoice, { readonly decision: 'ignore' }> | undefined,
  at: Timestamp,
): Promise<number | null> {
  if (place === undefined) return account.bankAccountId;
  if (place.decision === 'link') return place.bankAccountId;
  return openAccount(ports, stores, account, place.name ?? account.name, at);
}

function isNewlyLinked({ id, bankAccountId }: ConnectedFeedAccount, before: readonly ConnectedFeedAccount[]): boolean {
  return bankAccountId !== null && before.find((one) => one.id === id)?.bankAccountId !== bankAccountId;
}
