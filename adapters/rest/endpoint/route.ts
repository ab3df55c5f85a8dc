import type { IdempotentRequest } from '../../../application/idempotency/idempotent.ts';
import type { Scope } from '../../../domain/access/credential.ts';
import type { FieldErrors, Noun } from '../../../domain/error.ts';
import type { UploadedBody } from '../../http/bodies/upload.ts';
import type { Page } from '../../http/pages/page.ts';
import type { ObjectSchema, Schema, ValueOf, ValueSchema } from '../../validation/schema.ts';
import type { RestService } from '../rest-service.ts';

/**
 * One operation of the interface, as data. Routing, `Allow`, validation, the OpenAPI document and the sweeps of the
 * tests are all derived from it.
 */
export interface Route<Query extends QueryParameters = QueryParameters, Body extends ObjectSchema = ObjectSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * As OpenAPI writes it. A definition leaves `/{id}` and what follows out: {@link route} adds it where there is an
   * `item`.
   */
  readonly path: string;
  /** What the `{id}` in the path identifies; `undefined` for a path without one. */
  readonly item?: Noun;
  /** What follows the id in the path of a part of an item, such as `/rows`. */
  readonly suffix?: `/${string}`;
  readonly operationId: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  /** What the caller's credential must allow; `null` when no credential is needed. */
  readonly scope: Scope | null;
  /** Whether its answer is the same for all users, for a read. */
  readonly isSameForAll?: boolean;
  /**
   * Whether its answer rests on more than what is stored, such as the clock or a provider. It is made anew each time.
   */
  readonly isLive?: boolean;
  /** Whether it takes an `Idempotency-Key` (contract 2.11). */
  readonly idempotent?: boolean;
  readonly query?: Query;
  /** `null` for an optional field in the body of a `POST` means that the field was left out (contract 1.9). */
  readonly body?: Body;
  /** A body that is a file of any type. */
  readonly upload?: Upload;
  /** A body of which every byte counts, because its sender signed it. */
  readonly message?: { readonly maxBytes: number };
  /**
   * Returns errors for fields that refer to something that does not exist. Called only for a body that breaks other
   * rules, with the fields that do not, so that one response reports all problems (contract 1.10).
   */
  checkReferences?(
    this: void,
    service: RestService,
    userId: number,
    body: Partial<ValueOf<Body>>,
  ): Promise<FieldErrors>;
  /**
   * Its successes, and failures with a cause of their own; `responses.ts` adds the failures common to routes of its
   * kind.
   */
  readonly responses: Readonly<Record<number, ResponseDoc>>;
  handle(this: void, service: RestService, call: Call<Query, Body>): Promise<Answer> | Answer;
}

/** A file as a body. */
export interface Upload {
  readonly maxBytes: number;
  readonly description: string;
}

export type QueryParameters = Readonly<Record<string, ValueSchema>>;

/** A heading of the OpenAPI document that groups operations. */
export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** A request that passed every check of its route. */
export interface Call<Query extends QueryParameters = QueryParameters, Body extends ObjectSchema = ObjectSchema> {
  /** 0 on routes without a credential. */
  readonly userId: number;
  /** The id in the path; 0 when the path has none. */
  readonly id: number;
  readonly query: { readonly [Name in keyof Query]?: ValueOf<Query[Name]> };
  /** As in the request, without the question mark; followed by the fields of a form that holds an upload. */
  readonly queryString: string;
  readonly body: ValueOf<Body>;
  /** Of an upload or a message; empty on other routes. */
  readonly upload: Pick<UploadedBody, 'bytes' | 'name'>;
  /**
   * Of a request with a message, by lower-case names; empty on other routes. One that came several times is left out,
   * unless it is a list.
   */
  readonly headers: Readonly<Record<string, string>>;
  readonly idempotent: IdempotentRequest | undefined;
}

export interface Answer {
  readonly status: number;
  /** JSON text. */
  readonly json?: string;
  readonly page?: Page;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ResponseDoc {
  readonly description: string;
  /** Of the JSON body; absent when there is no JSON body. */
  readonly schema?: Schema;
  /** A JSON body as the service sends it. */
  readonly example?: unknown;
  /** Whether the body is a page for people. */
  readonly isPage?: boolean;
  /** Descriptions of headers by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Completes a definition, and binds its types to its schemas. Unless it says otherwise, a credential must allow reading
 * for `GET`, and writing for all other methods.
 */
export function route<const Query extends QueryParameters, const Body extends ObjectSchema>(
  definition: Omit<Route<Query, Body>, 'scope'> & Partial<Pick<Route, 'scope'>>,
): Route {
  const { method, item, path, suffix = '', scope = method === 'GET' ? 'finance:read' : 'finance:write' } = definition;
  return { ...definition, scope, path: item === undefined ? path : `${path}/{id}${suffix}` };
}

/** A failure: what led to it, the sentence that the client gets, and a request id if the service is to blame. */
export function refusal(description: string, message: string, requestId?: string): ResponseDoc {
  return { description, example: { message, ...(requestId && { request_id: requestId }) } };
}

/** For whatever moves a balance back. */
export const BALANCE_OUT_OF_RANGE: ResponseDoc = {
  description: 'The balance would leave ±(2^53−1) minor units.',
  example: {
    message: 'The amount would leave the range of ±(2^53−1) minor units.',
    errors: { amount: ['The amount would leave the range of ±(2^53−1) minor units.'] },
  },
};
