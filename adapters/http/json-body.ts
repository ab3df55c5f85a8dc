import type { Context } from 'koa';
import bodyParser from 'koa-bodyparser';
import { HttpError } from './http-error.ts';
import { parseJson } from './json-text.ts';

/** Contract 1.5. */
export const BODY_MAX_BYTES = 1024 * 1024;

export interface JsonBody {
  readonly value: Readonly<Record<string, unknown>>;
  readonly bytes: Uint8Array;
}

/**
 * The request's JSON object. Throws 415 for another media type or any content encoding, 413 past 1 MiB, 400 for no body, what is no
 * UTF-8, no JSON, no object, or nested too deep (contract 1.5).
 */
export async function readJsonObject(ctx: Context): Promise<JsonBody> {
  requireJson(ctx);
  const bytes = await readBytes(ctx);
  if (bytes.length === 0) throw new HttpError(400, NO_OBJECT);
  const text = parseJson(bytes);
  if (text.kind === 'refused') throw new HttpError(400, text.why);
  if (!isObject(text.value)) throw new HttpError(400, NO_OBJECT);
  return { value: text.value, bytes };
}

const NO_OBJECT = 'The body must be a JSON object.';

function requireJson(ctx: Context): void {
  const type = ctx.request.type.toLowerCase();
  const isJson = type === 'application/json' || /^application\/[^+]+\+json$/.test(type);
  if (!isJson && (type !== '' || hasBody(ctx))) {
    throw new HttpError(415, 'The Content-Type must be application/json.');
  }
  if (!['', 'utf-8', 'utf8'].includes(ctx.request.charset.toLowerCase())) {
    throw new HttpError(415, 'The charset of the body must be UTF-8.');
  }
  // A few bytes can unpack to gigabytes, and nobody needs it for bodies of this size.
  if (!['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase())) {
    throw new HttpError(415, 'The body must not be compressed.', { headers: { 'Accept-Encoding': 'identity' } });
  }
}

function hasBody(ctx: Context): boolean {
  return ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.req.headers['content-length'] ?? 0) > 0;
}

/** Reads text of any type, byte for byte: decoding it here would put replacement characters where the bytes are no UTF-8. */
const OPTIONS = {
  enableTypes: ['text'],
  extendTypes: { text: ['*/*'] },
  encoding: 'binary',
  textLimit: String(BODY_MAX_BYTES),
};
const readText = bodyParser(OPTIONS);

async function readBytes(ctx: Context): Promise<Uint8Array> {
  try {
    await readText(ctx, async () => {});
  } catch (error) {
    throw refusal(error);
  }
  const { rawBody } = ctx.request;
  return Buffer.from(typeof rawBody === 'string' ? rawBody : '', 'binary');
}

function refusal(error: unknown): unknown {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new HttpError(413, 'The body must not be larger than 1 MiB.');
  // The client went away, or sent another number of bytes than it had announced.
  if (typeof type === 'string' && ENDED_EARLY.has(type)) return new HttpError(400, 'The body ended too early.');
  return error;
}

/** In the words of raw-body: the last is for a request that was over, or broken, before reading began. */
const ENDED_EARLY = new Set(['request.aborted', 'request.size.invalid', 'stream.not.readable']);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
