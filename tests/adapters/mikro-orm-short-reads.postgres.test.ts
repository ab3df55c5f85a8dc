import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BinaryQuery } from '../../adapters/mikro-orm/binary-query.ts';
import { type ConnectionPool, openPool, TIMEOUTS } from '../../adapters/mikro-orm/connection-pool.ts';
import type { RowSink } from '../../adapters/mikro-orm/row-tap.ts';
import { TextQuery } from '../../adapters/mikro-orm/text-query.ts';
import { openTestDatabase, type TestDatabase } from '../support/postgres.ts';

interface Context {
  database: TestDatabase;
  pool: ConnectionPool;
}

const test = suite<Context>('short reads that begin together');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  const logger = { info: () => undefined, warn: () => undefined };
  context.pool = openPool({ url: context.database.url, max: 10, logger, timeouts: TIMEOUTS });
});

test.after.each(async ({ database, pool }) => {
  await pool.end();
  await database.drop();
});

test('up to four share a connection, and others do not wait for them', async ({ pool }) => {
  await Promise.all([1, 2, 3, 4].map((value) => pool.run(echo(value))));
  assert.is(pool.totalCount, 1);
  await Promise.all([1, 2, 3, 4, 5].map((value) => pool.run(echo(value))));
  assert.is(pool.totalCount, 2);
  await Promise.all([1, 2, 3].map((value) => pool.run(echo(value, false))));
  assert.is(pool.totalCount, 3);
});

test('a burst of them opens four connections at most', async ({ pool }) => {
  const reads = Array.from({ length: 50 }, (_, value) => echo(value));
  await Promise.all(reads.map((read) => pool.run(read)));
  assert.is(pool.totalCount, 4);
  assert.equal(
    reads.map(({ rows }) => rows[0]?.[0]),
    reads.map((_, value) => String(value)),
  );
});

test('a burst in a lane opens one connection, and others do not wait for it', async (context) => {
  const { pool } = context;
  const holder = await holdLock(context);
  const inLane = (value: number) => new TextQuery({ ...LOCKED, lane: 'held up' }, [value]);
  const held = Promise.all(Array.from({ length: 20 }, (_, value) => pool.run(inLane(value))));
  assert.equal((await pool.run(echo(1))).rows, [['1']]);
  assert.is(pool.totalCount, 2);
  await holder.end();
  assert.equal(
    (await held).map(({ rows }) => rows),
    Array.from({ length: 20 }, (_, value) => [[String(value)]]),
  );
});

test('when all connections of the short reads are held up, further ones take others', async (context) => {
  const { pool } = context;
  const holder = await holdLock(context);
  const held = Promise.all(Array.from({ length: 16 }, (_, value) => pool.run(new TextQuery(LOCKED, [value]))));
  assert.equal((await pool.run(echo(1))).rows, [['1']]);
  await holder.end();
  await held;
});

/** PostgreSQL sends what it has when it has 8 KiB, also in the middle of a message. */
test('each gets its own rows when PostgreSQL cuts the bytes between two of them', async ({ pool }) => {
  const long = { name: 'long', isShort: true, text: `select repeat('x', $1::integer)` };
  const late = { name: 'late', isShort: true, text: `select $1::integer from pg_sleep(0.002)` };
  for (let length = 8_100; length <= 8_200; length += 1) {
    const sinks = [new Lengths(), new Lengths()] as const;
    const [first, second] = await Promise.all([
      pool.run(new TextQuery(long, [length])),
      pool.run(new TextQuery(late, [1])),
    ]);
    assert.equal([first.rows.map(([text]) => text?.length), second.rows], [[length], [['1']]]);
    await Promise.all([
      pool.run(new BinaryQuery(long, [length], sinks[0])),
      pool.run(new BinaryQuery(late, [1], sinks[1])),
    ]);
    // The number of columns, then the length of each before it.
    assert.equal([sinks[0].bytes, sinks[1].bytes], [[2 + 4 + length], [2 + 4 + 4]]);
  }
});

