import { inBatches } from './in-batches.ts';
import type { Session } from './session.ts';

/** Finds what belongs to each of some distinct keys. */
type Find<Key, Found> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>;

type LookUp<Key, Found> = (key: Key) => Promise<Found | undefined>;

/** More would make the others wait for too many rows. */
const BATCH_MAX = 50;

/** PostgreSQL works on one batch while this process makes the answers of another. More would open connections. */
const BATCHES_AT_ONCE = 3;

/**
 * Combines the look-ups of several requests into one statement, where the session allows it: under load this costs a
 * fraction of a statement for each. If the statement fails, all of them do.
 */
export function batchedLookUp<Key, Found>({ combines }: Session, find: Find<Key, Found>): LookUp<Key, Found> {
  if (!combines) return async (key) => (await find([key])).get(key);
  const lookUp = inBatches<Waiting<Key, Found>>({
    size: BATCH_MAX,
    atOnce: BATCHES_AT_ONCE,
    async run(batch) {
      try {
        const found = await find([...new Set(batch.map(({ key }) => key))]);
        for (const { key, resolve } of batch) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      return [];
    },
  });
  return (key) => new Promise((resolve, reject) => lookUp({ key, resolve, reject }));
}

interface Waiting<Key, Found> {
  readonly key: Key;
  readonly resolve: (found: Found | undefined) => void;
  readonly reject: (reason: unknown) => void;
}
