import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopServer } from '../support/databases/embedded-server.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/postgres.ts';
import { type HttpAnswer, send } from '../support/service/http-client.ts';
import { coffer, type ServiceProcess, startService } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const EMAIL = 'demo@coffer.example';
const ROOT = new URL('../..', import.meta.url).pathname;

const test = suite('moving to another database by backup');

const oldHouse = temporaryDirectory(stopServer);
const newHouse = temporaryDirectory();
const keyless = temporaryDirectory((directory) => stopServer(join(directory, 'house')));
const backup = join(newHouse, 'house.backup');
const databases: TestDatabase[] = [];
let service: ServiceProcess;
let key = '';
let account = 0;

test.after(async () => {
  for (const database of databases) await database.drop();
});

async function newDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  databases.push(database);
  return database;
}

/** The settings of an installation elsewhere that has been given the key of the old one. */
function elsewhere({ url }: TestDatabase): Readonly<Record<string, string>> {
  return { DATABASE_URL: url, DATA_DIR: newHouse, RATES_REFRESH: 'false' };
}

test('a backup is made while the embedded service goes on taking writes', async () => {
  service = await startService({ DATA_DIR: oldHouse, SIGN_UP: 'true' });
  const { out } = await coffer(
    { DATA_DIR: oldHouse },
    'api-key',
    'create',
    '--email',
    EMAIL,
    '--scope',
    'finance:write',
    '--json',
  );
  key = JSON.parse(out).key;
  account = (
    await send(service.url, 'POST', '/v1/bank-accounts', { bearer: key, json: { name: 'Wallet', currency: 'USD' } })
  ).json().id;
  const stop = new AbortController();
  const answers: HttpAnswer[] = [];
  const writing = (async () => {
    while (!stop.signal.aborted) answers.push(await spend());
  })();
  const made = await coffer({ DATA_DIR: oldHouse }, 'backup', '--to', backup);
  stop.abort();
  await writing;
  assert.is(made.code, 0, made.err);
  assert.match(made.out, /^Backed up 1 user, \d+ accounts, [\d,]+ transactions to “.*house\.backup”\.\n$/);
  assert.match(made.err, /The secret key is not in it/);
  assert.ok(answers.length > 0);
  assert.ok(answers.every(({ status }) => status === 201));
});

test('the key is not in the file', () => {
  const secret = readFileSync(join(oldHouse, 'secrets.key'), 'utf8').trim();
  const bytes = readFileSync(backup);
  assert.not.ok(bytes.includes(secret) || bytes.includes(Buffer.from(secret, 'base64')));
});

test('without the key nothing is restored, and no key is made', async () => {
  const database = await newDatabase();
  const { code, err } = await coffer(elsewhere(database), 'restore', '--from', backup);
  assert.is(code, 1);
  assert.match(err, /^The secret key that belongs to this backup is missing\. Set SECRETS_KEY .* --without-key/);
  assert.not.ok(existsSync(join(newHouse, 'secrets.key')));
  assert.equal(await tablesAt(database), []);
});

test('in the restored database every balance is the sum of its transactions', async () => {
  copyFileSync(join(oldHouse, 'secrets.key'), join(newHouse, 'secrets.key'));
  const database = await newDatabase();
  const { code, out, err } = await coffer(elsewhere(database), 'restore', '--from', backup, '--json');
  assert.is(code, 0, err);
  const { rows, isKeyMissing } = JSON.parse(out);
  assert.not.ok(isKeyMissing);
  assert.equal(await countsAt(database, Object.keys(rows)), rows);
  const wrong = await query(
    database,
    `select id from bank_accounts a where kind = 'manual' and deleted_at is null and balance <> initial_balance + (
      select coalesce(sum(coalesce(account_amount, amount)), 0) from transactions t
      where t.user_id = a.user_id and t.bank_account_id = a.id and t.deleted_at is null and status = 'booked')`,
  );
  assert.equal(wrong, []);
});

test('the service answers the same on the other database, to the same key', async () => {
  const path = join(newHouse, 'quiet.backup');
  assert.is((await coffer({ DATA_DIR: oldHouse }, 'backup', '--to', path)).code, 0);
  const database = await newDatabase();
  assert.is((await coffer(elsewhere(database), 'restore', '--from', path)).code, 0);
  const moved = await startService(elsewhere(database));
  for (const resource of [
    '/v1/transactions?include=bankAccount.bank,category&base-fiat=EUR',
    '/v1/transactions?page=2',
    '/v1/bank-accounts',
    '/v1/transaction-categories',
    '/v1/category-rules',
    '/v1/imports',
  ]) {
    const [there, here] = [await get(service, resource), await get(moved, resource)];
    assert.is(there.status, 200, there.text);
    assert.is(here.text, there.text.replaceAll(service.url, moved.url));
  }
  assert.is((await spend(moved)).status, 201);
  await moved.kill('SIGTERM');
});

