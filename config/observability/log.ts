import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from '../../adapters/http/headers/request-id.ts';
import type { LogLevel } from '../settings/env.ts';

/** Secrets must not be logged. These properties are removed from every line, and no message contains a bearer token. */
const SECRETS = ['authorization', 'headers.authorization', 'req.headers.authorization', 'password', 'token', 'key'];

/** Each line that is written for a request has its id (contract 1.8). */
const mixin = () => {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
};

/** Writes JSON lines to standard error. Standard output is for people and for results. */
export function createLogger(level: LogLevel, destination: DestinationStream = standardError()): Logger {
  return pino({ level, base: null, mixin, redact: { paths: SECRETS, censor: '[redacted]' } }, destination);
}

/** Under load, a system call for each line would take a tenth of a request. */
const WRITTEN_FROM_CHARACTERS = 4096;
const WRITTEN_EVERY_MS = 50;

/**
 * Writes several lines at once, at the latest after 50 ms and before the process ends. Warnings and errors are written
 * at once, with what was waiting before them. A process that is killed loses the last moments of its log.
 */
function standardError(): DestinationStream {
  const file = pino.destination({ fd: 2, sync: true });
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  // Not the buffer of the destination: flushing that one also waits for the disk.
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') file.write(waiting);
    waiting = '';
  };
  process.on('exit', write);
  return {
    [pino.symbols.needsMetadataGsym]: true,
    // Set by pino before each line.
    lastLevel: 0,
    write(line: string) {
      // Several processes may write to one pipe, which keeps only pieces of this size whole.
      if (waiting.length + line.length > WRITTEN_FROM_CHARACTERS) write();
      waiting += line;
      if (this.lastLevel >= WARN || waiting.length >= WRITTEN_FROM_CHARACTERS) write();
      else timer ??= setTimeout(write, WRITTEN_EVERY_MS).unref();
    },
  } as DestinationStream & { readonly lastLevel: number };
}

const WARN = pino.levels.values['warn'] ?? 40;

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
