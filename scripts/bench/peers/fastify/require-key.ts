import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf, select } from '../store.ts';

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
  const [key] = await select<Key>('key', KEY, [digestOf(request.headers.authorization)]);
  if (key?.live !== true) return reply.code(401).send();
  if (key.stale) await select('touch', TOUCH, [key.user_id, key.id]);
  request.userId = key.user_id;
}
