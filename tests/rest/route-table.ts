import { restRoutes } from '../../adapters/rest/http-app.ts';
import type { RestUseCases } from '../../adapters/rest/rest-use-cases.ts';
import type { Route } from '../../adapters/rest/route.ts';

const unused = async () => {
  throw new Error('This table is only read.');
};

const useCases: RestUseCases = {
  authenticate: unused,
  listTransactions: unused,
  createTransaction: unused,
  checkTransactionReferences: unused,
  updateTransaction: unused,
  deleteTransaction: unused,
  listAccountsWithFreshness: unused,
  createBankAccount: unused,
  updateBankAccount: unused,
  deleteBankAccount: unused,
  listCategories: unused,
  listCategoryRules: unused,
  createCategoryRule: unused,
  removeCategoryRule: unused,
  importStatements: unused,
  listImports: unused,
  showImport: unused,
  listImportRows: unused,
  undoImport: unused,
  listFeedProviders: unused,
  listConnectableBanks: unused,
  beginConnection: unused,
  completeConnection: unused,
  renewConnection: unused,
  listConnections: unused,
  showConnection: unused,
  listFeedAccounts: unused,
  mapFeedAccounts: unused,
  requestSync: unused,
  removeConnection: unused,
  handleWebhook: unused,
  checkReadiness: unused,
};

/** The service's own table, so that tests of every route include new ones. */
export const routes: readonly Route[] = restRoutes(useCases, { baseUrl: 'https://coffer.test', version: '0.0.0' });

/** The routes that need a credential. */
export const securedRoutes: readonly Route[] = routes.filter(({ scope }) => scope !== null);
