/** No span of this length lets more of a user's requests pass than the limit, wherever it begins (contract 5.5). */
export const RATE_WINDOW_SECONDS = 60;

/** The outcome of a request for places in a user's window, and the state of the window after it. */
export interface RateDecision {
  readonly allowed: boolean;
  /** Places per window. */
  readonly limit: number;
  /** Places left. Not always 0 after a refusal: a request for several places is refused when fewer are left. */
  readonly remaining: number;
  /** Whole seconds, at least 1, after which the same request passes if no other comes before it; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

/** `live`: places taken in the window, including the ones just granted. */
export function granted(limit: number, live: number): RateDecision {
  return { allowed: true, limit, remaining: limit - live, retryAfterSeconds: 0 };
}

/** `ages`: seconds since each live place was taken, oldest first. */
export function refused(limit: number, places: number, ages: readonly number[]): RateDecision {
  // This many of the oldest places must leave the window first. A request for more places than the limit never passes.
  const leaving = Math.min(ages.length + places - limit, ages.length);
  const wait = RATE_WINDOW_SECONDS - (ages[leaving - 1] ?? 0);
  // After the limit has been lowered, more places may be taken than there are now.
  const remaining = Math.max(0, limit - ages.length);
  return { allowed: false, limit, remaining, retryAfterSeconds: Math.max(1, Math.ceil(wait)) };
}
