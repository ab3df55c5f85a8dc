import { setImmediate as nextTurn } from 'node:timers/promises';
import type { App } from '../create-app.ts';
import { useCases } from '../tokens.ts';

/**
 * Finds own transfers among transactions that an earlier release stored, one user after the other. Returns a function
 * that stops it after the current user; the next start goes on from there.
 */
export function startMatchingEarlierTransactions(app: App): () => Promise<void> {
  const matchNext = app.get(useCases.ownTransfers).matchEarlierTransactions;
  const stop = new AbortController();
  const run = async () => {
    try {
      while (!stop.signal.aborted && (await matchNext())) await nextTurn();
      app.metrics?.backgroundRun('earlier_transfers', true);
    } catch (error) {
      // The next start goes on where this one has stopped.
      app.metrics?.backgroundRun('earlier_transfers', false);
      app.logger.warn({ err: error }, 'own transfers of earlier transactions not found');
    }
  };
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}
