import type { Created } from '../../application/idempotency/idempotent.ts';
import type { Answer } from './route.ts';

export const NO_CONTENT: Answer = { status: 204 };

/** Contract 2.11. */
export function createdAnswer({ id, replayed }: Created): Answer {
  return { status: 201, json: `{"id":${id}}`, ...(replayed && { headers: { 'Idempotency-Replayed': 'true' } }) };
}
