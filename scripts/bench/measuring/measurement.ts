import { setTimeout as delay } from 'node:timers/promises';
import type { LoadOrder, LoadResult } from '../processes/load.ts';
import type { LoadGenerator } from '../processes/load-generator.ts';
import type { NodeServer } from '../processes/node-server.ts';
import { cpuMillis, residentMegabytes, serverCpuMillis } from '../processes/usage.ts';

/** What one server did in one round. */
export interface Measurement extends LoadResult {
  /** CPU milliseconds per request of the server's process. */
  readonly serviceCpu: number;
  /** CPU milliseconds per request of PostgreSQL. */
  readonly databaseCpu: number;
  /** The most resident memory of the server's process that was seen, in megabytes. */
  readonly residentMegabytes: number;
}

/** Measures servers on one database, one after the other. */
export interface Meter {
  measure(server: NodeServer, order: Omit<LoadOrder, 'url'>): Promise<Measurement>;
}

const SAMPLE_MEMORY_MS = 200;

/** `postmasterPid`: of the database that the servers use, which nobody else uses. */
export function createMeter(generator: LoadGenerator, postmasterPid: () => number): Meter {
  return {
    async measure(server, order) {
      const memory = watchMemory(server.pid);
      const before = { service: cpuMillis(server.pid), database: serverCpuMillis(postmasterPid()) };
      const result = await generator.run({ ...order, url: server.url });
      const service = cpuMillis(server.pid) - before.service;
      const database = serverCpuMillis(postmasterPid()) - before.database;
      return {
        ...result,
        serviceCpu: service / result.responses,
        databaseCpu: database / result.responses,
        residentMegabytes: await memory.stop(),
      };
    },
  };
}

function watchMemory(pid: number): { stop(): Promise<number> } {
  let most = residentMegabytes(pid);
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      most = Math.max(most, residentMegabytes(pid));
      await delay(SAMPLE_MEMORY_MS, undefined, { signal: done.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      done.abort();
      await watching;
      return Math.max(most, residentMegabytes(pid));
    },
  };
}
