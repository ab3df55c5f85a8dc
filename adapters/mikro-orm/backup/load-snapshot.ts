import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import {
  type SnapshotOutline,
  type SnapshotPart,
  SnapshotRefused,
  type SnapshotTable,
  type SnapshotTarget,
} from '../../../domain/ports/service/snapshots.ts';
import { distribute, gather, hasCitus } from '../citus/distribute.ts';
import type { ConnectionPool } from '../connection/connection-pool.ts';
import type { Session, Unit } from '../connection/session.ts';
import { MIGRATIONS } from '../schema/migrations/list.ts';
import { inMigration, storeBuiltIns, transactionOf } from '../schema/migrator.ts';
import { BACKED_UP_TABLES, MIGRATIONS_TABLE, SEQUENCES } from '../schema/stored-tables.ts';
import { obstacleIn, tablesIn } from './obstacle.ts';
import { quoted } from './quoted.ts';
import { withoutIndexes } from './set-aside.ts';

/** Loads snapshots into the database of the pool, each in one transaction. */
export function createSnapshotTarget(orm: MikroORM, pool: ConnectionPool, session: Session): SnapshotTarget {
  return {
    obstacle: () => obstacleIn(session),
    async load(outline, parts, keyNames) {
      requireKnown(outline);
      // An error of the parts must come out as it is.
      await inMigration(orm, pool, (em, unit) => clearCluster(orm, em, unit));
      const outcome: { thrown?: unknown } = {};
      const noted = noting(parts, (error) => (outcome.thrown = error));
      await inMigration(orm, pool, (em, unit) => loadInto(orm, em, unit, { outline, parts: noted, keyNames })).catch(
        (error: unknown) => {
          throw outcome.thrown ?? error;
        },
      );
    },
  };
}

interface Loading {
  readonly outline: SnapshotOutline;
  readonly parts: AsyncIterable<SnapshotPart>;
  readonly keyNames: readonly string[];
}

/**
 * Takes the empty tables of a migrated database on Citus away, in a transaction of its own: one that gathers tables and
 * distributes others waits for itself.
 */
async function clearCluster(orm: MikroORM, em: SqlEntityManager, unit: Unit): Promise<void> {
  if (!(await hasCitus(unit))) return;
  await requireVacant(unit);
  await gather(unit);
  await removeTables(orm, em, unit);
}

async function loadInto(
  orm: MikroORM,
  em: SqlEntityManager,
  unit: Unit,
  { outline, parts, keyNames }: Loading,
): Promise<void> {
  const transaction = transactionOf(em);
  await requireVacant(unit);
  await removeTables(orm, em, unit);
  await orm.migrator.up({ migrations: [...outline.migrations], transaction });
  await requireColumns(unit, outline.tables);
  await unit.change({ text: `truncate ${quoted(outline.tables.map(({ name }) => name))}` }, []);
  await withoutIndexes(unit, () => copyParts(unit, outline.tables, parts));
  await setSequences(unit, outline.sequences);
  await forgetUnreadableKeys(unit, keyNames);
  await orm.migrator.up({ transaction });
  await storeBuiltIns(em);
  await distribute(unit);
  await unit.change({ text: `analyze ${quoted(BACKED_UP_TABLES)}` }, []);
}

async function requireVacant(unit: Unit): Promise<void> {
  const obstacle = await obstacleIn(unit);
  if (obstacle !== undefined) throw new SnapshotRefused(obstacle);
}

async function removeTables(orm: MikroORM, em: SqlEntityManager, unit: Unit): Promise<void> {
  const transaction = transactionOf(em);
  if ((await tablesIn(unit)).includes(MIGRATIONS_TABLE)) await orm.migrator.down({ to: 0, transaction });
}

/** Names of tables get into statements, so only the store's own are taken. */
function requireKnown({ migrations, tables, sequences }: SnapshotOutline): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const later = migrations.filter((name) => !known.has(name));
  if (later.length > 0) {
    throw new SnapshotRefused(`It was made by a later release of Coffer, whose database has ${later.join(', ')}.`);
  }
  const strange = [
    ...tables.map(({ name }) => name).filter((name) => !BACKED_UP_TABLES.includes(name)),
    ...Object.keys(sequences).filter((name) => !SEQUENCES.includes(name)),
  ];
  if (strange.length > 0) throw new SnapshotRefused(`It has tables that are not Coffer’s: ${strange.join(', ')}.`);
}

/** A backup has every column of its schema; otherwise rows would lack values without anybody noticing. */
async function requireColumns(unit: Unit, tables: readonly SnapshotTable[]): Promise<void> {
  const rows = await unit.rows<SnapshotTable>(
    {
      text: `select table_name as name, array_agg(column_name::text order by column_name) as columns
        from information_schema.columns
        where table_schema = current_schema() and table_name = any($1) and is_generated = 'NEVER' group by table_name`,
    },
    [tables.map(({ name }) => name)],
  );
  const present = new Map(rows.map(({ name, columns }) => [name, JSON.stringify(columns.toSorted())]));
  const wrong = tables.filter(({ name, columns }) => present.get(name) !== JSON.stringify(columns.toSorted()));
  if (wrong.length > 0) {
    const names = wrong.map(({ name }) => name).join(', ');
    throw new SnapshotRefused(`Its tables do not fit the schema that its migrations make: ${names}.`);
  }
}

/** While PostgreSQL stores one part, the next one is read. */
async function copyParts(
  unit: Unit,
  tables: readonly SnapshotTable[],
  parts: AsyncIterable<SnapshotPart>,
): Promise<void> {
  const statements = new Map(
    tables.map(({ name, columns }) => [name, `copy ${quoted([name])} (${quoted(columns)}) from stdin`]),
  );
  let stored: Promise<unknown> = Promise.resolve();
  for await (const { table, rows, text } of parts) {
    const statement = statements.get(table);
    if (statement === undefined) throw new SnapshotRefused(`It has rows of a table that it does not name: ${table}.`);
    await stored;
    stored = storePart(unit, statement, text, rows);
    // Its failure is noticed by the next `await`, or not at all if `parts` fail before.
    stored.catch(() => undefined);
  }
  await stored;
}

async function storePart(unit: Unit, statement: string, text: string, rows: number): Promise<void> {
  const count = await unit.copy(statement, [text]);
  if (count !== rows) throw new SnapshotRefused(`PostgreSQL stored ${count} of ${rows} rows.`);
}

async function setSequences(unit: Unit, sequences: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await unit.change({ text: 'select setval($1::regclass, $2)' }, [name, last]);
  }
}

/** A service cannot start with a key that it cannot open. Sealed texts name their key: `v1.<name>.…`. */
async function forgetUnreadableKeys(unit: Unit, keyNames: readonly string[]): Promise<void> {
  await unit.change({ text: `delete from service_keys where split_part(sealed, '.', 2) <> all($1)` }, [[...keyNames]]);
}

async function* noting<Item>(items: AsyncIterable<Item>, note: (error: unknown) => void): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    note(error);
    throw error;
  }
}
