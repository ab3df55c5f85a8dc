import type { FreshAccountList } from '../../../application/accounts/list-bank-accounts.ts';
import { shown } from '../openapi/shown.ts';

/** JSON text of a list of accounts, each with the connection that fills it (contract 9.6). */
export function accountListJson({ accounts, banks }: FreshAccountList): string {
  return JSON.stringify(
    accounts.map(({ account, freshness }) => {
      // Null means that there is no balance, and not all banks say since when it holds.
      const balanceAt = account.isBalanceKnown ? (freshness?.balanceAt ?? account.lastBalanceCreatedAt) : null;
      const of = freshness && { ...freshness, id: freshness.connectionId, error: freshness.problem, balanceAt };
      return shown('BankAccount', { ...account, connection: of ?? null, bank: banks?.get(account.bankId) });
    }),
  );
}
