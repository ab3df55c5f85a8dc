import type { Unit } from '../connection/session.ts';
import { BACKED_UP_TABLES } from '../schema/stored-tables.ts';

interface Definitions {
  /** Statements that remove what slows loading down. */
  readonly drop: readonly string[];
  /** Statements that bring it back. */
  readonly create: readonly string[];
}

/**
 * Runs `load` without the foreign keys of the schema and without indexes other than those of keys: to build an index of
 * all rows at once takes a fraction of adding them one by one, and so does checking references. Both are back
 * afterwards, under their names, and every reference was checked.
 */
export async function withoutIndexes(unit: Unit, load: () => Promise<void>): Promise<void> {
  const foreignKeys = await foreignKeysOf(unit);
  const indexes = await indexesOf(unit);
  for (const text of [...foreignKeys.drop, ...indexes.drop]) await unit.change({ text }, []);
  await load();
  for (const text of [...indexes.create, ...foreignKeys.create]) await unit.change({ text }, []);
}

async function foreignKeysOf(unit: Unit): Promise<Definitions> {
  const rows = await unit.rows<Definition>(
    {
      text: `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
          format('alter table %s add constraint %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) as create
        from pg_constraint where contype = 'f' and conrelid in (${OURS}) order by oid`,
    },
    [BACKED_UP_TABLES],
  );
  return definitions(rows);
}

/** Not the parts of tables that a cluster keeps beside them. */
const OURS = 'select to_regclass(name) from unnest($1::text[]) as name';

/** Foreign keys may need unique indexes, so those of constraints stay. */
async function indexesOf(unit: Unit): Promise<Definitions> {
  const rows = await unit.rows<Definition>(
    {
      text: `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
        from pg_index where indrelid in (${OURS}) and not indisunique order by indexrelid`,
    },
    [BACKED_UP_TABLES],
  );
  return definitions(rows);
}

interface Definition {
  readonly drop: string;
  readonly create: string;
}

function definitions(rows: readonly Definition[]): Definitions {
  return { drop: rows.map(({ drop }) => drop), create: rows.map(({ create }) => create) };
}
