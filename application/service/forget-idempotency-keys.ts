import { addSeconds } from '../../domain/calendar.ts';
import { IDEMPOTENCY_SECONDS } from '../idempotency/idempotent.ts';
import type { Ports } from '../ports.ts';

/** Forgets every key that is too old to be replayed (contract 2.11). Returns how many. */
export function forgetIdempotencyKeys({ idempotency, clock }: Pick<Ports, 'idempotency' | 'clock'>) {
  return (): Promise<number> => idempotency.forgetBefore(addSeconds(clock.now(), -IDEMPOTENCY_SECONDS));
}
