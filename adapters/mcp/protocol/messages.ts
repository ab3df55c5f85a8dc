import { isObject } from '../../http/bodies/json-text.ts';
import { declaresSkills } from '../skills/skills.ts';
import { declaresViews, isViewSession, newViewSession } from '../views/declaration.ts';
import { httpStatusOf } from './error-codes.ts';
import { initializesWithViews } from './greeting.ts';
import {
  failure,
  INVALID_REQUEST,
  idOf,
  JsonRpcError,
  type JsonRpcRequest,
  METHOD_NOT_FOUND,
  readMessage,
  success,
} from './json-rpc.ts';
import type { Call, Methods } from './methods.ts';
import type { MirroredHeaders } from './mirrored-headers.ts';
import {
  allowsBatches,
  hasStructuredContent,
  type PublishedVersion,
  STATELESS_VERSION,
  versionOfHeader,
} from './protocol-version.ts';
import { isStateless, readSelfDescription } from './stateless.ts';
import type { StatelessMode } from './stateless-mode.ts';

/** The HTTP response to a delivery; it has no `body` when the client expects none. */
export interface HttpResponse {
  readonly status: number;
  /** JSON text. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A parsed body with the version of its protocol. */
export interface Delivery {
  /** JSON. */
  readonly value: unknown;
  /** `undefined` when the header does not name a published version. */
  readonly version: PublishedVersion | undefined;
  /** The largest number of messages in a batch. */
  readonly maxBatch: number;
  readonly headers: MirroredHeaders;
  /** The header `Mcp-Session-Id`. */
  readonly session: string | undefined;
  readonly statelessMode: StatelessMode;
}

/** Who calls, before the version of the protocol is known. */
export type CallOrigin = Pick<Call, 'caller' | 'requestId'>;

/** Ignores the header `MCP-Protocol-Version` on `initialize`, which is still to agree on a version (contract 5.3). */
export function versionOf(value: unknown, header: string | undefined): PublishedVersion | undefined {
  const initializes = isObject(value) && value['method'] === 'initialize';
  return versionOfHeader(initializes ? undefined : header);
}

/**
 * How many places of the rate a delivery takes: one for each message of an accepted batch, otherwise 1 (contract 5.4).
 */
export function countMessages(delivery: Delivery): number {
  return Array.isArray(delivery.value) && batchProblem(delivery.value, delivery) === undefined
    ? delivery.value.length
    : 1;
}

/** Handles one message, or the messages of a batch one after the other. */
export async function respondTo(delivery: Delivery, origin: CallOrigin, methods: Methods): Promise<HttpResponse> {
  const { value, version } = delivery;
  if (delivery.statelessMode !== 'off' && isStateless(value)) return respondStatelessly(delivery, origin, methods);
  if (version === undefined) return refused(value, 'The header MCP-Protocol-Version must name one published version.');
  const showsViews = hasStructuredContent(version) && isViewSession(delivery.session);
  const handleRequest = requestHandler(
    { ...origin, version, isStateless: false, showsViews, loadsSkills: false },
    methods,
  );
  if (!Array.isArray(value)) return respondToMessage(value, handleRequest);
  const problem = batchProblem(value, delivery);
  return problem === undefined ? respondToBatch(value, handleRequest) : refused(value, problem);
}

/** For a message of version 2026-07-28, which is served by what its body says about itself. */
async function respondStatelessly(delivery: Delivery, origin: CallOrigin, methods: Methods): Promise<HttpResponse> {
  return respondToMessage(delivery.value, async (request) => {
    const description = readSelfDescription(request, delivery.headers, delivery.statelessMode);
    if ('code' in description) return { status: 400, body: failure(request.id, description) };
    const showsViews = declaresViews(description.clientCapabilities);
    const loadsSkills = declaresSkills(description.clientCapabilities);
    const client = { isStateless: true, showsViews, loadsSkills };
    return requestHandler({ ...origin, version: STATELESS_VERSION, ...client }, methods)(request);
  });
}

/** The reply to one message, with the status that it has as a response of its own. */
type Reply = HttpResponse & Required<Pick<HttpResponse, 'body'>>;
type HandleRequest = (request: JsonRpcRequest) => Promise<Reply>;

function requestHandler(call: Call, methods: Methods): HandleRequest {
  return async ({ id, method, params }) => {
    try {
      const reply = { status: 200, body: success(id, await methods(method, params, call)) };
      const opensSession = method === 'initialize' && initializesWithViews(params);
      return opensSession ? { ...reply, headers: { 'Mcp-Session-Id': newViewSession() } } : reply;
    } catch (error) {
      if (!(error instanceof JsonRpcError)) throw error;
      return { status: statusOf(error.code, call), body: failure(id, error) };
    }
  };
}

/** In a session, a 404 would say that the session has ended, and clients would begin a new one. */
function statusOf(code: number, { isStateless, showsViews }: Call): number {
  const isInSession = showsViews && !isStateless;
  return isInSession && code === METHOD_NOT_FOUND ? 200 : httpStatusOf(code);
}

async function respondToMessage(value: unknown, handleRequest: HandleRequest): Promise<HttpResponse> {
  const message = readMessage(value);
  if (message.kind === 'invalid') return refused(value, message.reason);
  return message.kind === 'request' ? handleRequest(message) : ACCEPTED;
}

async function respondToBatch(values: readonly unknown[], handleRequest: HandleRequest): Promise<HttpResponse> {
  const replies: string[] = [];
  for (const message of values.map(readMessage)) {
    if (message.kind === 'invalid')
      replies.push(failure(message.id, { code: INVALID_REQUEST, message: message.reason }));
    else if (message.kind === 'request') replies.push((await handleRequest(message)).body);
  }
  return replies.length === 0 ? ACCEPTED : { status: 200, body: `[${replies.join(',')}]` };
}

const ACCEPTED: HttpResponse = { status: 202 };

function batchProblem(batch: readonly unknown[], delivery: Delivery): string | undefined {
  const { version, maxBatch, statelessMode } = delivery;
  const isTooNew = version === undefined || !allowsBatches(version);
  if (isTooNew || (statelessMode !== 'off' && batch.some(isStateless))) {
    return 'This version of the protocol does not allow batches.';
  }
  if (batch.length === 0 || batch.length > maxBatch) return `A batch must contain 1 to ${maxBatch} messages.`;
  const initializes = batch.some((message) => isObject(message) && message['method'] === 'initialize');
  return initializes ? 'The method initialize cannot be part of a batch.' : undefined;
}

function refused(value: unknown, reason: string): HttpResponse {
  return {
    status: httpStatusOf(INVALID_REQUEST),
    body: failure(idOf(value), { code: INVALID_REQUEST, message: reason }),
  };
}