test('a database with data is refused and stays as it is', async () => {
  const database = await newDatabase();
  assert.is(
    (
      await coffer(
        elsewhere(database),
        'user',
        'create',
        '--email',
        'a@b.example',
        '--password',
        'correct horse battery',
      )
    ).code,
    0,
  );
  const { code, err } = await coffer(elsewhere(database), 'restore', '--from', backup);
  assert.is(code, 1);
  assert.match(err, /^The database is not empty\. It has data already: users\. Restore into a new database/);
  assert.equal(await query(database, 'select email from users'), [{ email: 'a@b.example' }]);
});

test('a file that is cut off is refused before a database is asked for', async () => {
  const cut = join(newHouse, 'cut.backup');
  const bytes = readFileSync(backup);
  writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
  const nowhere = { ...elsewhere({ url: 'postgres://127.0.0.1:1/none', drop: async () => {} }) };
  const { code, err } = await coffer(nowhere, 'restore', '--from', cut);
  assert.is(code, 1);
  assert.match(err, /is not whole: its end is missing/);
});

test('a restore that is killed after all rows were loaded leaves an empty database, which takes the next one', async () => {
  const database = await newDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  // The restore waits at the first change of the schema behind the rows.
  await client.query(`create function wait_for_test() returns event_trigger language plpgsql as $$
    declare has_users boolean := false;
    begin
      if to_regclass('users') is not null then execute 'select exists (select from users)' into has_users; end if;
      if has_users then perform pg_advisory_xact_lock_shared(42); end if;
    end $$`);
  await client.query('create event trigger wait_for_test on ddl_command_start execute function wait_for_test()');
  await client.query('select pg_advisory_lock(42)');
  const child = restoring(database);
  const ended = once(child, 'exit');
  const waiting = `select count(*)::int as count from pg_locks where not granted and locktype = 'advisory' and objid = 42`;
  while (child.exitCode === null && (await client.query(waiting)).rows[0].count === 0) await delay(5);
  assert.is(child.exitCode, null);
  child.kill('SIGKILL');
  await ended;
  await client.query('select pg_advisory_unlock(42)');
  await client.query('drop event trigger wait_for_test');
  await client.end();
  const { code, err } = await coffer(elsewhere(database), 'restore', '--from', backup);
  assert.is(code, 0, err);
});

test('with the key lost, an embedded database can be restored: data and API keys of users still work', async () => {
  const env = { DATA_DIR: join(keyless, 'house'), RATES_REFRESH: 'false' };
  const { code, err } = await coffer(env, 'restore', '--from', backup, '--without-key');
  assert.is(code, 0, err);
  assert.match(err, /The key that sealed the backup’s secrets is missing\. Connections to banks must be/);
  assert.not.match(err, /Warning/);
  const moved = await startService(env);
  assert.is((await get(moved, '/v1/bank-accounts')).status, 200);
  await moved.kill('SIGTERM');
});

test('of two services with one BACKUP_DIR, one makes the backup of the day, and it can be restored', async () => {
  const directory = join(newHouse, 'daily');
  mkdirSync(directory);
  const database = await newDatabase();
  assert.is((await coffer(elsewhere(database), 'restore', '--from', backup)).code, 0);
  const env = { ...elsewhere(database), BACKUP_DIR: directory, TZ: whereItIsNoon() };
  const services = await Promise.all([startService(env), startService(env)]);
  while (!readdirSync(directory).some((name) => name.endsWith('.backup'))) await delay(20);
  for (const one of services) await one.kill('SIGTERM');
  const names = readdirSync(directory);
  assert.is(names.length, 1);
  assert.match(names[0] ?? '', /^coffer-\d{4}-\d\d-\d\d\.backup$/);
  const { code, err } = await coffer(
    elsewhere(await newDatabase()),
    'restore',
    '--from',
    join(directory, names[0] ?? ''),
  );
  assert.is(code, 0, err);
});

/** Daily backups wait for three in the morning. The sign of such names is turned round. */
function whereItIsNoon(): string {
  const offset = 12 - new Date().getUTCHours();
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

test('the old service has not noticed anything', async () => {
  assert.is((await spend()).status, 201);
  await service.kill('SIGTERM');
});

function spend({ url }: Pick<ServiceProcess, 'url'> = service): Promise<HttpAnswer> {
  const json = { amount: -100, bank_account_id: account, booked_at: '2026-01-01', description: 'Bread' };
  return send(url, 'POST', '/v1/transactions', { bearer: key, json });
}

function get({ url }: ServiceProcess, path: string): Promise<HttpAnswer> {
  return send(url, 'GET', path, { bearer: key });
}

function restoring(database: TestDatabase): ChildProcess {
  const args = ['scripts/coffer.ts', 'restore', '--from', backup];
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...elsewhere(database) },
    stdio: 'ignore',
  });
}

async function query({ url }: TestDatabase, text: string): Promise<readonly object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function tablesAt(database: TestDatabase): Promise<readonly object[]> {
  return query(database, `select tablename from pg_tables where schemaname = 'public'`);
}

async function countsAt(database: TestDatabase, tables: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join();
  const [row = {}] = await query(database, `select ${columns}`);
  return row as Readonly<Record<string, number>>;
}

test.run();
