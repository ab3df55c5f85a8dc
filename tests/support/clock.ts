import { addSeconds } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { timestamp } from './fixtures.ts';

/** A clock that a test moves; it moves a microsecond by itself at each look, so that no two moments are equal. */
export interface TestClock extends Clock {
  advanceSeconds(seconds: number): void;
}

export function testClock(start = '2026-03-15T10:00:00.000000Z'): TestClock {
  let now = timestamp(start);
  let looks = 0;
  return {
    now: () => timestamp(`${now.slice(0, -7)}${String((looks += 1)).padStart(6, '0')}Z`),
    advanceSeconds: (seconds) => {
      now = addSeconds(now, seconds);
    },
  };
}
