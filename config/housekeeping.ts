import type { App } from './create-app.ts';
import { useCases } from './tokens.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Keeps what expires from growing for ever: now, and every hour. Answers how to stop it, which waits for what is running. */
export function startHousekeeping(app: App): () => Promise<void> {
  const forget = app.get(useCases.forgetIdempotencyKeys);
  let running = Promise.resolve();
  const clean = () => {
    running = forget().then(
      (forgotten) => app.logger.debug({ forgotten }, 'idempotency keys forgotten'),
      // The next hour tries again, and no request waits for it.
      (error: unknown) => app.logger.warn({ err: error }, 'idempotency keys not forgotten'),
    );
  };
  clean();
  const timer = setInterval(clean, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
