import type { Timestamp } from '../../domain/calendar.ts';
import { existing, invalidField } from '../../domain/error.ts';
import type {
  ConnectedFeedAccount,
  FeedAccountChoice,
  NewFeedAccount,
} from '../../domain/feeds/connected-feed-account.ts';
import { startOver } from '../../domain/feeds/fetching.ts';
import { ACCOUNT_NAME_MAX_CHARACTERS, type BankAccount } from '../../domain/ledger/bank-account.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { firstCharacters } from '../../domain/text.ts';
import { holdAccounts } from '../accounts/hold-accounts.ts';
import type { Ports } from '../ports.ts';
import { disconnectAccounts } from './disconnect-accounts.ts';
import { followBank, openAccount } from './shown-accounts.ts';

/** Accounts that a connection shows, by id, with what was decided about each. Throws `not_found`. */
export function listFeedAccounts(ports: Pick<Ports, 'connections' | 'feedAccounts'>) {
  return async (userId: number, connectionId: number): Promise<readonly ConnectedFeedAccount[]> => {
    existing(await ports.connections.get(userId, connectionId), 'connection');
    return ports.feedAccounts.list(userId, connectionId);
  };
}

type MapFeedAccountsPorts = Pick<Ports, 'bankFeeds' | 'unitOfWork' | 'secrets' | 'clock'>;

/**
 * Links accounts of a connection to bank accounts of the user, opens new connected accounts for them, or ignores them;
 * all choices or none. For what takes part from now on the history is fetched, with the next sync. Rows that went to
 * another bank account before stay there, and that account becomes manual unless a feed still fills it (contract 3.4).
 * Returns all accounts of the connection. Throws `not_found`, `amount_out_of_range`, and `invalid` naming `accounts`
 * for an unknown account, another currency, or a bank account that this connection fills already.
 */
export function mapFeedAccounts(ports: MapFeedAccountsPorts) {
  return (
    userId: number,
    connectionId: number,
    choices: readonly FeedAccountChoice[],
  ): Promise<readonly ConnectedFeedAccount[]> => {
    const at = ports.clock.now();
    return ports.unitOfWork.run(async (stores) => {
      const { provider } = await stores.connections.update(userId, connectionId, (current) => current);
      const before = await stores.feedAccounts.list(userId, connectionId);
      const own = new Map((await stores.accounts.list(userId)).map((account) => [account.id, account]));
      const chosen = chosenAccounts(choices, before, own);
      const left = chosen.flatMap(({ account }) => account.bankAccountId ?? []);
      await holdAccounts(stores, userId, [...left, ...chosen.flatMap(({ choice }) => targetOf(choice))]);
      // First what frees bank accounts, so that two accounts of a connection can change places.
      for (const { account } of chosen) await stores.feedAccounts.put(released(account));
      for (const { account, choice } of chosen)
        await stores.feedAccounts.put(await mapped(ports, stores, account, choice, at));
      await disconnectAccounts(stores, userId, left, at);
      const after = await stores.feedAccounts.list(userId, connectionId);
      if (after.some((account) => isNewlyLinked(account, before))) {
        const perDay = ports.bankFeeds.get(provider)?.fetchesPerDay ?? 1;
        await stores.connections.update(userId, connectionId, (current) => startOver(current, perDay, at));
      }
      return after;
    });
  };
}

interface ChosenAccount {
  readonly account: ConnectedFeedAccount;
  readonly choice: FeedAccountChoice;
}

function chosenAccounts(
  choices: readonly FeedAccountChoice[],
  before: readonly ConnectedFeedAccount[],
  own: ReadonlyMap<number, BankAccount>,
): readonly ChosenAccount[] {
  const known = new Map(before.map((account) => [account.id, account]));
  const chosen = choices.map((choice) => {
    const account = known.get(choice.id);
    if (account === undefined) throw refusal(`The connection has no account with the id ${choice.id}.`);
    if (choice.decision === 'link') refuseOtherCurrency(account, own.get(choice.bankAccountId));
    if (choice.decision === 'create') refuseUnopenable(account, choice.name ?? account.name);
    return { account, choice };
  });
  if (new Set(choices.map(({ id }) => id)).size < choices.length) throw refusal('The accounts name one account twice.');
  refuseSharing(chosen, before);
  return chosen;
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

/** Two accounts of a connection in one bank account would retire each other's pending rows. */
function refuseSharing(chosen: readonly ChosenAccount[], before: readonly ConnectedFeedAccount[]): void {
  const changed = new Set(chosen.map(({ account }) => account.id));
  const kept = before.flatMap(({ id, bankAccountId }) =>
    changed.has(id) || bankAccountId === null ? [] : [bankAccountId],
  );
  const wanted = chosen.flatMap(({ choice }) => targetOf(choice));
  const all = [...kept, ...wanted];
  if (new Set(all).size < all.length) throw refusal('One bank account can take one account of a connection only.');
}

/** The bank account that a choice names, or nothing. */
function targetOf(choice: FeedAccountChoice): readonly number[] {
  return choice.decision === 'link' ? [choice.bankAccountId] : [];
}

function withoutCurrency({ name }: ConnectedFeedAccount): string {
  return `“${name}” has no currency of ISO 4217, so it can only be ignored.`;
}

function refusal(sentence: string) {
  return invalidField('accounts', sentence);
}

function released(account: ConnectedFeedAccount): NewFeedAccount {
  return { ...account, decision: 'undecided', bankAccountId: null, linkedBy: null, difference: null };
}

async function mapped(
  ports: MapFeedAccountsPorts,
  stores: Stores,
  account: ConnectedFeedAccount,
  choice: FeedAccountChoice,
  at: Timestamp,
): Promise<NewFeedAccount> {
  if (choice.decision === 'ignore') return { ...released(account), ...DECIDED, decision: 'ignored', coverage: null };
  const bankAccountId =
    choice.decision === 'link'
      ? choice.bankAccountId
      : await openAccount(ports, stores, account, choice.name ?? account.name, at);
  const isSame = account.bankAccountId === bankAccountId;
  if (isSame) return account;
  const linkedBy = choice.decision === 'link' ? 'person' : 'opened';
  const linked = { ...account, ...DECIDED, decision: 'linked', bankAccountId, linkedBy, coverage: null } as const;
  await followBank(stores, linked, bankAccountId, at);
  return linked;
}

const DECIDED = { likelyBankAccountId: null } as const;

function isNewlyLinked({ id, bankAccountId }: ConnectedFeedAccount, before: readonly ConnectedFeedAccount[]): boolean {
  return bankAccountId !== null && before.find((one) => one.id === id)?.bankAccountId !== bankAccountId;
}
