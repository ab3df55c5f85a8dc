import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { HttpError } from '../http/errors/http-error.ts';

/** Makes and checks the hidden field that proves that a form came from a page of ours (a signed synchroniser token). */
export interface FormTokens {
  /** The token for forms shown to this browser; `binding` is the secret of its session or visitor cookie. */
  tokenFor(binding: string): string;
  /** Throws 403 for a form that a page of another origin sent. */
  requireOwnOrigin(ctx: Context): void;
  /** Throws 403 unless `token` is the one for `binding`. */
  requireToken(binding: string, token: string | undefined): void;
}

export function formTokens(keys: readonly string[], ownOrigin: string): FormTokens {
  const sign = (key: string, binding: string) =>
    createHmac('sha256', key).update(`form:${binding}`).digest('base64url');
  return {
    tokenFor: (binding) => sign(keys[0] ?? '', binding),
    requireOwnOrigin: (ctx) => {
      if (!isSameOrigin(ctx, ownOrigin)) throw new HttpError(403, 'This form was sent from another site.');
    },
    requireToken: (binding, token = '') => {
      const isOurs = keys.some((key) => isEqual(sign(key, binding), token));
      if (!isOurs) throw new HttpError(403, 'This form has expired. Go back, reload the page and try again.');
    },
  };
}

/** Browsers say where a form was sent from; old ones may leave it out, and then the token alone decides. */
function isSameOrigin(ctx: Context, ownOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = ctx.req.headers;
  if (origin !== undefined && origin !== ownOrigin) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
}

function isEqual(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
