import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Pool, types } from 'pg';

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.TIMESTAMPTZ, isoMicros);

/** Connections as in Coffer: ten, in UTC, without just-in-time compilation. Timestamps come as the JSON has them. */
export const database = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c TimeZone=UTC -c jit=off',
});

/** `2026-11-21 08:15:30.12+00` to `2026-11-21T08:15:30.120000Z`. */
function isoMicros(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(6, '0')}Z`;
}

interface Category {
  readonly id: number;
  readonly parent_id: number;
}

/** By id. They never change while the service runs. */
export const categories: ReadonlyMap<number, Category> = new Map(
  (
    await database.query<Category>(
      `select id, coalesce(parent_id, 0) as parent_id, type, level, accountable, slug, icon, name, description, created_at,
         updated_at from categories order by id`,
    )
  ).rows.map((category) => [category.id, category]),
);

const KEY = `select k.id, k.user_id, k.expires_at > now() and k.revoked_at is null as live,
    k.last_used_at is null or k.last_used_at < date_trunc('minute', now()) as stale
  from api_keys k join users u on u.id = k.user_id where k.hash = $1 and u.deleted_at is null`;

const TOUCH = `update api_keys set last_used_at = date_trunc('minute', now()) where user_id = $1 and id = $2`;

interface Key {
  readonly id: number;
  readonly user_id: number;
  readonly live: boolean;
  readonly stale: boolean;
}

/** Finds the user of the API key, and notes the use of the key once per minute. */
export async function requireKey(request: FastifyRequest, reply: FastifyReply) {
  const [scheme, secret = ''] = (request.headers.authorization ?? '').split(' ');
  const hash = createHash('sha256').update(secret).digest('hex');
  const [key] = (await database.query<Key>({ name: 'key', text: KEY, values: [hash] })).rows;
  if (scheme !== 'Bearer' || key?.live !== true) return reply.code(401).send();
  if (key.stale) await database.query({ name: 'touch', text: TOUCH, values: [key.user_id, key.id] });
  request.userId = key.user_id;
}