test('each gets its own rows, as text or as bytes, the first time and when it is prepared', async ({ pool }) => {
  for (let round = 0; round < 3; round += 1) {
    const sinks = [new Lengths(), new Lengths()] as const;
    const [first, , none, , last] = await Promise.all([
      pool.run(echo(1)),
      pool.run(new BinaryQuery(SERIES, [3], sinks[0])),
      pool.run(new TextQuery({ ...SERIES, name: 'none' }, [0])),
      pool.run(new BinaryQuery({ ...SERIES, name: 'other_series' }, [2], sinks[1])),
      pool.run(echo(2)),
    ]);
    assert.equal([first.rows, none.rows, last.rows], [[['1']], [], [['2']]]);
    assert.equal(
      [sinks[0].bytes, sinks[1].bytes].map((bytes) => bytes.length),
      [3, 2],
    );
    assert.ok(sinks[0].bytes.every((length) => length === BYTES_OF_AN_INTEGER_ROW));
  }
});

test('one that fails fails alone', async ({ pool }) => {
  const reads = [echo(1), echo('x'), echo(3), echo(4)];
  const outcomes = await Promise.allSettled(reads.map((read) => pool.run(read)));
  assert.equal(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  );
  assert.equal(
    reads.map(({ rows }) => rows),
    [[['1']], [], [['3']], [['4']]],
  );
  assert.equal((await pool.run(echo(5))).rows, [['5']]);
});

test('each is there as soon as its rows are, and need not wait for those after it', async ({ pool }) => {
  const long = () => new TextQuery({ isShort: true, text: "select repeat('x', 20000)" }, []);
  const sleep = new TextQuery({ isShort: true, text: 'select pg_sleep(0.5)' }, []);
  const ended: number[] = [];
  const run = async (query: TextQuery) => {
    await pool.run(query);
    ended.push(performance.now());
  };
  // PostgreSQL sends what fills its buffer, so the second one pushes the first one out.
  await Promise.all([run(long()), run(long()), run(sleep)]);
  const [first = 0, , last = 0] = ended;
  assert.ok(last - first > 250, `${last - first} ms`);
});

test('a value that cannot be sent fails its own read', async ({ pool }) => {
  const circle: { self?: object } = {};
  circle.self = circle;
  const outcomes = await Promise.allSettled([echo(1), echo(circle), echo(3)].map((read) => pool.run(read)));
  assert.equal(
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.rows : 'failed')),
    [[['1']], 'failed', [['3']]],
  );
});

test('when the connection breaks, the read that PostgreSQL was at fails, and the others are answered', async (context) => {
  const { database, pool } = context;
  const admin = new Client({ connectionString: database.url });
  await admin.connect();
  const slow = new TextQuery({ text: "select pg_sleep(20), 'short reads'", isShort: true }, []);
  const outcomes = Promise.allSettled([echo(1), slow, echo(3)].map((read) => pool.run(read)));
  const ended = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%short reads%' and pid <> pg_backend_pid() and state = 'active'`;
  while ((await admin.query(ended)).rowCount === 0);
  assert.equal(
    (await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.rows : outcome.reason.code)),
    [[['1']], 'connection_failed', [['3']]],
  );
  await admin.end();
});

test('each sees what was committed before it, by the reads before it too', async ({ pool }) => {
  await pool.query({ text: 'create table seen (value integer)' });
  const add = { name: 'add', isShort: true, text: 'insert into seen values (1) returning 1' };
  const count = { name: 'count', isShort: true, text: 'select count(*) from seen' };
  const [before, , after] = await Promise.all(
    [count, add, count].map((statement) => pool.run(new TextQuery(statement, []))),
  );
  assert.equal([before?.rows, after?.rows], [[['0']], [['1']]]);
});

test.run();

const SERIES = { name: 'series', isShort: true, text: 'select n from generate_series(1, $1::integer) as n' };

/** Waits until nobody holds the lock. */
const LOCKED = {
  isShort: true,
  text: 'select $1::integer from (select pg_advisory_xact_lock_shared(7) offset 0) locked',
};

/** Holds the lock until the client ends. */
async function holdLock({ database }: Context): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('select pg_advisory_lock(7)');
  return client;
}

/** The number of columns, the length of the only one, and an integer of four bytes. */
const BYTES_OF_AN_INTEGER_ROW = 2 + 4 + 4;

function echo(value: unknown, isShort = true): TextQuery {
  return new TextQuery({ name: 'echo', isShort, text: 'select $1::integer' }, [value]);
}

class Lengths implements RowSink {
  readonly bytes: number[] = [];

  add(_bytes: Buffer, start: number, end: number): void {
    this.bytes.push(end - start);
  }
}
