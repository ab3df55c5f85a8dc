import type { Context } from 'koa';
import type { AdmitToTools } from '../../../application/access/admit-to-tools.ts';
import type { ToolCaller } from '../../../domain/access/caller.ts';
import { mediaTypeProblem } from '../../http/bodies/media-type.ts';
import { BODY_MAX_BYTES, type RequestBody } from '../../http/bodies/request-body.ts';
import { bearerToken } from '../../http/headers/bearer.ts';
import { isLoopbackAddress } from '../../http/loopback.ts';
import type { Refusal } from '../protocol/error-codes.ts';
import { INVALID_REQUEST, METHOD_NOT_FOUND } from '../protocol/json-rpc.ts';
import { callerOf } from './admission.ts';
import { isAllowedLoopbackHost, isAllowedOrigin } from './origins.ts';

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
}

/**
 * Who calls, or why the request is refused: for the earlier one in the order of contract 5.1 if it has several faults.
 */
export async function admitted({ ctx, body, messages }: Exchange, deps: CheckDeps): Promise<ToolCaller | Refusal> {
  const { origin, host } = ctx.req.headers;
  if (!deps.enabled) return { status: 404, code: METHOD_NOT_FOUND, message: 'The tool endpoint is disabled.' };
  if (!isAllowedOrigin(origin, deps.baseUrl, deps.allowedOrigins)) {
    return invalid(403, 'Pages of this origin may not call the tool endpoint.');
  }
  if (isLoopbackAddress(ctx.req.socket.localAddress) && !isAllowedLoopbackHost(host, deps.baseUrl)) {
    return invalid(403, 'The Host header does not name this service.');
  }
  // The service never sends anything unasked and has no sessions to end, so only POST has a meaning (contract 5.2).
  if (ctx.method !== 'POST') return { ...invalid(405, 'Only POST is allowed here.'), headers: { Allow: 'POST' } };
  const problem = mediaTypeProblem(ctx);
  if (problem !== undefined) return { ...invalid(415, problem.message), headers: problem.headers };
  if (body.kind === 'too_large') return invalid(413, `The body must not be larger than ${BODY_MAX_BYTES} bytes.`);
  return callerOf(ctx, await deps.admit(bearerToken(ctx.req.headers.authorization), messages), deps.metadataUrl);
}

function invalid(status: number, message: string): Refusal {
  return { status, code: INVALID_REQUEST, message };
}
