import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { storeContract } from '../../contracts/store.contract.ts';
import type { OpenStore } from '../../contracts/store-under-test.ts';
import { type Bouncer, bouncerVersion, startBouncer } from '../../support/databases/pgbouncer.ts';
import { openTestDatabase } from '../../support/databases/postgres.ts';

/** The store through PgBouncer in transaction mode (docs/scaling.md). */
const version = bouncerVersion();
/** Since 1.21 PgBouncer keeps prepared statements for its clients. */
const keepsStatements = version !== undefined && (version[0] > 1 || version[1] >= 21);

const pooler = suite('PgBouncer in transaction mode');

if (version === undefined) {
  pooler.skip('the contracts of the store, because PgBouncer is not installed', () => undefined);
} else {
  storeContract('PostgreSQL behind PgBouncer, without prepared statements', openThrough(false, undefined));
  if (keepsStatements) {
    storeContract('PostgreSQL behind PgBouncer, with prepared statements', openThrough(true, 200));
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

/** Each store has a database of its own: a copy of one that is migrated once. */
function openThrough(preparesStatements: boolean, keptStatements: number | undefined): OpenStore {
  let starting: Promise<{ readonly template: string; readonly bouncer: Bouncer }> | undefined;
  return async () => {
    starting ??= startWithTemplate(keptStatements);
    const { template, bouncer } = await starting;
    const url = await copyOf(template);
    const store = await openPostgresStore({ url: bouncer.urlOf(url), preparesStatements });
    return { ...store, close: () => store.close() };
  };
}

async function startWithTemplate(keptStatements: number | undefined) {
  const { url: template } = await openTestDatabase();
  const store = await openPostgresStore({ url: template });
  await store.migrate();
  await store.close();
  return { template, bouncer: await startBouncer(template, keptStatements) };
}

/** Returns the address of the copy. */
async function copyOf(template: string): Promise<string> {
  const copy = new URL(template);
  const [original, name] = [copy.pathname.slice(1), `coffer_test_${randomUUID().replaceAll('-', '')}`];
  copy.pathname = '/postgres';
  const client = new Client({ connectionString: copy.href });
  await client.connect();
  await client.query(`create database ${name} template ${original}`);
  await client.end();
  copy.pathname = `/${name}`;
  return copy.href;
}
