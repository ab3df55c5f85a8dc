import type { Context } from 'koa';
import { HttpError } from '../errors/http-error.ts';
import { parseJson } from './json-text.ts';
import { mediaTypeProblem } from './media-type.ts';
import { type RequestBody, readBody } from './request-body.ts';

export interface JsonBody {
  readonly value: Readonly<Record<string, unknown>>;
  readonly bytes: Uint8Array;
}

/**
 * Returns the request's JSON object. Throws 415 for another media type or a compressed body, 413 for more than 1 MiB,
 * and 400 for a missing or incomplete body and for one that is not UTF-8, not JSON, not an object or nested too deep
 * (contract 1.5).
 */
export async function readJsonObject(ctx: Context): Promise<JsonBody> {
  const problem = mediaTypeProblem(ctx);
  if (problem !== undefined) throw new HttpError(415, problem.message, { headers: problem.headers });
  const bytes = bytesOf(await readBody(ctx));
  if (bytes.length === 0) throw new HttpError(400, NOT_AN_OBJECT);
  const text = parseJson(bytes);
  if (text.kind === 'refused') throw new HttpError(400, text.why);
  if (!isObject(text.value)) throw new HttpError(400, NOT_AN_OBJECT);
  return { value: text.value, bytes };
}

const NOT_AN_OBJECT = 'The body must be a JSON object.';

function bytesOf(body: RequestBody): Uint8Array {
  switch (body.kind) {
    case 'bytes':
      return body.bytes;
    case 'too_large':
      throw new HttpError(413, 'The body must not be larger than 1 MiB.');
    case 'cut_off':
      throw new HttpError(400, 'The body ended too early.');
    case 'compressed':
      throw new TypeError('A compressed body passed the check of its media type.');
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
