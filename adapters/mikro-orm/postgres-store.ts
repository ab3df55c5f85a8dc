import { MikroORM } from '@mikro-orm/postgresql';
import type { QueryResultRow } from 'pg';
import type { RateLimiterPort } from '../../domain/ports/rate-limiter-port.ts';
import { ORIGINAL_ONLY, type ReadScope } from '../../domain/ports/service/read-scope.ts';
import type { SnapshotStore, SnapshotTarget } from '../../domain/ports/service/snapshots.ts';
import type { Upkeep } from '../../domain/ports/service/upkeep.ts';
import type { SubscriptionPort } from '../../domain/ports/subscription-port.ts';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { createSnapshotTarget } from './backup/load-snapshot.ts';
import { CITUS_EXTENSION } from './citus/distribute.ts';
import { type ConnectionPool, openPool, TIMEOUTS, type Timeouts } from './connection/connection-pool.ts';
import { translated } from './connection/database-error.ts';
import type { StoreLogger } from './connection/outages.ts';
import { poolDialect } from './connection/pool-dialect.ts';
import { Replica, type ReplicaOptions } from './connection/replicas/replica.ts';
import { type ReplicaReads, replicaReads } from './connection/replicas/replica-reads.ts';
import { type InTransaction, poolSession, readingFrom, translating } from './connection/session.ts';
import { transactionsOf } from './connection/transactions.ts';
import { createUpkeep } from './connection/upkeep.ts';
import { createRateLimiter } from './repos/access/rate-limiter.ts';
import { createSubscriptions } from './repos/access/subscriptions.ts';
import { NO_TOTALS, rememberedTotals } from './repos/ledger/totals.ts';
import * as access from './schema/access.ts';
import { FEED_ACCOUNTS, FEED_CONNECTIONS } from './schema/feeds.ts';
import { IMPORTS, UPLOADS } from './schema/imports.ts';
import * as ledger from './schema/ledger.ts';
import { createMigrations, MIGRATOR_OPTIONS, type SchemaMigrations } from './schema/migrator.ts';
import { UnusableDatabase } from './schema/unusable-database.ts';
import { storesOver } from './stores.ts';

export interface PostgresStoreOptions {
  /** A postgres:// URL; `?host=/directory` names a directory with a unix socket. */
  readonly url: string;
  /** The largest number of connections, 10 by default. Migrations need 2. */
  readonly poolMax?: number;
  /** Receives a line when the database becomes unreachable, and another when it is back. */
  readonly logger?: StoreLogger;
  readonly timeouts?: Timeouts;
  /** Of copies that follow the database by streaming replication; reads that allow it go there. */
  readonly replicaUrls?: readonly string[];
  /** From how many milliseconds on a statement is logged, without its values; 0, the default, for never. */
  readonly slowStatementMs?: number;
  /** `false` for a pooler in transaction mode that does not keep prepared statements; `true` by default. */
  readonly preparesStatements?: boolean;
  /** Gets the text of each statement before it is sent; those of the ORM have values in them. For tests. */
  readonly onStatement?: (text: string) => void;
  /** Called when an upkeep has ended. */
  readonly onUpkeep?: (isSuccess: boolean) => void;
}

export interface PostgresStore extends SchemaMigrations {
  readonly stores: Stores;
  readonly unitOfWork: UnitOfWork;
  readonly upkeep: Upkeep;
  readonly readScope: ReadScope;
  readonly snapshots: SnapshotStore;
  /** For a database that need not be migrated. */
  readonly snapshotTarget: SnapshotTarget;
  /** `limit` is requests per minute and user. */
  rateLimiter(limit: number): RateLimiterPort;
  readonly subscriptions: SubscriptionPort;
  /** The connections of the store, for adapters that keep tables of their own beside it. */
  readonly pool: SharedPool;
  /** Throws `unavailable` when the database does not respond. */
  ping(): Promise<void>;
  /** Waits for what is running. */
  close(): Promise<void>;
}

/** Throws what the repositories throw. */
export interface SharedPool extends Pick<ConnectionPool, 'totalCount' | 'idleCount' | 'waitingCount'> {
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Rows<Row>>;
}

export interface Rows<Row> {
  readonly rows: readonly Row[];
}

const POOL_MAX = 10;

/**
 * Opens a store on PostgreSQL 15 or newer. Throws `unavailable` when the database does not respond, and
 * `UnusableDatabase` when it is too old, or has Citus and replicas are given.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const {
    url,
    poolMax: max = POOL_MAX,
    logger = NO_LOGGER,
    timeouts = TIMEOUTS,
    slowStatementMs = 0,
    preparesStatements = true,
    replicaUrls = [],
  } = options;
  const { onStatement = () => undefined } = options;
  const pool = openPool({ url, max, logger, timeouts, slowStatementMs, preparesStatements, onStatement });
  try {
    const { orm, isDistributed } = await openOrm(pool, logger);
    if (isDistributed && replicaUrls.length > 0) throw new UnusableDatabase(NO_REPLICAS_OF_CITUS);
    const replicas =
      replicaUrls.length === 0
        ? undefined
        : replicaReads(openReplicas(replicaUrls, { poolMax: max, logger, preparesStatements }));
    const upkeep = createUpkeep(pool, timeouts.upkeep, logger, options.onUpkeep);
    return storeOn({ url, pool, orm, isDistributed, upkeep, replicas });
  } catch (error) {
    await pool.end();
    throw translated(error);
  }
}

const NO_REPLICAS_OF_CITUS =
  'DATABASE_REPLICA_URLS is not for a database with Citus, whose nodes have replicas of their own. Remove it.';

const NO_LOGGER: StoreLogger = { info: () => undefined, warn: () => undefined };

interface Opened {
  readonly url: string;
  readonly pool: ConnectionPool;
  readonly orm: MikroORM;
  /** Whether the database has Citus, so that migrated tables are distributed. */
  readonly isDistributed: boolean;
  readonly upkeep: Upkeep;
  readonly replicas: ReplicaReads | undefined;
}

