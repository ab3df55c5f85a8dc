import type { Container } from 'inversify';
import { admitToTools } from '../application/access/admit-to-tools.ts';
import { authenticate } from '../application/access/authenticate.ts';
import { createApiKey } from '../application/access/create-api-key.ts';
import { issueAccessToken } from '../application/access/issue-access-token.ts';
import { listApiKeys } from '../application/access/list-api-keys.ts';
import { revokeApiKey } from '../application/access/revoke-api-key.ts';
import { connectAccount } from '../application/accounts/connect-account.ts';
import { createBankAccount } from '../application/accounts/create-bank-account.ts';
import { deleteBankAccount } from '../application/accounts/delete-bank-account.ts';
import { listAccountsWithFreshness } from '../application/accounts/list-accounts-with-freshness.ts';
import { listBankAccounts } from '../application/accounts/list-bank-accounts.ts';
import { listUserAccounts } from '../application/accounts/list-user-accounts.ts';
import { reportBalances } from '../application/accounts/report-balances.ts';
import { reportNetWorth } from '../application/accounts/report-net-worth.ts';
import { updateBankAccount } from '../application/accounts/update-bank-account.ts';
import { forgetToolCalls } from '../application/activity/forget-tool-calls.ts';
import { listToolCalls } from '../application/activity/list-tool-calls.ts';
import { noteToolCalls } from '../application/activity/note-tool-calls.ts';
import { admitRegistration } from '../application/apps/admit-registration.ts';
import { approveApp } from '../application/apps/approve-app.ts';
import { endApproval } from '../application/apps/end-approval.ts';
import { listApps } from '../application/apps/list-apps.ts';
import { noteAppUse } from '../application/apps/note-app-use.ts';
import { revokeApp } from '../application/apps/revoke-app.ts';
import { makeBackup } from '../application/backups/make-backup.ts';
import { makeDailyBackup } from '../application/backups/make-daily-backup.ts';
import { archiveBill } from '../application/bills/archive-bill.ts';
import { createBill } from '../application/bills/create-bill.ts';
import { listBills } from '../application/bills/list-bills.ts';
import { refreshBills } from '../application/bills/refresh-bills.ts';
import { reportBills } from '../application/bills/report-bills.ts';
import { showBill } from '../application/bills/show-bill.ts';
import { createCategoryRule } from '../application/category-rules/create-category-rule.ts';
import { listCategoryRules } from '../application/category-rules/list-category-rules.ts';
import { removeCategoryRule } from '../application/category-rules/remove-category-rule.ts';
import { beginConnection } from '../application/connections/begin-connection.ts';
import { completeConnection } from '../application/connections/complete-connection.ts';
import { handleWebhook } from '../application/connections/handle-webhook.ts';
import { listConnectableBanks, listFeedProviders } from '../application/connections/list-banks.ts';
import { listConnections, showConnection } from '../application/connections/list-connections.ts';
import { listFeedAccounts, mapFeedAccounts } from '../application/connections/map-feed-accounts.ts';
import { removeConnection } from '../application/connections/remove-connection.ts';
import { renewConnection } from '../application/connections/renew-connection.ts';
import { requestSync } from '../application/connections/request-sync.ts';
import { resealConnections } from '../application/connections/reseal-connections.ts';
import { syncConnection, syncNextConnection } from '../application/connections/sync-connection.ts';
import { exportData } from '../application/exports/export-data.ts';
import { importStatements } from '../application/imports/import-statements.ts';
import { importTransactions } from '../application/imports/import-transactions.ts';
import { listImportRows, listImports, showImport } from '../application/imports/list-imports.ts';
import { removeDeletedImports } from '../application/imports/remove-deleted-imports.ts';
import { undoImport } from '../application/imports/undo-import.ts';
import { matchEarlierTransactions } from '../application/own-transfers/match-earlier-transactions.ts';
import { deleteRates } from '../application/rates/delete-rates.ts';
import { importRates } from '../application/rates/import-rates.ts';
import { listRates } from '../application/rates/list-rates.ts';
import { syncRates } from '../application/rates/sync-rates.ts';
import { askForPasskey } from '../application/second-factors/ask-for-passkey.ts';
import { confirmTotp } from '../application/second-factors/confirm-totp.ts';
import { enrolTotp, showTotpEnrolment } from '../application/second-factors/enrol-totp.ts';
import { proveFactor } from '../application/second-factors/prove-factor.ts';
import { renewRecoveryCodes } from '../application/second-factors/recovery-codes.ts';
import { offerPasskey, registerPasskey } from '../application/second-factors/register-passkey.ts';
import { removePasskey } from '../application/second-factors/remove-passkey.ts';
import { removeTotp } from '../application/second-factors/remove-totp.ts';
import { reportFactors } from '../application/second-factors/report-factors.ts';
import { resealTotpFactors } from '../application/second-factors/reseal-totp-factors.ts';
import { cleanUp } from '../application/service/clean-up.ts';
import { forgetIdempotencyKeys } from '../application/service/forget-idempotency-keys.ts';
import { confirmSession } from '../application/sessions/confirm-session.ts';
import { endOtherSessions } from '../application/sessions/end-other-sessions.ts';
import { endSession } from '../application/sessions/end-session.ts';
import { findSession } from '../application/sessions/find-session.ts';
import { findPendingSignIn, finishSignIn } from '../application/sessions/finish-sign-in.ts';
import { listSessions } from '../application/sessions/list-sessions.ts';
import { signIn } from '../application/sessions/sign-in.ts';
import { offerSignInLink, signInWithLink } from '../application/sessions/sign-in-link.ts';
import { signInWithPasskey } from '../application/sessions/sign-in-with-passkey.ts';
import { signOut } from '../application/sessions/sign-out.ts';
import { createTransaction } from '../application/transactions/create-transaction.ts';
import { deleteTransaction } from '../application/transactions/delete-transaction.ts';
import { listCategories } from '../application/transactions/list-categories.ts';
import { listTransactions } from '../application/transactions/list-transactions.ts';
import { reportSpending } from '../application/transactions/report-spending.ts';
import { reportTransactions } from '../application/transactions/report-transactions.ts';
import { showTransaction } from '../application/transactions/show-transaction.ts';
import { checkTransactionReferences } from '../application/transactions/transaction-references.ts';
import { updateTransaction } from '../application/transactions/update-transaction.ts';
import { changePassword } from '../application/users/change-password.ts';
import { closeAccount } from '../application/users/close-account.ts';
import { createUser } from '../application/users/create-user.ts';
import { deleteUser } from '../application/users/delete-user.ts';
import { findUserId } from '../application/users/find-user-id.ts';
import { linkIdentity } from '../application/users/link-identity.ts';
import { listIdentities } from '../application/users/list-identities.ts';
import { listUsers } from '../application/users/list-users.ts';
import { setCurrency } from '../application/users/set-currency.ts';
import { setPlan } from '../application/users/set-plan.ts';
import { isSignUpOpen, signUp } from '../application/users/sign-up.ts';
import { unlinkIdentity } from '../application/users/unlink-identity.ts';
import { provide } from './provide.ts';
import { ports, useCases } from './tokens.ts';

