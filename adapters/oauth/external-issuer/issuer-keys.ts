import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { fetchSmallJson, smallFetch } from './small-fetch.ts';

/** Milliseconds. An issuer that is slower counts as unavailable. */
const TIMEOUT_MS = 5_000;
/** A key that is not known makes the keys be fetched again, but not more often than this. */
const COOLDOWN_MS = 30_000;
const KEPT_MS = 10 * 60 * 1000;

/**
 * The keys of an issuer, found through its metadata (RFC 8414, or OpenID Connect Discovery). The metadata must name
 * this very issuer. Rejects when the issuer cannot be reached or says something else; the next call tries again.
 */
export function issuerKeys(issuer: string): () => Promise<JWTVerifyGetKey> {
  let found: Promise<JWTVerifyGetKey> | undefined;
  return () => {
    found ??= discover(issuer).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  let problem: unknown;
  for (const url of metadataUrls(issuer)) {
    try {
      const metadata = await fetchSmallJson(url, TIMEOUT_MS);
      if (metadata['issuer'] !== issuer) throw new Error('The metadata names another issuer.');
      const keysUrl = new URL(String(metadata['jwks_uri']));
      if (keysUrl.protocol !== new URL(issuer).protocol) throw new Error('The keys are not where the issuer is.');
      return createRemoteJWKSet(keysUrl, {
        timeoutDuration: TIMEOUT_MS,
        cooldownDuration: COOLDOWN_MS,
        cacheMaxAge: KEPT_MS,
        [customFetch]: smallFetch,
      });
    } catch (error) {
      problem = error;
    }
  }
  throw new Error(`The issuer ${issuer} cannot be used.`, { cause: problem });
}

/** RFC 8414 puts the well-known part between host and path, OpenID Connect behind the path. */
function metadataUrls(issuer: string): readonly string[] {
  const { origin, pathname } = new URL(issuer);
  const path = pathname.replace(/\/+$/, '');
  return [
    `${origin}${path}/.well-known/openid-configuration`,
    `${origin}/.well-known/oauth-authorization-server${path}`,
    `${origin}/.well-known/openid-configuration${path}`,
  ];
}
