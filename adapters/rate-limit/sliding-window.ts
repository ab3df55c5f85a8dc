import type { RateDecision } from '../../domain/ports/rate-limiter-port.ts';

/** The span in which no more than the limit may pass, wherever it begins. */
export const WINDOW_SECONDS = 60;

/** `live` places of the window are taken, the ones just given included. */
export function granted(limit: number, live: number): RateDecision {
  return { allowed: true, limit, remaining: limit - live, retryAfterSeconds: 0 };
}

/** `ages`: seconds since each live place was taken, the oldest first. */
export function refused(limit: number, points: number, ages: readonly number[]): RateDecision {
  // So many of the oldest must leave the window first. More places than there are at all never pass.
  const leaving = Math.min(ages.length + points - limit, ages.length);
  const wait = WINDOW_SECONDS - (ages[leaving - 1] ?? 0);
  // Whoever lowers the limit finds more places taken than there are now.
  const remaining = Math.max(0, limit - ages.length);
  return { allowed: false, limit, remaining, retryAfterSeconds: Math.max(1, Math.ceil(wait)) };
}
