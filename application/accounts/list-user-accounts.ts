import type { Ports } from '../ports.ts';
import { requireUser } from '../users/require-user.ts';
import type { BankAccountList, ListBankAccounts } from './list-bank-accounts.ts';

/** The accounts of the user with this e-mail address, with their banks. Throws `not_found` for the user. */
export function listUserAccounts({
  users,
  listBankAccounts,
}: Pick<Ports, 'users'> & { readonly listBankAccounts: ListBankAccounts }) {
  return async (email: string): Promise<BankAccountList> =>
    listBankAccounts((await requireUser(users, email)).id, { bank: true });
}
