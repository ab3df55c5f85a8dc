import type { RateDecision } from '../../domain/ports/rate-limiter-port.ts';

/** No span of this length lets more than the limit pass, wherever it begins. */
export const WINDOW_SECONDS = 60;

/** `live`: places taken in the window, including the ones just granted. */
export function granted(limit: number, live: number): RateDecision {
  return { allowed: true, limit, remaining: limit - live, retryAfterSeconds: 0 };
}

/** `ages`: seconds since each live place was taken, oldest first. */
export function refused(limit: number, points: number, ages: readonly number[]): RateDecision {
  // This many of the oldest places must leave the window first. A request for more places than the limit never passes.
  const leaving = Math.min(ages.length + points - limit, ages.length);
  const wait = WINDOW_SECONDS - (ages[leaving - 1] ?? 0);
  // After the limit has been lowered, more places may be taken than there are now.
  const remaining = Math.max(0, limit - ages.length);
  return { allowed: false, limit, remaining, retryAfterSeconds: Math.max(1, Math.ceil(wait)) };
}
