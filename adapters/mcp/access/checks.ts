import type { Context } from 'koa';
import type { AdmitToTools } from '../../../application/access/admit-to-tools.ts';
import type { ToolCaller } from '../../../domain/access/caller.ts';
import { mediaTypeProblem } from '../../http/bodies/media-type.ts';
import { BODY_MAX_BYTES, type RequestBody } from '../../http/bodies/request-body.ts';
import { isLoopbackAddress } from '../../http/loopback.ts';
import { INVALID_REQUEST, METHOD_NOT_FOUND } from '../protocol/json-rpc.ts';
import { requireAdmission } from './admission.ts';
import { isAllowedLoopbackHost, isAllowedOrigin } from './origins.ts';
import type { Refusal } from './refusal.ts';

/** What the checks need to know of the service. */
export interface CheckDeps {
  readonly enabled: boolean;
  readonly baseUrl: URL;
  /** URL of the document that says where tokens come from. */
  readonly metadataUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly admit: AdmitToTools;
}

/** A request on its way through the checks. */
export interface Exchange {
  readonly ctx: Context;
  readonly body: RequestBody;
  /** Places that the request takes in the user's window: one for each message of a batch (contract 5.4). */
  readonly messages: number;
  /** Set by the last check. */
  caller?: ToolCaller;
}

type Check = (exchange: Exchange, deps: CheckDeps) => Refusal | undefined;

/**
 * In the order of contract 5.1: a request with two faults is refused for the earlier one. The admission comes last.
 */
const CHECKS: readonly Check[] = [requireEnabled, requireOrigin, requirePost, requireMediaType, requireSize];

/** The refusal by the first check that fails. */
export async function firstRefusal(exchange: Exchange, deps: CheckDeps): Promise<Refusal | undefined> {
  for (const check of CHECKS) {
    const refusal = check(exchange, deps);
    if (refusal !== undefined) return refusal;
  }
  return requireAdmission(exchange, deps);
}

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

/** The service never sends anything unasked and has no sessions to end, so only POST has a meaning (contract 5.2). */
function requirePost({ ctx }: Exchange): Refusal | undefined {
  if (ctx.method === 'POST') return undefined;
  return { status: 405, code: INVALID_REQUEST, message: 'Only POST is allowed here.', headers: { Allow: 'POST' } };
}

function requireMediaType({ ctx }: Exchange): Refusal | undefined {
  const problem = mediaTypeProblem(ctx);
  return problem && { status: 415, code: INVALID_REQUEST, ...problem };
}

function requireSize({ body }: Exchange): Refusal | undefined {
  if (body.kind !== 'too_large') return undefined;
  return { status: 413, code: INVALID_REQUEST, message: `The body must not be larger than ${BODY_MAX_BYTES} bytes.` };
}
