import { AsyncLocalStorage } from 'node:async_hooks';
import type { Middleware } from 'koa';
import type { Secrets } from '../../../domain/ports/access/secrets.ts';

/**
 * Access tokens in the form that all tokens of the service have, so that one pattern recognises a leaked one. The
 * library makes tokens of its own and has no setting for their form. Its token is therefore never stored and never
 * leaves: `make` returns the one that is stored in its place, and `handOut` puts that one into the answer.
 */
export interface IssuedTokens {
  /** A new token, which the answer to the running request gives out. */
  readonly make: () => string;
  readonly handOut: Middleware;
}

export function issuedTokens({ newAccessToken }: Pick<Secrets, 'newAccessToken'>): IssuedTokens {
  const running = new AsyncLocalStorage<{ token?: string }>();
  return {
    make() {
      const token = newAccessToken();
      const request = running.getStore();
      if (request === undefined) throw new Error('An access token was issued outside of a request.');
      request.token = token;
      return token;
    },
    handOut: (ctx, next) => {
      const request: { token?: string } = {};
      return running.run(request, async () => {
        await next();
        const { body } = ctx;
        const isAnswer = typeof body === 'object' && body !== null && 'access_token' in body;
        if (isAnswer) ctx.body = { ...body, access_token: request.token };
      });
    },
  };
}
