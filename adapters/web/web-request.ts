import type { Context } from 'koa';
import type { Visitor } from '../../application/sign-in/find-session.ts';
import type { FieldErrors } from '../../domain/error.ts';

/** A request to one of our pages. */
export interface WebRequest {
  readonly ctx: Context;
  /** Who is signed in. */
  readonly visitor: Visitor | undefined;
  /** The hidden field of every form on the page. */
  readonly formToken: string;
  /** The fields of a posted form; empty for other methods. */
  readonly form: Readonly<Record<string, string>>;
}

/** What a form shows when it comes back: what the person typed, and what was wrong with it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** A sentence about the form as a whole. */
  readonly problem?: string | undefined;
}

export const EMPTY_FORM: FormState = { values: {}, errors: {} };
