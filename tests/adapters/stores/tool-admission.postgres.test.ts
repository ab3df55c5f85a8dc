import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { type RateLimitersUnderTest, rateLimiterContract } from '../../contracts/access/rate-limiter.contract.ts';
import { subscriptionContract } from '../../contracts/access/subscription.contract.ts';
import { openTestDatabase } from '../../support/databases/postgres.ts';
import { ageRateWindows } from '../../support/sign-in/rate-windows.ts';

rateLimiterContract('PostgreSQL', open);

subscriptionContract('PostgreSQL', async () => {
  const { url, drop } = await openTestDatabase();
  const store = await openPostgresStore({ url });
  await store.migrate();
  return {
    stores: store.stores,
    subscriptions: store.subscriptions,
    close: async () => {
      await store.close();
      await drop();
    },
  };
});

interface PostgresLimiters extends RateLimitersUnderTest {
  /** How many entries the window of a user has. */
  entriesOf(userId: number): Promise<number>;
}

async function open(): Promise<PostgresLimiters> {
  const { url, drop } = await openTestDatabase();
  const first = await openPostgresStore({ url, poolMax: 4 });
  const second = await openPostgresStore({ url, poolMax: 4 });
  await first.migrate();
  return {
    limiters: (limit) => [first.rateLimiter(limit), second.rateLimiter(limit)],
    advanceSeconds: (seconds) => ageRateWindows(first, seconds),
    entriesOf: async (userId) => {
      const { rows } = await first.pool.query<{ entries: number }>(
        'select json_array_length(entries) as entries from rate_windows where user_id = $1',
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
let under: PostgresLimiters;

windows('the store opens', async () => {
  under = await open();
});
windows.after(() => under.close());

windows(
  'a window of a high limit has few entries however many requests there were, and counts all of them',
  async () => {
    const [first, second] = under.limiters(1_000);
    const user = 1;
    let allowed = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      const decisions = await Promise.all(
        Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? first : second).consume(user, 1)),
      );
      allowed += decisions.filter((decision) => decision.allowed).length;
      await under.advanceSeconds(1);
    }
    assert.is(allowed, 1_000);
    assert.ok((await under.entriesOf(user)) <= 123, String(await under.entriesOf(user)));
  },
);

windows('a lower limit counts what a higher one let pass', async () => {
  const [high, low] = [under.limiters(1_000)[0], under.limiters(5)[0]];
  const user = 2;
  await high.consume(user, 7);
  assert.equal(await low.consume(user, 1), { allowed: false, limit: 5, remaining: 0, retryAfterSeconds: 60 });
  await under.advanceSeconds(60);
  assert.is((await low.consume(user, 5)).allowed, true);
});

windows.run();
