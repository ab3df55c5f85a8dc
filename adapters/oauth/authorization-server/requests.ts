import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { ROUTES } from './configuration.ts';
import { normaliseRegistration } from './registration.ts';

/** What a request without a scope asks for: what every client needs (RFC 6749, section 3.3 lets the server choose). */
const DEFAULT_SCOPE = 'finance:read offline_access';

/** Adds the scope that a client left out, before the library looks at the request. */
export const completeAuthorizationRequest: Middleware = (ctx, next) => {
  if (ctx.path === ROUTES.authorization && ctx.method === 'GET') {
    const query = new URLSearchParams(ctx.querystring);
    if ((query.get('scope') ?? '').trim() === '') {
      query.set('scope', DEFAULT_SCOPE);
      ctx.querystring = query.toString();
    }
  }
  return next();
};

/** More than any client has to say of itself. */
const REGISTRATION_MAX_BYTES = 32 * 1024;

/** Registers what `normaliseRegistration` makes of the request, or refuses as RFC 7591, section 3.2.2 says. */
export const rewriteRegistration: Middleware = async (ctx, next) => {
  if (ctx.path !== ROUTES.registration || ctx.method !== 'POST' || !ctx.is('application/json')) return next();
  const body = await readJson(ctx);
  const registration = normaliseRegistration(body);
  if (registration.kind === 'refused') {
    ctx.status = 400;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { error: registration.code, error_description: registration.why };
    return;
  }
  replaceBody(ctx, Buffer.from(JSON.stringify(registration.metadata)));
  return next();
};

/** The parsed body, or `undefined` for one that is too large or not JSON. */
async function readJson(ctx: Context): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > REGISTRATION_MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Lets what comes after read `body` where the request's own was. */
function replaceBody(ctx: Context, body: Buffer): void {
  const stream = Readable.from([body]);
  const { req } = ctx;
  const replaced = Object.assign(stream, {
    headers: { ...req.headers, 'content-length': String(body.length) },
    method: req.method,
    url: req.url,
    socket: req.socket,
    originalUrl: Reflect.get(req, 'originalUrl'),
  });
  // Everything of a request that is read after its head.
  ctx.req = ctx.request.req = replaced as unknown as IncomingMessage;
}
