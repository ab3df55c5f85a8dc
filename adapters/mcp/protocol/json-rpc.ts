import { isObject } from '../../http/bodies/json-text.ts';

/**
 * JSON-RPC 2.0 messages of any protocol. Deliberately narrower than the standard: an id is an integer or a string,
 * never `null` or a fraction (contract 5.2).
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

export type JsonRpcMessage =
  | JsonRpcRequest
  /** A request without an id, or a response, although this service never asks anything. */
  | { readonly kind: 'unanswered' }
  /** The id is there where the message has a valid one. */
  | { readonly kind: 'invalid'; readonly id: JsonRpcId | null; readonly reason: string };

/** By name or by position. A method that accepts only one of the two refuses the other. */
export type JsonRpcParams = Readonly<Record<string, unknown>> | readonly unknown[];

/** What the caller learns about a failure. */
export interface JsonRpcFailure {
  readonly code: number;
  readonly message: string;
  /** For programs. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** Thrown by a method that fails. Code, message and data go to the caller. */
export class JsonRpcError extends Error implements JsonRpcFailure {
  readonly code: number;
  readonly data: JsonRpcFailure['data'];

  constructor(code: number, message: string, options: { cause?: unknown; data?: JsonRpcFailure['data'] } = {}) {
    super(message, options);
    this.name = 'JsonRpcError';
    this.code = code;
    this.data = options.data;
  }
}

/** Classifies a parsed JSON value. An array is an invalid message: handling batches is the caller's task. */
export function readMessage(value: unknown): JsonRpcMessage {
  if (!isObject(value)) return invalid(value, 'A message must be a JSON object.');
  if (value['jsonrpc'] !== '2.0') return invalid(value, 'The member "jsonrpc" must be "2.0".');
  if (!Object.hasOwn(value, 'method')) return readResponse(value);
  const { method, params } = value;
  if (typeof method !== 'string') return invalid(value, 'The member "method" must be a string.');
  if (Object.hasOwn(value, 'params') && !isParams(params)) {
    return invalid(value, 'The member "params" must be an object or an array.');
  }
  if (!Object.hasOwn(value, 'id')) return { kind: 'unanswered' };
  const id = idOf(value);
  if (id === null) return invalid(value, 'The member "id" must be an integer or a string.');
  return { kind: 'request', id, method, params: isParams(params) ? params : undefined };
}

/** The id for the refusal of an invalid message; `null` when the message has no valid id. */
export function idOf(value: unknown): JsonRpcId | null {
  if (!isObject(value) || !Object.hasOwn(value, 'id')) return null;
  return isId(value['id']) ? value['id'] : null;
}

/** JSON text of a reply; `result` is JSON text itself. */
export function success(id: JsonRpcId, result: string): string {
  return `{"jsonrpc":"2.0","result":${result},"id":${JSON.stringify(id)}}`;
}

/** JSON text of a reply. */
export function failure(id: JsonRpcId | null, { code, message, data }: JsonRpcFailure): string {
  return JSON.stringify({ jsonrpc: '2.0', error: { code, message, data }, id });
}

function readResponse(value: Readonly<Record<string, unknown>>): JsonRpcMessage {
  const responds = Object.hasOwn(value, 'result') !== Object.hasOwn(value, 'error');
  return responds && Object.hasOwn(value, 'id')
    ? { kind: 'unanswered' }
    : invalid(value, 'The member "method" is missing.');
}

/** An integer beyond 2^53 was rounded when it was parsed, so a response could not repeat it. */
function isId(value: unknown): value is JsonRpcId {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

function isParams(value: unknown): value is JsonRpcParams {
  return typeof value === 'object' && value !== null;
}

function invalid(value: unknown, reason: string): JsonRpcMessage {
  return { kind: 'invalid', id: idOf(value), reason };
}
