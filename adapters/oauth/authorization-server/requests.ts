import type { Middleware } from 'koa';
import { parseJson } from '../../http/bodies/json-text.ts';
import { readBody } from '../../http/bodies/request-body.ts';
import { RESPONSE_MODES, ROUTES } from './configuration.ts';
import { normaliseRegistration } from './registration.ts';

/** What a request without a scope asks for: what every client needs (RFC 6749, section 3.3 lets the server choose). */
const DEFAULT_SCOPE = 'finance:read offline_access';

/** A name that the library does not know, and refuses with `unsupported_response_mode`. */
const UNSUPPORTED_RESPONSE_MODE = 'unsupported';

/**
 * Adds the scope that a client left out, and takes away the response modes that do not work here, before the library
 * looks at the request. The page of `form_post` needs an inline script, which the content security policy blocks.
 */
export const completeAuthorizationRequest: Middleware = (ctx, next) => {
  if (ctx.path === ROUTES.authorization && ctx.method === 'GET') {
    const query = new URLSearchParams(ctx.querystring);
    if ((query.get('scope') ?? '').trim() === '') query.set('scope', DEFAULT_SCOPE);
    if (!isSupportedResponseMode(query.get('response_mode'))) query.set('response_mode', UNSUPPORTED_RESPONSE_MODE);
    const completed = query.toString();
    if (completed !== new URLSearchParams(ctx.querystring).toString()) ctx.querystring = completed;
  }
  return next();
};

function isSupportedResponseMode(mode: string | null): boolean {
  return mode === null || mode === '' || RESPONSE_MODES.includes(mode);
}

/** Leaves the other response modes out of the metadata, where the library names all that it knows. */
export const announceResponseModes: Middleware = async (ctx, next) => {
  await next();
  const { body } = ctx;
  const isMetadata = typeof body === 'object' && body !== null && 'response_modes_supported' in body;
  if (isMetadata) ctx.body = { ...body, response_modes_supported: RESPONSE_MODES };
};

/** More than any client has to say of itself. */
const REGISTRATION_MAX_BYTES = 32 * 1024;

/** Registers what `normaliseRegistration` makes of the request, or refuses as RFC 7591, section 3.2.2 says. */
export const rewriteRegistration: Middleware = async (ctx, next) => {
  if (ctx.path !== ROUTES.registration || ctx.method !== 'POST' || !ctx.is('application/json')) return next();
  const body = await readBody(ctx, REGISTRATION_MAX_BYTES);
  const json = body.kind === 'bytes' ? parseJson(body.bytes) : undefined;
  const registration = normaliseRegistration(json?.kind === 'parsed' ? json.value : undefined);
  if (registration.kind === 'refused') {
    ctx.status = 400;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { error: registration.code, error_description: registration.why };
    return;
  }
  // The library takes a parsed body from here once the stream has been read, and says so in one line on standard error.
  ctx.request.body = registration.metadata;
  return next();
};