/** Each verb with the ports that it needs. */
export function bindUseCases(container: Container): void {
  bindConnections(container);
  bindSecondFactors(container);
  const { clock, secrets, passwords, unitOfWork, users, apiKeys, accessTokens, accessTokenVerifier } = ports;
  const { banks, accounts, categories, transactions, transactionReader, rates, bills } = ports;

  provide(container, useCases.authenticate, authenticate, {
    apiKeys,
    accessTokens: accessTokenVerifier,
    secrets,
    clock,
  });
  const { sessions, connectedApps } = ports;
  provide(container, useCases.noteAppUse, noteAppUse, { connectedApps, clock });
  const { toolGate: gate, foreignTokens } = ports;
  const forAdmission = { gate, foreignTokens, noteAppUse: useCases.noteAppUse, secrets, clock };
  provide(container, useCases.admitToTools, admitToTools, forAdmission);

  const { attempts, pendingSignIns } = ports;
  const forSessions = { sessions, secrets, clock };
  const forSignIn = { users, pendingSignIns, passwords, attempts, reportFactors: useCases.reportFactors };
  provide(container, useCases.signIn, signIn, { ...forSessions, ...forSignIn });
  provide(container, useCases.findPendingSignIn, findPendingSignIn, { pendingSignIns, secrets, clock });
  const { sealer, spentChallenges } = ports;
  const forLinks = { ...forSessions, users, sealer };
  provide(container, useCases.offerSignInLink, offerSignInLink, forLinks);
  provide(container, useCases.signInWithLink, signInWithLink, {
    ...forLinks,
    spentChallenges,
    pendingSignIns,
    reportFactors: useCases.reportFactors,
  });
  const forFinishing = { pendingSignIns, proveFactor: useCases.proveFactor };
  provide(container, useCases.finishSignIn, finishSignIn, { ...forSessions, ...forFinishing });
  provide(container, useCases.signOut, signOut, { sessions });
  provide(container, useCases.findSession, findSession, { sessions, users, secrets, clock });
  provide(container, useCases.admitRegistration, admitRegistration, { attempts: ports.attempts, secrets });
  provide(container, useCases.confirmSession, confirmSession, {
    ...forSessions,
    passwords,
    attempts,
    reportFactors: useCases.reportFactors,
    proveFactor: useCases.proveFactor,
  });
  provide(container, useCases.listSessions, listSessions, { sessions, clock });
  provide(container, useCases.endSession, endSession, { sessions });
  provide(container, useCases.endOtherSessions, endOtherSessions, { sessions });
  const { signUpRules: rules } = ports;
  provide(container, useCases.isSignUpOpen, isSignUpOpen, { users, rules });
  provide(container, useCases.signUp, signUp, {
    users,
    createUser: useCases.createUser,
    rules,
    secrets,
    attempts,
  });
  provide(container, useCases.changePassword, changePassword, {
    users,
    sessions,
    pendingSignIns,
    passwords,
    secrets,
    attempts,
  });
  provide(container, useCases.setCurrency, setCurrency, { users });
  const { bankFeeds, connections, feedAccounts } = ports;
  const forErasing = { users, connections, bankFeeds, sealer, clock };
  provide(container, useCases.closeAccount, closeAccount, forErasing);
  provide(container, useCases.exportData, exportData, {
    users,
    accounts,
    categories,
    categoryRules: ports.categoryRules,
    transactionReader,
    bills,
    imports: ports.imports,
    connections,
    feedAccounts,
    apiKeys,
    connectedApps,
    sessions,
    toolCalls: ports.toolCalls,
  });
  provide(container, useCases.approveApp, approveApp, { connectedApps, clock });
  provide(container, useCases.endApproval, endApproval, { unitOfWork, clock });
  const { toolCalls } = ports;
  provide(container, useCases.noteToolCalls, noteToolCalls, { toolCalls });
  provide(container, useCases.listToolCalls, listToolCalls, { toolCalls, connectedApps });
  provide(container, useCases.forgetToolCalls, forgetToolCalls, { toolCalls, clock });
  provide(container, useCases.removeDeletedImports, removeDeletedImports, { imports: ports.imports });
  provide(container, useCases.listApps, listApps, { connectedApps });
  provide(container, useCases.revokeApp, revokeApp, { unitOfWork, clock });

  const forLists = { transactionReader, categories, accounts, banks, rates, clock };
  provide(container, useCases.listTransactions, listTransactions, forLists);
  const { directWrites } = ports;
  provide(container, useCases.createTransaction, createTransaction, { directWrites, unitOfWork, clock });
  provide(container, useCases.checkTransactionReferences, checkTransactionReferences, { accounts, categories, rates });
  provide(container, useCases.showTransaction, showTransaction, { transactionReader, accounts });
  provide(container, useCases.updateTransaction, updateTransaction, { transactions, categories, unitOfWork, clock });
  provide(container, useCases.deleteTransaction, deleteTransaction, { unitOfWork, clock });

  provide(container, useCases.listBankAccounts, listBankAccounts, { accounts, banks });
  provide(container, useCases.listAccountsWithFreshness, listAccountsWithFreshness, { accounts, banks });
  provide(container, useCases.createBankAccount, createBankAccount, { directWrites, unitOfWork, secrets, clock });
  provide(container, useCases.updateBankAccount, updateBankAccount, { accounts, unitOfWork, clock });
  provide(container, useCases.deleteBankAccount, deleteBankAccount, { unitOfWork, clock });
  provide(container, useCases.listCategories, listCategories, { categories });

  const forForgetting = { idempotency: ports.idempotency, clock };
  const { oauthRecords } = ports;
  const { snapshots, backupFiles, release } = ports;
  const forBackups = { snapshots, backupFiles, sealer: ports.sealer, clock: ports.clock, release };
  provide(container, useCases.makeBackup, makeBackup, forBackups);
  provide(container, useCases.makeDailyBackup, makeDailyBackup, forBackups);
  provide(container, useCases.cleanUp, cleanUp, {
    oauthRecords,
    accessTokens,
    sessions,
    pendingSignIns,
    spentChallenges,
    connections,
    clock,
  });
  provide(container, useCases.forgetIdempotencyKeys, forgetIdempotencyKeys, forForgetting);

  provide(container, useCases.createUser, createUser, { users, passwords, clock });
  provide(container, useCases.listUsers, listUsers, { users });
  const { externalIdentities } = ports;
  provide(container, useCases.linkIdentity, linkIdentity, { users, externalIdentities, clock });
  provide(container, useCases.listIdentities, listIdentities, { users, externalIdentities });
  provide(container, useCases.unlinkIdentity, unlinkIdentity, { users, externalIdentities });
  provide(container, useCases.setPlan, setPlan, { users });
  provide(container, useCases.deleteUser, deleteUser, forErasing);
  provide(container, useCases.createApiKey, createApiKey, { unitOfWork, secrets, clock });
  provide(container, useCases.listApiKeys, listApiKeys, { users, apiKeys });
  provide(container, useCases.revokeApiKey, revokeApiKey, { users, apiKeys, clock });
  provide(container, useCases.issueAccessToken, issueAccessToken, {
    users,
    accessTokens,
    secrets,
    clock,
  });
  provide(container, useCases.connectAccount, connectAccount, { unitOfWork, secrets, clock });
  const { listBankAccounts: listAccounts } = useCases;
  provide(container, useCases.listUserAccounts, listUserAccounts, { users, listBankAccounts: listAccounts });
  const { ownTransfers } = ports;
  provide(container, useCases.matchEarlierTransactions, matchEarlierTransactions, { ownTransfers, unitOfWork });
  provide(container, useCases.importTransactions, importTransactions, { unitOfWork, upkeep: ports.upkeep, clock });
  const { statementFiles, accountHash, observations, imports, upkeep } = ports;
  const forImports = {
    statementFiles,
    users,
    accounts,
    observations,
    imports,
    accountHash,
    unitOfWork,
    upkeep,
    secrets,
    clock,
  };
  const { categoryRules } = ports;
  provide(container, useCases.listCategoryRules, listCategoryRules, { categoryRules });
  provide(container, useCases.createCategoryRule, createCategoryRule, { categories, unitOfWork, clock });
  provide(container, useCases.removeCategoryRule, removeCategoryRule, { categoryRules });
  provide(container, useCases.importStatements, importStatements, forImports);
  provide(container, useCases.findUserId, findUserId, { users });
  provide(container, useCases.listImports, listImports, { imports });
  provide(container, useCases.showImport, showImport, { imports });
  provide(container, useCases.listImportRows, listImportRows, { imports });
  provide(container, useCases.undoImport, undoImport, { unitOfWork, clock });
  provide(container, useCases.importRates, importRates, { rates });
  provide(container, useCases.listRates, listRates, { rates });
  provide(container, useCases.deleteRates, deleteRates, { rates });
  provide(container, useCases.createBill, createBill, { users, unitOfWork, clock });

  provide(container, useCases.syncRates, syncRates, { rates, referenceRates: ports.referenceRates, clock });

  const forBills = { users, bills, transactionReader, categories, billDetector: ports.billDetector, clock };
  provide(container, useCases.refreshBills, refreshBills, forBills);
  const bringBillsUpToDate = useCases.refreshBills;
  provide(container, useCases.listBills, listBills, { users, bills, bringBillsUpToDate });
  provide(container, useCases.showBill, showBill, { bills, transactions });
  provide(container, useCases.archiveBill, archiveBill, { users, bills, clock, bringBillsUpToDate });
  const { rememberedRates } = ports;
  const forFigures = { transactionReader, categories, rates: rememberedRates, clock };
  provide(container, useCases.reportBalances, reportBalances, { accounts, rates: rememberedRates, clock });
  const { balanceReader } = ports;
  provide(container, useCases.reportNetWorth, reportNetWorth, {
    accounts,
    balanceReader,
    rates: rememberedRates,
    clock,
  });
  provide(container, useCases.reportTransactions, reportTransactions, forFigures);
  const forReportedBills = { bills, transactions, categories, rates: rememberedRates, clock, bringBillsUpToDate };
  provide(container, useCases.reportBills, reportBills, forReportedBills);
  provide(container, useCases.reportSpending, reportSpending, forFigures);
}

