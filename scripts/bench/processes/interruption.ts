const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Exit status of a program that was interrupted: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/**
 * Runs `cleanUp` when this process is told to end, and then ends it: PostgreSQL runs in a session of its own and would
 * stay. Returns how to take that back.
 */
export function whenInterrupted(cleanUp: () => Promise<void>): () => void {
  const end = () => {
    cleanUp().then(
      () => process.exit(INTERRUPTED),
      () => process.exit(INTERRUPTED),
    );
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
