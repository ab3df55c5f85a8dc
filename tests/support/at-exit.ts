/**
 * Runs `action`, which cannot wait for anything, when this process ends: by itself, by an error or by a signal to stop.
 */
export function atExit(action: () => void): void {
  if (actions.length === 0) {
    listen();
  }
  actions.push(action);
}

const actions: (() => void)[] = [];

function listen(): void {
  process.once('exit', () => {
    for (const action of actions.toReversed()) {
      action();
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) {
      process.once(signal, () => process.exit(1));
    }
  }
}
