import type { Session } from '../connection/session.ts';
import { COORDINATOR_TABLES, DISTRIBUTED_TABLES, EMAILS_TABLE, HELD_BY_USERS, REFERENCE_TABLES } from './placement.ts';

/** Finds a row in a database that has Citus, and with it several nodes, or may get them. */
export const CITUS_EXTENSION = `select from pg_extension where extname = 'citus'`;

type Asked = Pick<Session, 'rows' | 'change'>;

export async function hasCitus(asked: Asked): Promise<boolean> {
  return (await asked.change({ text: CITUS_EXTENSION }, [])) > 0;
}

/** Begins a transaction that places tables or undoes migrations. Changes nothing where there is no Citus. */
export async function placeInTurn(unit: Asked): Promise<void> {
  if (await hasCitus(unit)) await run(unit, IN_TURN);
}

/**
 * Gives every table of the schema its place on Citus, with its rows, as far as it does not have it yet. Call it in the
 * transaction that migrates. Changes nothing where there is no Citus.
 */
export async function distribute(unit: Asked): Promise<void> {
  if (!(await hasCitus(unit))) return;
  const placed = await placedTables(unit);
  const missing = (tables: readonly string[]) => tables.filter((table) => !placed.has(table));
  if (!placed.has('users')) await run(unit, [...(await dropped(unit)), ...EMAILS_APART, DISTRIBUTE_USERS]);
  const [copied, divided] = [missing(REFERENCE_TABLES), missing(DISTRIBUTED_TABLES)];
  await run(
    unit,
    copied.map((table) => `select create_reference_table('${table}')`),
  );
  await run(
    unit,
    divided.map((table) => `select create_distributed_table('${table}', 'user_id', colocate_with => 'users')`),
  );
  await run(unit, [...missing(['users']), ...copied, ...divided].map(freed));
}

/** The rows that a table had before stay on the coordinator, unseen. */
function freed(table: string): string {
  return `select truncate_local_data_after_distributing_table('${table}')`;
}

/**
 * Takes back what {@link distribute} did, so that the schema is what the migrations made. All rows come back to the
 * coordinator. Call it in the transaction that undoes migrations.
 */
export async function gather(unit: Asked): Promise<void> {
  if (!(await hasCitus(unit)) || !(await placedTables(unit)).has('users')) return;
  await run(unit, [`select undistribute_table('users', cascade_via_foreign_keys => true)`]);
  for (const table of await placedTables(unit)) await run(unit, [`select undistribute_table('${table}')`]);
  await run(unit, EMAILS_TOGETHER);
  const present = await unit.rows<{ name: string }>({ text: PRESENT }, [HELD_BY_USERS]);
  await run(
    unit,
    present.map(({ name: table }) => `alter table ${table} add foreign key (user_id) references users (id)`),
  );
}

const PRESENT = 'select name from unnest($1::text[]) as name where to_regclass(name) is not null';

/** The tables that have a place already. */
async function placedTables(unit: Asked): Promise<ReadonlySet<string>> {
  const placed = await unit.rows<{ name: string }>({ text: PLACED }, []);
  return new Set(placed.map(({ name }) => name));
}

const PLACED = `select relname as name from pg_dist_partition join pg_class on oid = logicalrelid
  where relnamespace = current_schema()::regnamespace`;

/**
 * All shards one after the other over one connection to each node, the coordinator’s own among them: a transaction that
 * has changed a table on all nodes can do no more in parallel. Reference tables do not bring the local tables with them
 * that refer to them: those follow by themselves.
 */
const IN_TURN: readonly string[] = [
  `set local citus.multi_shard_modify_mode = 'sequential'`,
  'set local citus.enable_local_execution = off',
  'set local citus.enable_local_reference_table_foreign_keys = off',
];

/** A unique constraint of a distributed table must contain the user. */
const EMAILS_APART: readonly string[] = [
  'alter table users drop constraint users_email_key',
  `create table ${EMAILS_TABLE} (email text primary key, user_id bigint not null unique)`,
  `insert into ${EMAILS_TABLE} (email, user_id) select email, id from users where email is not null`,
];

const EMAILS_TOGETHER: readonly string[] = [
  `drop table ${EMAILS_TABLE}`,
  'alter table users add constraint users_email_key unique (email)',
];

const DISTRIBUTE_USERS = `select create_distributed_table('users', 'id')`;

/** Statements that drop the foreign keys of the coordinator's tables. */
async function dropped(unit: Asked): Promise<readonly string[]> {
  const keys = await unit.rows<{ drop: string }>({ text: FOREIGN_KEYS }, [COORDINATOR_TABLES]);
  return keys.map(({ drop }) => drop);
}

const FOREIGN_KEYS = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
  from pg_constraint join pg_class c on c.oid = conrelid
  where contype = 'f' and connamespace = current_schema()::regnamespace and relname = any($1::text[])`;

async function run(unit: Asked, statements: readonly string[]): Promise<void> {
  for (const text of statements) await unit.change({ text }, []);
}
