import { busy } from '../../domain/error.ts';

/**
 * Runs a task as soon as a place is free; those that wait come in the order in which they asked. Throws `unavailable`
 * when too many wait.
 */
export type Semaphore = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createSemaphore(places: number, maxWaiting = Number.POSITIVE_INFINITY): Semaphore {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free === 0 && waiting.length >= maxWaiting) throw busy();
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes straight to the next one, so that nobody can come in between.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
