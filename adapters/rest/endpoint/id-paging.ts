import type { ValueSchema } from '../../validation/schema.ts';
import { MAX_INTEGER } from '../openapi/schema-parts.ts';

/** An id that a request names. */
export const REQUESTED_ID = { type: 'integer', minimum: 1, maximum: MAX_INTEGER } as const satisfies ValueSchema;

/** The parameters of a list of `items`, such as `imports`, that is read in pages, newest first. */
export function beforeParameters(items: string, maximum: number) {
  return {
    before: { ...REQUESTED_ID, description: `Only ${items} with smaller ids: the last id of the page before` },
    'per-page': perPage(maximum),
  };
}

/** `maximum` items unless the request asks for fewer; more are cut down to it. */
export function perPage(maximum: number) {
  const description = `Items per page. More than ${maximum} counts as ${maximum}`;
  return { type: 'integer', minimum: 1, default: maximum, description } as const satisfies ValueSchema;
}

export function limitOf({ 'per-page': wanted }: { readonly 'per-page'?: number }, maximum: number): number {
  return Math.min(wanted ?? maximum, maximum);
}
