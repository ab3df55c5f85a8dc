import type { Ports } from '../ports.ts';
import { checkReadiness } from './check-readiness.ts';
import { cleanUp } from './clean-up.ts';
import { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';

/** What keeps the service in order. */
export function serviceUseCases(ports: Ports) {
  return {
    checkReadiness: checkReadiness(ports),
    cleanUp: cleanUp(ports),
    forgetIdempotencyKeys: forgetIdempotencyKeys(ports),
  };
}

export type ServiceUseCases = ReturnType<typeof serviceUseCases>;
