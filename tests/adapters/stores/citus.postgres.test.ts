import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { MIGRATIONS } from '../../../adapters/mikro-orm/schema/migrations/list.ts';
import type { SchemaMigration } from '../../../adapters/mikro-orm/schema/migrations/schema-migration.ts';
import { type RateLimitersUnderTest, rateLimiterContract } from '../../contracts/access/rate-limiter.contract.ts';
import { subscriptionContract } from '../../contracts/access/subscription.contract.ts';
import { storeContract } from '../../contracts/store.contract.ts';
import type { OpenStore } from '../../contracts/store-under-test.ts';
import { pluck } from '../../support/assertions.ts';
import { CITUS_URL, openCitusDatabase } from '../../support/databases/citus.ts';
import { schemaOf } from '../../support/databases/database-contents.ts';
import type { TestDatabase } from '../../support/databases/postgres.ts';
import { type StatementTap, type TappedStatement, tapStatements } from '../../support/databases/statement-tap.ts';
import { aManualAccount, aTransaction, aUser } from '../../support/fixtures.ts';
import { ageRateWindows } from '../../support/sign-in/rate-windows.ts';

/** The store on a Citus cluster (docs/scaling.md). */
const cluster = suite('Citus');

if (CITUS_URL === undefined) {
  cluster.skip('the contracts of the store, because TEST_CITUS_URL names no cluster', () => undefined);
  cluster.run();
} else {
  inCluster(CITUS_URL);
}

interface Opened {
  readonly database: TestDatabase;
  readonly tap: StatementTap;
  readonly store: PostgresStore;
}

/** All suites share one database, which is slow to make; only one of them stores exchange rates. */
function inCluster(clusterUrl: string): void {
  let opening: Promise<Opened> | undefined;
  const opened = () => (opening ??= openIn(clusterUrl));
  const open: OpenStore = async () => ({ ...(await opened()).store, close: () => Promise.resolve() });
  storeContract('Citus', open);
  rateLimiterContract('Citus', async () => limitersOn((await opened()).store));
  subscriptionContract('Citus', async () => {
    const { stores, subscriptions } = (await opened()).store;
    return { stores, subscriptions, close: () => Promise.resolve() };
  });

  cluster('every statement of the contracts runs on one shard, apart from those of administration', async () => {
    const { database, tap } = await opened();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const statements = distinct(tap.statements.values());
    const wide: string[] = [];
    for (const statement of statements) {
      const text = statement.text.replaceAll(/\s+/g, ' ');
      const tasks = await tasksOf(client, statement).catch((error: Error) => {
        if (UNEXPLAINED.test(error.message)) return 0;
        throw new Error(`${error.message}: ${text}`);
      });
      if (tasks > 1 && !OF_ALL_USERS.some((known) => known.test(text))) wide.push(`${tasks} shards: ${text}`);
    }
    await client.end();
    assert.equal(wide, []);
    assert.ok(statements.length > 200, String(statements.length));
  });

  cluster('a database that is distributed already gets later migrations in place', () =>
    inNewDatabase(clusterUrl, async (url, open) => {
      const store = await open(url);
      await store.migrate();
      const { id: userId } = await aUser(store.stores);
      const { id } = await aTransaction(store.stores, await aManualAccount(store.stores, userId));
      const before = [await schemaOf(store), await placesOf(store)];
      const later = MIGRATIONS.slice(MIGRATIONS.findIndex(({ name }) => name === '20261208-import-removals'));
      await undoInPlace(url, later);
      assert.not.equal([await schemaOf(store), await placesOf(store)], before);
      assert.equal(await store.migrate(), pluck(later, 'name'));
      assert.equal([await schemaOf(store), await placesOf(store)], before);
      assert.is((await store.stores.transactions.get(userId, id))?.id, id);
    }),
  );

  cluster('a role without rights beyond its tables migrates, where somebody else made the extensions', () =>
    inNewDatabase(clusterUrl, async (url, open) => {
      const admin = await open(url);
      const role = `limited_${process.pid}`;
      await admin.pool.query(`create role ${role} login`);
      try {
        await admin.pool.query(`grant create on schema public to ${role}`);
        const limited = await open(`${url}?options=-c role=${role}`);
        assert.equal(await limited.migrate(), pluck(MIGRATIONS, 'name'));
      } finally {
        await admin.pool.query(`drop owned by ${role} cascade`);
        await admin.pool.query(`drop role ${role}`);
      }
    }),
  );

  cluster.after(async () => {
    const { store, tap, database } = await opened();
    await store.close();
    tap.close();
    await database.drop();
  });
  cluster.run();
}

