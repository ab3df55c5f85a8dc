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

export interface RateLimiterPort {
  /**
   * Takes `points` places, all or none. Grants no more than the limit in any span of 60 seconds, under concurrency and
   * over all processes that share the adapter's store. A refused request takes no place.
   */
  consume(userId: number, points: number): Promise<RateDecision>;
}
