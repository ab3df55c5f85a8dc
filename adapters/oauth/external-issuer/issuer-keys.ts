import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { isLoopbackUrl } from '../../http/loopback.ts';
import { BadDocument, fetchSmallJson, readSmallJson, smallFetch } from './small-fetch.ts';

export interface IssuerOutages {
  /** Hears why the issuer could not be used, once for each attempt: our own words, nothing that it sent. */
  readonly onUnavailable: (reason: string) => void;
  /** Milliseconds after a failed attempt without another, so that an outage there does not pile up requests here. */
  readonly pauseMs?: number;
}

/** Milliseconds. An issuer that is slower counts as unavailable. */
const TIMEOUT_MS = 5_000;
/** A key that is not known makes the keys be fetched again, but not more often than this. */
const COOLDOWN_MS = 30_000;
const KEPT_MS = 10 * 60 * 1000;
const PAUSE_MS = 10_000;

/**
 * The keys of an issuer, found through its metadata (RFC 8414, or OpenID Connect Discovery). The metadata must name
 * this very issuer. Rejects when the issuer cannot be reached or says something else; the next call tries again.
 */
export function issuerKeys(issuer: string, outages: IssuerOutages): () => Promise<JWTVerifyGetKey> {
  const attempt = attempts(outages);
  let found: Promise<JWTVerifyGetKey> | undefined;
  return () => {
    found ??= attempt(() => discover(issuer, attempt)).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

type Attempt = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs work that depends on the issuer, but not soon after it failed. */
function attempts({ onUnavailable, pauseMs = PAUSE_MS }: IssuerOutages): Attempt {
  let pausedUntil = 0;
  return async (work) => {
    if (performance.now() < pausedUntil) throw new Error('The issuer failed a moment ago.');
    try {
      return await work();
    } catch (error) {
      pausedUntil = performance.now() + pauseMs;
      onUnavailable(reasonOf(error));
      throw error;
    }
  };
}

async function discover(issuer: string, attempt: Attempt): Promise<JWTVerifyGetKey> {
  let problem: unknown;
  for (const url of metadataUrls(issuer)) {
    try {
      const keysUrl = keysUrlOf(await fetchSmallJson(url, TIMEOUT_MS), issuer);
      return createRemoteJWKSet(keysUrl, {
        timeoutDuration: TIMEOUT_MS,
        cooldownDuration: COOLDOWN_MS,
        cacheMaxAge: KEPT_MS,
        [customFetch]: (address, init) => attempt(() => fetchKeys(address, init)),
      });
    } catch (error) {
      // Somebody who does not answer at one address will not at the next.
      if (!(error instanceof BadDocument)) throw error;
      problem ??= error;
    }
  }
  throw problem;
}

function keysUrlOf(metadata: Readonly<Record<string, unknown>>, issuer: string): URL {
  if (metadata['issuer'] !== issuer) throw new BadDocument('the metadata names another issuer');
  const url = typeof metadata['jwks_uri'] === 'string' ? URL.parse(metadata['jwks_uri']) : null;
  const isSafe = url?.protocol === 'https:' || (url !== null && isLoopbackUrl(url) && isLoopbackUrl(new URL(issuer)));
  if (url === null || !isSafe) throw new BadDocument('the metadata has no https:// address of keys');
  return url;
}

async function fetchKeys(url: string, init: RequestInit): Promise<Response> {
  const { keys } = await readSmallJson(await smallFetch(url, init));
  if (!Array.isArray(keys)) throw new BadDocument('the document has no list of keys');
  return Response.json({ keys });
}

function reasonOf(error: unknown): string {
  if (error instanceof BadDocument) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError') return 'no response in time';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the connection failed${code}`;
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
