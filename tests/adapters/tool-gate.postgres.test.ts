import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { aTokenOf, type GatesUnderTest, rateLimiterOf, toolGateContract } from '../contracts/tool-gate.contract.ts';
import { aUser } from '../support/fixtures.ts';
import { openTestDatabase } from '../support/postgres.ts';
import { ageRateWindows } from '../support/rate-windows.ts';

toolGateContract('PostgreSQL', open);

interface PostgresGates extends GatesUnderTest {
  /** How many entries the window of a user has. */
  entriesOf(userId: number): Promise<number>;
}

async function open(): Promise<PostgresGates> {
  const { url, drop } = await openTestDatabase();
  const first = await openPostgresStore({ url, poolMax: 4 });
  const second = await openPostgresStore({ url, poolMax: 4 });
  await first.migrate();
  return {
    stores: first.stores,
    gates: (limit) => [first.toolGate(limit), second.toolGate(limit)],
    advanceSeconds: (seconds) => ageRateWindows(first, seconds),
    entriesOf: async (userId) => {
      const { rows } = await first.pool.query<{ entries: number }>(
        'select cardinality(taken) as entries from rate_windows where user_id = $1',
        [userId],
      );
      return rows[0]?.entries ?? 0;
    },
    close: async () => {
      await Promise.all([first.close(), second.close()]);
      await drop();
    },
  };
}

const windows = suite('windows on PostgreSQL');
let under: PostgresGates;

windows('the store opens', async () => {
  under = await open();
});
windows.after(() => under.close());

windows(
  'a window of a high limit has few entries however many requests there were, and counts all of them',
  async () => {
    const { id } = await aUser(under.stores);
    const [first, second] = under
      .gates(1_000)
      .map((gate) => rateLimiterOf(gate, async () => aTokenOf(under.stores, id)));
    assert.ok(first && second);
    let allowed = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      const decisions = await Promise.all(
        Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? first : second).consume(id, 1)),
      );
      allowed += decisions.filter((decision) => decision.allowed).length;
      await under.advanceSeconds(1);
    }
    assert.is(allowed, 1_000);
    assert.ok((await under.entriesOf(id)) <= 123, String(await under.entriesOf(id)));
  },
);

windows('a lower limit counts what a higher one let pass', async () => {
  const { id } = await aUser(under.stores);
  const token = await aTokenOf(under.stores, id);
  const [high, low] = [1_000, 5].map((limit) => rateLimiterOf(under.gates(limit)[0], async () => token));
  assert.ok(high && low);
  await high.consume(id, 7);
  assert.equal(await low.consume(id, 1), { allowed: false, limit: 5, remaining: 0, retryAfterSeconds: 60 });
  await under.advanceSeconds(60);
  assert.is((await low.consume(id, 5)).allowed, true);
});

windows.run();
