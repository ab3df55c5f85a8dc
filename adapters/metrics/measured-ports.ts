import type { AttemptLimiter } from '../../domain/ports/access/attempt-limiter.ts';
import type { BillDetector } from '../../domain/ports/bill-detector.ts';
import type { RateLimiterPort } from '../../domain/ports/rate-limiter-port.ts';
import type { Metrics } from './metrics.ts';

/** Counts how many requests of the tool endpoint found a place. Those without a known user take none. */
export function measuredRateLimiter(limiter: RateLimiterPort, metrics: Pick<Metrics, 'admission'>): RateLimiterPort {
  return {
    async consume(userId, places) {
      const decision = await limiter.consume(userId, places);
      metrics.admission('tools', decision.allowed);
      return decision;
    },
  };
}

/** Counts how many attempts were within the limit of their kind. */
export function measuredAttempts(limiter: AttemptLimiter, metrics: Pick<Metrics, 'admission'>): AttemptLimiter {
  return {
    async count(kind, subject) {
      const waitSeconds = await limiter.count(kind, subject);
      metrics.admission('attempts', waitSeconds === 0);
      return waitSeconds;
    },
    forget: (kind, subject) => limiter.forget(kind, subject),
  };
}

/** Measures detections. */
export function measuredBillDetector(detector: BillDetector, metrics: Pick<Metrics, 'detection'>): BillDetector {
  return { ...detector, detect: (...given) => metrics.detection(() => detector.detect(...given)) };
}
