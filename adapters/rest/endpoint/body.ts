import type { Context } from 'koa';
import { type JsonBody, readJsonObject } from '../../http/bodies/json-body.ts';
import { compileValidator } from '../../validation/object-validator.ts';
import type { ObjectSchema } from '../../validation/schema.ts';
import { invalidFields } from './invalid-fields.ts';
import type { Route, Values } from './route.ts';

/**
 * Makes the reader of a route's body. It throws 415, 413 or 400 for what is not a JSON object (contract 1.5), and 422
 * for fields that break a rule or refer to nothing, all at once (contract 1.10).
 */
export function bodyReader(
  schema: ObjectSchema,
  { ignoresNull = false, checkReferences }: Route,
): (ctx: Context, userId: number) => Promise<JsonBody> {
  const validate = compileValidator(schema);
  const names = Object.keys(schema.properties);
  return async (ctx, userId) => {
    const { value: given, bytes } = await readJsonObject(ctx);
    const value = ignoresNull ? withoutNulls(given, schema) : given;
    const errors = validate(value);
    if (errors === undefined) return { value, bytes };
    const wellFormed = only(value, (name) => names.includes(name) && !(name in errors));
    throw invalidFields({ ...errors, ...(await checkReferences?.(userId, wellFormed)) }, names);
  };
}

function withoutNulls(value: Values, { required = [] }: ObjectSchema): Values {
  return only(value, (name) => value[name] !== null || required.includes(name));
}

function only(value: Values, isWanted: (name: string) => boolean): Values {
  return Object.fromEntries(Object.entries(value).filter(([name]) => isWanted(name)));
}
