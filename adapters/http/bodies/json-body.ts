import type { Context } from 'koa';
import { HttpError } from '../errors/http-error.ts';
import { isObject, parseJson } from './json-text.ts';
import { mediaTypeProblem } from './media-type.ts';
import { BODY_MAX_BYTES, requireBody } from './request-body.ts';

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
  const bytes = await requireBody(ctx, BODY_MAX_BYTES, 'The body must not be larger than 1 MiB.');
  if (bytes.length === 0) throw new HttpError(400, NOT_AN_OBJECT);
  const text = parseJson(bytes);
  if (text.kind === 'refused') throw new HttpError(400, text.why);
  if (!isObject(text.value)) throw new HttpError(400, NOT_AN_OBJECT);
  return { value: text.value, bytes };
}

const NOT_AN_OBJECT = 'The body must be a JSON object.';
