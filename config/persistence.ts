import { openEmbeddedPostgres } from '../adapters/embedded-postgres/supervisor.ts';
import { createMemoryStore } from '../adapters/memory/memory-store.ts';
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
  /** Requests a minute and user at the tool endpoint. */
  readonly rateLimit: number;
  readonly clock: Clock;
  /** Takes sentences about what takes long. */
  readonly log: (sentence: string) => void;
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
  { poolSize, rateLimit }: PersistenceOptions,
  closeServer: () => Promise<void> = async () => {},
): Promise<Persistence> {
  const opened: (() => Promise<void>)[] = [closeServer];
  try {
    const store = await openPostgresStore({ url, poolMax: poolSize });
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
    { name: 'database', required: true, check: () => told(() => store.ping(), 'The database does not answer.') },
    {
      name: 'migrations',
      required: true,
      check: () => told(async () => (await store.pendingMigrations()).length === 0, 'The database is not migrated.'),
    },
  ];
}

async function told(check: () => Promise<unknown>, sentence: string): Promise<{ ok: boolean; detail?: string }> {
  try {
    if ((await check()) !== false) return { ok: true };
  } catch {
    // The reason is in the log of the failing request; readiness says only what is wrong.
  }
  return { ok: false, detail: sentence };
}
