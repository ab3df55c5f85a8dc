/** The part of an unexpected error that is logged. */
export interface LoggableError {
  readonly type: string;
  readonly message?: string;
  /** An SQLSTATE, a system's error code or the like. */
  readonly code?: string;
  readonly constraint?: string;
  /** Where it was thrown, without the message. */
  readonly frames: readonly string[];
  readonly cause?: LoggableError;
}

const MAX_CAUSES = 3;

/**
 * Leaves most messages out, because those of drivers and parsers can quote a row, a parameter or a body, and with it a
 * payee's text. Keeps the messages of Node.js's own error types, which quote only names in this program.
 */
export function loggableError(error: unknown, causesLeft = MAX_CAUSES): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  return {
    type: error.constructor.name,
    ...(OWN_WORDS.has(error.constructor) && { message: error.message }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('constraint' in error && typeof error.constraint === 'string' && { constraint: error.constraint }),
    frames: framesOf(error),
    ...(error.cause !== undefined && causesLeft > 0 && { cause: loggableError(error.cause, causesLeft - 1) }),
  };
}

const OWN_WORDS: ReadonlySet<unknown> = new Set([TypeError, RangeError, ReferenceError]);

function framesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => /^at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/.test(line)).slice(0, 12);
}
