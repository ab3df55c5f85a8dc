import { setImmediate as nextTurn } from 'node:timers/promises';
import type { App } from '../create-app.ts';
import { useCases } from '../tokens.ts';

/**
 * Brings the transactions that an earlier release stored up to date, one user after the other. Returns a function
 * that stops it after the current user; the next start goes on from there.
 */
export function startRenewing(app: App): () => Promise<void> {
  const renewNext = app.get(useCases.renewals).renewNextUser;
  const stop = new AbortController();
  const run = async () => {
    try {
      while (!stop.signal.aborted && (await renewNext())) await nextTurn();
      app.metrics?.backgroundRun('earlier_transfers', true);
    } catch (error) {
      // The next start goes on where this one has stopped.
      app.metrics?.backgroundRun('earlier_transfers', false);
      app.logger.warn({ err: error }, 'earlier transactions not brought up to date');
    }
  };
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}
