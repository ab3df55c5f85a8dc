import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { millisOf } from '../../../domain/calendar.ts';
import type { Clock } from '../../../domain/ports/clock.ts';

/** An application that was registered at Enable Banking, and its RSA key. */
export interface EnableBankingApplication {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** Enable Banking accepts 24 hours at most. */
const LIFETIME_SECONDS = 3_600;
/** A token is made anew before it ends, so that it lasts for all requests of a call. */
const RESERVE_SECONDS = 300;

/** Returns the bearer token of all requests: a JWT that the application signs, the same one for most of an hour. */
export function applicationTokens({ id, privateKey }: EnableBankingApplication, clock: Clock): () => Promise<string> {
  let current: { readonly token: Promise<string>; readonly endsAt: number } | undefined;
  return () => {
    const now = Math.floor(millisOf(clock.now()) / 1_000);
    if (current === undefined || now > current.endsAt - RESERVE_SECONDS) {
      const endsAt = now + LIFETIME_SECONDS;
      const token = new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: id })
        .setIssuer('enablebanking.com')
        .setAudience('api.enablebanking.com')
        .setIssuedAt(now)
        .setExpirationTime(endsAt)
        .sign(privateKey);
      current = { token, endsAt };
    }
    return current.token;
  };
}
