import type { FinanceError, FinanceErrorCode } from '../../../domain/error.ts';
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '../../http/errors/retry-after.ts';
import { INTERNAL_ERROR, INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, PARSE_ERROR } from './json-rpc.ts';

/** The service's own codes (specification 7.2). */
export const AUTHENTICATION_ERROR = -32001;
export const AUTHORIZATION_ERROR = -32002;
export const TOOL_EXECUTION_ERROR = -32003;
export const RATE_LIMIT_EXCEEDED = -32004;
export const SUBSCRIPTION_REQUIRED = -32005;

/** The protocol's own codes of version 2026-07-28. */
export const HEADER_MISMATCH = -32020;
export const UNSUPPORTED_VERSION = -32022;

/** The response to a request that is not processed any further. */
export interface Refusal {
  readonly status: number;
  readonly code: number;
  /** A sentence of our own. Some clients show nothing else. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const HTTP_STATUSES: Readonly<Record<number, number>> = {
  [PARSE_ERROR]: 400,
  [INVALID_REQUEST]: 400,
  [METHOD_NOT_FOUND]: 404,
  // The request was fine as HTTP, and clients of every kind keep their session only on 200.
  [INVALID_PARAMS]: 200,
  [INTERNAL_ERROR]: 500,
  [TOOL_EXECUTION_ERROR]: 500,
};

/**
 * The HTTP status of a response to a JSON-RPC request (specification 7.2, contract 5.1). A {@link Refusal} carries its
 * own.
 */
export function httpStatusOf(code: number): number {
  return HTTP_STATUSES[code] ?? 500;
}

/** For a use-case's refusal of one tool call: an argument that breaks a rule, or a tool that failed (contract 5.6). */
export function codeOf(code: FinanceErrorCode): number {
  return code === 'invalid' ? INVALID_PARAMS : TOOL_EXECUTION_ERROR;
}

/**
 * The refusal of the whole request, all messages of a batch included: contract 1.11 for a database that cannot be
 * reached, contract 4.3 for a user who was deleted meanwhile. Returns `undefined` for an error of one tool call.
 */
export function requestRefusalOf({ code, message }: FinanceError): Refusal | undefined {
  switch (code) {
    case 'unavailable':
      return {
        status: 503,
        code: INTERNAL_ERROR,
        message,
        headers: { 'Retry-After': String(UNAVAILABLE_RETRY_AFTER_SECONDS) },
      };
    case 'user_deleted':
      return { status: 403, code: AUTHORIZATION_ERROR, message: UNLINKED };
    default:
      return undefined;
  }
}

/** Also for a token whose subject was never a user here. */
export const UNLINKED = 'The account of this access token is not linked to this service.';
