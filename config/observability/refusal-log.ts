import type { Logger } from 'pino';

const LINE_EVERY_MS = 60_000;

/**
 * Logs the first refused connection, and then at most one line per minute, with the number of connections since the
 * last line.
 */
export function refusalLog(logger: Logger, maxConnections: number): () => void {
  let refused = 0;
  let quietUntil = 0;
  return () => {
    refused += 1;
    if (performance.now() < quietUntil) return;
    logger.warn({ refused, maxConnections }, 'connections refused');
    refused = 0;
    quietUntil = performance.now() + LINE_EVERY_MS;
  };
}
