/** Runs `action`, which cannot wait for anything, when this process ends: by itself, by an error or by a signal to stop. */
export function atExit(action: () => void): void {
  process.once('exit', action);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) {
      process.once(signal, () => process.exit(1));
    }
  }
}
