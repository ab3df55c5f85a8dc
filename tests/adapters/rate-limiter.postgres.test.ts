import { openPostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { postgresRateLimiter } from '../../adapters/rate-limit/postgres-rate-limiter.ts';
import { rateLimiterContract } from '../contracts/rate-limiter.contract.ts';
import { openTestDatabase } from '../support/postgres.ts';

rateLimiterContract('PostgreSQL', async () => {
  const { url, drop } = await openTestDatabase();
  const first = await openPostgresStore({ url, poolMax: 4 });
  const second = await openPostgresStore({ url, poolMax: 4 });
  await first.migrate();
  return {
    limiters: (limit) => [
      postgresRateLimiter({ limit, pool: first.pool }),
      postgresRateLimiter({ limit, pool: second.pool }),
    ],
    // A test cannot set the database's clock, so it moves the places taken into the past.
    advanceSeconds: async (seconds) => {
      await first.pool.query(
        `update rate_windows set taken = array(
          select place - make_interval(secs => $1) from unnest(taken) with ordinality as each (place, nth) order by nth
        )`,
        [seconds],
      );
    },
    close: async () => {
      await Promise.all([first.close(), second.close()]);
      await drop();
    },
  };
});
