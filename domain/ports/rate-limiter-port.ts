/** The state of a user's window after a request asked for its place in it. */
export interface RateDecision {
  readonly allowed: boolean;
  /** Places a window. */
  readonly limit: number;
  /** Places left now; also after a refusal, since several may be asked for at once and fewer be left. */
  readonly remaining: number;
  /** Whole seconds, at least 1, after which a request passes if none comes before it; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

export interface RateLimiterPort {
  /**
   * Takes `points` places (all or none). Never more than the limit in any span of 60 seconds, under concurrency, and from all processes
   * that share the adapter's store. A refused request takes no place.
   */
  consume(userId: number, points: number): Promise<RateDecision>;
}
