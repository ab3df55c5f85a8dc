import type { Ports } from '../ports.ts';
import { checkReadiness } from './check-readiness.ts';
import { cleanUp, forgetIdempotencyKeys } from './clean-up.ts';

/** What keeps the service in order. */
export function serviceUseCases(ports: Ports) {
  return {
    checkReadiness: checkReadiness(ports),
    cleanUp: cleanUp(ports),
    forgetIdempotencyKeys: forgetIdempotencyKeys(ports),
  };
}
