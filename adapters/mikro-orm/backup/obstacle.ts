import { EMAILS_TABLE } from '../citus/placement.ts';
import type { Session } from '../connection/session.ts';
import {
  BACKED_UP_TABLES,
  MIGRATIONS_TABLE,
  TABLES_FILLED_BY_ITSELF,
  TABLES_LEFT_OUT,
} from '../schema/stored-tables.ts';
import { quoted } from './quoted.ts';

type Asked = Pick<Session, 'rows' | 'change'>;

/** Why nothing can be loaded into this database; `undefined` for one without data. */
export async function obstacleIn(asked: Asked): Promise<string | undefined> {
  const present = await tablesIn(asked);
  const known = present.includes(MIGRATIONS_TABLE) ? [...BACKED_UP_TABLES, ...TABLES_LEFT_OUT, EMAILS_TABLE] : [];
  const foreign = present.filter((table) => !known.includes(table));
  if (foreign.length > 0) return `It has tables that are not Coffer’s: ${foreign.join(', ')}.`;
  const filled = await filledAmong(asked, present);
  return filled.length > 0 ? `It has data already: ${filled.join(', ')}.` : undefined;
}

/** Names of the schema's tables, apart from those that belong to extensions. */
export async function tablesIn(asked: Asked): Promise<readonly string[]> {
  return (await asked.rows<{ name: string }>({ text: TABLES }, [])).map(({ name }) => name);
}

const TABLES = `select relname as name from pg_class c
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
      order by relname`;

async function filledAmong(asked: Asked, present: readonly string[]): Promise<readonly string[]> {
  const filled: string[] = [];
  for (const table of present.filter((name) => !FILLED_WITH_OTHERS.has(name))) {
    const text = `select from ${quoted([table])} ${CONDITIONS[table] ?? ''} limit 1`;
    if ((await asked.change({ text }, [])) > 0) filled.push(table);
  }
  return filled;
}

/** Or by the rows of another table. */
const FILLED_WITH_OTHERS = new Set([...TABLES_FILLED_BY_ITSELF, EMAILS_TABLE]);

/** Rates that can be fetched again are no data of anybody. */
const CONDITIONS: Readonly<Record<string, string>> = { exchange_rates: `where source = 'manual'` };
