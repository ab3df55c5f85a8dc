import type { AttemptLimiter } from '../../domain/ports/access/attempt-limiter.ts';
import type { BillDetector } from '../../domain/ports/bill-detector.ts';
import type { ToolGate } from '../../domain/ports/tool-gate.ts';
import type { Metrics } from './metrics.ts';

/** Counts how many requests of the tool endpoint found a place. Those without a known user take none. */
export function measuredToolGate(gate: ToolGate, metrics: Pick<Metrics, 'admission'>): ToolGate {
  const counted = <Verdict extends Awaited<ReturnType<ToolGate['admitToken' | 'admitIdentity']>>>(verdict: Verdict) => {
    if (verdict.kind === 'counted') metrics.admission('tools', verdict.rate.allowed);
    return verdict;
  };
  return {
    admitToken: async (digest, request) => counted(await gate.admitToken(digest, request)),
    admitIdentity: async (identity, request) => counted(await gate.admitIdentity(identity, request)),
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
  return { detect: (read, asOf) => metrics.detection(() => detector.detect(read, asOf)) };
}
