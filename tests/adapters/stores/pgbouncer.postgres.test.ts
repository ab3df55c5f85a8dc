import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { storeContract } from '../../contracts/store.contract.ts';
import { bouncerVersion, startBouncer } from '../../support/databases/pgbouncer.ts';
import { openTestDatabase } from '../../support/databases/postgres.ts';

/** The store through PgBouncer in transaction mode (docs/scaling.md). */
const version = bouncerVersion();
/** Since 1.21 PgBouncer keeps prepared statements for its clients. */
const keepsStatements = version !== undefined && (version[0] > 1 || version[1] >= 21);

const pooler = suite('PgBouncer in transaction mode');

if (version === undefined) {
  pooler.skip('the contracts of the store, because PgBouncer is not installed', () => undefined);
} else {
  runContract('without prepared statements', false, undefined);
  if (keepsStatements) {
    runContract('with prepared statements', true, 200);
    pooler('prepares each statement once on every server connection that gets it', testKeptStatements);
  } else {
    pooler.skip(
      `the contracts of the store with prepared statements, because PgBouncer ${version.join('.')} is older than 1.21`,
      () => undefined,
    );
  }

  pooler('lets several processes migrate one database at once', async () => {
    const { url, drop } = await openTestDatabase();
    const bouncer = await startBouncer(url, undefined);
    const stores = await Promise.all(
      Array.from({ length: 3 }, () => openPostgresStore({ url: bouncer.urlOf(url), preparesStatements: false })),
    );
    const applied = await Promise.all(stores.map((store) => store.migrate()));
    assert.is(applied.filter((names) => names.length > 0).length, 1);
    await Promise.all(stores.map((store) => store.close()));
    bouncer.stop();
    await drop();
  });

  pooler('gives each transaction the time zone and the form of dates that Coffer reads', async () => {
    const { url, drop } = await openTestDatabase();
    const bouncer = await startBouncer(url, undefined);
    const stores = await Promise.all(
      Array.from({ length: 3 }, () => openPostgresStore({ url: bouncer.urlOf(url), preparesStatements: false })),
    );
    const question = `select current_setting('timezone') as zone, current_setting('datestyle') as style, pg_sleep(0.01)`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stores)
        .flat()
        .map((store) => store.pool.query<{ zone: string; style: string }>(question)),
    );
    const seen = new Set(answers.map(({ rows }) => `${rows[0]?.zone} ${rows[0]?.style}`));
    assert.equal(seen, new Set(['UTC ISO, YMD']));
    await Promise.all(stores.map((store) => store.close()));
    bouncer.stop();
    await drop();
  });
}

pooler.run();

/** Each connection to PgBouncer gets several of its few server connections in turn. */
async function testKeptStatements(): Promise<void> {
  const { url, drop } = await openTestDatabase();
  const bouncer = await startBouncer(url, 200);
  const store = await openPostgresStore({ url: bouncer.urlOf(url) });
  await store.migrate();
  const asked = Array.from({ length: 40 }, () => store.stores.categoryRules.list(1));
  assert.equal((await Promise.all(asked)).flat(), []);
  const client = new Client({ connectionString: bouncer.urlOf(url) });
  await client.connect();
  const { rows } = await client.query<{ statement: string; times: number }>(
    'select statement, count(*)::int as times from pg_prepared_statements group by statement',
  );
  await client.end();
  const kept = rows.filter(({ statement }) => statement.includes('from category_rules where user_id = $1'));
  assert.ok(kept.length > 0, `Kept statements: ${JSON.stringify(rows)}`);
  assert.equal(new Set(kept.map(({ times }) => times)), new Set([1]));
  await store.close();
  bouncer.stop();
  await drop();
}

/** All contracts share one store, as they do without PgBouncer. */
function runContract(name: string, preparesStatements: boolean, keptStatements: number | undefined): void {
  const opening = openThrough(preparesStatements, keptStatements);
  storeContract(`PostgreSQL behind PgBouncer, ${name}`, async () => ({ ...(await opening), close: async () => {} }));
  pooler(`closes the store of all contracts, ${name}`, async () => (await opening).close());
}

async function openThrough(preparesStatements: boolean, keptStatements: number | undefined): Promise<PostgresStore> {
  const { url, drop } = await openTestDatabase();
  const bouncer = await startBouncer(url, keptStatements);
  const store = await openPostgresStore({ url: bouncer.urlOf(url), preparesStatements });
  await store.migrate();
  const close = async () => {
    await store.close();
    bouncer.stop();
    await drop();
  };
  return { ...store, close };
}