function storeOn({ url, pool, orm, isDistributed, upkeep, replicas }: Opened): PostgresStore {
  const fork = () => orm.em.fork();
  const cache = {};
  const begin = transactionsOf(fork, isDistributed);
  const inTransaction: InTransaction = (work) => {
    replicas?.leave();
    return begin(work);
  };
  const shared = sharedPool(pool);
  const session = poolSession(pool, fork, inTransaction, isDistributed);
  const reads = replicas && readingFrom(replicas, session);
  const stores = storesOver(session, cache, rememberedTotals(), reads);
  return {
    stores,
    unitOfWork: { run: (work) => inTransaction((session) => work(storesOver(session, cache, NO_TOTALS))) },
    upkeep,
    readScope: replicas ?? ORIGINAL_ONLY,
    snapshots: lazySnapshots(url),
    snapshotTarget: createSnapshotTarget(orm, pool, session),
    rateLimiter: (limit) => createRateLimiter(session, limit),
    subscriptions: createSubscriptions(session),
    pool: shared,
    ...createMigrations(orm, pool),
    async ping() {
      await shared.query('select 1');
    },
    async close() {
      await orm.close();
      await replicas?.close();
      await pool.end();
    },
  };
}

/** In the log, each has the name of its host and port. */
function openReplicas(
  urls: readonly string[],
  { logger, ...options }: Pick<ReplicaOptions, 'poolMax' | 'logger' | 'preparesStatements'>,
): readonly Replica[] {
  return urls.map((url) => {
    const { host } = new URL(url);
    const named: StoreLogger = {
      info: (details, message) => logger.info({ ...details, replica: host }, message),
      warn: (details, message) => logger.warn({ ...details, replica: host }, message),
    };
    return new Replica({ url, ...options, logger: named });
  });
}

/** Few processes ever take a snapshot, so its modules are loaded for the first one. */
function lazySnapshots(url: string): SnapshotStore {
  const store = async () => (await import('./backup/take-snapshot.ts')).createSnapshotStore(url);
  return {
    take: async (use) => (await store()).take(use),
    takeAlone: async (use) => (await store()).takeAlone(use),
  };
}

function sharedPool(pool: ConnectionPool): SharedPool {
  return {
    query: (text, values = []) => translating(() => pool.query({ text, values: [...values] })),
    get totalCount() {
      return pool.totalCount;
    },
    get idleCount() {
      return pool.idleCount;
    },
    get waitingCount() {
      return pool.waitingCount;
    },
  };
}

const ENTITIES = [
  access.USERS,
  access.API_KEYS,
  access.ACCESS_TOKENS,
  access.SESSIONS,
  access.PENDING_SIGN_INS,
  access.TOTP_FACTORS,
  access.PASSKEYS,
  access.CONNECTED_APPS,
  access.EXTERNAL_IDENTITIES,
  access.SERVICE_KEYS,
  ledger.BANKS,
  ledger.BANK_CONNECTIONS,
  ledger.BANK_ACCOUNTS,
  ledger.CATEGORIES,
  ledger.TRANSACTIONS,
  ledger.POSSIBLE_DUPLICATES,
  ledger.RENEWALS,
  ledger.ACCOUNT_MERGES,
  ledger.RECURRING_BILLS,
  FEED_CONNECTIONS,
  FEED_ACCOUNTS,
  IMPORTS,
  UPLOADS,
].map(({ entity }) => entity);

async function openOrm(pool: ConnectionPool, logger: StoreLogger) {
  const { rows } = await pool.query<{ name: string; version: string; isDistributed: boolean }>({
    text: `select current_database() as name, current_setting('server_version_num') as version,
      exists (${CITUS_EXTENSION}) as "isDistributed"`,
  });
  const [database] = rows;
  if (database === undefined || Number(database.version) < 150_000) {
    throw new UnusableDatabase('Coffer needs PostgreSQL 15 or newer. Upgrade the server of DATABASE_URL.');
  }
  const orm = await MikroORM.init({
    entities: ENTITIES,
    dbName: database.name,
    driverOptions: poolDialect(pool),
    logger: (message) => logger.warn({}, message),
    colors: false,
    ...MIGRATOR_OPTIONS,
  });
  return { orm, isDistributed: database.isDistributed };
}
