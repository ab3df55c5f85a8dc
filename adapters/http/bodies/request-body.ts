import type { Context, Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { HttpError } from '../errors/http-error.ts';
import { COMPRESSED, isCompressed } from './media-type.ts';

/** Contract 1.5. */
export const BODY_MAX_BYTES = 1024 * 1024;

export type RequestBody =
  /** Empty for a request without a body. */
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** Longer than allowed. */
  | { readonly kind: 'too_large' }
  /** The client went away, or sent a different number of bytes than it announced. */
  | { readonly kind: 'cut_off' }
  /** Not read, because a few bytes could unpack to gigabytes. */
  | { readonly kind: 'compressed' };

/** Reads the body's bytes. It ignores the media type, on which `media-type.ts` has the rule. */
export async function readBody(ctx: Context, maxBytes: number = BODY_MAX_BYTES): Promise<RequestBody> {
  if (isCompressed(ctx)) return { kind: 'compressed' };
  // The parser does not read a body without a type, although it may be anything (RFC 9110, 8.3).
  ctx.req.headers['content-type'] ||= 'application/octet-stream';
  try {
    await readerOf(maxBytes)(ctx, async () => {});
  } catch (error) {
    return failureOf(error);
  }
  const { rawBody } = ctx.request as { readonly rawBody?: unknown };
  return { kind: 'bytes', bytes: Buffer.isBuffer(rawBody) ? rawBody : NO_BYTES };
}

const NO_BYTES = Buffer.alloc(0);

/** The body's bytes. Throws 413 with `tooLarge`, 400 for a body that ended early, and 415 for a compressed one. */
export async function requireBody(ctx: Context, maxBytes: number, tooLarge: string): Promise<Uint8Array> {
  const body = await readBody(ctx, maxBytes);
  switch (body.kind) {
    case 'bytes':
      return body.bytes;
    case 'too_large':
      throw new HttpError(413, tooLarge);
    case 'cut_off':
      throw new HttpError(400, 'The body ended too early.');
    case 'compressed':
      throw new HttpError(415, COMPRESSED.message, { headers: COMPRESSED.headers });
  }
}

/** The parser's type does not declare these values, but the parser passes them on. */
const optionsOf = (maxBytes: number) =>
  ({
    enableTypes: ['text'],
    extendTypes: { text: ['*/*'] },
    // Bytes: decoding them here would put replacement characters where they are not UTF-8.
    encoding: null,
    // A limit as text would be parsed for each body. 0 means 1 MiB.
    textLimit: maxBytes,
  }) as object;

const readers = new Map<number, Middleware>();

function readerOf(maxBytes: number): Middleware {
  const reader = readers.get(maxBytes) ?? bodyParser(optionsOf(maxBytes));
  readers.set(maxBytes, reader);
  return reader;
}

function failureOf(error: unknown): RequestBody {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return { kind: 'too_large' };
  if (typeof type === 'string' && ENDED_EARLY.has(type)) return { kind: 'cut_off' };
  throw error;
}

/** Error types of raw-body. The last one is for a request that ended or failed before reading began. */
const ENDED_EARLY: ReadonlySet<string> = new Set(['request.aborted', 'request.size.invalid', 'stream.not.readable']);
