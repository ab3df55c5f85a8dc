import type { Authenticate } from '../../application/authenticate.ts';
import type { CheckReadiness } from '../../application/check-readiness.ts';
import type { CreateBankAccount } from '../../application/create-bank-account.ts';
import type { CreateTransaction } from '../../application/create-transaction.ts';
import type { DeleteBankAccount } from '../../application/delete-bank-account.ts';
import type { DeleteTransaction } from '../../application/delete-transaction.ts';
import type { ListBankAccounts } from '../../application/list-bank-accounts.ts';
import type { ListCategories } from '../../application/list-categories.ts';
import type { ListTransactions } from '../../application/list-transactions.ts';
import type { UpdateBankAccount } from '../../application/update-bank-account.ts';
import type { UpdateTransaction } from '../../application/update-transaction.ts';

/** Everything that the REST interface asks of the application. */
export interface RestUseCases {
  readonly authenticate: Authenticate;
  readonly listTransactions: ListTransactions;
  readonly createTransaction: CreateTransaction;
  readonly updateTransaction: UpdateTransaction;
  readonly deleteTransaction: DeleteTransaction;
  readonly listBankAccounts: ListBankAccounts;
  readonly createBankAccount: CreateBankAccount;
  readonly updateBankAccount: UpdateBankAccount;
  readonly deleteBankAccount: DeleteBankAccount;
  readonly listCategories: ListCategories;
  readonly checkReadiness: CheckReadiness;
}