async function openIn(clusterUrl: string): Promise<Opened> {
  const database = await openCitusDatabase(clusterUrl);
  const migrating = await openPostgresStore({ url: database.url });
  await migrating.migrate();
  await migrating.close();
  const tap = await tapStatements(database.url);
  return { database, tap, store: await openPostgresStore({ url: tap.url }) };
}

type OpenStoreAt = (url: string) => Promise<PostgresStore>;

/** Gives `work` the URL of an empty database, and closes what it opens. */
async function inNewDatabase(clusterUrl: string, work: (url: string, open: OpenStoreAt) => Promise<void>) {
  const database = await openCitusDatabase(clusterUrl);
  const opened: PostgresStore[] = [];
  const open: OpenStoreAt = async (url) => {
    const store = await openPostgresStore({ url });
    opened.push(store);
    return store;
  };
  try {
    await work(database.url, open);
  } finally {
    for (const store of opened) await store.close();
    await database.drop();
  }
}

/** Which table is where. */
async function placesOf({ pool }: PostgresStore): Promise<readonly unknown[]> {
  const sql = 'select logicalrelid::text as name, partmethod, colocationid from pg_dist_partition order by 1';
  return (await pool.query(sql)).rows;
}

/**
 * As if the database had been distributed before these migrations. The command that undoes them gathers its tables, so
 * what they do to rows, and to the statistics of columns, need not run on distributed ones.
 */
async function undoInPlace(url: string, migrations: readonly SchemaMigration[]): Promise<void> {
  const gathered = /^(?:--.*\n)*(?:update|insert|delete)\b|\bset statistics\b/;
  const undoing = migrations.toReversed().flatMap(({ down }) => down.filter((statement) => !gathered.test(statement)));
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`begin; set local citus.multi_shard_modify_mode = 'sequential'`);
    for (const statement of undoing) await client.query(statement);
    await client.query('delete from coffer_migrations where name = any($1)', [pluck(migrations, 'name')]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

function limitersOn(store: PostgresStore): RateLimitersUnderTest {
  return {
    limiters: (limit) => [store.rateLimiter(limit), store.rateLimiter(limit)],
    advanceSeconds: (seconds) => ageRateWindows(store, seconds),
    close: () => Promise.resolve(),
  };
}

/** Nobody waits for them: they ask for what is due, count and remove, of all users. */
const OF_ALL_USERS: readonly RegExp[] = [
  /^select "u0"\.\* from "users" as "u0" where "u0"\."deleted_at" is null order by/,
  /^select count\(\*\) as "count" from "users"/,
  /^select user_id as "userId" from own_transfer_backlog order by user_id limit 1$/,
  /^select user_id as "userId", import_id as "importId", [^()]+ from import_removals order by/,
  /^select user_id as "userId", id from feed_connections where (next_sync_at|id|provider|consent_until) [<>=]/,
  /^delete from (tool_calls where at|idempotency_keys where created_at) < \$1$/,
];

/** By what they do: those of the ORM have their values in the text, so there are thousands. */
function distinct(statements: Iterable<TappedStatement>): readonly TappedStatement[] {
  const byText = Map.groupBy(statements, ({ text }) =>
    text.replaceAll(/'(?:[^']|'')*'/g, '?').replaceAll(/\b\d+\b/g, '?'),
  );
  return [...byText.values()].flatMap(([first]) => first ?? []).filter(({ text }) => EXPLAINED.test(text));
}

const EXPLAINED = /^(?:select|insert|update|delete|with)\b/i;

interface PlanNode {
  readonly 'Task Count'?: number;
  readonly 'Distributed Query'?: { readonly Job: PlanNode };
  readonly Plans?: readonly PlanNode[];
}

/** How many shards the statement goes to; 0 for one that the coordinator runs by itself. */
async function tasksOf(client: Client, { text, values }: TappedStatement): Promise<number> {
  const explained = { text: `explain (format json) ${text}`, values: [...values] };
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(explained);
  return Math.max(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => tasksIn(Plan)));
}

function tasksIn(plan: PlanNode): number {
  const inside = [plan['Distributed Query']?.Job, ...(plan.Plans ?? [])].flatMap((node) => node ?? []);
  return Math.max(plan['Task Count'] ?? 0, ...inside.map(tasksIn));
}

/** Texts that no PostgreSQL stores, which the contracts try, and a statement that Citus runs but does not explain. */
const UNEXPLAINED = /unsupported Unicode escape|invalid input syntax for type json|could not create distributed plan/;
