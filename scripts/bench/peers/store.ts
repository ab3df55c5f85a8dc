import { createHash } from 'node:crypto';
import { Pool, types } from 'pg';

/** What both peers read the database with. */
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, (text: string) => text);
types.setTypeParser(types.builtins.TIMESTAMPTZ, isoMicros);

/** Connections as in Coffer: ten, in UTC, without just-in-time compilation. Timestamps come as the JSON has them. */
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c TimeZone=UTC -c jit=off',
});

/** `2026-11-21 08:15:30.12+00` to `2026-11-21T08:15:30.120000Z`. */
function isoMicros(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(6, '0')}Z`;
}

/** Runs a statement, which stays prepared under its name if it has one. */
export async function select<Row extends object>(
  name: string | undefined,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  return (await pool.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] })).rows;
}

interface Category {
  readonly id: number;
  readonly parent_id: number;
  readonly name: string;
  readonly accountable: number;
}

/** By id. Read once: they never change while the service runs. */
export const categories: ReadonlyMap<number, Category> = new Map(
  (
    await select<Category>(
      'categories',
      `select id, coalesce(parent_id, 0) as parent_id, type, level, accountable, slug, icon, name, description, created_at,
         updated_at from categories order by id`,
    )
  ).map((category) => [category.id, category]),
);

/** The digest under which the secret of the header is stored; that of no secret, without one. */
export function digestOf(authorization = ''): string {
  const [scheme, secret = ''] = authorization.split(' ');
  return createHash('sha256')
    .update(scheme === 'Bearer' ? secret : '')
    .digest('hex');
}
