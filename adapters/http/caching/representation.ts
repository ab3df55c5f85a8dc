import { hash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { isProbe } from '../probes.ts';
import { stateOf } from '../request-state.ts';
import { type ContentCoding, chooseCoding, compress } from './content-coding.ts';
import { isNamedIn } from './entity-tags.ts';

/**
 * Adds a strong `ETag` to reads, sends 304 to a client that has this representation already, and compresses all other
 * responses where the client asks for it (contract 1.12). It chooses the content coding first, because each coding has
 * its own tag (RFC 9110, 8.8.3.3). Leaves responses alone that have a tag already.
 */
export const sendRepresentation: Middleware = async (ctx, next) => {
  await next();
  const { body } = ctx;
  if (ctx.res.hasHeader('ETag')) return;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return;
  const coding = chooseCoding(ctx);
  if (isRead(ctx)) {
    validate(ctx, `"${tagOf(body)}${coding === 'identity' ? '' : `-${coding}`}"`);
    if (ctx.status === 304) return;
  }
  if (coding !== 'identity') {
    ctx.body = await compressed(body, coding);
    ctx.set('Content-Encoding', coding);
  }
};

function isRead(ctx: Context): boolean {
  return (ctx.method === 'GET' || ctx.method === 'HEAD') && ctx.status === 200 && !isProbe(stateOf(ctx).route);
}

function validate(ctx: Context, entityTag: string): void {
  ctx.res.setHeader('ETag', entityTag);
  // An endpoint whose responses may be kept for longer has set its own rule.
  if (ctx.res.getHeader('Cache-Control') === 'no-store') ctx.res.setHeader('Cache-Control', 'private, no-cache');
  if (isNamedIn(ctx.req.headers['if-none-match'], entityTag)) ctx.status = 304;
}

/**
 * The tags and compressed forms of bodies that are sent again and again, such as files. A body for one response is a
 * string.
 */
const kept = new WeakMap<Buffer, { tag: string; readonly codings: Map<ContentCoding, Promise<Buffer>> }>();

function tagOf(body: string | Buffer): string {
  return typeof body === 'string' ? digest(body) : keptFor(body).tag;
}

function compressed(body: string | Buffer, coding: 'gzip' | 'br'): Buffer | Promise<Buffer> {
  if (typeof body === 'string') return compress(body, coding);
  const { codings } = keptFor(body);
  const done = codings.get(coding) ?? Promise.resolve(compress(body, coding));
  codings.set(coding, done);
  return done;
}

function keptFor(body: Buffer) {
  const known = kept.get(body) ?? { tag: digest(body), codings: new Map() };
  kept.set(body, known);
  return known;
}

function digest(body: string | Buffer): string {
  return hash('sha256', body, 'base64url');
}
