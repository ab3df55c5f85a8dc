import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './env.ts';

/** Whatever else is logged, no secret is: these paths are cut out, and bearer tokens stand in no message. */
const SECRETS = ['authorization', 'headers.authorization', 'req.headers.authorization', 'password', 'token', 'key'];

/** JSON lines on standard error, so that standard output stays for people and for answers. */
export function createLogger(level: LogLevel, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: null, redact: { paths: SECRETS, censor: '[redacted]' } }, destination);
}
