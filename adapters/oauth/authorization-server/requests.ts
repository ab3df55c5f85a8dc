import type { Context, Middleware } from 'koa';
import type { Provider } from 'oidc-provider';
import { FinanceError } from '../../../domain/error.ts';
import { parseJson } from '../../http/bodies/json-text.ts';
import { readBody } from '../../http/bodies/request-body.ts';
import { answerPreflight } from '../../http/headers/cross-origin.ts';
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

/**
 * Lets clients that run in a web page register: the library allows pages at every endpoint but this one. Returns
 * whether the request was a preflight, which is complete then. No cookie counts here, so any page may be allowed.
 */
export function allowRegistrationPage(ctx: Context, isAllowed: (origin: string) => boolean): boolean {
  const { origin } = ctx.req.headers;
  if (origin === undefined || !isAllowed(origin)) return false;
  ctx.vary('Origin');
  ctx.set('Access-Control-Allow-Origin', origin);
  if (ctx.method !== 'OPTIONS') return false;
  answerPreflight(ctx, 'POST', 'Content-Type, Accept, MCP-Protocol-Version');
  return true;
}

/** Counts the request, and responds with 429 when there were too many. Returns whether it did. */
export async function isFlooded(ctx: Context, admit: () => Promise<void>): Promise<boolean> {
  try {
    await admit();
    return false;
  } catch (error) {
    if (!(error instanceof FinanceError) || error.code !== 'too_many_attempts') throw error;
    ctx.status = 429;
    ctx.set('Retry-After', String(error.retryAfterSeconds ?? 60));
    ctx.body = { error: 'temporarily_unavailable', error_description: error.message };
    return true;
  }
}

/**
 * Leaves the authorization server's own cookie out of the request when it remembers somebody else than the person who
 * is signed in to the pages, or nobody is. So the session of the pages alone decides whom a client is connected to, and
 * a browser that several people use mixes nobody up.
 */
export async function forgetOtherPerson(
  ctx: Context,
  provider: Provider,
  signedInUser: number | undefined,
): Promise<void> {
  const name = provider.cookieName('session');
  const pairs = (ctx.req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const id = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  if (id === undefined) return;
  const remembered = (await provider.Session.find(id))?.accountId;
  if (remembered === undefined || Number(remembered) === signedInUser) return;
  ctx.req.headers.cookie = pairs.filter((pair) => !pair.startsWith(name)).join('; ');
}
