import type { Context } from 'koa';
import { type JsonBody, readJsonObject } from '../../http/bodies/json-body.ts';
import { compileValidator } from '../../validation/object-validator.ts';
import type { ObjectSchema } from '../../validation/schema.ts';
import type { RestService } from '../rest-service.ts';
import { invalidFields } from './invalid-fields.ts';
import type { Route } from './route.ts';

/**
 * Makes the reader of a route's body. It throws 415, 413 or 400 for what is not a JSON object (contract 1.5), and 422
 * for fields that break a rule or refer to nothing, all at once (contract 1.10).
 */
export function bodyReader(
  schema: ObjectSchema,
  { method, checkReferences }: Route,
  service: RestService,
): (ctx: Context, userId: number) => Promise<JsonBody> {
  const validate = compileValidator(schema);
  const names = Object.keys(schema.properties);
  return async (ctx, userId) => {
    const { value: given, bytes } = await readJsonObject(ctx);
    const value = method === 'POST' ? withoutNulls(given, schema) : given;
    const errors = validate(value);
    if (errors === undefined) return { value, bytes };
    const wellFormed = only(value, (name) => names.includes(name) && !(name in errors));
    throw invalidFields({ ...errors, ...(await checkReferences?.(service, userId, wellFormed)) }, names);
  };
}

function withoutNulls(value: JsonBody['value'], { required = [] }: ObjectSchema): JsonBody['value'] {
  return only(value, (name) => value[name] !== null || required.includes(name));
}

function only(value: JsonBody['value'], isWanted: (name: string) => boolean): JsonBody['value'] {
  return Object.fromEntries(Object.entries(value).filter(([name]) => isWanted(name)));
}
