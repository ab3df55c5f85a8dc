import { type RateWindow, takePlaces } from '../../../../domain/access/rate-window.ts';
import { millisOf } from '../../../../domain/calendar.ts';
import type { Clock } from '../../../../domain/ports/clock.ts';
import type { RateLimiterPort } from '../../../../domain/ports/rate-limiter-port.ts';

/** For a single process. `limit` is requests per minute and user. */
export function memoryRateLimiter(limit: number, clock: Clock): RateLimiterPort {
  const windows = new Map<number, RateWindow>();
  return {
    async consume(userId, places) {
      const request = { places, limit, now: millisOf(clock.now()) };
      const { decision, window } = takePlaces(windows.get(userId) ?? [], request);
      windows.set(userId, window);
      return decision;
    },
  };
}
