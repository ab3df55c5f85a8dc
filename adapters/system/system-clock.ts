import { type Timestamp, timestampFromMillis } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/ports/clock.ts';

/**
 * The machine's clock, to the millisecond. When somebody turns it back, time stands still until it has caught up.
 * `millis` is for tests.
 */
export function systemClock(millis: () => number = Date.now): Clock {
  let latestMillis = 0;
  let latest: Timestamp | undefined;
  return {
    now: () => {
      const now = millis();
      if (latest !== undefined && now <= latestMillis) return latest;
      latest = timestampFromMillis(now);
      latestMillis = now;
      return latest;
    },
  };
}
