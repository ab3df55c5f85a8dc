import type { Bank } from '../../domain/bank.ts';
import type { BankAccount } from '../../domain/bank-account.ts';

/** JSON text of an account (specification 2.3), with its bank if there is one to include. */
export function bankAccountJson(account: BankAccount, bank?: Bank): string {
  return JSON.stringify({
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
    ...(bank && { bank: bankFields(bank) }),
  });
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
