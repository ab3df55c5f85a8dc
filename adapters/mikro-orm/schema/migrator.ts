import { Migrator } from '@mikro-orm/migrations';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { MANUAL_BANK } from '../../../domain/ledger/bank.ts';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import { distribute, gather, placeInTurn } from '../citus/distribute.ts';
import type { ConnectionPool } from '../connection/connection-pool.ts';
import { hasCode, translated } from '../connection/database-error.ts';
import type { PoolConnection } from '../connection/pool-connection.ts';
import { inTransactionOf } from '../connection/pool-dialect.ts';
import { transactionSession, type Unit } from '../connection/session.ts';
import { BANKS, CATEGORIES } from './ledger.ts';
import { MIGRATIONS } from './migrations/list.ts';
import { migrationObject } from './migrations/schema-migration.ts';
import { MIGRATIONS_TABLE } from './stored-tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

export interface SchemaMigrations {
  /**
   * Brings the schema, banks and categories up to date, and returns what was applied. Several processes can call it at
   * once.
   */
  migrate(): Promise<readonly string[]>;
  /**
   * Undoes the newest applied migration, which loses its data. Returns its name, or an empty list if there was no
   * migration.
   */
  revertMigration(): Promise<readonly string[]>;
  /** Returns the names of the migrations that the database lacks, in order. Changes nothing. */
  pendingMigrations(): Promise<readonly string[]>;
}

/** For `MikroORM.init`. Migrations are listed, so that the ORM does not search the file system. */
export const MIGRATOR_OPTIONS = {
  extensions: [Migrator],
  migrations: {
    tableName: MIGRATIONS_TABLE,
    migrationsList: MIGRATIONS.map(migrationObject),
    snapshot: false,
    disableForeignKeys: false,
    silent: true,
  },
};

export function createMigrations(orm: MikroORM, pool: ConnectionPool): SchemaMigrations {
  const migrate = async (em: SqlEntityManager, unit: Unit) => {
    const applied = await orm.migrator.up({ transaction: transactionOf(em) });
    await storeBuiltIns(em);
    await distribute(unit);
    return applied.map(({ name }) => name);
  };
  const revert = async (em: SqlEntityManager, unit: Unit) => {
    await gather(unit);
    const reverted = await orm.migrator.down({ transaction: transactionOf(em) });
    return reverted.map(({ name }) => name);
  };
  return {
    migrate: () => inMigration(orm, pool, migrate),
    revertMigration: () => inMigration(orm, pool, revert),
    pendingMigrations: () => pending(pool),
  };
}

async function pending(pool: ConnectionPool): Promise<readonly string[]> {
  try {
    const { rows } = await pool.query<{ name: string }>({ text: `select name from ${MIGRATIONS_TABLE}` });
    const applied = new Set(rows.map(({ name }) => name));
    return MIGRATIONS.map(({ name }) => name).filter((name) => !applied.has(name));
  } catch (error) {
    if (hasCode(error, UNDEFINED_TABLE)) return MIGRATIONS.map(({ name }) => name);
    throw translated(error);
  }
}

const UNDEFINED_TABLE = '42P01';

/** Runs `work` in one transaction without a time limit, while no other process migrates this database. */
export function inMigration<Result>(
  orm: MikroORM,
  pool: ConnectionPool,
  work: (em: SqlEntityManager, unit: Unit) => Promise<Result>,
): Promise<Result> {
  return alone(pool, () => patiently(orm, work));
}

/** An arbitrary number that nothing else in the database locks. */
const LOCK_KEY = 6_269_172_737;

/**
 * Runs `work` while no other process migrates this database. The lock has a connection and a transaction of its own,
 * because the migrator runs some statements outside of the transaction in which it migrates.
 */
async function alone<Result>(pool: ConnectionPool, work: () => Promise<Result>): Promise<Result> {
  const connection = await pool.connect();
  try {
    await takeLock(connection);
    const result = await work();
    await connection.query({ text: 'commit' });
    connection.release();
    return result;
  } finally {
    // After a failure this closes the connection, and thereby releases the lock.
    connection.discard();
  }
}

/** Waiting for the lock may take as long as the migrations of another process. */
async function takeLock(connection: PoolConnection): Promise<void> {
  connection.waitAtMost(0);
  await connection.query({ text: 'begin' });
  await connection.query({ text: 'set local statement_timeout = 0' });
  await connection.query({ text: 'set local idle_in_transaction_session_timeout = 0' });
  await connection.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK_KEY] });
}

/** Runs `work` in one transaction without a time limit. */
async function patiently<Result>(
  orm: MikroORM,
  work: (em: SqlEntityManager, unit: Unit) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransactionOf(orm.em.fork(), async (em, connection) => {
      const unit = transactionSession(em, connection);
      await unit.waitPatiently();
      await placeInTurn(unit);
      return work(em, unit);
    });
  } catch (error) {
    if (hasCode(error, INSUFFICIENT_PRIVILEGE) || /pg_trgm|btree_gin/.test(String(error)))
      throw new UnusableDatabase(EXTENSIONS_NEEDED, { cause: error });
    throw error;
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

const EXTENSIONS_NEEDED =
  'The schema could not be migrated: it needs the extensions pg_trgm and btree_gin (PostgreSQL’s contrib package) ' +
  'and the right to create them and tables. Grant the role CREATE on the database and on its schema, or create both ' +
  'extensions once as a superuser.';

/** What the migrator takes to work in the transaction of `em`. */
export function transactionOf(em: SqlEntityManager) {
  const transaction = em.getTransactionContext();
  if (transaction === undefined) throw new TypeError('Not in a transaction.');
  return transaction;
}

/**
 * Stores what comes with a release. This is not a migration, because any release may add a category or improve its
 * text.
 */
export async function storeBuiltIns(em: SqlEntityManager): Promise<void> {
  const categories = CATEGORY_TREE.map((category) => ({ ...category, parentId: category.parentId || null }));
  await em.upsertMany(CATEGORIES.entity, categories, { disableIdentityMap: true });
  await em.upsert(BANKS.entity, { ...MANUAL_BANK }, { disableIdentityMap: true });
}
