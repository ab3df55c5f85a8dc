import { promisify } from 'node:util';
import zlib, { type BrotliOptions, type ZlibOptions } from 'node:zlib';
import type { Context } from 'koa';

export type ContentCoding = 'identity' | 'gzip' | 'br';

/** Shorter bodies fit one packet anyway. */
const COMPRESSED_FROM_BYTES = 1024;

/** Longer bodies are compressed on another thread. Handing one over costs this thread as much as compressing a page of 20 KB. */
const COMPRESSED_HERE_BELOW_BYTES = 64 * 1024;

/** Fast rather than thorough: the highest levels take five times as long to save another tenth of a list. */
const GZIP: ZlibOptions = { level: 3 };
const BROTLI: BrotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 3 } };

/**
 * Chooses how to encode the body of the answer: as the client prefers, where it pays (contract 1.12). Names the header that the
 * choice depends on in `Vary`.
 */
export function chooseCoding(ctx: Context): ContentCoding {
  if ((ctx.length ?? 0) < COMPRESSED_FROM_BYTES || !isCompressible(ctx.response.type)) return 'identity';
  ctx.vary('Accept-Encoding');
  if (ctx.req.headers['accept-encoding'] === undefined) return 'identity';
  const coding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return coding === 'br' || coding === 'gzip' ? coding : 'identity';
}

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
