import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Ports } from '../../../application/ports.ts';
import { type AccessToken, type Audience, isLive, SCOPES } from '../../../domain/access/credential.ts';
import { addSeconds, type Timestamp } from '../../../domain/calendar.ts';
import { FinanceError } from '../../../domain/error.ts';
import type { Secrets } from '../../../domain/ports/access/secrets.ts';
import type { IssuedTokens } from './issued-tokens.ts';
import type { Resources } from './resources.ts';

/** For a token whose lifetime the library leaves open, which it never does. */
const LIFETIME_SECONDS = 600;

export interface AccessTokenStoragePorts extends Pick<Ports, 'accessTokens' | 'clock'> {
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly resources: Resources;
  readonly issued: Pick<IssuedTokens, 'accessToken' | 'refreshToken' | 'renew' | 'successorOf'>;
}

/**
 * Stores the authorization server's access tokens as the service's own, so that one look-up verifies them like those of
 * the command line, and revoking one holds from the next request on.
 */
export function accessTokenStorage({
  accessTokens,
  secrets,
  clock,
  resources,
  issued,
}: AccessTokenStoragePorts): Adapter {
  return {
    async upsert(_, payload, expiresIn = LIFETIME_SECONDS) {
      const createdAt = clock.now();
      const audience = audienceOf(payload, resources);
      const scopes = SCOPES.filter((scope) => payload.scope?.split(' ').includes(scope));
      const token = {
        userId: Number(payload.accountId),
        hash: secrets.digest(issued.accessToken([audience, ...scopes].join(' '))),
        audience,
        scopes,
        clientId: payload.clientId ?? null,
        grantId: payload.grantId ?? null,
        createdAt,
        expiresAt: addSeconds(createdAt, expiresIn),
        revokedAt: null,
      };
      await accessTokens.add(token).catch(async (cause) => {
        const given = (await accessTokens.findByHash(token.hash))?.token;
        // The same renewal came a moment ago, and gets the same token again.
        if (given === undefined || !isLive(given, createdAt)) refuseEnded(cause);
      });
    },
    async find(id) {
      const token = (await accessTokens.findByHash(secrets.digest(id)))?.token;
      const isOurs = token !== undefined && token.clientId !== null && isLive(token, clock.now());
      return isOurs ? { ...payloadOf(token, resources), jti: id } : undefined;
    },
    destroy: (id) => accessTokens.revoke(secrets.digest(id), clock.now()),
    revokeByGrantId: (grantId) => accessTokens.revokeGrant(grantId, clock.now()),
    consume: async () => undefined,
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

/** The user was deleted, or the approval ended, while the client's request ran. */
function refuseEnded(cause: unknown): never {
  const hasEnded = cause instanceof FinanceError && (cause.code === 'user_deleted' || cause.code === 'conflict');
  if (!hasEnded) throw cause;
  throw new errors.InvalidGrant('grant request is invalid: the approval has ended');
}

function audienceOf({ aud }: AdapterPayload, resources: Resources): Audience {
  const audience = typeof aud === 'string' ? resources.audienceOf(aud) : undefined;
  if (audience === undefined) throw new TypeError('An access token without a known audience was issued.');
  return audience;
}

function payloadOf(token: AccessToken, resources: Resources): AdapterPayload {
  return {
    kind: 'AccessToken',
    accountId: String(token.userId),
    clientId: token.clientId ?? undefined,
    grantId: token.grantId ?? undefined,
    aud: resources.urlOf(token.audience),
    scope: token.scopes.join(' '),
    iat: seconds(token.createdAt),
    exp: seconds(token.expiresAt),
    gty: 'authorization_code',
  };
}

function seconds(at: Timestamp): number {
  return Math.floor(Date.parse(at) / 1000);
}
