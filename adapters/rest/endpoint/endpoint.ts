import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { IdempotentRequest } from '../../../application/idempotency/idempotent.ts';
import type { Principal, Scope } from '../../../domain/access/credential.ts';
import { FinanceError, type Noun, notFound } from '../../../domain/error.ts';
import { sharedBasis, wholeBasis } from '../../../domain/revision.ts';
import { requireBody } from '../../http/bodies/request-body.ts';
import { readUpload, type UploadedBody } from '../../http/bodies/upload.ts';
import { bearerToken } from '../../http/headers/bearer.ts';
import { showPage } from '../../http/pages/page.ts';
import { stateOf } from '../../http/request-state.ts';
import type { RestService } from '../rest-service.ts';
import { bodyReader } from './body.ts';
import { httpErrorOf } from './finance-errors.ts';
import { invalidFields } from './invalid-fields.ts';
import { queryReader } from './query.ts';
import { type ReadParts, sendRead } from './reads.ts';
import type { Answer, Call, Route } from './route.ts';

/**
 * Serves one route. Its checks come in this order: credential (401, 403), path (404), query (400, 422),
 * `Idempotency-Key` (422), body (415, 413, 400, 422). Then the use-case is called.
 */
export function endpoint(route: Route, service: RestService, reads: ReadParts): Middleware {
  const respond = responder(route, service, reads);
  return async (ctx) => {
    stateOf(ctx).route = route.path;
    try {
      await respond(ctx);
    } catch (error) {
      throw error instanceof FinanceError ? httpErrorOf(error, route) : error;
    }
  };
}

function responder(route: Route, service: RestService, reads: ReadParts): (ctx: Context) => Promise<void> {
  const readCall = callReader(route, service);
  const { scope } = route;
  if (scope === null) return async (ctx) => send(ctx, await route.handle(service, await readCall(ctx, 0)));
  if (route.method !== 'GET' || route.isLive === true) {
    return async (ctx) => {
      const { userId } = await admit(ctx, service, scope);
      send(ctx, await route.handle(service, await readCall(ctx, userId)));
    };
  }
  const basisOf = route.isSameForAll ? sharedBasis : wholeBasis;
  return async (ctx) => {
    const { userId, basis } = await admit(ctx, service, scope);
    const call = await readCall(ctx, userId);
    const make = () => reads.readScope.within(basis, async () => jsonOf(await route.handle(service, call)));
    await sendRead(ctx, basisOf(basis), reads, make);
  };
}

function jsonOf({ status, json }: Answer): string {
  if (status !== 200 || json === undefined) throw new TypeError('A read for a user must return JSON.');
  return json;
}

type ReadCall = (ctx: Context, userId: number) => Promise<Call>;

function callReader(route: Route, service: RestService): ReadCall {
  const readQuery = route.query && queryReader(route.query);
  const queryOf = (text: string) => readQuery?.(text) ?? {};
  const readBody = route.body && bodyReader(route.body, route, service);
  const takesBody = readBody !== undefined || route.upload !== undefined || route.message !== undefined;
  return async (ctx, userId) => {
    const id = route.item === undefined ? 0 : pathId(ctx, route.item);
    const given = queryOf(ctx.querystring);
    if (!takesBody) return { userId, id, query: given, queryString: ctx.querystring, ...WITHOUT_BODY };
    const idempotencyKey = route.idempotent ? readIdempotencyKey(ctx) : undefined;
    const body = await readBody?.(ctx, userId);
    const upload = await readBytes(ctx, route);
    const bytes = body?.bytes ?? upload.bytes;
    // Fields of a form are parameters as those of the query are.
    const fields = new URLSearchParams([...upload.entries]).toString();
    const queryString = [ctx.querystring, fields].filter((text) => text !== '').join('&');
    const query = fields === '' ? given : queryOf(queryString);
    const isKeyed = idempotencyKey !== undefined && (body !== undefined || route.upload !== undefined);
    const idempotent = isKeyed
      ? idempotentRequest(idempotencyKey, route, { id, queryString, fileName: upload.name, bytes })
      : undefined;
    const headers = route.message === undefined ? {} : headersOf(ctx);
    return { userId, id, query, queryString, body: body?.value ?? {}, upload, headers, idempotent };
  };
}

const NO_UPLOAD = { bytes: new Uint8Array(), name: null, entries: [] };
const WITHOUT_BODY = { body: {}, upload: NO_UPLOAD, headers: {}, idempotent: undefined };

async function readBytes(ctx: Context, { upload, message }: Route): Promise<UploadedBody> {
  if (upload !== undefined) return readUpload(ctx, upload.maxBytes);
  if (message === undefined) return NO_UPLOAD;
  const tooLarge = `The body must not be larger than ${message.maxBytes / 1024} KiB.`;
  return { ...NO_UPLOAD, bytes: await requireBody(ctx, message.maxBytes, tooLarge) };
}

function headersOf({ req }: Context): Readonly<Record<string, string>> {
  const single = Object.entries(req.headers).filter(
    (header): header is [string, string] => typeof header[1] === 'string',
  );
  return Object.fromEntries(single);
}

async function admit(ctx: Context, { access }: RestService, scope: Scope): Promise<Principal> {
  const principal = await access.authenticate(bearerToken(ctx.req.headers.authorization), 'v1');
  stateOf(ctx).userId = principal.userId;
  if (!principal.scopes.includes(scope)) {
    throw new FinanceError('missing_scope', `This credential lacks the scope ${scope}.`);
  }
  return principal;
}

/** Contract 1.4. */
function pathId(ctx: Context, noun: Noun): number {
  const { id: text = '' }: Readonly<Record<string, string>> = ctx['params'];
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound(noun);
  return id;
}

/** Contract 2.11. */
function readIdempotencyKey(ctx: Context): string | undefined {
  const key = ctx.req.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key;
  const sentence = 'The Idempotency-Key must have 1 to 255 printable ASCII characters.';
  throw invalidFields({ 'Idempotency-Key': [sentence] }, []);
}

interface Requested {
  readonly id: number;
  readonly queryString: string;
  /** As a form calls it. */
  readonly fileName: string | null;
  readonly bytes: Uint8Array;
}

/** Everything that the request says: on which item, and what an upload is called and how it is to be read. */
function idempotentRequest(
  key: string,
  route: Route,
  { id, queryString, fileName, bytes }: Requested,
): IdempotentRequest {
  const query = route.upload === undefined ? '' : `?${queryString}`;
  const said = [...(route.item === undefined ? [] : [id]), ...(fileName === null ? [] : [fileName])];
  const more = said.length === 0 ? '' : JSON.stringify(said);
  const hash = createHash('sha256').update(`${route.method} ${route.path}${query}${more}\n`).update(bytes);
  return { key, requestHash: hash.digest('hex') };
}

function send(ctx: Context, answer: Answer): void {
  ctx.status = answer.status;
  if (answer.headers) ctx.set(answer.headers as Record<string, string>);
  if (answer.page) return showPage(ctx, answer.page);
  if (answer.json === undefined) return;
  // Set before the body: without it Koa guesses a type.
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.body = answer.json;
}
