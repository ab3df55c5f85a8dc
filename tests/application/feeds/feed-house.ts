import { randomBytes, randomUUID } from 'node:crypto';
import { aesSealer } from '../../../adapters/system/aes-sealer.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { deleteBankAccount } from '../../../application/accounts/delete-bank-account.ts';
import { listAccountsWithFreshness } from '../../../application/accounts/list-bank-accounts.ts';
import { beginConnection, renewConnection } from '../../../application/connections/begin-connection.ts';
import { completeConnection } from '../../../application/connections/complete-connection.ts';
import { handleWebhook } from '../../../application/connections/handle-webhook.ts';
import { mapFeedAccounts } from '../../../application/connections/map-feed-accounts.ts';
import { removeConnection } from '../../../application/connections/remove-connection.ts';
import { requestSync } from '../../../application/connections/request-sync.ts';
import { listConnections, showConnection } from '../../../application/connections/shown-connection.ts';
import { syncConnection, syncNextConnection } from '../../../application/connections/sync-connection.ts';
import { importStatements } from '../../../application/imports/import-statements.ts';
import { undoImport } from '../../../application/imports/undo-import.ts';
import { deleteTransaction } from '../../../application/transactions/delete-transaction.ts';
import { updateTransaction } from '../../../application/transactions/update-transaction.ts';
import { deleteUser } from '../../../application/users/delete-user.ts';
import type { FeedAccountChoice } from '../../../domain/feeds/connected-feed-account.ts';
import type { Sealer } from '../../../domain/ports/access/sealer.ts';
import type { UnitOfWork } from '../../../domain/ports/unit-of-work.ts';
import type { StoreUnderTest } from '../../contracts/store-under-test.ts';
import { testClock } from '../../support/clock.ts';
import { FakeFeed } from '../../support/feeds/fake-feed.ts';
import { jsonStatementReader, statementFile, type TestStatement } from '../../support/files/json-statement-reader.ts';
import { aUser } from '../../support/fixtures.ts';

export interface FeedHouseOptions {
  readonly feed?: FakeFeed;
  readonly unitOfWork?: UnitOfWork;
  readonly sealer?: Sealer;
}

/** The use-cases of feeds for a new user, on 31 March 2026. */
export async function feedHouse(store: StoreUnderTest, options: FeedHouseOptions = {}) {
  const { stores } = store;
  const { feed = new FakeFeed(), unitOfWork = store.unitOfWork, sealer = aesSealer([randomBytes(32)]) } = options;
  const clock = testClock('2026-03-31T12:00:00.000000Z');
  const { id: userId, email } = await aUser(stores);
  const ports = {
    ...stores,
    ...store,
    unitOfWork,
    clock,
    sealer,
    bankFeeds: new Map([[feed.provider, feed]]),
    secrets: {
      ...nodeSecrets(),
      uuid: () => randomUUID(),
      digest: (text: string | Uint8Array) => `digest of ${String(text)}`,
    },
    accountHash: (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64),
    upkeep: { afterAdding: async () => {} },
    statementFiles: jsonStatementReader,
  };
  // The use-cases take only what they use of the secrets.
  const linking = ports as typeof ports & Parameters<typeof beginConnection>[0];
  const begin = beginConnection(linking);
  const importFile = importStatements(ports);
  const sync = syncConnection(ports);
  const undo = undoImport(ports);
  const all = { afterPosition: -1, limit: 1_000 };
  return {
    ...stores,
    stores,
    unitOfWork: store.unitOfWork,
    userId,
    feed,
    clock,
    ports,
    begin: (given = {}) =>
      begin(userId, { provider: feed.provider, returnUrl: 'https://money.example/back', setupToken: 't', ...given }),
    complete: (consent: Parameters<ReturnType<typeof completeConnection>>[1], by = userId) =>
      completeConnection(linking)(by, consent),
    renew: (id: number) => renewConnection(linking)(userId, id, { returnUrl: 'https://money.example/back' }),
    /** A connection that works. */
    connect: async () => {
      const begun = await begin(userId, { provider: feed.provider, returnUrl: 'https://money.example/back' });
      return begun.connection.id;
    },
    sync: (id: number) => sync(userId, id),
    syncNext: syncNextConnection(ports),
    request: (id: number) => requestSync(ports)(userId, id),
    show: (id: number) => showConnection(ports)(userId, id),
    listConnections: () => listConnections(ports)(userId),
    map: (id: number, choices: readonly FeedAccountChoice[]) => mapFeedAccounts(ports)(userId, id, choices),
    disconnect: (id: number) => removeConnection(ports)(userId, id),
    hear: () => handleWebhook(ports)(feed.provider, { headers: {}, body: new Uint8Array() }),
    /** By the id of the bank account, with it. */
    freshness: async () => {
      const { accounts } = await listAccountsWithFreshness(stores)(userId, { bank: false });
      return new Map(accounts.map(({ account: { id }, freshness }) => [id, { bankAccountId: id, ...freshness }]));
    },
    undo: (id: number | null) => undo(userId, id ?? 0),
    imports: () => stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 100),
    importRows: (id: number | null) => stores.imports.rows(userId, id ?? 0, all),
    importFile: (statement: TestStatement, bankAccountId?: number) =>
      importFile(userId, {
        bytes: statementFile([statement]),
        fileName: null,
        accounts: { bankAccountId, byKey: new Map(), createsOthers: bankAccountId === undefined },
        options: {},
        onError: 'refuse',
        dryRun: false,
      }),
    removeTransaction: (id: number) => deleteTransaction(ports)(userId, id),
    edit: (id: number, notes: string, categoryId = 101) =>
      updateTransaction({ ...stores, ...ports })(userId, id, { notes, categoryId }),
    removeAccount: (id: number) => deleteBankAccount(ports)(userId, id),
    removeUser: () => deleteUser(ports)(email ?? ''),
    list: () => stores.transactionReader.list(userId, {}, { offset: 0, limit: 1_000 }),
    amounts: async () =>
      (await stores.transactionReader.list(userId, {}, { offset: 0, limit: 1_000 }))
        .toSorted((a, b) => a.amount - b.amount)
        .map(({ amount, status }) => `${amount}${status === 'pending' ? 'p' : ''}`),
    connection: async (id: number) => (await stores.connections.get(userId, id))!,
  };
}

export type FeedHouse = Awaited<ReturnType<typeof feedHouse>>;
