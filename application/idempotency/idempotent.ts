import { addSeconds, type Timestamp } from '../../domain/calendar.ts';
import { FinanceError } from '../../domain/error.ts';
import type { IdempotencyRepo } from '../../domain/ports/idempotency-repo.ts';

/** How long an idempotency key is remembered (contract 2.11). */
export const IDEMPOTENCY_SECONDS = 24 * 60 * 60;

export interface IdempotentRequest {
  readonly key: string;
  /** SHA-256, hex, of method, path and body. */
  readonly requestHash: string;
}

export interface Created {
  readonly id: number;
  /** Whether this repeats the result of an earlier request with the same key. Nothing was created now. */
  readonly replayed: boolean;
}

/**
 * Runs `effect` once per key, inside the caller's unit of work. The database transaction that has the effect also
 * stores the key, so a crash leaves both or neither. Throws `idempotency_mismatch` when the key was used for another
 * request.
 */
export async function once(
  idempotency: IdempotencyRepo,
  caller: { readonly userId: number; readonly at: Timestamp },
  request: IdempotentRequest | undefined,
  effect: () => Promise<number>,
): Promise<Created> {
  if (request === undefined) return { id: await effect(), replayed: false };
  const earlier = await idempotency.claim(caller.userId, request.key, addSeconds(caller.at, -IDEMPOTENCY_SECONDS));
  if (earlier === undefined) {
    const id = await effect();
    await idempotency.complete({ ...request, userId: caller.userId, resultId: id, createdAt: caller.at });
    return { id, replayed: false };
  }
  if (earlier.requestHash !== request.requestHash) {
    throw new FinanceError('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
  }
  return { id: earlier.resultId, replayed: true };
}
