import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runIsolation } from '../support/databases/isolation-run.ts';
import { openTestDatabase } from '../support/databases/postgres.ts';

/** A longer run shows more: set it to 1000000, and the run takes minutes. */
const ROWS = Number(process.env['ISOLATION_ROWS'] ?? 20_000);

const isolation = suite('many users at once, whose connections are cut and killed');

isolation('read their own rows only', async () => {
  const database = await openTestDatabase();
  const seed = Date.now() % 1_000_000;
  const { faults, ...run } = await runIsolation(database.url, ROWS, seed);
  console.log(`seed ${seed}: ${JSON.stringify(run)}`);
  await database.drop();
  assert.equal(faults, []);
  assert.ok(run.rows >= ROWS);
  assert.ok(run.cuts > 0, 'no connection was cut');
  assert.ok(run.killed > 0, 'no connection was killed');
  assert.ok(run.refused > 0, 'no request lost its connection');
});

isolation.run();
