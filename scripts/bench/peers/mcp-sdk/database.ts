import { Pool, types } from 'pg';

export type Database = Pool;

/** Connections as in Coffer: ten, in UTC, without just-in-time compilation. Days are `YYYY-MM-DD`. */
export function openDatabase(url: string): Database {
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  types.setTypeParser(types.builtins.DATE, (text: string) => text);
  types.setTypeParser(types.builtins.TIMESTAMPTZ, (text: string) => text.slice(0, 10));
  return new Pool({ connectionString: url, max: 10, options: '-c TimeZone=UTC -c jit=off' });
}
