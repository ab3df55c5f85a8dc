import { promisify } from 'node:util';
import zlib, { type BrotliOptions, type ZlibOptions } from 'node:zlib';
import type { Context } from 'koa';

export type ContentCoding = 'identity' | 'gzip' | 'br';

/** Shorter bodies fit into one packet anyway. */
export const COMPRESSED_FROM_BYTES = 1024;

/** Low levels: the usual ones take two to three times as long to save another tenth of a list. */
const GZIP: ZlibOptions = { level: 3 };
const BROTLI: BrotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 3 } };

/**
 * Chooses the content coding that the client prefers, or none where compression does not pay (contract 1.12). Adds the
 * request header that decides it to `Vary`.
 */
export function chooseCoding(ctx: Context): ContentCoding {
  if ((ctx.length ?? 0) < COMPRESSED_FROM_BYTES || !isCompressible(ctx.response.type)) return 'identity';
  ctx.vary('Accept-Encoding');
  return preferredCoding(ctx);
}

/** The coding that the client prefers, whatever the body. */
export function preferredCoding(ctx: Context): ContentCoding {
  if (ctx.get('Accept-Encoding') === '') return 'identity';
  const preferred = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return preferred === 'br' || preferred === 'gzip' ? preferred : 'identity';
}

function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|javascript|xml)$/.test(type);
}

/** On another thread. */
export function compress(body: string | Buffer, coding: 'gzip' | 'br'): Promise<Buffer> {
  return coding === 'gzip' ? gzip(body, GZIP) : brotli(body, BROTLI);
}

const gzip = promisify<string | Buffer, ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<string | Buffer, BrotliOptions, Buffer>(zlib.brotliCompress);
