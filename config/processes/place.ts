import { setTimeout as delay } from 'node:timers/promises';
import { type WorkerProcess, WorkerRefused } from './worker-process.ts';

/** One of the processes of a service: whichever process has this place now. */
export interface Place {
  /** `undefined` while none serves. */
  readonly worker: WorkerProcess | undefined;
  /** Starts another process, and then lets the present one end. Throws what `launch` throws; the old one then stays. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

export interface PlaceNeeds {
  readonly launch: () => Promise<WorkerProcess>;
  /** A stopping process is killed after this time. */
  readonly stopsWithinMs: number;
  readonly log: (details: object, message: string) => void;
}

/** A client that sends a request while its idle connection is cut off gets no response. Busy clients use it sooner. */
const NOTICE_MS = 3_000;

/** So that a process which always ends at once does not keep the machine busy. */
const STARTED_AGAIN_AFTER_MS = 1_000;

/** Keeps the place of `first`: when its process ends unasked, another one is started. */
export function keepPlace(first: WorkerProcess, { launch, stopsWithinMs, log }: PlaceNeeds): Place {
  const stopping = new AbortController();
  let worker: WorkerProcess | undefined;
  let refilling: Promise<void> = Promise.resolve();

  const seat = (next: WorkerProcess) => {
    worker = next;
    void watch(next);
  };
  const watch = async (watched: WorkerProcess) => {
    const reason = await watched.ended;
    if (worker !== watched || stopping.signal.aborted) return;
    worker = undefined;
    log({ pid: watched.pid, reason }, 'a process ended unexpectedly');
    refilling = refill();
  };
  const refill = async () => {
    while (!stopping.signal.aborted) {
      await delay(STARTED_AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        const next = await launch();
        log({ pid: next.pid }, 'a process was started again');
        return stopping.signal.aborted ? await next.stop(0) : seat(next);
      } catch (error) {
        log({ reason: error instanceof WorkerRefused ? error.message : String(error) }, 'a process did not start');
      }
    }
  };
  seat(first);
  return {
    get worker() {
      return worker;
    },
    async replace() {
      await refilling;
      const former = worker;
      const next = await launch();
      // Otherwise the former one has ended meanwhile, and its successor is under way.
      if (worker !== former || stopping.signal.aborted) return next.stop(0);
      seat(next);
      await former?.stop(stopsWithinMs, NOTICE_MS);
    },
    async stop() {
      stopping.abort();
      await Promise.all([worker?.stop(stopsWithinMs), refilling]);
    },
  };
}
