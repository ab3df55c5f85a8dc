import type { Context } from 'koa';

/** Why a request's body is refused with 415. */
export interface MediaTypeProblem {
  /** A sentence that names the header and the rule. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Checks that a request's body is uncompressed JSON in UTF-8 (contract 1.5): `application/json` or an
 * `application/…+json` type. A request without a body needs no Content-Type. Reads headers only.
 */
export function mediaTypeProblem(ctx: Context): MediaTypeProblem | undefined {
  const { type, charset } = ctx.request;
  if (!isJson(type.toLowerCase()) && (type !== '' || hasBody(ctx))) {
    return { message: 'The Content-Type must be application/json.' };
  }
  if (!['', 'utf-8', 'utf8'].includes(charset.toLowerCase())) {
    return { message: 'The charset of the body must be UTF-8.' };
  }
  return isCompressed(ctx) ? COMPRESSED : undefined;
}

export const COMPRESSED = { message: 'The body must not be compressed.', headers: { 'Accept-Encoding': 'identity' } };

/** A few compressed bytes can unpack to gigabytes, and bodies of this size gain nothing from compression. */
export function isCompressed(ctx: Context): boolean {
  return !['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
}

function isJson(type: string): boolean {
  return type === 'application/json' || /^application\/[^+]+\+json$/.test(type);
}

function hasBody({ req: { headers } }: Context): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
