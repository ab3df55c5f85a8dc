import { type Configuration, errors, interactionPolicy, type JWKS, type KoaContextWithOIDC } from 'oidc-provider';
import type { UseCases } from '../../../application/use-cases.ts';
import { APPROVAL_LIFETIME_DAYS } from '../../../domain/access/connected-app.ts';
import { FinanceError } from '../../../domain/error.ts';
import type { UserRepo } from '../../../domain/ports/access/user-repo.ts';
import { asker } from './asker.ts';
import type { ClientDocuments } from './client-documents.ts';
import { normaliseRegistration } from './registration.ts';
import { AUDIENCE_SCOPES, type Resources } from './resources.ts';
import { createStorage, type StoragePorts } from './storage.ts';

/** Keys of the authorization server, newest first: the first of each signs, all of them verify. */
export interface AuthorizationKeys {
  readonly signing: JWKS['keys'];
  readonly cookies: readonly string[];
}

export interface ConfigurationParts extends StoragePorts {
  readonly users: Pick<UserRepo, 'get'>;
  readonly keys: AuthorizationKeys;
  readonly resources: Resources;
  /** Whether cookies travel over TLS alone. */
  readonly isSecure: boolean;
  /** Path of the page on which a person decides, for an interaction's id. */
  readonly interactionPath: (uid: string) => string;
  /** Path of the page on which a person signs in, and goes on to `next`. */
  readonly signInPath: (next: string) => string;
  readonly apps: Pick<UseCases['apps'], 'admitClientDocument' | 'endApproval'>;
  readonly clientDocuments: ClientDocuments;
  /** Whether pages of this origin may call the token endpoint. */
  readonly allowOrigin: (origin: string) => boolean;
  /** Shows a person what went wrong where no client can be told. */
  readonly showError: (ctx: KoaContextWithOIDC, sentence: string) => void;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Seconds that each thing lives. Refresh tokens are renewed at each use, until the approval ends. */
export const LIFETIMES = {
  AccessToken: 60 * MINUTE,
  AuthorizationCode: MINUTE,
  RefreshToken: 30 * DAY,
  Grant: APPROVAL_LIFETIME_DAYS * DAY,
  Interaction: 30 * MINUTE,
  Session: 14 * DAY,
} as const;

export const ROUTES = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  jwks: '/oauth/jwks',
} as const;

/** How a client may receive the answer to an authorization request. */
export const RESPONSE_MODES: readonly string[] = ['query', 'fragment'];

const CLIENT_DOCUMENT_MAX_BYTES = 5 * 1024;

/** The authorization code flow with PKCE for public clients, and nothing else that the library could do. */
export function configurationOf(parts: ConfigurationParts): Configuration {
  const { keys, users, isSecure } = parts;
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure } as const;
  return {
    adapter: createStorage(parts),
    jwks: { keys: [...keys.signing] },
    clientDefaults: {
      id_token_signed_response_alg: 'ES256',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    scopes: ['offline_access', ...AUDIENCE_SCOPES.v1],
    pkce: { required: () => true },
    cookies: {
      keys: [...keys.cookies],
      names: cookieNames(isSecure),
      long: cookie,
      short: cookie,
    },
    routes: ROUTES,
    features: featuresOf(parts),
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: ({ oidc }) => {
      requireGrantedResource(oidc.params?.['resource'], oidc.entities.RefreshToken?.resource);
      return true;
    },
    // With any of its tokens the library revokes the refresh tokens too: without them the approval is of no use.
    revokeGrantPolicy: () => true,
    expiresWithSession: async () => false,
    ttl: LIFETIMES,
    fetch: parts.clientDocuments.fetch,
    fetchResponseBodyLimits: { 'client_id metadata document': CLIENT_DOCUMENT_MAX_BYTES, jwks_uri: 65_536 },
    findAccount: async (_ctx, subject) => {
      const user = await users.get(Number(subject));
      if (user === undefined || user.deletedAt !== null) return undefined;
      return { accountId: subject, claims: () => ({ sub: subject }) };
    },
    // Each request asks the person anew: an approval belongs to one installation of a client.
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
    },
    interactions: {
      policy: interactionPolicy.base(),
      url: (_ctx, { uid, params }) =>
        asker.getStore()?.isNobody ? parts.signInPath(requestAgain(params)) : parts.interactionPath(uid),
    },
    clientBasedCORS: (_ctx, origin) => parts.allowOrigin(origin),
    renderError: (ctx, out) => {
      parts.showError(ctx, out.error_description ?? out.error);
    },
  };
}

function featuresOf({ resources, clientDocuments, apps }: ConfigurationParts): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    revocation: { enabled: true, allowedPolicy: isOwnToken },
    introspection: { enabled: true, allowedPolicy: isOwnToken },
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowFetch: async (_ctx, url) => {
        const standing = await apps.admitClientDocument(asker.getStore()?.address ?? '', url).catch(refuseTooMany);
        return clientDocuments.allows(new URL(url), standing);
      },
      allowClient: async (_ctx, client) => normaliseRegistration(client.metadata()).kind === 'accepted',
      cacheDuration: { min: 30, max: 86_400 },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => resources.urlOf('mcp'),
      useGrantedResource: async () => true,
      getResourceServerInfo: async ({ oidc }, indicator) => {
        // The consent page names one interface, so the person approves one.
        if (Array.isArray(oidc.params?.['resource'])) throw new errors.InvalidTarget('ask for one resource at a time');
        const audience = resources.audienceOf(indicator);
        if (audience === undefined) throw new errors.InvalidTarget('the resource is not one of this server');
        return {
          scope: AUDIENCE_SCOPES[audience].join(' '),
          audience: resources.urlOf(audience),
          accessTokenTTL: LIFETIMES.AccessToken,
          accessTokenFormat: 'opaque',
        };
      },
    },
  };
}

/**
 * Throws `invalid_target` for a renewal that asks for another resource than the approved one. The library looks only
 * after it has used up the refresh token, so that a corrected request would count as a replay and end the approval.
 */
function requireGrantedResource(asked: unknown, granted: unknown): void {
  const isGranted = asked === undefined || asked === '' || [granted].flat().includes(asked);
  if (!isGranted) throw new errors.InvalidTarget('a renewal cannot change the resource');
}

/**
 * The address with which the same request begins again after somebody has signed in, and so has just proven who they
 * are.
 */
function requestAgain(params: Readonly<Record<string, unknown>>): string {
  const again = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string') again.set(name, name === 'prompt' ? value.replace(/\blogin\b/, '').trim() : value);
  }
  if (again.get('prompt') === '') again.delete('prompt');
  return `${ROUTES.authorization}?${again.toString()}`;
}

function refuseTooMany(cause: unknown): never {
  if (!(cause instanceof FinanceError) || cause.code !== 'too_many_attempts') throw cause;
  throw new errors.TemporarilyUnavailable(cause.message);
}

/** A client may ask about its own tokens and end them, and nobody else's. */
function isOwnToken(_ctx: unknown, client: { clientId: string }, token: { clientId?: string | undefined }): boolean {
  return token.clientId === client.clientId;
}

/** The prefix makes browsers refuse such a cookie from another host or over plain http. */
function cookieNames(isSecure: boolean) {
  // The other two are bound to a path, which the prefix does not allow.
  const session = isSecure ? '__Host-coffer_oauth' : 'coffer_oauth';
  return { session, interaction: 'coffer_interaction', resume: 'coffer_resume' };
}
