import type { App } from '../create-app.ts';
import { useCases } from '../tokens.ts';

const EVERY_MS = 60 * 60 * 1000;

/**
 * Removes what has expired, now and every hour, so that nothing grows for ever. Returns a function that stops it and
 * waits for what is running.
 */
export function startHousekeeping(app: App): () => Promise<void> {
  const tasks = {
    'idempotency keys': { metric: 'prune_idempotency_keys', run: app.get(useCases.service).forgetIdempotencyKeys },
    'expired sign-ins': { metric: 'prune_sign_ins', run: app.get(useCases.service).cleanUp },
    'old tool calls': { metric: 'prune_tool_calls', run: app.get(useCases.activity).forgetToolCalls },
    'imports of deleted accounts': { metric: 'prune_imports', run: app.get(useCases.imports).removeDeletedImports },
  } as const;
  const run = async () => {
    for (const [name, { metric, run: remove }] of Object.entries(tasks)) {
      try {
        app.logger.debug({ removed: await remove() }, `${name} removed`);
        app.metrics?.backgroundRun(metric, true);
      } catch (error) {
        // The next hour tries again, and no request waits for it.
        app.metrics?.backgroundRun(metric, false);
        app.logger.warn({ err: error }, `${name} not removed`);
      }
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
