import { setTimeout as delay } from 'node:timers/promises';
import type { SyncNextConnection, SyncOutcome } from '../../application/connections/sync-connection.ts';
import type { App } from '../create-app.ts';
import { useCases } from '../tokens.ts';

/** A slow provider holds up one lane only. */
const LANES = 4;

/** How soon a sync begins that somebody asks for. */
const LOOK_EVERY_MS = 5_000;

/** A fetch takes a minute at most; what is not stored by then is fetched again after the next start. */
const STOP_WITHIN_MS = 8_000;

export interface FeedSchedulerNeeds {
  readonly syncNext: SyncNextConnection;
  readonly onOutcome: (outcome: SyncOutcome) => void;
  readonly onFailure: (error: unknown) => void;
  /** Resolves when it is time to look again, or when the scheduler stops. */
  readonly pause: (stop: AbortSignal) => Promise<unknown>;
}

/** Fetches every connection that is due, until it is stopped. */
export interface FeedScheduler {
  /** Resolves when nothing is being fetched, or after some seconds. */
  stop(): Promise<void>;
}

/**
 * Which connections are due is kept in the store, and each fetch holds a lease there: so several processes share the
 * work, and a fetch that dies with its process is made by another one later.
 */
export function startFeedScheduler(needs: FeedSchedulerNeeds): FeedScheduler {
  const stop = new AbortController();
  const lanes = Array.from({ length: LANES }, () => runLane(needs, stop.signal));
  return {
    async stop() {
      stop.abort();
      await Promise.race([Promise.all(lanes), delay(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

async function runLane(needs: FeedSchedulerNeeds, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const wasBusy = await syncOne(needs);
    if (!wasBusy) await needs.pause(stop);
  }
}

/** Returns whether a connection was due, so that another one may be. */
async function syncOne({ syncNext, onOutcome, onFailure }: FeedSchedulerNeeds): Promise<boolean> {
  try {
    const outcome = await syncNext();
    if (outcome !== undefined) onOutcome(outcome);
    return outcome !== undefined;
  } catch (error) {
    // The store may be away: the lane goes on when it is back.
    onFailure(error);
    return false;
  }
}

/** Fetches the connections of a service. Logs ids and counts, and never what a bank or a user wrote. */
export function startFetchingFeeds(app: App, lookEveryMs = LOOK_EVERY_MS): FeedScheduler {
  return startFeedScheduler({
    pause: (signal) => delay(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined),
    syncNext: app.get(useCases.connections).syncNextConnection,
    onOutcome: ({ problem, error, ...facts }) => {
      app.metrics?.backgroundRun('feed_sync', problem === null);
      if (problem === null) return app.logger.info(facts, 'feed fetched');
      app.logger.warn(
        { ...facts, problem: problem.code, ...(error === undefined ? {} : { err: error }) },
        'feed not fetched',
      );
    },
    onFailure: (error) => {
      app.metrics?.backgroundRun('feed_sync', false);
      app.logger.warn({ err: error }, 'feeds not fetched');
    },
  });
}
