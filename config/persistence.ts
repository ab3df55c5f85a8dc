import { setTimeout as delay } from 'node:timers/promises';
import { openEmbeddedPostgres } from '../adapters/embedded-postgres/supervisor.ts';
import { createMemoryStore } from '../adapters/memory/memory-store.ts';
import type { StoreLogger } from '../adapters/mikro-orm/outages.ts';
import { openPostgresStore, type PostgresStore } from '../adapters/mikro-orm/postgres-store.ts';
import { memoryRateLimiter } from '../adapters/rate-limit/memory-rate-limiter.ts';
import { postgresRateLimiter } from '../adapters/rate-limit/postgres-rate-limiter.ts';
import type { ReadinessProbe } from '../application/service/check-readiness.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { RateLimiterPort } from '../domain/ports/rate-limiter-port.ts';
import type { Stores, UnitOfWork } from '../domain/ports/unit-of-work.ts';
import type { StoreConfig } from './env.ts';

/** A store that is open and migrated, with what rests on it. */
export interface Persistence {
  readonly stores: Stores;
  readonly unitOfWork: UnitOfWork;
  readonly rateLimiter: RateLimiterPort;
  readonly probes: readonly ReadinessProbe[];
  /** Names of the migrations that opening it applied. */
  readonly applied: readonly string[];
  close(): Promise<void>;
}

export interface PersistenceOptions {
  readonly poolSize: number;
  /** Requests per minute and user at the tool endpoint. */
  readonly rateLimit: number;
  readonly clock: Clock;
  /** Receives sentences for the person who waits. */
  readonly log: (sentence: string) => void;
  /** Receives the beginning and the end of outages of the database. */
  readonly logger: StoreLogger;
}

export async function openPersistence(config: StoreConfig, options: PersistenceOptions): Promise<Persistence> {
  switch (config.kind) {
    case 'memory':
      return openMemory(options);
    case 'postgres':
      return openPostgres(config.url, options);
    case 'embedded': {
      const server = await openEmbeddedPostgres({ dataDir: config.dataDir, log: options.log });
      return openPostgres(server.url, options, server.close);
    }
  }
}

function openMemory({ rateLimit, clock }: PersistenceOptions): Persistence {
  const { stores, unitOfWork } = createMemoryStore();
  return {
    stores,
    unitOfWork,
    rateLimiter: memoryRateLimiter({ limit: rateLimit, clock }),
    probes: [],
    applied: [],
    close: async () => {},
  };
}

async function openPostgres(
  url: string,
  { poolSize, rateLimit, logger }: PersistenceOptions,
  closeServer: () => Promise<void> = async () => {},
): Promise<Persistence> {
  const opened: (() => Promise<void>)[] = [closeServer];
  try {
    const store = await openPostgresStore({ url, poolMax: poolSize, logger });
    opened.unshift(() => store.close());
    return {
      stores: store.stores,
      unitOfWork: store.unitOfWork,
      rateLimiter: postgresRateLimiter({ limit: rateLimit, pool: store.pool }),
      probes: databaseProbes(store),
      applied: await store.migrate(),
      close: () => closeAll(opened),
    };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

/** In order; a failure does not keep the others open. */
async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

function databaseProbes(store: PostgresStore): readonly ReadinessProbe[] {
  return [
    probe('database', 'The database does not respond.', async () => {
      await store.ping();
      return true;
    }),
    probe('migrations', 'The database is not migrated.', async () => (await store.pendingMigrations()).length === 0),
  ];
}

/** Those who ask give up sooner than requests do. */
const PROBE_LIMIT_MILLIS = 3_000;

/** Ready when `check` says so in time. The reason of a failure is in the log; readiness says only what is wrong. */
function probe(name: string, sentence: string, check: () => Promise<boolean>): ReadinessProbe {
  return {
    name,
    required: true,
    async check() {
      const limit = new AbortController();
      const late = delay(PROBE_LIMIT_MILLIS, false, { signal: limit.signal, ref: false });
      const ok = await Promise.race([check().catch(() => false), late.catch(() => false)]);
      limit.abort();
      return ok ? { ok } : { ok, detail: sentence };
    },
  };
}
