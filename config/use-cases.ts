import type { Container } from 'inversify';
import { archiveBill } from '../application/archive-bill.ts';
import { authenticate } from '../application/authenticate.ts';
import { connectAccount } from '../application/connect-account.ts';
import { createApiKey } from '../application/create-api-key.ts';
import { createBankAccount } from '../application/create-bank-account.ts';
import { createBill } from '../application/create-bill.ts';
import { createTransaction } from '../application/create-transaction.ts';
import { createUser } from '../application/create-user.ts';
import { deleteBankAccount } from '../application/delete-bank-account.ts';
import { deleteTransaction } from '../application/delete-transaction.ts';
import { deleteUser } from '../application/delete-user.ts';
import { forgetIdempotencyKeys } from '../application/forget-idempotency-keys.ts';
import { getAccountBalances } from '../application/get-account-balances.ts';
import { getRecurringBills } from '../application/get-recurring-bills.ts';
import { getSpendingByCategory } from '../application/get-spending-by-category.ts';
import { getTransactions } from '../application/get-transactions.ts';
import { importRates } from '../application/import-rates.ts';
import { importTransactions } from '../application/import-transactions.ts';
import { issueAccessToken } from '../application/issue-access-token.ts';
import { listApiKeys } from '../application/list-api-keys.ts';
import { listBankAccounts } from '../application/list-bank-accounts.ts';
import { listBills } from '../application/list-bills.ts';
import { listCategories } from '../application/list-categories.ts';
import { listTransactions } from '../application/list-transactions.ts';
import { listUsers } from '../application/list-users.ts';
import { refreshBills } from '../application/refresh-bills.ts';
import { revokeApiKey } from '../application/revoke-api-key.ts';
import { setPlan } from '../application/set-plan.ts';
import { syncRates } from '../application/sync-rates.ts';
import { updateBankAccount } from '../application/update-bank-account.ts';
import { updateTransaction } from '../application/update-transaction.ts';
import { provide } from './provide.ts';
import { ports, useCases } from './tokens.ts';

/** Each verb with the ports that it needs. */
export function bindUseCases(container: Container): void {
  const { clock, secrets, passwords, unitOfWork, users, apiKeys, accessTokens, accessTokenRepo } = ports;
  const { banks, accounts, categories, transactions, transactionReader, rates, bills } = ports;

  provide(container, useCases.authenticate, authenticate, { apiKeys, accessTokens, secrets, clock });

  const forLists = { transactionReader, categories, accounts, banks, rates };
  provide(container, useCases.listTransactions, listTransactions, forLists);
  provide(container, useCases.createTransaction, createTransaction, { unitOfWork, clock });
  provide(container, useCases.updateTransaction, updateTransaction, { transactions, categories, clock });
  provide(container, useCases.deleteTransaction, deleteTransaction, { unitOfWork, clock });

  provide(container, useCases.listBankAccounts, listBankAccounts, { accounts, banks });
  provide(container, useCases.createBankAccount, createBankAccount, { unitOfWork, secrets, clock });
  provide(container, useCases.updateBankAccount, updateBankAccount, { accounts, clock });
  provide(container, useCases.deleteBankAccount, deleteBankAccount, { unitOfWork, clock });
  provide(container, useCases.listCategories, listCategories, { categories });

  const forForgetting = { idempotency: ports.idempotency, clock };
  provide(container, useCases.forgetIdempotencyKeys, forgetIdempotencyKeys, forForgetting);

  provide(container, useCases.createUser, createUser, { users, passwords, clock });
  provide(container, useCases.listUsers, listUsers, { users });
  provide(container, useCases.setPlan, setPlan, { users });
  provide(container, useCases.deleteUser, deleteUser, { users, clock });
  provide(container, useCases.createApiKey, createApiKey, { users, apiKeys, secrets, clock });
  provide(container, useCases.listApiKeys, listApiKeys, { users, apiKeys });
  provide(container, useCases.revokeApiKey, revokeApiKey, { users, apiKeys, clock });
  provide(container, useCases.issueAccessToken, issueAccessToken, {
    users,
    accessTokens: accessTokenRepo,
    secrets,
    clock,
  });
  provide(container, useCases.connectAccount, connectAccount, { unitOfWork, secrets, clock });
  provide(container, useCases.importTransactions, importTransactions, { unitOfWork, clock });
  provide(container, useCases.importRates, importRates, { rates });
  provide(container, useCases.createBill, createBill, { users, bills, clock });

  provide(container, useCases.syncRates, syncRates, { rates, referenceRates: ports.referenceRates, clock });

  const forBills = { users, bills, transactionReader, categories, clock };
  provide(container, useCases.refreshBills, refreshBills, forBills);
  const bringBillsUpToDate = useCases.refreshBills;
  provide(container, useCases.listBills, listBills, { users, bills, bringBillsUpToDate });
  provide(container, useCases.archiveBill, archiveBill, { users, bills, clock });
  const forFigures = { users, transactionReader, accounts, categories, rates, clock };
  provide(container, useCases.getAccountBalances, getAccountBalances, { users, accounts, rates, clock });
  provide(container, useCases.getTransactions, getTransactions, {
    transactionReader,
    accounts,
    categories,
    rates,
    clock,
  });
  provide(container, useCases.getRecurringBills, getRecurringBills, { users, bills, rates, clock, bringBillsUpToDate });
  provide(container, useCases.getSpendingByCategory, getSpendingByCategory, forFigures);
}
