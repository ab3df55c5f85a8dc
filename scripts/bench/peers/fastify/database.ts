import { Pool, types } from 'pg';

export type Database = Pool;

/** Connections as in Coffer: ten, in UTC, without just-in-time compilation. Timestamps come as the JSON has them. */
export function openDatabase(url: string): Database {
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.TIMESTAMPTZ, isoMicros);
  return new Pool({ connectionString: url, max: 10, options: '-c TimeZone=UTC -c jit=off' });
}

/** `2026-11-21 08:15:30.12+00` to `2026-11-21T08:15:30.120000Z`. */
function isoMicros(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(6, '0')}Z`;
}
