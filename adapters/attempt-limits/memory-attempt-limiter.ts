import { type IRateLimiterOptions, RateLimiterMemory } from 'rate-limiter-flexible';
import type { AttemptLimiter } from '../../domain/ports/access/attempt-limiter.ts';
import { attemptLimiter } from './attempt-limiter.ts';

/** For a single process. */
export function memoryAttemptLimiter(): AttemptLimiter {
  return attemptLimiter((options: IRateLimiterOptions) => new RateLimiterMemory(options));
}
