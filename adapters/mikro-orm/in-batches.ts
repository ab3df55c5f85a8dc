export interface Batching<Item> {
  /** Items of a batch at most. */
  readonly size: number;
  /** Batches that run at once, unless an item has waited for long. */
  readonly atOnce: number;
  /** Items with the same key go one after the other. Left out where all may go together. */
  readonly keyOf?: (item: Item) => unknown;
  /** Settles what each item waits for, and returns those that must go again, before all others. It must not reject. */
  readonly run: (batch: readonly Item[]) => Promise<readonly Item[]>;
}

/** An item waits no longer than this for running batches: something holds them up, and its request has a time limit. */
const PATIENCE_MILLIS = 500;

/**
 * Combines what comes in one turn of the event loop. While as many batches run as may, more gathers for the next one:
 * under load, batches grow, and each item takes a smaller part of the work. What begins later goes into a later batch.
 */
export function inBatches<Item>({ size, atOnce, keyOf, run }: Batching<Item>): (item: Item) => void {
  let waiting: { readonly item: Item; readonly since: number }[] = [];
  let running = 0;
  const runningKeys = new Set<unknown>();
  let patience: NodeJS.Timeout | undefined;
  let isFlushDue = false;

  const take = (isPatient: boolean): readonly Item[] => {
    if (keyOf === undefined) return waiting.splice(0, size).map(({ item }) => item);
    const keys = new Set<unknown>();
    const batch: Item[] = [];
    waiting = waiting.filter(({ item }) => {
      const key = keyOf(item);
      if (batch.length === size || keys.has(key) || (isPatient && runningKeys.has(key))) return true;
      keys.add(key);
      batch.push(item);
      return false;
    });
    return batch;
  };
  const start = async (batch: readonly Item[]) => {
    const keys = keyOf === undefined ? [] : batch.map(keyOf);
    running += 1;
    for (const key of keys) runningKeys.add(key);
    const again = await run(batch);
    for (const key of keys) runningKeys.delete(key);
    running -= 1;
    if (again.length > 0) waiting.unshift(...again.map((item) => ({ item, since: performance.now() })));
    flush();
  };
  const startAll = (isPatient: boolean) => {
    for (;;) {
      if (isPatient && running >= atOnce) return;
      const batch = take(isPatient);
      if (batch.length === 0) return;
      void start(batch);
    }
  };
  const flush = () => {
    startAll(true);
    if (waiting.length > 0) patience ??= setTimeout(checkPatience, PATIENCE_MILLIS).unref();
  };
  const checkPatience = () => {
    patience = undefined;
    const left = Math.min(...waiting.map(({ since }) => since)) + PATIENCE_MILLIS - performance.now();
    if (left <= 0) startAll(false);
    else if (waiting.length > 0) patience = setTimeout(checkPatience, left).unref();
  };
  return (item) => {
    waiting.push({ item, since: performance.now() });
    if (isFlushDue) return;
    isFlushDue = true;
    setImmediate(() => {
      isFlushDue = false;
      flush();
    });
  };
}
