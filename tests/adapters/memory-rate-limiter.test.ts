import { memoryRateLimiter } from '../../adapters/rate-limit/memory-rate-limiter.ts';
import { millisOf, timestampFromMillis } from '../../domain/calendar.ts';
import { rateLimiterContract } from '../contracts/rate-limiter.contract.ts';
import { MADE_AT } from '../support/fixtures.ts';

rateLimiterContract('memory', async () => {
  let now = MADE_AT;
  const clock = { now: () => now };
  return {
    limiters: (limit) => {
      const limiter = memoryRateLimiter({ limit, clock });
      // Only one process can use it.
      return [limiter, limiter];
    },
    advanceSeconds: async (seconds) => {
      now = timestampFromMillis(millisOf(now) + seconds * 1_000);
    },
    close: async () => {},
  };
});
