import type { Context } from 'koa';
import type { Visitor } from '../../application/sessions/find-session.ts';
import { type FieldErrors, FinanceError, type FinanceErrorCode } from '../../domain/error.ts';
import type { UploadedFile } from '../http/bodies/multipart.ts';
import { HttpError } from '../http/errors/http-error.ts';

/** A request to one of our pages. */
export interface WebRequest {
  readonly ctx: Context;
  /** Path below which the service is reached, without a slash at the end. Pages write their addresses without it. */
  readonly basePath: string;
  /** Who is signed in. */
  readonly visitor: Visitor | undefined;
  /** The value of the hidden field of every form on the page. */
  readonly formToken: string;
  /** The fields of a posted form; empty for other methods. */
  readonly form: Readonly<Record<string, string>>;
  /** The files of a posted form, on routes that take them. */
  readonly files?: readonly UploadedFile[];
}

/** A request to a page that needs a signed-in person. */
export interface SignedInRequest extends WebRequest {
  readonly visitor: Visitor;
}

/** For routes with 'needsSignIn', which the router lets nobody else into. */
export function requireVisitor(request: WebRequest): SignedInRequest {
  const { visitor } = request;
  if (visitor === undefined) throw new HttpError(401, 'Sign in first.');
  return { ...request, visitor };
}

/** What a form shows when it comes back: what the person typed, and what was wrong with it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** A sentence about the form as a whole. */
  readonly problem?: string | undefined;
}

export const EMPTY_FORM: FormState = { values: {}, errors: {} };

/**
 * The state of a form that a use-case refused, with the status of the answer that shows it again. Throws what is no
 * refusal of the form.
 */
export function refusedForm({ ctx }: WebRequest, values: FormState['values'], error: unknown): FormState {
  if (!(error instanceof FinanceError)) throw error;
  const status = FORM_STATUS[error.code];
  if (error.code === 'idempotency_mismatch') return sentBefore(ctx, values);
  if (status === undefined) throw error;
  ctx.status = status;
  if (error.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(error.retryAfterSeconds));
  return error.fields === undefined ? { values, errors: {}, problem: error.message } : { values, errors: error.fields };
}

/** Shown above a form that was stored, then changed and sent again. */
const SENT_BEFORE =
  'This form was sent before with other entries, and those were stored. Look at them first. If you send this as ' +
  'well, it is added to them.';

/** The form comes back without its key: what is sent next is something new. */
function sentBefore(ctx: Context, values: FormState['values']): FormState {
  ctx.status = 422;
  return { values: { ...values, key: '' }, errors: {}, problem: SENT_BEFORE };
}

/** What a form itself reports. */
const FORM_STATUS: Readonly<Partial<Record<FinanceErrorCode, number>>> = {
  invalid: 422,
  conflict: 422,
  unsupported_file: 415,
  amount_out_of_range: 422,
  unauthenticated: 401,
  too_many_attempts: 429,
};

/** The id in the path. Throws 404 for anything that is no positive safe integer (contract 1.4). */
export function idInPath({ ctx }: WebRequest): number {
  const id = sentId(ctx['params'].id);
  if (id === 0) throw new HttpError(404, 'There is nothing at this address.');
  return id;
}

/** An id that a browser sent; 0, which is the id of nothing, for anything else. */
export function sentId(text: unknown): number {
  const id = typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) ? id : 0;
}

/** Sends the browser on to a page of ours with a GET, as after every form that did something. */
export function seeOther({ ctx, basePath }: WebRequest, path: string): void {
  ctx.redirect(basePath + path);
  ctx.status = 303;
}
