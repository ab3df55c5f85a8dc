import type { IdempotentRequest } from '../../application/idempotency/idempotent.ts';
import type { Scope } from '../../domain/credential.ts';
import type { Page } from '../http/page.ts';
import type { ObjectSchema, Schema, ValueSchema } from '../validation/schema.ts';

/**
 * One operation of the interface, as data: routing, `Allow`, validation, the OpenAPI document, the reference page and the sweeps of the
 * tests are all made from it.
 */
export interface Route<Query extends Values = Values, Body extends Values = Values> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As OpenAPI writes it; `{id}` is the one parameter that there is. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  /** What the caller's credential must allow; `null` for anybody, without a credential. */
  readonly scope: Scope | null;
  /** Whether a 401 tells a client that asks for JSON why (contract 1.3). */
  readonly explains401?: boolean;
  /** Whether it takes an `Idempotency-Key` (contract 2.11). */
  readonly idempotent?: boolean;
  readonly query?: { readonly [Name in keyof Required<Query>]: ValueSchema };
  readonly body?: ObjectSchema & { readonly properties: { readonly [Name in keyof Required<Body>]: Schema } };
  /** Its successes, and failures whose cause is more than the common one (`responses.ts`). */
  readonly responses: Readonly<Record<number, ResponseDoc>>;
  handle(call: Call<Query, Body>): Promise<Answer> | Answer;
}

/** Of parameters or fields, by name. Only type aliases fit it, not interfaces. */
export type Values = Readonly<Record<string, unknown>>;

export type Tag = 'Transactions' | 'Bank accounts' | 'Categories' | 'Service';

/** A request that passed every check of its route. */
export interface Call<Query extends Values = Values, Body extends Values = Values> {
  /** 0 where anybody may call. */
  readonly userId: number;
  /** Of the path; 0 where there is none. */
  readonly id: number;
  readonly query: Query;
  /** As it came, without the question mark. */
  readonly queryString: string;
  readonly body: Body;
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
  /** Of the JSON body; without one there is none. */
  readonly schema?: Schema;
  /** The body is a page for people. */
  readonly isPage?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Only binds the two type parameters together. */
export function route<Query extends Values = Values, Body extends Values = Values>(
  definition: Route<Query, Body>,
): Route {
  return definition;
}
