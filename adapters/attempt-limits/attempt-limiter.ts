import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ATTEMPT_LIMITS, type AttemptKind } from '../../domain/access/attempt-limits.ts';
import type { AttemptLimiter } from '../../domain/ports/access/attempt-limiter.ts';

/** One of the library's limiters for each kind. */
export function attemptLimiter(limiterOf: (options: IRateLimiterOptions) => RateLimiterAbstract): AttemptLimiter {
  const limiters = Object.fromEntries(
    Object.entries(ATTEMPT_LIMITS).map(([kind, { attempts, windowSeconds }]) => [
      kind,
      limiterOf({ keyPrefix: kind, points: attempts, duration: windowSeconds }),
    ]),
  ) as Readonly<Record<AttemptKind, RateLimiterAbstract>>;
  return {
    count: (kind, subject) => limiters[kind].consume(subject).then(() => 0, secondsLeft),
    forget: async (kind, subject) => void (await limiters[kind].delete(subject)),
  };
}

/**
 * The library rejects with the state of the window when there is no place left, and with an error when it cannot count.
 */
function secondsLeft(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
}
