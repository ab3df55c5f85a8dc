import type { Created } from '../../../application/idempotency/idempotent.ts';
import type { Noun } from '../../../domain/error.ts';
import type { Schema } from '../../validation/schema.ts';
import { resource as schemaOf } from '../openapi/resource-schemas.ts';
import { type Answer, type Call, type Route, route, type Tag, type Values } from './route.ts';

/**
 * What one collection of the interface holds. Its routes take path, tag and noun from here, so that none can forget
 * them.
 */
export interface Resource {
  /** Path of the collection. `/{id}` after it is the path of an item. */
  readonly path: `/v1/${string}`;
  readonly tag: Tag;
  readonly noun: Noun;
}

/** What differs between two routes of the same kind. `handle` returns what the kind makes its response from. */
type Own<Result, Query extends Values = Values, Body extends Values = Values> = Pick<
  Route<Query, Body>,
  'operationId' | 'summary' | 'description' | 'isSameForAll' | 'isLive' | 'checkReferences'
> & {
  /** Failures with a cause of their own. */
  readonly responses?: Route['responses'];
  handle(this: void, call: Call<Query, Body>): Promise<Result>;
};

type WithQuery<Query extends Values> = Pick<Route<Query>, 'query'>;
type WithBody<Body extends Values> = Required<Pick<Route<Values, Body>, 'body'>>;

type Reading<Result, Query extends Values> = Own<Result, Query> &
  Pick<Route<Query>, 'query' | 'suffix'> & { readonly schema: Schema };

/** `GET` of a collection. `handle` returns JSON text that `schema` describes. */
export function listRoute<Query extends Values = Values>(
  { path, tag }: Omit<Resource, 'noun'>,
  own: Omit<Reading<string, Query>, 'suffix'>,
): Route {
  return reading({ path, tag }, own);
}

/** `GET` of an item, or of a part of it. `handle` returns JSON text that `schema` describes. */
export function readRoute<Query extends Values = Values>(
  { path, tag, noun }: Resource,
  own: Reading<string, Query>,
): Route {
  return reading({ path, tag, item: noun }, own);
}

function reading<Query extends Values>(
  where: Pick<Route<Query>, 'path' | 'tag' | 'item'>,
  { schema, handle, responses, ...facts }: Reading<string, Query>,
): Route {
  return route<Query>({
    ...facts,
    ...where,
    method: 'GET',
    scope: 'finance:read',
    responses: { 200: { description: 'Success.', schema }, ...responses },
    handle: async (call) => ({ status: 200, json: await handle(call) }),
  });
}

/** What became of an upload: 201 with `json` if something was created, else 200. */
export interface UploadResult {
  readonly status: 200 | 201;
  readonly json: string;
  readonly replayed: boolean;
}

/** `POST` of a file to a collection, with an `Idempotency-Key` if the client likes (contract 2.11). */
export function uploadRoute<Query extends Values>(
  { path, tag }: Resource,
  own: Own<UploadResult, Query> & WithQuery<Query> & Required<Pick<Route, 'upload'>> & { readonly schema: Schema },
): Route {
  const { schema, handle, responses, ...facts } = own;
  return route<Query>({
    ...facts,
    method: 'POST',
    path,
    tag,
    scope: 'finance:write',
    explains401: true,
    idempotent: true,
    responses: {
      200: { description: 'A dry run: nothing was stored.', schema },
      201: { ...CREATED, schema },
      ...responses,
    },
    handle: async (call) => {
      const { status, json, replayed } = await handle(call);
      return { status, json, ...(replayed && { headers: REPLAYED }) };
    },
  });
}

/** `POST` to a collection, with an `Idempotency-Key` if the client likes (contract 2.11). */
export function createRoute<Body extends Values>(
  { path, tag }: Resource,
  { handle, responses, ...facts }: Own<Created, Values, Body> & WithBody<Body>,
): Route {
  return route<Values, Body>({
    ...facts,
    method: 'POST',
    path,
    tag,
    scope: 'finance:write',
    explains401: true,
    idempotent: true,
    ignoresNull: true,
    responses: { 201: CREATED, ...responses },
    handle: async (call) => createdAnswer(await handle(call)),
  });
}

/** `PUT` to an item. */
export function updateRoute<Body extends Values>(
  { path, tag, noun }: Resource,
  { handle, responses, ...facts }: Own<void, Values, Body> & WithBody<Body>,
): Route {
  return route<Values, Body>({
    ...facts,
    method: 'PUT',
    path,
    tag,
    item: noun,
    scope: 'finance:write',
    responses: { 204: { description: 'Changed.' }, ...responses },
    handle: async (call) => {
      await handle(call);
      return NO_CONTENT;
    },
  });
}

/** `DELETE` of an item. */
export function deleteRoute({ path, tag, noun }: Resource, { handle, responses, ...facts }: Own<void>): Route {
  return route({
    ...facts,
    method: 'DELETE',
    path,
    tag,
    item: noun,
    scope: 'finance:write',
    responses: { 204: { description: 'Deleted.' }, ...responses },
    handle: async (call) => {
      await handle(call);
      return NO_CONTENT;
    },
  });
}

const NO_CONTENT: Answer = { status: 204 };

const CREATED = {
  description: 'Created, now or by an earlier request with the same `Idempotency-Key`.',
  schema: schemaOf('Created'),
  headers: { 'Idempotency-Replayed': '`true` when the response repeats that of an earlier request' },
};

const REPLAYED = { 'Idempotency-Replayed': 'true' };

function createdAnswer({ id, replayed }: Created): Answer {
  return { status: 201, json: `{"id":${id}}`, ...(replayed && { headers: REPLAYED }) };
}
