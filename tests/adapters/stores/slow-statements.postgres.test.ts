import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPool, type PoolOptions, TIMEOUTS } from '../../../adapters/mikro-orm/connection/connection-pool.ts';
import { outlineOf } from '../../../adapters/mikro-orm/connection/slow-statements.ts';
import { asObjects } from '../../../adapters/mikro-orm/connection/statement.ts';
import { openTestDatabase, type TestDatabase } from '../../support/databases/postgres.ts';

interface Line {
  readonly details: { readonly ms?: number; readonly statement?: string; readonly text?: string };
  readonly message: string;
}

const slow = suite<{ database: TestDatabase }>('slow statements');

slow.before(async (context) => {
  context.database = await openTestDatabase();
});

slow.after(async ({ database }) => database.drop());

const SLEEP = { name: 'nap', text: 'select pg_sleep(0.05),\n  $1::text' };

slow('are logged with name, text and time, and without values', async ({ database }) => {
  const lines = await linesWhile(database, { slowStatementMs: 40 }, async (pool) => {
    await pool.query(asObjects(SLEEP, ['SECRET']));
    const connection = await pool.connect();
    await connection.query({ text: SLEEP.text, values: ['SECRET'] });
    connection.release();
    await pool.query({ text: 'select 1' });
  });
  const seen = lines.map(({ details, message }) => [message, details.statement, details.text]);
  assert.equal(seen, [
    ['slow statement', 'nap', 'select pg_sleep(0.05), $1::text'],
    ['slow statement', undefined, 'select pg_sleep(0.05), $1::text'],
  ]);
  assert.ok(lines.every(({ details }) => (details.ms ?? 0) >= 40));
  assert.not.match(JSON.stringify(lines), 'SECRET');
});

slow('that failed are logged too', async ({ database }) => {
  // The divisor, which is 0, is known only after the sleep. PostgreSQL would refuse a constant one at once.
  const failing = { text: 'select $1::integer / length(pg_sleep(0.05)::text)' };
  const lines = await linesWhile(database, { slowStatementMs: 40 }, async (pool) => {
    await pool.query(asObjects(failing, [1])).catch(() => undefined);
  });
  assert.ok(lines.some(({ details }) => details.text === failing.text));
});

slow('are not logged when the setting is 0', async ({ database }) => {
  const lines = await linesWhile(database, { slowStatementMs: 0 }, (pool) => pool.query(asObjects(SLEEP, ['x'])));
  assert.equal(lines, []);
});

slow('of the ORM, whose texts contain values, are logged as their kind and table', () => {
  const text = `insert into "users" ("email", "from") values ('ada@example.test from "accounts"', 1)`;
  assert.is(outlineOf(text).text, 'insert users (by the ORM)');
  assert.is(outlineOf(`select "u".* from "users" as "u" where "email" = 'ada'`).text, 'select users (by the ORM)');
  assert.is(outlineOf('ada@example.test').text, 'statement (by the ORM)');
});

async function linesWhile(
  { url }: TestDatabase,
  options: Pick<PoolOptions, 'slowStatementMs'>,
  work: (pool: ReturnType<typeof openPool>) => Promise<unknown>,
): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const log = (details: object, message: string) => void lines.push({ details, message });
  const pool = openPool({ url, max: 1, logger: { info: log, warn: log }, timeouts: TIMEOUTS, ...options });
  // The first statement of a connection also sets the session up.
  await pool.query({ text: 'select 1' });
  lines.length = 0;
  await work(pool);
  await pool.end();
  return lines;
}

slow.run();
