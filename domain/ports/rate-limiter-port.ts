import type { RateDecision } from '../access/rate-window.ts';

/** Limits how often each user may call the tools (contract 5.5). The rule is `takePlaces`. */
export interface RateLimiterPort {
  /**
   * Takes `places` places in the user's window, all or none. Grants no more than the limit in any span of
   * `RATE_WINDOW_SECONDS`, under concurrency and over all processes that share the adapter's store. A refused request
   * takes no place.
   */
  consume(userId: number, places: number): Promise<RateDecision>;
}
