import type { FreshAccountList } from '../../../application/accounts/list-bank-accounts.ts';
import { shown } from '../openapi/shown.ts';

/** JSON text of a list of accounts, each with the connection that fills it (contract 9.6). */
export function accountListJson({ accounts, banks }: FreshAccountList): string {
  return JSON.stringify(
    accounts.map(({ account, freshness }) => {
      const connection = freshness ? { ...freshness, id: freshness.connectionId, error: freshness.problem } : null;
      return shown('BankAccount', { ...account, connection, bank: banks?.get(account.bankId) });
    }),
  );
}
