import type { Context } from 'koa';
import type { ToolAdmission } from '../../../application/access/admit-to-tools.ts';
import type { ToolCaller } from '../../../domain/access/caller.ts';
import type { Scope } from '../../../domain/access/credential.ts';
import type { RateDecision } from '../../../domain/access/rate-window.ts';
import {
  AUTHENTICATION_ERROR,
  AUTHORIZATION_ERROR,
  RATE_LIMIT_EXCEEDED,
  type Refusal,
  SUBSCRIPTION_REQUIRED,
  UNLINKED,
} from '../protocol/error-codes.ts';

/** The only scope that the tools need, because they only read. */
export const TOOL_SCOPE: Scope = 'finance:read';

/** Who calls, or why the request is refused; `metadataUrl` says where tokens come from (specification 5). */
export function callerOf(ctx: Context, admission: ToolAdmission, metadataUrl: string): ToolCaller | Refusal {
  if ('rate' in admission) setRateHeaders(ctx, admission.rate);
  switch (admission.kind) {
    case 'admitted':
      return admission.caller;
    case 'no_token':
      return unauthenticated('An OAuth access token is required.', bearerChallenge(metadataUrl));
    case 'api_key':
      return unauthenticated(
        'API keys are not accepted here. An OAuth access token is required.',
        bearerChallenge(metadataUrl, 'API keys are not accepted here'),
      );
    case 'invalid_token':
      return unauthenticated(
        'The access token is unknown, expired, revoked or meant for something else.',
        bearerChallenge(metadataUrl, 'The access token is not valid here'),
      );
    case 'not_linked':
      return forbidden(AUTHORIZATION_ERROR, UNLINKED);
    case 'rate_exceeded':
      return rateExceeded(admission.rate);
    case 'not_subscribed':
      return forbidden(SUBSCRIPTION_REQUIRED, 'The tools need an active PRO subscription.');
  }
}

function unauthenticated(message: string, challenge: string): Refusal {
  return { status: 401, code: AUTHENTICATION_ERROR, message, headers: { 'WWW-Authenticate': challenge } };
}

function forbidden(code: number, message: string): Refusal {
  return { status: 403, code, message };
}

function rateExceeded({ limit, retryAfterSeconds }: RateDecision): Refusal {
  return {
    status: 429,
    code: RATE_LIMIT_EXCEEDED,
    message: `More than ${limit} requests per minute. Try again in ${retryAfterSeconds} seconds.`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  };
}

/**
 * The challenge of a 401. It gives the reason for a refused credential; a missing one is not an error (RFC 6750,
 * section 3).
 */
function bearerChallenge(metadataUrl: string, refused?: string): string {
  const parts = [`resource_metadata="${metadataUrl}"`, `scope="${TOOL_SCOPE}"`];
  if (refused !== undefined) parts.push('error="invalid_token"', `error_description="${refused}"`);
  return `Bearer ${parts.join(', ')}`;
}

/** Every response of the endpoint has these (contract 5.5). */
export function setRateHeaders(
  { res }: Context,
  { limit, remaining }: Pick<RateDecision, 'limit' | 'remaining'>,
): void {
  res.setHeader('X-RateLimit-Limit', limit);
  res.setHeader('X-RateLimit-Remaining', remaining);
}

export function hasRateHeaders({ res }: Context): boolean {
  return res.hasHeader('X-RateLimit-Limit');
}
