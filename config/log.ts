import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './env.ts';

/** Secrets must not be logged. These properties are removed from every line, and no message contains a bearer token. */
const SECRETS = ['authorization', 'headers.authorization', 'req.headers.authorization', 'password', 'token', 'key'];

/** Writes JSON lines to standard error. Standard output is for people and for results. */
export function createLogger(level: LogLevel, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: null, redact: { paths: SECRETS, censor: '[redacted]' } }, destination);
}
