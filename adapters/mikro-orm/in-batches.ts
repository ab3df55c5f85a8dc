export interface Batching<Item> {
  /** Items of a batch at most. */
  readonly size: number;
  /** Batches that run at once, unless they are held up. */
  readonly atOnce: number;
  /** Settles what each item waits for. It must not reject. */
  readonly run: (batch: readonly Item[]) => Promise<void>;
}

/** After so long without an end of any of them, the batches are held up, and the items that wait no longer do. */
const PATIENCE_MILLIS = 500;

/**
 * Combines what comes in one turn of the event loop. While as many batches run as may, more gathers for the next one:
 * under load, batches grow, and each item takes a smaller part of the work.
 */
export function inBatches<Item>({ size, atOnce, run }: Batching<Item>): (item: Item) => void {
  const waiting: Item[] = [];
  let running = 0;
  let patience: NodeJS.Timeout | undefined;
  let isFlushDue = false;
  const start = () => {
    running += 1;
    void run(waiting.splice(0, size)).finally(() => {
      running -= 1;
      flush();
    });
  };
  const isBusy = () => running >= atOnce;
  const flush = () => {
    clearTimeout(patience);
    while (waiting.length > 0 && !isBusy()) start();
    if (waiting.length > 0) patience = setTimeout(goAhead, PATIENCE_MILLIS);
  };
  const goAhead = () => {
    while (waiting.length > 0) start();
  };
  return (item) => {
    waiting.push(item);
    if (isFlushDue) return;
    isFlushDue = true;
    setImmediate(() => {
      isFlushDue = false;
      flush();
    });
  };
}
