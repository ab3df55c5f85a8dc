import { addSeconds } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { IdempotencyRepo } from '../../domain/ports/idempotency-repo.ts';
import { IDEMPOTENCY_SECONDS } from '../idempotency/idempotent.ts';

/** Forgets every key that is too old to be replayed (contract 2.11). Returns how many. */
export type ForgetIdempotencyKeys = () => Promise<number>;

export interface ForgetIdempotencyKeysPorts {
  readonly idempotency: IdempotencyRepo;
  readonly clock: Clock;
}

export function forgetIdempotencyKeys({ idempotency, clock }: ForgetIdempotencyKeysPorts): ForgetIdempotencyKeys {
  return () => idempotency.forgetBefore(addSeconds(clock.now(), -IDEMPOTENCY_SECONDS));
}
