import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Secrets } from '../../../domain/ports/access/secrets.ts';

/**
 * Tokens of our own making. Access tokens have the form that all tokens of the service have, so that one pattern
 * recognises a leaked one; and what a renewal gives follows from the refresh token and a key of the server, so that the
 * same renewal twice gives the same twice, although no token is stored. The library has a setting for neither. Its
 * tokens are therefore never stored and never leave: `handOut` puts ours into the answer.
 */
export interface IssuedTokens {
  /** Says that the running request renews this refresh token. */
  renew(refreshToken: string): void;
  /** The refresh token that a renewal of this one gives. */
  successorOf(refreshToken: string): string;
  /** The access token that the running request gives out; each `use` of one renewal has its own. */
  accessToken(use: string): string;
  /** The refresh token that the running request gives out in place of the library's. */
  refreshToken(ofLibrary: string): string;
  readonly handOut: Middleware;
}

interface Running {
  renewed?: string;
  access?: string;
  refresh?: string;
}

export function issuedTokens({ newAccessToken }: Pick<Secrets, 'newAccessToken'>, serverKey: string): IssuedTokens {
  const running = new AsyncLocalStorage<Running>();
  const request = (): Running => {
    const found = running.getStore();
    if (found === undefined) throw new Error('A token was issued outside of a request.');
    return found;
  };
  const after = (what: string, refreshToken: string) =>
    createHmac('sha256', serverKey)
      .update(JSON.stringify(['renewal', what, refreshToken]))
      .digest();
  const successorOf = (refreshToken: string) => after('refresh', refreshToken).toString('base64url');
  return {
    renew(refreshToken) {
      request().renewed = refreshToken;
    },
    successorOf,
    accessToken(use) {
      const { renewed } = request();
      const token = newAccessToken(renewed === undefined ? undefined : after(`access ${use}`, renewed));
      request().access = token;
      return token;
    },
    refreshToken(ofLibrary) {
      const { renewed } = request();
      const token = renewed === undefined ? ofLibrary : successorOf(renewed);
      request().refresh = token;
      return token;
    },
    handOut: (ctx, next) => {
      const given: Running = {};
      return running.run(given, async () => {
        await next();
        const { body } = ctx;
        if (typeof body !== 'object' || body === null || !('access_token' in body)) return;
        ctx.body = {
          ...body,
          access_token: given.access,
          ...('refresh_token' in body && { refresh_token: given.refresh }),
        };
      });
    },
  };
}
