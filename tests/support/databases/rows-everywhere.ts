import type { PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { newMerge } from '../account-merge-fixtures.ts';
import { newCategoryRule } from '../category-rule-fixtures.ts';
import { newFeedAccount, newFeedConnection } from '../feeds/feed-fixtures.ts';
import { importRow, newImport, newUpload } from '../files/import-fixtures.ts';
import {
  aConnectedAccount,
  aTransaction,
  aUser,
  localDate,
  MADE_AT,
  newAccessToken,
  newApiKey,
  newBill,
  newRenewal,
} from '../fixtures.ts';
import {
  newConnectedApp,
  newOAuthRecord,
  newPasskey,
  newPendingSignIn,
  newSession,
  newTotp,
} from '../sign-in/sign-in-fixtures.ts';

/** Has a row in every table that can have rows of a user. Returns the user’s id. */
export async function aUserWithRowsEverywhere(store: PostgresStore): Promise<number> {
  const { stores } = store;
  const { id: userId } = await aUser(stores);
  const account = await aConnectedAccount(stores, userId);
  const transaction = await aTransaction(stores, account);
  const importId = await stores.imports.add(newImport(account), [importRow(account)]);
  await store.pool.query('insert into import_removals values ($1, $2, $3, false)', [userId, importId, account.id]);
  await stores.feedAccounts.put(newFeedAccount(await stores.connections.add(newFeedConnection(userId))));
  await stores.uploads.add(newUpload(userId));
  await stores.apiKeys.add(newApiKey(userId));
  await stores.accessTokens.add(newAccessToken(userId));
  await stores.sessions.add(newSession(userId));
  await stores.pendingSignIns.add(newPendingSignIn(userId));
  await stores.totpFactors.put(newTotp(userId));
  await stores.passkeys.add(newPasskey(userId));
  await stores.recoveryCodes.replaceAll(userId, ['hash'], MADE_AT);
  await stores.connectedApps.add(newConnectedApp(userId));
  await stores.externalIdentities.add({ userId, issuer: 'https://issuer.example', subject: 's', createdAt: MADE_AT });
  await stores.toolCalls.addAll([{ userId, at: MADE_AT, clientId: null, tool: 'get_transactions', outcome: 'ok' }]);
  await stores.oauthRecords.put(newOAuthRecord({ userId }));
  await stores.categoryRules.put(newCategoryRule(userId), 1);
  await stores.bills.add(newBill(userId));
  await stores.renewals.putAll(userId, [newRenewal(transaction)]);
  const pair = { id: transaction.id, userId, duplicateOf: (await aTransaction(stores, account)).id };
  await stores.possibleDuplicates.putAll(userId, [{ ...pair, settledAs: null, settledAt: null, united: null }]);
  await stores.accountMerges.add(newMerge(account, account));
  const state = { revision: 1, asOf: localDate('2026-01-01') };
  await stores.bills.replaceAll(userId, state, (kept) => ({ kept, added: [] }));
  await stores.idempotency.complete({ userId, key: 'once', requestHash: '', resultId: 1, createdAt: MADE_AT });
  await store.pool.query('insert into own_transfer_backlog values ($1)', [userId]);
  await store.rateLimiter(60).consume(userId, 1);
  return userId;
}
