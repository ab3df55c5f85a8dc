import type { OAuthRecordKind, OAuthRecordRepo } from '../../../domain/ports/access/oauth-record-repo.ts';

/**
 * Stops requests in the one moment that matters for single use: after they have read a code or refresh token that
 * nobody has redeemed, and before they redeem it.
 */
export interface Barrier {
  readonly records: OAuthRecordRepo;
  /** From now on, look-ups of this kind stop. `onArrival` hears of each, and whether the record was still free. */
  close(kind: OAuthRecordKind, onArrival: (wasFree: boolean) => void): void;
  /** Lets all go on, and stops no more. */
  open(): void;
}

export function barrierAt(records: OAuthRecordRepo): Barrier {
  let closed:
    | { kind: OAuthRecordKind; onArrival: (wasFree: boolean) => void; gate: PromiseWithResolvers<void> }
    | undefined;
  return {
    records: {
      ...records,
      find: async (kind, keyHash) => {
        const record = await records.find(kind, keyHash);
        if (closed?.kind === kind) {
          const { gate, onArrival } = closed;
          onArrival(record !== undefined && record.consumedAt === null);
          await gate.promise;
        }
        return record;
      },
    },
    close: (kind, onArrival) => {
      closed = { kind, onArrival, gate: Promise.withResolvers() };
    },
    open: () => {
      closed?.gate.resolve();
      closed = undefined;
    },
  };
}

/**
 * Waits until `count` requests stand at the barrier. Throws when one of `answers` comes before, or found the record
 * taken.
 */
export async function untilArrived<Answer>(
  count: number,
  close: (onArrival: (wasFree: boolean) => void) => void,
  send: () => readonly Promise<Answer>[],
): Promise<readonly Promise<Answer>[]> {
  const arrived = Promise.withResolvers<void>();
  let waiting = 0;
  close((wasFree) => {
    waiting += 1;
    if (!wasFree) arrived.reject(new Error('A request found the record taken: the barrier came too late.'));
    if (waiting === count) arrived.resolve();
  });
  const answers = send();
  for (const answer of answers) {
    answer.then(
      (early) => arrived.reject(new Error(`Answered before the barrier: ${JSON.stringify(early)}`)),
      arrived.reject,
    );
  }
  await arrived.promise;
  return answers;
}
