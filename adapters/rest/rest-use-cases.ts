import type { Authenticate } from '../../application/access/authenticate.ts';
import type { CreateBankAccount } from '../../application/accounts/create-bank-account.ts';
import type { DeleteBankAccount } from '../../application/accounts/delete-bank-account.ts';
import type { ListBankAccounts } from '../../application/accounts/list-bank-accounts.ts';
import type { UpdateBankAccount } from '../../application/accounts/update-bank-account.ts';
import type { CreateCategoryRule } from '../../application/category-rules/create-category-rule.ts';
import type { ListCategoryRules } from '../../application/category-rules/list-category-rules.ts';
import type { RemoveCategoryRule } from '../../application/category-rules/remove-category-rule.ts';
import type { ImportStatements } from '../../application/imports/import-statements.ts';
import type { ListImportRows, ListImports, ShowImport } from '../../application/imports/list-imports.ts';
import type { UndoImport } from '../../application/imports/undo-import.ts';
import type { CheckReadiness } from '../../application/service/check-readiness.ts';
import type { CreateTransaction } from '../../application/transactions/create-transaction.ts';
import type { DeleteTransaction } from '../../application/transactions/delete-transaction.ts';
import type { ListCategories } from '../../application/transactions/list-categories.ts';
import type { ListTransactions } from '../../application/transactions/list-transactions.ts';
import type { CheckTransactionReferences } from '../../application/transactions/transaction-references.ts';
import type { UpdateTransaction } from '../../application/transactions/update-transaction.ts';

/** The use-cases that the REST interface calls. */
export interface RestUseCases {
  readonly authenticate: Authenticate;
  readonly listTransactions: ListTransactions;
  readonly createTransaction: CreateTransaction;
  readonly checkTransactionReferences: CheckTransactionReferences;
  readonly updateTransaction: UpdateTransaction;
  readonly deleteTransaction: DeleteTransaction;
  readonly listBankAccounts: ListBankAccounts;
  readonly createBankAccount: CreateBankAccount;
  readonly updateBankAccount: UpdateBankAccount;
  readonly deleteBankAccount: DeleteBankAccount;
  readonly listCategories: ListCategories;
  readonly listCategoryRules: ListCategoryRules;
  readonly createCategoryRule: CreateCategoryRule;
  readonly removeCategoryRule: RemoveCategoryRule;
  readonly importStatements: ImportStatements;
  readonly listImports: ListImports;
  readonly showImport: ShowImport;
  readonly listImportRows: ListImportRows;
  readonly undoImport: UndoImport;
  readonly checkReadiness: CheckReadiness;
}
