import { type AccountFreshness, freshnessOf } from '../../domain/feeds/account-freshness.ts';
import type { Bank } from '../../domain/ledger/bank.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { requireUser } from '../access/require-user.ts';
import type { Ports } from '../ports.ts';

interface BankAccountList {
  /** By id, hidden ones included (contract 3.2). */
  readonly accounts: readonly BankAccount[];
  /** By id; `undefined` unless they were asked for. */
  readonly banks: ReadonlyMap<number, Bank> | undefined;
}

type ListBankAccounts = (userId: number, include: { readonly bank: boolean }) => Promise<BankAccountList>;

export function listBankAccounts(ports: Pick<Ports, 'accounts' | 'banks'>): ListBankAccounts {
  return async (userId, include) => {
    const [accounts, banks] = await Promise.all([
      ports.accounts.list(userId),
      include.bank ? ports.banks.listOf(userId) : undefined,
    ]);
    return { accounts, banks: banks && new Map(banks.map((bank) => [bank.id, bank])) };
  };
}

/** The accounts of the user with this e-mail address, with their banks. Throws `not_found` for the user. */
export function listUserAccounts({
  users,
  listBankAccounts,
}: Pick<Ports, 'users'> & { readonly listBankAccounts: ListBankAccounts }) {
  return async (email: string): Promise<BankAccountList> =>
    listBankAccounts((await requireUser(users, email)).id, { bank: true });
}

interface FreshAccount {
  readonly account: BankAccount;
  /** `undefined` for an account that no feed fills. */
  readonly freshness: AccountFreshness | undefined;
}

export interface FreshAccountList {
  /** By id, hidden ones included (contract 3.2). */
  readonly accounts: readonly FreshAccount[];
  /** By id; `undefined` unless they were asked for. */
  readonly banks: ReadonlyMap<number, Bank> | undefined;
}

/** Lists accounts with how fresh they are, by one statement. */
export function listAccountsWithFreshness(ports: Pick<Ports, 'accounts' | 'banks'>) {
  return async (userId: number, include: { readonly bank: boolean }): Promise<FreshAccountList> => {
    const [accounts, banks] = await Promise.all([
      ports.accounts.listWithFeeds(userId),
      include.bank ? ports.banks.listOf(userId) : undefined,
    ]);
    return {
      accounts: accounts.map(({ account, feeds }) => ({ account, freshness: freshnessOf(feeds) })),
      banks: banks && new Map(banks.map((bank) => [bank.id, bank])),
    };
  };
}
