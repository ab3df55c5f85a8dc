import { addSeconds } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { IdempotencyRepo } from '../../domain/ports/idempotency-repo.ts';
import { IDEMPOTENCY_SECONDS } from './idempotent.ts';

/** Forgets the keys of all users that no request can replay any more (contract 2.11); answers how many. */
export type ForgetIdempotencyKeys = () => Promise<number>;

export interface ForgetIdempotencyKeysPorts {
  readonly idempotency: IdempotencyRepo;
  readonly clock: Clock;
}

export function forgetIdempotencyKeys({ idempotency, clock }: ForgetIdempotencyKeysPorts): ForgetIdempotencyKeys {
  return () => idempotency.forgetBefore(addSeconds(clock.now(), -IDEMPOTENCY_SECONDS));
}
