import type { Session } from './session.ts';

/** Finds what belongs to each of some distinct keys. */
type Find<Key, Found> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>;

type LookUp<Key, Found> = (key: Key) => Promise<Found | undefined>;

/**
 * Combines the look-ups that requests start in one turn of the event loop into one statement, where the session allows
 * it: under load this costs a fraction of a statement for each, and nobody waits longer.
 */
export function batchedLookUp<Key, Found>({ combines }: Session, find: Find<Key, Found>): LookUp<Key, Found> {
  if (!combines) return async (key) => (await find([key])).get(key);
  let waiting: Promise<ReadonlyMap<Key, Found>> | undefined;
  let keys = new Set<Key>();
  return async (key) => {
    keys.add(key);
    waiting ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      const batch = [...keys];
      keys = new Set();
      waiting = undefined;
      return find(batch);
    });
    return (await waiting).get(key);
  };
}
