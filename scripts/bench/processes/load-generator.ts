import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadResult } from './load.ts';

/** Sends requests from a process of its own, so that its work is not counted as a server's. */
export interface LoadGenerator {
  run(order: LoadOrder): Promise<LoadResult>;
  stop(): Promise<void>;
}

export function startLoadGenerator(): LoadGenerator {
  const child = fork(fileURLToPath(import.meta.resolve('./load-generator-process.ts')), {
    execArgv: process.execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    run: (order) => runOrder(child, order),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

type Report = { readonly result: LoadResult } | { readonly error: string };

async function runOrder(child: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  child.send(order);
  const ended = new AbortController();
  const crash = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('The load generator ended.');
  });
  crash.catch(() => undefined);
  const [report] = (await Promise.race([once(child, 'message', { signal: ended.signal }), crash])) as [Report];
  ended.abort();
  if ('error' in report) throw new Error(`The load generator failed: ${report.error}`);
  const { result } = report;
  if (result.failures > 0) {
    throw new Error(
      `${result.failures} of ${result.responses} requests to ${order.url} did not return ${order.status}.`,
    );
  }
  return result;
}
