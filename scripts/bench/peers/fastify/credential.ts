import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database.ts';

export const KEY = `select k.id, k.user_id, k.expires_at > now() and k.revoked_at is null as live,
    k.last_used_at is null or k.last_used_at < date_trunc('minute', now()) as stale
  from api_keys k join users u on u.id = k.user_id where k.hash = $1 and u.deleted_at is null`;

const TOUCH = `update api_keys set last_used_at = date_trunc('minute', now()) where user_id = $1 and id = $2`;

interface KeyRow {
  readonly id: number;
  readonly user_id: number;
  readonly live: boolean;
  readonly stale: boolean;
}

/** Finds the user of the API key, and notes the use of the key once per minute. */
export function requireKey(database: Database) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [scheme, secret = ''] = (request.headers.authorization ?? '').split(' ');
    const hash = createHash('sha256').update(secret).digest('hex');
    const { rows } = await database.query<KeyRow>({ name: 'key', text: KEY, values: [hash] });
    const [key] = rows;
    if (scheme !== 'Bearer' || key?.live !== true) return reply.code(401).send();
    if (key.stale) await database.query({ name: 'touch', text: TOUCH, values: [key.user_id, key.id] });
    request.userId = key.user_id;
  };
}
