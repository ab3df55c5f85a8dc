/**
 * Combines the look-ups that requests start in one turn of the event loop into one statement: under load this costs a
 * fraction of a statement for each, and nobody waits longer. `find` is called with distinct keys.
 */
export function batchedLookUp<Found>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let waiting: Promise<ReadonlyMap<string, Found>> | undefined;
  let keys = new Set<string>();
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

/** The same, each alone: where the users of a batch are on several nodes, none must fail with the node of another. */
export function singleLookUp<Found>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  return async (key) => (await find([key])).get(key);
}
