import type { Bank } from '../../domain/ledger/bank.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { Ports } from '../ports.ts';

export interface BankAccountList {
  /** By id, hidden ones included (contract 3.2). */
  readonly accounts: readonly BankAccount[];
  /** By id; `undefined` unless they were asked for. */
  readonly banks: ReadonlyMap<number, Bank> | undefined;
}

export type ListBankAccounts = (userId: number, include: { readonly bank: boolean }) => Promise<BankAccountList>;

export function listBankAccounts(ports: Pick<Ports, 'accounts' | 'banks'>): ListBankAccounts {
  return async (userId, include) => {
    const [accounts, banks] = await Promise.all([
      ports.accounts.list(userId),
      include.bank ? ports.banks.listOf(userId) : undefined,
    ]);
    return { accounts, banks: banks && new Map(banks.map((bank) => [bank.id, bank])) };
  };
}
