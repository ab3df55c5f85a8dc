import { memoryAttemptLimiter } from '../../adapters/attempt-limits/memory-attempt-limiter.ts';
import { attemptLimiterContract } from '../contracts/access/attempt-limiter.contract.ts';

attemptLimiterContract('memory', async () => {
  const limiter = memoryAttemptLimiter();
  const realNow = Date.now;
  return {
    // There is only one process that could share it.
    limiters: [limiter, limiter],
    // The library reads the machine's clock.
    endWindows: async () => {
      Date.now = () => realNow() + 2 * 24 * 60 * 60 * 1_000;
    },
    close: async () => {
      Date.now = realNow;
    },
  };
});
