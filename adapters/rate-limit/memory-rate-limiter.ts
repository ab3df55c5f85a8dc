import { millisOf } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { RateLimiterPort } from '../../domain/ports/rate-limiter-port.ts';
import { granted, refused, WINDOW_SECONDS } from './sliding-window.ts';

/** For a single process. Keeps the times at which each user's places were taken, as long as they count. */
export function memoryRateLimiter({ limit, clock }: { limit: number; clock: Clock }): RateLimiterPort {
  const windows = new Map<number, readonly number[]>();
  return {
    consume: async (userId, points) => {
      const now = millisOf(clock.now());
      const live = (windows.get(userId) ?? []).filter((taken) => taken > now - WINDOW_SECONDS * 1_000);
      if (live.length + points > limit) {
        const ages = live.map((taken) => (now - taken) / 1_000);
        return refused(limit, points, ages);
      }
      windows.set(userId, [...live, ...Array<number>(points).fill(now)]);
      return granted(limit, live.length + points);
    },
  };
}
