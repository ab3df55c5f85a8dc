import { promisify } from 'node:util';
import zlib, { type BrotliOptions, type ZlibOptions } from 'node:zlib';
import type { Context } from 'koa';

export type ContentCoding = 'identity' | 'gzip' | 'br';

/** Shorter bodies fit into one packet anyway. */
export const COMPRESSED_FROM_BYTES = 1024;

/**
 * Longer bodies are compressed on another thread. Handing a body over costs this thread as much as compressing 20 KB.
 */
const COMPRESSED_HERE_BELOW_BYTES = 64 * 1024;

/** Low levels: the usual ones take two to three times as long to save another tenth of a list. */
const GZIP: ZlibOptions = { level: 3 };
const BROTLI: BrotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 3 } };

/**
 * Chooses the content coding that the client prefers, or none where compression does not pay (contract 1.12). Adds the
 * request header that decides it to `Vary`.
 */
export function chooseCoding(ctx: Context): ContentCoding {
  if ((ctx.length ?? 0) < COMPRESSED_FROM_BYTES || !isCompressible(ctx.response.type)) return 'identity';
  // Most responses have no Vary header yet, and need no merging.
  if (ctx.res.hasHeader('Vary')) ctx.vary('Accept-Encoding');
  else ctx.res.setHeader('Vary', 'Accept-Encoding');
  return preferredCoding(ctx);
}

/** The coding that the client prefers, whatever the body. */
export function preferredCoding(ctx: Context): ContentCoding {
  const accepted = ctx.req.headers['accept-encoding'];
  if (accepted === undefined) return 'identity';
  const known = codings.get(accepted);
  if (known !== undefined) return known;
  const preferred = ctx.acceptsEncodings('br', 'gzip', 'identity');
  const coding = preferred === 'br' || preferred === 'gzip' ? preferred : 'identity';
  if (codings.size < REMEMBERED_CODINGS) codings.set(accepted, coding);
  return coding;
}

/** Choices by the text of Accept-Encoding, of which clients send only a few. */
const codings = new Map<string, ContentCoding>();
const REMEMBERED_CODINGS = 100;

function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|javascript|xml)$/.test(type);
}

export function compress(body: string | Buffer, coding: 'gzip' | 'br'): Buffer | Promise<Buffer> {
  const isSmall = body.length < COMPRESSED_HERE_BELOW_BYTES;
  if (coding === 'gzip') return isSmall ? zlib.gzipSync(body, GZIP) : gzip(body, GZIP);
  return isSmall ? zlib.brotliCompressSync(body, BROTLI) : brotli(body, BROTLI);
}

const gzip = promisify<string | Buffer, ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<string | Buffer, BrotliOptions, Buffer>(zlib.brotliCompress);
