import type { Created } from '../../../application/idempotency/idempotent.ts';
import type { Noun } from '../../../domain/error.ts';
import type { ObjectSchema, Schema } from '../../validation/schema.ts';
import { resource as schemaOf } from '../openapi/resource-schemas.ts';
import type { RestService } from '../rest-service.ts';
import { type Call, type QueryParameters, type Route, route, type Tag } from './route.ts';

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
type Own<Result, Query extends QueryParameters = QueryParameters, Body extends ObjectSchema = ObjectSchema> = Pick<
  Route,
  'operationId' | 'summary' | 'description' | 'isSameForAll' | 'isLive' | 'suffix'
> &
  Pick<Route<Query, Body>, 'query' | 'body' | 'checkReferences'> & {
    /** Failures with a cause of their own. */
    readonly responses?: Route['responses'];
    handle(this: void, service: RestService, call: Call<Query, Body>): Promise<Result>;
  };

/** `GET` of a collection. `handle` returns JSON text that `schema` describes. */
export function listRoute<const Query extends QueryParameters>(
  { path, tag }: Omit<Resource, 'noun'>,
  own: Own<string, Query> & { readonly schema: Schema },
): Route {
  return readRoute({ path, tag }, own);
}

/** `GET` of an item, or of a part of it. `handle` returns JSON text that `schema` describes. */
export function readRoute<const Query extends QueryParameters>(
  { noun: item, ...where }: Omit<Resource, 'noun'> & Partial<Resource>,
  { schema, handle, responses, ...own }: Own<string, Query> & { readonly schema: Schema },
): Route {
  return route({
    ...own,
    ...where,
    item,
    method: 'GET',
    responses: { 200: { description: 'Success.', schema }, ...responses },
    handle: async (service, call: Call<Query>) => ({ status: 200, json: await handle(service, call) }),
  });
}

/** `POST` to a collection, also to one of an item, with an `Idempotency-Key` if the client likes (contract 2.11). */
export function createRoute<const Body extends ObjectSchema>(
  { path, tag, noun }: Resource,
  { handle, responses, suffix, ...own }: Own<Created, QueryParameters, Body>,
): Route {
  return route({
    ...own,
    path,
    tag,
    ...(suffix !== undefined && { item: noun, suffix }),
    method: 'POST',
    idempotent: true,
    responses: { 201: CREATED, ...responses },
    handle: async (service, call: Call<QueryParameters, Body>) => {
      const { id, replayed } = await handle(service, call);
      return { status: 201, json: `{"id":${id}}`, ...(replayed && { headers: REPLAYED }) };
    },
  });
}

/** `PUT` to an item. */
export const updateRoute = changingRoute('PUT', 'Changed.');

/** `DELETE` of an item. */
export const deleteRoute = changingRoute('DELETE', 'Deleted.');

function changingRoute(method: Route['method'], description: string) {
  return <const Query extends QueryParameters, const Body extends ObjectSchema>(
    { noun: item, ...where }: Resource,
    { handle, responses, ...own }: Own<void, Query, Body>,
  ): Route =>
    route({
      ...own,
      ...where,
      item,
      method,
      responses: { 204: { description }, ...responses },
      handle: async (service, call: Call<Query, Body>) => {
        await handle(service, call);
        return { status: 204 };
      },
    });
}

export const CREATED = {
  description: 'Created, now or by an earlier request with the same `Idempotency-Key`.',
  schema: schemaOf('Created'),
  headers: { 'Idempotency-Replayed': '`true` when the response repeats that of an earlier request' },
};

export const REPLAYED = { 'Idempotency-Replayed': 'true' };