function bindSecondFactors(container: Container): void {
  const { totpFactors, recoveryCodes, sessions, totpCodes, sealer, secrets, attempts, clock, unitOfWork } = ports;
  const { passkeys, spentChallenges, ceremonies } = ports;
  const forPasskeys = { passkeys, spentChallenges, ceremonies, sealer, secrets, clock };
  provide(container, useCases.offerPasskey, offerPasskey, forPasskeys);
  provide(container, useCases.registerPasskey, registerPasskey, { ...forPasskeys, unitOfWork });
  provide(container, useCases.removePasskey, removePasskey, { unitOfWork, clock });
  provide(container, useCases.askForPasskey, askForPasskey, forPasskeys);
  provide(container, useCases.signInWithPasskey, signInWithPasskey, { ...forPasskeys, sessions, attempts });
  provide(container, useCases.reportFactors, reportFactors, { totpFactors, recoveryCodes, passkeys });
  provide(container, useCases.proveFactor, proveFactor, {
    ...forPasskeys,
    totpFactors,
    recoveryCodes,
    sessions,
    totpCodes,
    sealer,
    secrets,
    attempts,
    clock,
  });
  const forEnrolment = { totpFactors, totpCodes, sealer, clock };
  provide(container, useCases.enrolTotp, enrolTotp, forEnrolment);
  provide(container, useCases.showTotpEnrolment, showTotpEnrolment, forEnrolment);
  provide(container, useCases.confirmTotp, confirmTotp, { unitOfWork, totpCodes, sealer, secrets, clock });
  provide(container, useCases.removeTotp, removeTotp, { unitOfWork, clock });
  const forCodes = { recoveryCodes, reportFactors: useCases.reportFactors, secrets, clock };
  provide(container, useCases.renewRecoveryCodes, renewRecoveryCodes, forCodes);
}

