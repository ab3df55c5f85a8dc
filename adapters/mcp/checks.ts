import type { Context } from 'koa';
import type { Principal } from '../../domain/credential.ts';
import type { AccessTokenVerifier } from '../../domain/ports/access-token-verifier.ts';
import type { RateLimiterPort } from '../../domain/ports/rate-limiter-port.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';
import type { SubscriptionPort } from '../../domain/ports/subscription-port.ts';
import { bearerChallenge } from './discovery.ts';
import {
  AUTHENTICATION_ERROR,
  AUTHORIZATION_ERROR,
  RATE_LIMIT_EXCEEDED,
  SUBSCRIPTION_REQUIRED,
} from './error-codes.ts';
import { INVALID_REQUEST, METHOD_NOT_FOUND } from './json-rpc.ts';
import { isAllowedLoopbackHost, isAllowedOrigin, isLoopbackAddress } from './origins.ts';
import type { Refusal } from './refusal.ts';
import { BODY_MAX_BYTES, type RequestBody } from './request-body.ts';

/** What the checks need to know of the service. */
export interface CheckDeps {
  readonly enabled: boolean;
  readonly baseUrl: URL;
  /** URL of the document that says where tokens come from. */
  readonly metadataUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly verifier: AccessTokenVerifier;
  readonly secrets: Pick<Secrets, 'kindOf'>;
  readonly rateLimiter: RateLimiterPort;
  readonly subscriptions: SubscriptionPort;
}

/** A request on its way through the checks. */
export interface Exchange {
  readonly ctx: Context;
  readonly body: RequestBody;
  /** Places that the request takes in the user's window: one for each message of a batch (contract 5.4). */
  readonly messages: number;
  /** Known from the check of the token on. */
  principal?: Principal;
}

export type Check = (exchange: Exchange, deps: CheckDeps) => Refusal | undefined | Promise<Refusal | undefined>;

/** In the order of contract 5.1: a request that is wrong in two ways gets the earlier answer. */
export const CHECKS: readonly Check[] = [
  requireEnabled,
  requireOrigin,
  requirePost,
  requireMediaType,
  requireSize,
  requireToken,
  requireRate,
  requireSubscription,
];

function requireEnabled(_exchange: Exchange, { enabled }: CheckDeps): Refusal | undefined {
  if (enabled) return undefined;
  return { status: 404, code: METHOD_NOT_FOUND, message: 'The tool endpoint is disabled.' };
}

function requireOrigin({ ctx }: Exchange, { baseUrl, allowedOrigins }: CheckDeps): Refusal | undefined {
  const { origin, host } = ctx.req.headers;
  if (!isAllowedOrigin(origin, baseUrl, allowedOrigins)) {
    return { status: 403, code: INVALID_REQUEST, message: 'Pages of this origin may not call the tool endpoint.' };
  }
  if (isLoopbackAddress(ctx.req.socket.localAddress) && !isAllowedLoopbackHost(host, baseUrl)) {
    return { status: 403, code: INVALID_REQUEST, message: 'The Host header does not name this service.' };
  }
  return undefined;
}

/** Nothing is ever sent unasked, and there are no sessions to end: only POST has a meaning (contract 5.2). */
function requirePost({ ctx }: Exchange): Refusal | undefined {
  if (ctx.method === 'POST') return undefined;
  return { status: 405, code: INVALID_REQUEST, message: 'Only POST is allowed here.', headers: { Allow: 'POST' } };
}

function requireMediaType({ ctx }: Exchange): Refusal | undefined {
  const { type, charset } = ctx.request;
  const isJson = type.toLowerCase() === 'application/json' && ['', 'utf-8', 'utf8'].includes(charset.toLowerCase());
  if (isJson && ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase())) return undefined;
  const message = 'The Content-Type must be application/json in UTF-8, and the body not compressed.';
  return { status: 415, code: INVALID_REQUEST, message };
}

function requireSize({ body }: Exchange): Refusal | undefined {
  if (body.kind !== 'too_large') return undefined;
  return { status: 413, code: INVALID_REQUEST, message: `The body must not be larger than ${BODY_MAX_BYTES} bytes.` };
}

async function requireToken(exchange: Exchange, deps: CheckDeps): Promise<Refusal | undefined> {
  const token = bearerToken(exchange.ctx.req.headers.authorization);
  if (token === undefined) return unauthenticated(deps, 'An OAuth access token is required.');
  if (deps.secrets.kindOf(token) === 'api_key') {
    const message = 'API keys are not accepted here: an OAuth access token is required.';
    return unauthenticated(deps, message, 'API keys are not accepted here');
  }
  const verdict = await deps.verifier.verify(token, 'mcp');
  if (verdict.kind === 'invalid') {
    const message = 'The access token is unknown, expired, revoked or meant for something else.';
    return unauthenticated(deps, message, 'The access token is not valid here');
  }
  if (verdict.kind === 'not_linked') {
    const message = 'The account of this access token is not linked to this service.';
    return { status: 403, code: AUTHORIZATION_ERROR, message };
  }
  exchange.principal = verdict.principal;
  return undefined;
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}

function unauthenticated({ metadataUrl }: CheckDeps, message: string, refused?: string): Refusal {
  const headers = { 'WWW-Authenticate': bearerChallenge(metadataUrl, refused) };
  return { status: 401, code: AUTHENTICATION_ERROR, message, headers };
}

async function requireRate({ ctx, principal, messages }: Exchange, deps: CheckDeps): Promise<Refusal | undefined> {
  if (principal === undefined) throw new TypeError('The rate is checked before the token.');
  const { allowed, limit, remaining, retryAfterSeconds } = await deps.rateLimiter.consume(principal.userId, messages);
  ctx.set({ 'X-RateLimit-Limit': String(limit), 'X-RateLimit-Remaining': String(remaining) });
  if (allowed) return undefined;
  return {
    status: 429,
    code: RATE_LIMIT_EXCEEDED,
    message: `More than ${limit} requests a minute. Try again in ${retryAfterSeconds} seconds.`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  };
}

async function requireSubscription({ principal }: Exchange, deps: CheckDeps): Promise<Refusal | undefined> {
  if (principal === undefined) throw new TypeError('The subscription is checked before the token.');
  if (await deps.subscriptions.isActive(principal.userId)) return undefined;
  return { status: 403, code: SUBSCRIPTION_REQUIRED, message: 'The tools need an active PRO subscription.' };
}
