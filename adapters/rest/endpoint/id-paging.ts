import type { ValueSchema } from '../../validation/schema.ts';
import { MAX_INTEGER } from '../openapi/schema-parts.ts';

/** An id that a request names. */
export const REQUESTED_ID: ValueSchema = { type: 'integer', minimum: 1, maximum: MAX_INTEGER };

export type PerPageQuery = { readonly 'per-page'?: number };

/** How a list, newest first, is read in pages. */
export type BeforeQuery = PerPageQuery & { readonly before?: number };

/** The parameters of `BeforeQuery`, for a list of `items` such as `imports`. */
export function beforeParameters(items: string, maximum: number): Readonly<Record<keyof BeforeQuery, ValueSchema>> {
  return {
    before: { ...REQUESTED_ID, description: `Only ${items} with smaller ids: the last id of the page before` },
    'per-page': perPage(maximum),
  };
}

/** `maximum` items unless the request asks for fewer; more are cut down to it. */
export function perPage(maximum: number): ValueSchema {
  const description = `Items per page. More than ${maximum} counts as ${maximum}`;
  return { type: 'integer', minimum: 1, default: maximum, description };
}

export function limitOf({ 'per-page': wanted }: PerPageQuery, maximum: number): number {
  return Math.min(wanted ?? maximum, maximum);
}
