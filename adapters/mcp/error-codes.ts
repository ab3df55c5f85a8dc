import type { FinanceErrorCode } from '../../domain/error.ts';
import { INTERNAL_ERROR, INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, PARSE_ERROR } from './json-rpc.ts';

/** The service's own codes (specification 7.2). */
export const AUTHENTICATION_ERROR = -32001;
export const AUTHORIZATION_ERROR = -32002;
export const TOOL_EXECUTION_ERROR = -32003;
export const RATE_LIMIT_EXCEEDED = -32004;
export const SUBSCRIPTION_REQUIRED = -32005;

const HTTP_STATUSES: Readonly<Record<number, number>> = {
  [PARSE_ERROR]: 400,
  [INVALID_REQUEST]: 400,
  [METHOD_NOT_FOUND]: 404,
  // The request was fine as HTTP, and clients of every kind keep their session only on 200.
  [INVALID_PARAMS]: 200,
  [INTERNAL_ERROR]: 500,
  [TOOL_EXECUTION_ERROR]: 500,
};

/** The HTTP status of an answered request (specification 7.2, contract 5.1). Refusals before that carry their own. */
export function httpStatusOf(code: number): number {
  return HTTP_STATUSES[code] ?? 500;
}

/** What a use-case's refusal is called here: an argument that breaks a rule, or a tool that failed (contract 5.6). */
export const CODE_OF_FINANCE_ERROR: Readonly<Record<FinanceErrorCode, number>> = {
  invalid: INVALID_PARAMS,
  not_found: TOOL_EXECUTION_ERROR,
  not_manual: TOOL_EXECUTION_ERROR,
  connected_account: TOOL_EXECUTION_ERROR,
  conflict: TOOL_EXECUTION_ERROR,
  amount_out_of_range: TOOL_EXECUTION_ERROR,
  idempotency_mismatch: TOOL_EXECUTION_ERROR,
  unauthenticated: TOOL_EXECUTION_ERROR,
  not_linked: TOOL_EXECUTION_ERROR,
  missing_scope: TOOL_EXECUTION_ERROR,
  user_deleted: AUTHORIZATION_ERROR,
  unavailable: INTERNAL_ERROR,
};
