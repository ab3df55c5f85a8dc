/** How long to wait before a process that has ended is started again. */
export interface BackOff {
  /** Milliseconds, longer each time; short again once the last process has run for a while. `livedMs` is its life. */
  next(livedMs: number): number;
}

const FIRST_MS = 100;
const LONGEST_MS = 10_000;
const TRUSTED_AFTER_MS = 30_000;

/** The first process that ends is replaced at once. */
export function backOff(): BackOff {
  let failures = 0;
  return {
    next(livedMs) {
      if (livedMs >= TRUSTED_AFTER_MS) failures = 0;
      failures += 1;
      return failures === 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 2));
    },
  };
}
