import type { FreshAccountList } from '../../../application/accounts/list-accounts-with-freshness.ts';
import type { AccountFreshness } from '../../../domain/feeds/account-freshness.ts';
import type { Bank } from '../../../domain/ledger/bank.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';

/** An account as the interface shows it (specification 2.3), with its bank if there is one to include. */
export function bankAccountJson(account: BankAccount, bank?: Bank): object {
  return { ...accountFields(account), bank: bank && bankFields(bank) };
}

/** JSON text of a list of accounts, each with the connection that fills it (contract 9.6). */
export function accountListJson({ accounts, banks }: FreshAccountList): string {
  return JSON.stringify(
    accounts.map(({ account, freshness }) => {
      const bank = banks?.get(account.bankId);
      const connection = freshness === undefined ? null : connectionFields(freshness);
      return Object.assign(accountFields(account), { connection, bank: bank && bankFields(bank) });
    }),
  );
}

function connectionFields(freshness: AccountFreshness): object {
  const { connectionId, provider, state, problem, lastSuccessAt, nextSyncAt, balanceAt } = freshness;
  return {
    id: connectionId,
    provider,
    state,
    error: problem === null ? null : { code: problem.code, message: problem.message },
    last_success_at: lastSuccessAt,
    next_sync_at: nextSyncAt,
    balance_at: balanceAt,
  };
}

function accountFields(account: BankAccount): object {
  return {
    id: account.id,
    external_id: account.externalId,
    bank_id: account.bankId,
    bank_connection_id: account.bankConnectionId,
    name: account.name,
    type: account.type,
    subtype: account.subtype,
    currency: account.currency,
    balance: account.balance,
    hidden: account.hidden,
    last_transaction_created_at: account.lastTransactionCreatedAt,
    last_balance_created_at: account.lastBalanceCreatedAt,
    deleted_at: account.deletedAt,
    created_at: account.createdAt,
    updated_at: account.updatedAt,
  };
}

/** Contract 3.1. */
function bankFields(bank: Bank): object {
  return {
    id: bank.id,
    name: bank.name,
    slug: bank.slug,
    country: bank.country,
    logo_url: bank.logoUrl,
    created_at: bank.createdAt,
    updated_at: bank.updatedAt,
  };
}
