import type { Context } from 'koa';
import type { ReadScope } from '../../../domain/ports/service/read-scope.ts';
import type { Answer, AnswerCache } from '../../answers/answer-cache.ts';
import {
  COMPRESSED_FROM_BYTES,
  type ContentCoding,
  compress,
  preferredCoding,
} from '../../http/caching/content-coding.ts';
import { isNamedIn, namedTags } from '../../http/caching/entity-tags.ts';

/** What reads share: the memory of this process, and what names the release and its address in entity tags. */
export interface ReadParts {
  readonly answers: AnswerCache;
  readonly readScope: ReadScope;
  /** Has only characters of an entity tag. */
  readonly release: string;
}

/**
 * Sends the answer to a read with a strong `ETag` (contract 1.12). The tag names the basis of the answer, so a client
 * that has the answer gets its 304 without the answer being made. `make` returns JSON; it is called only for an
 * answer that is not remembered.
 */
export async function sendRead(
  ctx: Context,
  basis: string,
  { answers, release }: ReadParts,
  make: () => Promise<string>,
): Promise<void> {
  const tag = `${basis.replaceAll(' ', '-')}-${release}`;
  const coding = preferredCoding(ctx);
  const known = knownForm(ctx.req.headers['if-none-match'], tag, coding);
  if (known !== undefined) return sendHeaders(ctx, tag, known, 304);
  const key = `${basis} ${coding} ${ctx.path}?${ctx.querystring}`;
  const kept = answers.get(key);
  const { body, form } = kept ?? (await represent(await make(), coding));
  if (kept === undefined) answers.set(key, { body, form });
  if (isNamedIn(ctx.req.headers['if-none-match'], entityTag(tag, form))) return sendHeaders(ctx, tag, form, 304);
  sendHeaders(ctx, tag, form, 200);
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (form === 'gzip' || form === 'br') ctx.res.setHeader('Content-Encoding', form);
  ctx.body = body;
}

/** The form of the answer that the client names, if it is the one that it would get now. */
function knownForm(ifNoneMatch: string | undefined, tag: string, coding: ContentCoding): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  const named = namedTags(ifNoneMatch);
  return ([coding, 'short'] as const).find((form) => named.includes(entityTag(tag, form)));
}

/** Each form has a tag of its own (RFC 9110, 8.8.3.3). */
function entityTag(tag: string, form: string): string {
  return form === 'identity' ? `"${tag}"` : `"${tag}-${form}"`;
}

function sendHeaders(ctx: Context, tag: string, form: string, status: 200 | 304): void {
  ctx.status = status;
  const { res } = ctx;
  res.setHeader('ETag', entityTag(tag, form));
  res.setHeader('Cache-Control', 'private, no-cache');
  if (form === 'short') return;
  if (res.hasHeader('Vary')) ctx.vary('Accept-Encoding');
  else res.setHeader('Vary', 'Accept-Encoding');
}

/** The form is the content coding, or `short`: short bodies are sent as they are, whatever the client accepts. */
async function represent(body: string, coding: ContentCoding): Promise<Answer> {
  if (Buffer.byteLength(body) < COMPRESSED_FROM_BYTES) return { body, form: 'short' };
  if (coding === 'identity') return { body, form: coding };
  return { body: await compress(body, coding), form: coding };
}