function bindConnections(container: Container): void {
  const { bankFeeds, connections, feedAccounts, users, unitOfWork, secrets, sealer, accountHash, clock, upkeep } =
    ports;
  const forLinks = { bankFeeds, users, connections, unitOfWork, secrets, sealer, accountHash, clock };
  provide(container, useCases.beginConnection, beginConnection, forLinks);
  provide(container, useCases.completeConnection, completeConnection, forLinks);
  provide(container, useCases.renewConnection, renewConnection, forLinks);
  provide(container, useCases.removeConnection, removeConnection, { bankFeeds, unitOfWork, sealer, clock });
  const forReading = { connections, feedAccounts };
  provide(container, useCases.listConnections, listConnections, { ...forReading, clock });
  provide(container, useCases.showConnection, showConnection, { ...forReading, clock });
  provide(container, useCases.listFeedAccounts, listFeedAccounts, forReading);
  provide(container, useCases.mapFeedAccounts, mapFeedAccounts, { bankFeeds, unitOfWork, secrets, clock });
  provide(container, useCases.listConnectableBanks, listConnectableBanks, { bankFeeds });
  provide(container, useCases.listFeedProviders, listFeedProviders, { bankFeeds });
  provide(container, useCases.requestSync, requestSync, { ...forReading, bankFeeds, clock });
  const forSyncs = { ...forReading, bankFeeds, unitOfWork, secrets, sealer, accountHash, upkeep, clock };
  provide(container, useCases.syncConnection, syncConnection, forSyncs);
  provide(container, useCases.syncNextConnection, syncNextConnection, forSyncs);
  provide(container, useCases.resealConnections, resealConnections, { connections, sealer });
  const { totpFactors } = ports;
  provide(container, useCases.resealTotpFactors, resealTotpFactors, { users, totpFactors, sealer });
  provide(container, useCases.handleWebhook, handleWebhook, { bankFeeds, connections, clock });
}
