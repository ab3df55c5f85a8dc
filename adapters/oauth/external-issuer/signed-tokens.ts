import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyResult, jwtVerify } from 'jose';
import { type Audience, SCOPES } from '../../../domain/access/credential.ts';
import { FinanceError } from '../../../domain/error.ts';
import type { ForeignTokens } from '../../../domain/ports/access/foreign-tokens.ts';
import { resourcesOf } from '../authorization-server/resources.ts';
import { type IssuerOutages, issuerKeys } from './issuer-keys.ts';

export interface SignedTokensOptions extends IssuerOutages {
  /** The issuer exactly as its tokens name it. */
  readonly issuer: string;
  /** The public address of this service: tokens must be meant for one of its resources. */
  readonly baseUrl: string;
}

/** Asymmetric ones alone: with a shared secret, the public key could be used as one. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 5;

/** Signed access tokens of a foreign issuer (RFC 9068). */
export function signedTokens(options: SignedTokensOptions): ForeignTokens {
  const { issuer, baseUrl } = options;
  const resources = resourcesOf(baseUrl);
  const keys = issuerKeys(issuer, options);
  // Only a token whose header may be right is worth a look at the keys: garbage must not make the service ask for them.
  const findKey: JWTVerifyGetKey = async (header, token) => (await keys())(header, token);

  const verified = async (token: string, audience: Audience): Promise<JWTVerifyResult | undefined> => {
    try {
      return await jwtVerify(token, findKey, {
        issuer,
        audience: resources.urlOf(audience),
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp', 'aud'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw new FinanceError('unavailable', 'The issuer of access tokens is unavailable. Try again in a moment.', {
        cause: error,
      });
    }
  };

  return {
    verify: async (token, audience) => {
      if (!LOOKS_SIGNED.test(token)) return undefined;
      const result = await verified(token, audience);
      if (result === undefined || !isAccessToken(result)) return undefined;
      const { payload } = result;
      const scopes = SCOPES.filter((scope) => scopesOf(payload).includes(scope));
      if (!scopes.includes('finance:read')) return undefined;
      const subject = typeof payload.sub === 'string' ? payload.sub : undefined;
      return { issuer, subject, scopes, clientId: clientOf(payload) ?? null };
    },
  };
}

const LOOKS_SIGNED = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** What the token itself is to blame for. Everything else is the issuer's or the network's fault. */
function isRefusal(error: unknown): boolean {
  return REFUSALS.some((kind) => error instanceof kind);
}

const REFUSALS = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

/**
 * An ID token has the same signature and says who somebody is, but lets nobody do anything. Access tokens name their
 * type or client.
 */
function isAccessToken({ protectedHeader, payload }: JWTVerifyResult): boolean {
  // Bound to a key of its client, a token proves nothing without that key (RFC 7800), which cannot be checked here.
  if (payload['cnf'] !== undefined) return false;
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'jwt';
  if (type === 'at+jwt') return true;
  if (type !== 'jwt' || payload['typ'] === 'ID') return false;
  return clientOf(payload) !== undefined && ID_TOKEN_CLAIMS.every((claim) => payload[claim] === undefined);
}

/** OpenID Connect Core, sections 2 and 3.3.2.11. */
const ID_TOKEN_CLAIMS = ['nonce', 'at_hash', 'c_hash', 's_hash'];

function clientOf({ client_id: clientId, azp }: JWTPayload): string | undefined {
  return [clientId, azp].find((value) => typeof value === 'string');
}

/** `scope` is a text with spaces (RFC 9068); some issuers send a list, or call it `scp`. */
function scopesOf({ scope, scp }: JWTPayload): readonly unknown[] {
  return [scope, scp].flatMap((value): unknown[] => {
    if (typeof value === 'string') return value.split(' ');
    return Array.isArray(value) ? value : [];
  });
}
