import type { EmbeddedPostgres } from '../adapters/embedded-postgres/supervisor.ts';
import type { StoreLogger } from '../adapters/mikro-orm/connection/outages.ts';
import type { PostgresStore, PostgresStoreOptions, SharedPool } from '../adapters/mikro-orm/postgres-store.ts';
import type { AttemptLimiter } from '../domain/ports/access/attempt-limiter.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { RateLimiterPort } from '../domain/ports/rate-limiter-port.ts';
import { BackupRefused } from '../domain/ports/service/backup-files.ts';
import { ORIGINAL_ONLY } from '../domain/ports/service/read-scope.ts';
import type { ReadinessProbe } from '../domain/ports/service/readiness-probe.ts';
import type { SnapshotStore, SnapshotTarget } from '../domain/ports/service/snapshots.ts';
import { lazyPort } from './lazily.ts';
import { databaseProbes } from './observability/readiness-probe.ts';
import type { StoreConfig } from './settings/env.ts';

/** What every store gives. */
type StoreParts = Pick<PostgresStore, 'stores' | 'unitOfWork' | 'upkeep' | 'readScope' | 'snapshots' | 'subscriptions'>;

/** An open and migrated store, and what depends on it. */
export interface Persistence extends StoreParts {
  readonly rateLimiter: RateLimiterPort;
  readonly attempts: AttemptLimiter;
  readonly probes: readonly ReadinessProbe[];
  /** The address of the database, for a store that has one. */
  readonly url?: string;
  /** The connections to a database, for a store that has one. */
  readonly pool?: Pick<SharedPool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** The names of the migrations that were applied when the store was opened. */
  readonly applied: readonly string[];
  /** Resolves with the reason if the store has failed for good, so that only a new start can help. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

export interface PersistenceOptions
  extends Pick<PostgresStoreOptions, 'poolMax' | 'slowStatementMs' | 'preparesStatements' | 'onUpkeep'> {
  /** Requests per minute and user at the tool endpoint. */
  readonly rateLimit: number;
  readonly clock: Clock;
  /** Receives sentences for a person who waits for the start. */
  readonly log: (sentence: string) => void;
  /** Receives a line when the database becomes unreachable, and another when it is back. */
  readonly logger: StoreLogger;
}

/** Loads the adapters of this store alone. */
export async function openPersistence(config: StoreConfig, options: PersistenceOptions): Promise<Persistence> {
  switch (config.kind) {
    case 'memory':
      return openMemory(options);
    case 'postgres':
      return openPostgres(foreign(config.url), options, config.replicaUrls);
    case 'embedded':
      return openPostgres(await embedded(config.dataDir, options), options);
  }
}

const NOTHING_STORED = 'With STORE=memory nothing is stored that could be backed up or restored.';

/** For stores that never fail for good. */
const NEVER = new Promise<never>(() => {});

async function openMemory({ rateLimit: limit, clock }: PersistenceOptions): Promise<Persistence> {
  const { createMemoryStore } = await import('../adapters/memory/memory-store.ts');
  const { memoryRateLimiter } = await import('../adapters/memory/repos/access/rate-limiter.ts');
  const { memorySubscriptions } = await import('../adapters/memory/repos/access/subscriptions.ts');
  const store = createMemoryStore();
  return {
    ...store,
    readScope: ORIGINAL_ONLY,
    rateLimiter: memoryRateLimiter(limit, clock),
    subscriptions: memorySubscriptions(store.stores.users),
    snapshots: NO_SNAPSHOTS,
    attempts: lazyAttempts(async () =>
      (await import('../adapters/attempt-limits/memory-attempt-limiter.ts')).memoryAttemptLimiter(),
    ),
    probes: [],
    applied: [],
    lost: NEVER,
    close: async () => {},
  };
}

/** What lives in one process and ends with it needs no backup. */
const NO_SNAPSHOTS: SnapshotStore = {
  take: () => Promise.reject(new BackupRefused(NOTHING_STORED)),
  takeAlone: () => Promise.reject(new BackupRefused(NOTHING_STORED)),
};

/** Only signing in needs them, and the library behind them brings a limiter for every database there is. */
function lazyAttempts(load: () => Promise<AttemptLimiter>): AttemptLimiter {
  return lazyPort<AttemptLimiter>({ count: true, forget: true }, load);
}

async function embedded(dataDir: string, { log, logger }: Logs): Promise<Server> {
  const { openEmbeddedPostgres } = await import('../adapters/embedded-postgres/supervisor.ts');
  const logOutage = (sentence: string) => logger.warn({}, sentence);
  // The store's modules are loaded while the server starts; opening it reports a failure.
  postgresStoreModule().catch(() => undefined);
  return openEmbeddedPostgres({ dataDir, log, logOutage });
}

type Logs = Pick<PersistenceOptions, 'log' | 'logger'>;

export interface OpenTarget {
  readonly target: SnapshotTarget;
  close(): Promise<void>;
}

/** Opens the database of a store without migrating it. Throws `BackupRefused` for a store in memory. */
export async function openSnapshotTarget(config: StoreConfig, logs: Logs): Promise<OpenTarget> {
  if (config.kind === 'memory') throw new BackupRefused(NOTHING_STORED);
  const server = config.kind === 'postgres' ? foreign(config.url) : await embedded(config.dataDir, logs);
  try {
    const { openPostgresStore } = await postgresStoreModule();
    const store = await openPostgresStore({ url: server.url, logger: logs.logger });
    return { target: store.snapshotTarget, close: () => closeAll([() => store.close(), server.close]) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** The server of a database. */
type Server = Pick<EmbeddedPostgres, 'url' | 'state' | 'lost' | 'close'>;

/** A server that others operate. */
function foreign(url: string): Server {
  return { url, state: 'running', lost: NEVER, close: async () => {} };
}

async function openPostgres(
  server: Server,
  options: PersistenceOptions,
  replicaUrls: readonly string[] = [],
): Promise<Persistence> {
  const opened: (() => Promise<void>)[] = [server.close];
  try {
    const { openPostgresStore } = await postgresStoreModule();
    const store = await openPostgresStore({ ...options, url: server.url, replicaUrls });
    opened.unshift(() => store.close());
    return {
      ...store,
      rateLimiter: store.rateLimiter(options.rateLimit),
      attempts: lazyAttempts(async () =>
        (await import('../adapters/attempt-limits/postgres-attempt-limiter.ts')).postgresAttemptLimiter(store.pool),
      ),
      probes: databaseProbes(store, () => AWAY[server.state]),
      url: server.url,
      applied: await store.migrate(),
      lost: server.lost,
      close: () => closeAll(opened),
    };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

function postgresStoreModule() {
  return import('../adapters/mikro-orm/postgres-store.ts');
}

const AWAY: Readonly<Record<Server['state'], string>> = {
  running: 'The database does not respond.',
  restarting: 'The database ended unexpectedly and is being started again.',
  lost: 'The database ended unexpectedly and could not be started again.',
};

/** Closes all in order, even if one fails. */
async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
