import type { AccessToken, Audience } from '../../domain/access/credential.ts';
import { SCOPES } from '../../domain/access/credential.ts';
import { addSeconds } from '../../domain/calendar.ts';
import { invalidField } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** One year. Nothing that lives longer should be issued by hand. */
export const ACCESS_TOKEN_MAX_SECONDS = 365 * 24 * 60 * 60;

export interface IssueAccessTokenInput {
  readonly email: string;
  /** The only interface that the token is good for (contract 4.2). */
  readonly audience: Audience;
  /** A whole number from 1 to {@link ACCESS_TOKEN_MAX_SECONDS}. */
  readonly expiresInSeconds: number;
}

export interface IssuedAccessToken {
  readonly token: AccessToken;
  /** The token itself: shown once, stored nowhere. */
  readonly secret: string;
}

/**
 * Issues a token on behalf of the administrator, without an OAuth flow. Throws `not_found` for the user, `invalid` for
 * the lifetime.
 */
export function issueAccessToken({
  users,
  accessTokens,
  secrets,
  clock,
}: Pick<Ports, 'users' | 'accessTokens' | 'secrets' | 'clock'>) {
  return async ({ email, audience, expiresInSeconds }: IssueAccessTokenInput): Promise<IssuedAccessToken> => {
    if (!Number.isInteger(expiresInSeconds) || expiresInSeconds < 1 || expiresInSeconds > ACCESS_TOKEN_MAX_SECONDS) {
      throw invalidField(
        'expires_in',
        `The lifetime must be a whole number of seconds from 1 to ${ACCESS_TOKEN_MAX_SECONDS}.`,
      );
    }
    const user = await requireUser(users, email);
    const secret = secrets.newAccessToken();
    const createdAt = clock.now();
    const token = await accessTokens.add({
      userId: user.id,
      hash: secrets.digest(secret),
      audience,
      // The tools only read, so a token for them needs no other scope.
      scopes: audience === 'mcp' ? ['finance:read'] : SCOPES,
      clientId: null,
      grantId: null,
      createdAt,
      expiresAt: addSeconds(createdAt, expiresInSeconds),
      revokedAt: null,
    });
    return { token, secret };
  };
}
