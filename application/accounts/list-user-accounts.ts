import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import { requireUser } from '../users/require-user.ts';
import type { BankAccountList, ListBankAccounts } from './list-bank-accounts.ts';

/** The accounts of the user with this e-mail address, with their banks. Throws `not_found` for the user. */
export type ListUserAccounts = (email: string) => Promise<BankAccountList>;

export interface ListUserAccountsPorts {
  readonly users: UserRepo;
  readonly listBankAccounts: ListBankAccounts;
}

export function listUserAccounts({ users, listBankAccounts }: ListUserAccountsPorts): ListUserAccounts {
  return async (email) => listBankAccounts((await requireUser(users, email)).id, { bank: true });
}
