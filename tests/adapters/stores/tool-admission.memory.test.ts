import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { memoryRateLimiter } from '../../../adapters/memory/repos/access/rate-limiter.ts';
import { memorySubscriptions } from '../../../adapters/memory/repos/access/subscriptions.ts';
import { millisOf, timestampFromMillis } from '../../../domain/calendar.ts';
import { rateLimiterContract } from '../../contracts/access/rate-limiter.contract.ts';
import { subscriptionContract } from '../../contracts/access/subscription.contract.ts';
import { MADE_AT } from '../../support/fixtures.ts';

rateLimiterContract('memory', async () => {
  let now = MADE_AT;
  return {
    limiters: (limit) => {
      const limiter = memoryRateLimiter(limit, { now: () => now });
      // Only one process can use it.
      return [limiter, limiter];
    },
    advanceSeconds: async (seconds) => {
      now = timestampFromMillis(millisOf(now) + seconds * 1_000);
    },
    close: async () => {},
  };
});

subscriptionContract('memory', async () => {
  const { stores } = createMemoryStore();
  return { stores, subscriptions: memorySubscriptions(stores.users), close: async () => {} };
});
