import type { PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';

type Database = Pick<PostgresStore, 'pool'>;

/** The names of all tables. Those of extensions are views. */
export async function tablesOf({ pool }: Database): Promise<readonly string[]> {
  const sql = `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  return (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name);
}

/** Columns, constraints, indexes and settings, one per line. Citus shows its shards in `pg_constraint` alone. */
export async function schemaOf({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', relname, conname, pg_get_constraintdef(c.oid)) from pg_constraint c
      join pg_class r on r.oid = conrelid where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', relname, reloptions::text) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1`,
  );
  return rows.map(({ line }) => line);
}

/** For each table how many rows it has, and a checksum of them in any order. */
export async function contentsOf(
  { pool }: Database,
  tables: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const contents: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${table} t`,
    );
    contents[table] = rows[0]?.sum ?? '';
  }
  return contents;
}
