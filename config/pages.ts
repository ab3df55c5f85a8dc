import type { Middleware } from 'koa';
import type { AuthorizationServer } from '../adapters/oauth/authorization-server/authorization-server.ts';
import type { AuthorizationKeys } from '../adapters/oauth/authorization-server/configuration.ts';
import packageFacts from '../package.json' with { type: 'json' };
import { lazily } from './lazily.ts';
import { ports, type Token, useCases } from './tokens.ts';

export interface PagesParts {
  readonly get: <Thing>(token: Token<Thing>) => Thing;
  readonly baseUrl: string;
  readonly keys: AuthorizationKeys;
  readonly authorizationServer: AuthorizationServer;
}

/** The pages for people, which are loaded when somebody opens the first one. */
export function createPages(parts: PagesParts): Middleware {
  const pages = lazily(() => loadPages(parts));
  return async (ctx, next) => (await pages())(ctx, next);
}

async function loadPages({ get, baseUrl, keys, authorizationServer }: PagesParts): Promise<Middleware> {
  const { createWebApp } = await import('../adapters/web/web-app.ts');
  const secrets = get(ports.secrets);
  return createWebApp({
    baseUrl,
    version: packageFacts.version,
    cookieKeys: keys.cookies,
    authorizationServer,
    randomText: () => secrets.uuid(),
    clock: get(ports.clock),
    findSession: get(useCases.findSession),
    signIn: get(useCases.signIn),
    signInWithLink: get(useCases.signInWithLink),
    signOut: get(useCases.signOut),
    findPendingSignIn: get(useCases.findPendingSignIn),
    finishSignIn: get(useCases.finishSignIn),
    askForPasskey: get(useCases.askForPasskey),
    signInWithPasskey: get(useCases.signInWithPasskey),
    reportFactors: get(useCases.reportFactors),
    enrolTotp: get(useCases.enrolTotp),
    showTotpEnrolment: get(useCases.showTotpEnrolment),
    confirmTotp: get(useCases.confirmTotp),
    removeTotp: get(useCases.removeTotp),
    renewRecoveryCodes: get(useCases.renewRecoveryCodes),
    offerPasskey: get(useCases.offerPasskey),
    registerPasskey: get(useCases.registerPasskey),
    removePasskey: get(useCases.removePasskey),
    isSignUpOpen: get(useCases.isSignUpOpen),
    signUp: get(useCases.signUp),
    completeConnection: get(useCases.completeConnection),
    approveApp: get(useCases.approveApp),
    confirmSession: get(useCases.confirmSession),
    setCurrency: get(useCases.setCurrency),
    reportBalances: get(useCases.reportBalances),
    reportNetWorth: get(useCases.reportNetWorth),
    reportSpending: get(useCases.reportSpending),
    reportBills: get(useCases.reportBills),
    listConnections: get(useCases.listConnections),
    showConnection: get(useCases.showConnection),
    listFeedProviders: get(useCases.listFeedProviders),
    listConnectableBanks: get(useCases.listConnectableBanks),
    beginConnection: get(useCases.beginConnection),
    renewConnection: get(useCases.renewConnection),
    mapFeedAccounts: get(useCases.mapFeedAccounts),
    requestSync: get(useCases.requestSync),
    removeConnection: get(useCases.removeConnection),
    importStatements: get(useCases.importStatements),
    listImports: get(useCases.listImports),
    showImport: get(useCases.showImport),
    listImportRows: get(useCases.listImportRows),
    undoImport: get(useCases.undoImport),
    showBill: get(useCases.showBill),
    createBill: get(useCases.createBill),
    archiveBill: get(useCases.archiveBill),
    createBankAccount: get(useCases.createBankAccount),
    updateBankAccount: get(useCases.updateBankAccount),
    deleteBankAccount: get(useCases.deleteBankAccount),
    listTransactions: get(useCases.listTransactions),
    showTransaction: get(useCases.showTransaction),
    createTransaction: get(useCases.createTransaction),
    updateTransaction: get(useCases.updateTransaction),
    deleteTransaction: get(useCases.deleteTransaction),
    listBankAccounts: get(useCases.listBankAccounts),
    listCategories: get(useCases.listCategories),
    changePassword: get(useCases.changePassword),
    listApiKeys: get(useCases.listApiKeys),
    createApiKey: get(useCases.createApiKey),
    revokeApiKey: get(useCases.revokeApiKey),
    listApps: get(useCases.listApps),
    revokeApp: get(useCases.revokeApp),
    listToolCalls: get(useCases.listToolCalls),
    listSessions: get(useCases.listSessions),
    endSession: get(useCases.endSession),
    endOtherSessions: get(useCases.endOtherSessions),
    exportData: get(useCases.exportData),
    closeAccount: get(useCases.closeAccount),
  });
}
