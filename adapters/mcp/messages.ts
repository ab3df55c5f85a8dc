import { httpStatusOf } from './error-codes.ts';
import {
  failure,
  INVALID_REQUEST,
  idOf,
  isObject,
  type JsonRpcAnswer,
  JsonRpcError,
  type JsonRpcRequest,
  readMessage,
  success,
} from './json-rpc.ts';
import type { Call, Methods } from './methods.ts';
import { allowsBatches, type PublishedVersion, versionOfHeader } from './protocol-version.ts';

/** What is sent back; `body` is absent when nobody waits for an answer. */
export interface HttpAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** A parsed body, and the version of the protocol that it is written in. */
export interface Delivery {
  /** JSON. */
  readonly value: unknown;
  /** `undefined`: the header names none that was ever published. */
  readonly version: PublishedVersion | undefined;
  /** Messages that a batch may hold. */
  readonly maxBatch: number;
}

/** The header `MCP-Protocol-Version` does not count on `initialize`, where the version is only being agreed on (contract 5.3). */
export function versionOf(value: unknown, header: string | undefined): PublishedVersion | undefined {
  const agreed = !(isObject(value) && value['method'] === 'initialize');
  return versionOfHeader(agreed ? header : undefined);
}

/** How many messages a delivery counts for: those of a batch that is taken, else 1 (contract 5.4). */
export function countMessages(delivery: Delivery): number {
  return Array.isArray(delivery.value) && batchProblem(delivery.value, delivery) === undefined
    ? delivery.value.length
    : 1;
}

/** Answers one message, or a batch of them one after the other. */
export async function answerDelivery(
  delivery: Delivery,
  call: Omit<Call, 'version'>,
  methods: Methods,
): Promise<HttpAnswer> {
  const { value, version } = delivery;
  if (version === undefined) return refused(value, 'The header MCP-Protocol-Version must name one published version.');
  const answerRequest = requestAnswerer({ ...call, version }, methods);
  if (!Array.isArray(value)) return answerSingle(value, answerRequest);
  const problem = batchProblem(value, delivery);
  return problem === undefined ? answerBatch(value, answerRequest) : refused(value, problem);
}

type AnswerRequest = (request: JsonRpcRequest) => Promise<JsonRpcAnswer>;

function requestAnswerer(call: Call, methods: Methods): AnswerRequest {
  return async ({ id, method, params }) => {
    try {
      return success(id, await methods(method, params, call));
    } catch (error) {
      if (!(error instanceof JsonRpcError)) throw error;
      return failure(id, error.code, error.message);
    }
  };
}

async function answerSingle(value: unknown, answerRequest: AnswerRequest): Promise<HttpAnswer> {
  const message = readMessage(value);
  if (message.kind === 'invalid') return refused(value, message.reason);
  if (message.kind !== 'request') return ACCEPTED;
  const body = await answerRequest(message);
  return { status: 'error' in body ? httpStatusOf(body.error.code) : 200, body };
}

async function answerBatch(values: readonly unknown[], answerRequest: AnswerRequest): Promise<HttpAnswer> {
  const answers: JsonRpcAnswer[] = [];
  for (const message of values.map(readMessage)) {
    if (message.kind === 'invalid') answers.push(failure(message.id, INVALID_REQUEST, message.reason));
    else if (message.kind === 'request') answers.push(await answerRequest(message));
  }
  return answers.length === 0 ? ACCEPTED : { status: 200, body: answers };
}

const ACCEPTED: HttpAnswer = { status: 202 };

function batchProblem(batch: readonly unknown[], { version, maxBatch }: Delivery): string | undefined {
  if (version === undefined || !allowsBatches(version)) return 'This version of the protocol has no batches.';
  if (batch.length === 0 || batch.length > maxBatch) return `A batch must hold 1 to ${maxBatch} messages.`;
  const initializes = batch.some((message) => isObject(message) && message['method'] === 'initialize');
  return initializes ? 'The method initialize cannot be part of a batch.' : undefined;
}

function refused(value: unknown, reason: string): HttpAnswer {
  return { status: httpStatusOf(INVALID_REQUEST), body: failure(idOf(value), INVALID_REQUEST, reason) };
}
