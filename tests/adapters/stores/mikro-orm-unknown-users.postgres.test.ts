import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Unit } from '../../../adapters/mikro-orm/connection/session.ts';
import type { Statement } from '../../../adapters/mikro-orm/connection/statement.ts';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { createObservationRepo } from '../../../adapters/mikro-orm/repos/imports/observation-repo.ts';
import { changeTransactions } from '../../../adapters/mikro-orm/repos/ledger/bulk-changes.ts';
import { createOwnTransferRepo } from '../../../adapters/mikro-orm/repos/ledger/own-transfer-repo.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import { openTestDatabase, type TestDatabase } from '../../support/databases/postgres.ts';
import { recordedStatements } from '../../support/databases/recorded-statements.ts';
import { importRow, newImport } from '../../support/files/import-fixtures.ts';
import { aManualAccount, aUser, localDate, newTransaction } from '../../support/fixtures.ts';

const ROWS = 2_000;
const MARCH = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };

interface Context {
  database: TestDatabase;
  store: PostgresStore;
  client: Client;
  user: Imported;
}

interface Imported {
  readonly userId: number;
  readonly account: BankAccount;
  readonly importIds: readonly number[];
  readonly transactions: readonly Transaction[];
}

/** Statements on thousands of rows of a user who came after the statistics were gathered. */
const test = suite<Context>('statements on a user whom the statistics do not know');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.store = await openPostgresStore({ url: context.database.url });
  await context.store.migrate();
  context.client = new Client({ connectionString: context.database.url });
  await context.client.connect();
  for (const table of ['transactions', 'import_rows']) {
    await context.client.query(`alter table ${table} set (autovacuum_enabled = false)`);
  }
  for (let user = 0; user < 3; user += 1) await imported(context.store, 2);
  await context.client.query('analyze');
  context.user = await imported(context.store, 12);
});

test.after(async ({ client, store, database }) => {
  await client.end();
  await store.close();
  await database.drop();
});

const STATEMENTS: readonly (readonly [what: string, run: (unit: Unit, user: Imported) => Promise<unknown>])[] = [
  [
    'what is known of an account',
    (unit, { userId, account }) => createObservationRepo(unit).known(userId, account.id, MARCH),
  ],
  [
    'what a feed names',
    (unit, { userId, account }) =>
      createObservationRepo(unit).known(userId, account.id, MARCH, { source: 'feed:a', sourceIds: ['F-1'] }),
  ],
  [
    'what an import touched',
    (unit, { userId, importIds }) => createObservationRepo(unit).touched(userId, importIds[0]!),
  ],
  [
    'new origins',
    (unit, { userId, importIds }) => createObservationRepo(unit).markOrigins(userId, placesIn(importIds[1]!)),
  ],
  [
    'earlier facts',
    (unit, { userId, importIds, transactions }) => {
      const rows = placesIn(importIds[1]!).map((place, nth) => ({ ...place, before: transactions[nth]! }));
      return createObservationRepo(unit).setBefore(userId, rows);
    },
  ],
  [
    'changed transactions',
    (unit, { userId, transactions }) =>
      changeTransactions(unit, userId, { added: [], overwritten: transactions, removed: [], put: [] }),
  ],
  [
    'removed transactions',
    (unit, { userId, transactions }) => {
      const removed = transactions.map(({ id }) => id);
      return changeTransactions(unit, userId, { added: [], overwritten: [], removed, put: [] });
    },
  ],
  [
    'links of own transfers',
    (unit, { userId, transactions, account }) => {
      const other = { transactionId: 1, bankAccountId: account.id };
      return createOwnTransferRepo(unit).link(
        userId,
        transactions.map(({ id }) => ({ id, other, categoryId: 901 })),
      );
    },
  ],
  [
    'texts of own transfers',
    (unit, { userId, transactions }) => {
      return createOwnTransferRepo(unit).texts(
        userId,
        transactions.map(({ id }) => id),
      );
    },
  ],
];

for (const [what, run] of STATEMENTS) {
  test(`${what}: the work grows with the rows, and not with their square`, async ({ client, user }) => {
    const statements = await recordedStatements((unit) => run(unit, user));
    assert.ok(statements.length > 0);
    for (const { statement, values } of statements) {
      const work = await workOf(client, statement, values);
      assert.ok(work < 500 * ROWS, `${work} rows were looked at by: ${statement.text}`);
    }
  });
}

test.run();

function placesIn(importId: number) {
  return Array.from({ length: ROWS }, (_, position) => ({ importId, position }));
}

/** A user with transactions that each of several imports shows. */
async function imported({ stores }: PostgresStore, times: number): Promise<Imported> {
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  const bookedAt = newTransaction(account).bookedAt.replace(/^.{10}/, '2026-03-05') as Transaction['bookedAt'];
  const ids = await stores.transactions.addAll(
    Array.from({ length: ROWS }, () => newTransaction(account, { bookedAt })),
  );
  const importIds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const rows = ids.map((transactionId, position) =>
      importRow(account, { position, transactionId, isOrigin: time === 0 }),
    );
    importIds.push(await stores.imports.add(newImport(account), rows));
  }
  return { userId, account, importIds, transactions: await stores.transactions.getAll(userId, ids) };
}

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows the nodes of the plan looked at. The statement changes nothing. */
async function workOf(client: Client, { text }: Statement, values: readonly unknown[]): Promise<number> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      [...values],
    );
    return lookedAt(rows[0]!['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
  }
}

function lookedAt(node: PlanNode): number {
  const { 'Actual Rows': found, 'Actual Loops': loops, Plans = [] } = node;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return Plans.reduce((sum, plan) => sum + lookedAt(plan), (found + removed) * loops);
}
