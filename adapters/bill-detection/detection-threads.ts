import type { Piscina } from 'piscina';
import { busy, detectionLost } from '../../domain/error.ts';
import type { DetectionOutcome, DetectionResult, DetectionTask } from './detection-thread.ts';

export interface DetectionThreadsOptions {
  readonly threads: number;
  /** The file that each thread runs: `detection-thread.ts`, or one of a test. */
  readonly file: URL;
  /** How long a thread may have nothing to do before it ends. */
  readonly idleMillis: number;
  readonly timeLimitMillis: number;
  /** Receives the reason when a thread was lost, and with it the task that it had. */
  readonly onLost: (reason: LostReason, error: unknown) => void;
}

export type LostReason = 'start failed' | 'out of memory' | 'time limit' | 'ended';

export interface DetectionThreads {
  /**
   * Reads a task and runs it. Call at most `threads` at once. Throws `unavailable` if the thread was lost, or after
   * `close`.
   */
  run(read: () => Promise<DetectionTask>): Promise<DetectionResult>;
  /** Ends all threads at once; what they do is lost. */
  close(): Promise<void>;
}

/**
 * MiB, for each thread. 20,000 ordinary transactions need a quarter of it, and the largest history that is read three
 * quarters. Bounds with which Node was started (config/node.env) take their place.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 };

/**
 * Threads that start when there is work, and end when there is none. A lost thread is replaced by the next task. Tasks
 * never wait inside the pool, because piscina forgets those that wait when a thread is lost.
 */
export function detectionThreads(options: DetectionThreadsOptions): DetectionThreads {
  let pool: Promise<Piscina> | undefined;
  let isClosed = false;
  const requireOpen = () => {
    if (isClosed) throw busy();
  };
  const start = async () => {
    const started = await startPool(options);
    started.on('error', (error) => {
      options.onLost('start failed', error);
      pool = undefined;
      // Its task would otherwise wait for another thread.
      void started.destroy();
    });
    return started;
  };
  return {
    async run(read) {
      requireOpen();
      const task = await read();
      requireOpen();
      pool ??= start();
      const outcome = await runIn(await pool, task, options.timeLimitMillis).catch((error: unknown) => {
        requireOpen();
        options.onLost(reasonOf(error), error);
        throw detectionLost(error);
      });
      if ('error' in outcome) throw outcome.error;
      return outcome.result;
    },
    async close() {
      isClosed = true;
      await (await pool)?.destroy();
    },
  };
}

async function startPool({ threads, file, idleMillis }: DetectionThreadsOptions): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMillis,
    resourceLimits: RESOURCE_LIMITS,
    recordTiming: false,
  });
}

async function runIn(pool: Piscina, task: DetectionTask, timeLimitMillis: number): Promise<DetectionOutcome> {
  const limit = new AbortController();
  // Also keeps the process alive, which a thread that starts does not.
  const timer = setTimeout(() => limit.abort(), timeLimitMillis);
  try {
    return (await pool.run(task, { signal: limit.signal })) as DetectionOutcome;
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): LostReason {
  if (!(error instanceof Error)) return 'ended';
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return 'out of memory';
  return error.name === 'AbortError' ? 'time limit' : 'ended';
}
