import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { openPool, type StoreLogger } from './connection-pool.ts';
import { createMigrations, MIGRATOR_OPTIONS, type SchemaMigrations } from './migrator.ts';
import { poolDialect } from './pool-dialect.ts';
import { BankAccountRow } from './rows/bank-account-row.ts';
import { BankConnectionRow, BankRow } from './rows/bank-rows.ts';
import { CategoryRow } from './rows/category-row.ts';
import { AccessTokenRow, ApiKeyRow } from './rows/credential-rows.ts';
import { RecurringBillRow } from './rows/recurring-bill-row.ts';
import { ConnectedAppRow, SessionRow } from './rows/sign-in-rows.ts';
import { TransactionRow } from './rows/transaction-row.ts';
import { UserRow } from './rows/user-row.ts';
import { poolSession } from './session.ts';
import { storesOver } from './stores.ts';
import { NO_TOTALS, rememberedTotals } from './totals.ts';
import { transactionsOf } from './transactions.ts';

export interface PostgresStoreOptions {
  /** A postgres:// URL; `?host=/directory` names a directory with a unix socket. */
  readonly url: string;
  /** Connections at most; 10 when absent. At least 2 for running migrations. */
  readonly poolMax?: number;
  /** Hears of lost connections. */
  readonly logger?: StoreLogger;
}

export interface PostgresStore extends SchemaMigrations {
  readonly stores: Stores;
  readonly unitOfWork: UnitOfWork;
  /** The very connections of the store, for adapters that keep tables of their own beside it. */
  readonly pool: Pool;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for what is running. */
  close(): Promise<void>;
}

const POOL_MAX = 10;

/** Opens a store on PostgreSQL 15 or newer. Rejects when the database does not answer. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const logger = options.logger ?? { warn: () => undefined };
  const pool = openPool({ url: options.url, max: options.poolMax ?? POOL_MAX, logger });
  try {
    return storeOn(pool, await openOrm(pool, logger));
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function storeOn(pool: Pool, orm: MikroORM): PostgresStore {
  const fork = () => orm.em.fork();
  const cache = {};
  const inTransaction = transactionsOf(fork);
  const stores = storesOver(poolSession(pool, fork, inTransaction), cache, rememberedTotals());
  return {
    stores,
    unitOfWork: { run: (work) => inTransaction((session) => work(storesOver(session, cache, NO_TOTALS))) },
    pool,
    ...createMigrations(orm, pool),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await orm.close();
      await pool.end();
    },
  };
}

const ENTITIES = [
  UserRow,
  ApiKeyRow,
  AccessTokenRow,
  SessionRow,
  ConnectedAppRow,
  BankRow,
  BankConnectionRow,
  BankAccountRow,
  CategoryRow,
  TransactionRow,
  RecurringBillRow,
];

async function openOrm(pool: Pool, logger: StoreLogger): Promise<MikroORM> {
  const { rows } = await pool.query<{ name: string; version: string }>(
    `select current_database() as name, current_setting('server_version_num') as version`,
  );
  const [database] = rows;
  if (database === undefined || Number(database.version) < 150_000) {
    throw new Error('Coffer needs PostgreSQL 15 or newer.');
  }
  return MikroORM.init({
    entities: ENTITIES,
    dbName: database.name,
    driverOptions: poolDialect(pool),
    logger: (message) => logger.warn({}, message),
    colors: false,
    ...MIGRATOR_OPTIONS,
  });
}
