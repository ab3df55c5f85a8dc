import type { App } from './create-app.ts';
import { useCases } from './tokens.ts';

const EVERY_MS = 60 * 60 * 1000;

/**
 * Removes what has expired, now and every hour, so that nothing grows for ever. Returns a function that stops it and
 * waits for what is running.
 */
export function startHousekeeping(app: App): () => Promise<void> {
  const tasks = {
    'idempotency keys': app.get(useCases.forgetIdempotencyKeys),
    'expired sign-ins': app.get(useCases.cleanUp),
    'old tool calls': app.get(useCases.forgetToolCalls),
  };
  const run = async () => {
    for (const [name, task] of Object.entries(tasks)) {
      try {
        app.logger.debug({ removed: await task() }, `${name} removed`);
      } catch (error) {
        // The next hour tries again, and no request waits for it.
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
