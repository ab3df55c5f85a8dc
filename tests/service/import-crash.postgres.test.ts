import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestDatabase, type TestDatabase } from '../support/databases/postgres.ts';
import { coffer } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const EMAIL = 'ada@example.test';
const ROWS = 8_000;
const IBAN = 'DE89370400440532013000';
const OTHER_IBAN = 'GB82WEST12345698765432';
const CARD = '4111111111111111';

const directory = temporaryDirectory();
const file = join(directory, 'statement.ofx');
const root = new URL('../..', import.meta.url).pathname;
let database: TestDatabase;
let client: Client;
let env: Readonly<Record<string, string>> = {};

/** One account, opened by the import, with a closing balance: everything that an import can store. */
function statement(): string {
  const rows = Array.from({ length: ROWS }, (_, nth) => {
    const day = `2026${String(1 + (nth % 9)).padStart(2, '0')}${String(1 + (nth % 28)).padStart(2, '0')}`;
    const memo = nth % 2 === 0 ? `to ${OTHER_IBAN} and ${IBAN}` : `card ${CARD}`;
    return `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>-1.00<FITID>${nth}<NAME>SHOP ${nth}<MEMO>${memo}<BANKACCTTO><ACCTID>${OTHER_IBAN}</BANKACCTTO></STMTTRN>`;
  });
  return [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR',
    `<BANKACCTFROM><BANKID>1<ACCTID>${IBAN}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>`,
    '<DTSTART>20260101<DTEND>20260930',
    ...rows,
    '</BANKTRANLIST><LEDGERBAL><BALAMT>500.00<DTASOF>20260930</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');
}

const test = suite('an import whose process is killed');

test.before(async () => {
  writeFileSync(file, statement());
  database = await openTestDatabase();
  env = { DATABASE_URL: database.url, DATA_DIR: directory, RATES_REFRESH: 'false' };
  client = new Client({ connectionString: database.url });
  await client.connect();
  await coffer(env, 'user', 'create', '--email', EMAIL, '--password', 'correct horse battery');
});

test.after(async () => {
  await client.end();
  await database.drop();
});

/** What is stored, with the balances that must agree with it. */
async function stored() {
  const { rows } = await client.query(`select
    (select count(*)::int from bank_accounts where deleted_at is null and kind = 'manual') as accounts,
    (select count(*)::int from imports) as imports,
    (select count(*)::int from import_rows) as rows,
    (select count(*)::int from transactions where deleted_at is null) as transactions,
    (select coalesce(sum(balance), 0)::int from bank_accounts where kind = 'manual' and deleted_at is null) as balance`);
  return rows[0];
}

const NOTHING = { accounts: 0, imports: 0, rows: 0, transactions: 0, balance: 0 };
const ALL = { accounts: 1, imports: 1, rows: ROWS, transactions: ROWS, balance: 50_000 };

function importing(): ChildProcess {
  const args = ['scripts/coffer.ts', 'import', '--email', EMAIL, '--create-accounts', file];
  return spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' });
}

/** Kills the process when it waits for a lock to write to the table. */
async function killAtWriteTo(table: string): Promise<void> {
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  const child = importing();
  const ended = once(child, 'exit');
  const waiting = 'select count(*)::int as count from pg_locks where not granted and relation = $1::regclass';
  while (child.exitCode === null && (await client.query(waiting, [table])).rows[0].count === 0);
  assert.is(child.exitCode, null);
  child.kill('SIGKILL');
  await ended;
  await client.query('rollback');
  await othersGone();
}

/** PostgreSQL notices the end of a client when it next reads or writes. */
async function othersGone(): Promise<void> {
  const others = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  for (;;) if ((await client.query(others)).rows[0].count === 0) return;
}

for (const table of ['bank_accounts', 'transactions', 'imports', 'import_rows']) {
  test(`leaves nothing when it is killed while it writes to ${table}`, async () => {
    await killAtWriteTo(table);
    assert.equal(await stored(), NOTHING);
  });
}

test('is complete when it is made again, and once more adds nothing', async () => {
  const again = async () => {
    const { code, err } = await coffer(env, 'import', '--email', EMAIL, '--create-accounts', file);
    assert.is(code, 0, err);
  };
  await again();
  assert.equal(await stored(), ALL);
  await again();
  assert.equal(await stored(), { ...ALL, imports: 2, rows: 2 * ROWS });
});

test('stores no account number and no card number in clear, in any table', async () => {
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const number of [IBAN, OTHER_IBAN, CARD]) {
    for (const { name } of tables) {
      const found = await client.query(
        `select count(*)::int as count from ${name} as one where strpos(one::text, $1) > 0`,
        [number],
      );
      assert.is(found.rows[0].count, 0, `${name} has ${number}`);
    }
  }
  const masked = await client.query(`select count(*)::int as count from transactions where description like '%****%'`);
  assert.is(masked.rows[0].count, ROWS);
});

test('can be undone as a whole', async () => {
  const { rows } = await client.query('select id from imports order by id desc');
  for (const { id } of rows) {
    const undo = () => coffer(env, 'imports', 'undo', '--email', EMAIL, String(id));
    const began = Date.now();
    const first = await undo();
    // The server may be too busy for a moment. Nothing has happened then, and the sentence says what to do.
    const isAway = first.err.includes('Try again in a few seconds.');
    const { code, err } = isAway ? await undo() : first;
    assert.is(code, 0, `${first.err}\n${err}\nafter ${Date.now() - began} ms`);
  }
  assert.equal(await stored(), NOTHING);
});

test.run();
