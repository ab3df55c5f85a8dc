import { availableParallelism } from 'node:os';
import { NOBODY } from '../../domain/bank-texts/holder.ts';
import type { BillDetector, ReadObservations } from '../../domain/ports/bill-detector.ts';
import { createSemaphore } from '../system/semaphore.ts';
import { type DetectionResult, type DetectionWanted, resultOf } from './detection-thread.ts';
import { type DetectionThreadsOptions, detectionThreads } from './detection-threads.ts';

export interface PooledBillDetector extends BillDetector {
  /** Ends all threads at once. Detections that run or wait then throw `unavailable`. */
  close(): Promise<void>;
}

export interface PooledBillDetectorOptions
  extends Pick<DetectionThreadsOptions, 'onLost'>,
    Partial<Omit<DetectionThreadsOptions, 'onLost'>> {
  readonly maxWaiting?: number;
}

/**
 * Up to this many observations, detection takes about 3 ms, at most 5: less than handing them to a thread that has to
 * start first.
 */
export const INLINE_OBSERVATIONS_MAX = 150;

/**
 * How many histories are read at once to find out whether they are small. More would take all connections to the
 * database from other requests.
 */
const LOOKS_AT_ONCE = 2;

/** A few seconds of work. Whoever came after would have given up before their turn. */
const MAX_WAITING = 100;

/** Threads end soon, so that the memory is free again, but not between the requests of one conversation. */
const IDLE_MILLIS = 10_000;

/**
 * 20,000 transactions take a second; on a machine that is busy with other work, as a nice thread, above ten. Without a
 * result, the next request would begin anew. Others wait for the thread.
 */
const TIME_LIMIT_MILLIS = 30_000;

/**
 * Detects large histories in threads. Their number leaves a processor to the event loop. Histories wait for their turn
 * before they are read, so that few are in memory and few connections to the database are in use. Small ones are
 * detected on the calling thread and do not wait.
 */
export function pooledBillDetector({
  maxWaiting = MAX_WAITING,
  ...given
}: PooledBillDetectorOptions): PooledBillDetector {
  const options = { ...DEFAULTS, threads: threadsFor(availableParallelism()), ...given };
  const threads = detectionThreads(options);
  const inTurn = createSemaphore(options.threads, maxWaiting);
  const inTurnToLook = createSemaphore(LOOKS_AT_ONCE);
  const run = async <Result extends DetectionResult>(read: ReadObservations, wanted: DetectionWanted) => {
    const newest = await inTurnToLook(() => read(INLINE_OBSERVATIONS_MAX + 1));
    if (newest.length <= INLINE_OBSERVATIONS_MAX) return resultOf({ ...wanted, observations: newest }) as Result;
    return (await inTurn(() => threads.run(async () => ({ ...wanted, observations: await read() })))) as Result;
  };
  return {
    detect: (read, asOf, holder = NOBODY, person) => run(read, { asOf, holder, person }),
    explain: (read, merchant, holder = NOBODY) => run(read, { merchant, holder }),
    close: () => threads.close(),
  };
}

const DEFAULTS = {
  file: new URL('./detection-thread.ts', import.meta.url),
  idleMillis: IDLE_MILLIS,
  timeLimitMillis: TIME_LIMIT_MILLIS,
};

function threadsFor(processors: number): number {
  return Math.min(Math.max(processors - 1, 1), 2);
}
