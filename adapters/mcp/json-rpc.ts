/**
 * JSON-RPC 2.0 messages, whatever they are about. Deliberately narrower than the standard: an id is an integer or a string, never
 * `null` or a fraction (contract 5.2).
 */

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

export type JsonRpcId = number | string;

export interface JsonRpcRequest {
  readonly kind: 'request';
  readonly id: JsonRpcId;
  readonly method: string;
  readonly params: JsonRpcParams | undefined;
}

/** A request without an id: nobody waits for an answer. */
export interface JsonRpcNotification {
  readonly kind: 'notification';
  readonly method: string;
}

/** The other side's answer to a request of ours. */
export interface JsonRpcResponse {
  readonly kind: 'response';
}

export interface InvalidMessage {
  readonly kind: 'invalid';
  /** What can be echoed: the message's id where it is one. */
  readonly id: JsonRpcId | null;
  readonly reason: string;
}

export type JsonRpcMessage = JsonRpcRequest | JsonRpcNotification | JsonRpcResponse | InvalidMessage;

/** By name or by position; a method that takes only one of them refuses the other. */
export type JsonRpcParams = Readonly<Record<string, unknown>> | readonly unknown[];

export interface JsonRpcErrorBody {
  readonly jsonrpc: '2.0';
  readonly error: { readonly code: number; readonly message: string };
  readonly id: JsonRpcId | null;
}

export type JsonRpcAnswer =
  | { readonly jsonrpc: '2.0'; readonly result: unknown; readonly id: JsonRpcId }
  | JsonRpcErrorBody;

/** What a method throws to be answered with this code and message; the message is shown to the caller. */
export class JsonRpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'JsonRpcError';
    this.code = code;
  }
}

/** Which kind of message a parsed JSON value is. An array is none: whether batches are taken is the caller's matter. */
export function readMessage(value: unknown): JsonRpcMessage {
  if (!isObject(value)) return invalid(value, 'A message must be a JSON object.');
  if (value['jsonrpc'] !== '2.0') return invalid(value, 'The member "jsonrpc" must be "2.0".');
  if (!Object.hasOwn(value, 'method')) return readResponse(value);
  const { method, params } = value;
  if (typeof method !== 'string') return invalid(value, 'The member "method" must be a string.');
  if (Object.hasOwn(value, 'params') && !isParams(params)) {
    return invalid(value, 'The member "params" must be an object or an array.');
  }
  if (!Object.hasOwn(value, 'id')) return { kind: 'notification', method };
  const id = idOf(value);
  if (id === null) return invalid(value, 'The member "id" must be an integer or a string.');
  return { kind: 'request', id, method, params: isParams(params) ? params : undefined };
}

/** The id to echo when the message itself is refused; `null` where there is none. */
export function idOf(value: unknown): JsonRpcId | null {
  if (!isObject(value) || !Object.hasOwn(value, 'id')) return null;
  return isId(value['id']) ? value['id'] : null;
}

export function success(id: JsonRpcId, result: unknown): JsonRpcAnswer {
  return { jsonrpc: '2.0', result, id };
}

export function failure(id: JsonRpcId | null, code: number, message: string): JsonRpcErrorBody {
  return { jsonrpc: '2.0', error: { code, message }, id };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readResponse(value: Readonly<Record<string, unknown>>): JsonRpcMessage {
  const answers = Object.hasOwn(value, 'result') !== Object.hasOwn(value, 'error');
  return answers && Object.hasOwn(value, 'id')
    ? { kind: 'response' }
    : invalid(value, 'The member "method" is missing.');
}

/** An integer past 2^53 was rounded while it was parsed: it could not be echoed truly. */
function isId(value: unknown): value is JsonRpcId {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

function isParams(value: unknown): value is JsonRpcParams {
  return typeof value === 'object' && value !== null;
}

function invalid(value: unknown, reason: string): InvalidMessage {
  return { kind: 'invalid', id: idOf(value), reason };
}
