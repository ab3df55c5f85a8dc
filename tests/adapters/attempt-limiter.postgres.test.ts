import { postgresAttemptLimiter } from '../../adapters/attempt-limits/postgres-attempt-limiter.ts';
import { openPostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { attemptLimiterContract } from '../contracts/access/attempt-limiter.contract.ts';
import { openTestDatabase } from '../support/databases/postgres.ts';

attemptLimiterContract('PostgreSQL', async () => {
  const { url, drop } = await openTestDatabase();
  const first = await openPostgresStore({ url, poolMax: 4 });
  const second = await openPostgresStore({ url, poolMax: 4 });
  await first.migrate();
  return {
    limiters: [postgresAttemptLimiter(first.pool), postgresAttemptLimiter(second.pool)],
    endWindows: async () => {
      await first.pool.query('update sign_in_attempts set expire = 1');
    },
    close: async () => {
      await Promise.all([first.close(), second.close()]);
      await drop();
    },
  };
});
