import { hash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { type ContentCoding, chooseCoding, compress } from './content-coding.ts';
import { isProbe } from './probes.ts';
import { stateOf } from './request-state.ts';

/**
 * Gives reads a strong validator, answers 304 to a client that has this representation already, and compresses what is left to send
 * (contract 1.12). The coding is chosen first, because each coding is a representation with a tag of its own (RFC 9110, 8.8.3).
 */
export const sendRepresentation: Middleware = async (ctx, next) => {
  await next();
  const { body } = ctx;
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
  ctx.set('ETag', entityTag);
  // What may be kept for longer says so itself.
  if (ctx.response.get('Cache-Control') === 'no-store') ctx.set('Cache-Control', 'private, no-cache');
  if (isNamedIn(ctx.req.headers['if-none-match'], entityTag)) ctx.status = 304;
}

/**
 * By weak comparison (RFC 9110, 13.1.2). Koa's own test (`ctx.fresh`) sees a `Cache-Control: no-cache` as a wish for a full answer, but `fetch`
 * sends that with every If-None-Match.
 */
function isNamedIn(ifNoneMatch: string | undefined, entityTag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(entityTag) || ifNoneMatch.trim() === '*';
}

/** Tags and compressed forms of bodies that the service keeps, such as files; the body of a single answer is a string. */
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
