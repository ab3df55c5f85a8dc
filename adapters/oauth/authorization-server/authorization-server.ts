import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { Provider } from 'oidc-provider';
import type { UseCases } from '../../../application/use-cases.ts';
import { readableName } from '../../../domain/access/app-name.ts';
import { type Audience, SCOPES, type Scope } from '../../../domain/access/credential.ts';
import { FinanceError } from '../../../domain/error.ts';
import type { Secrets } from '../../../domain/ports/access/secrets.ts';
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '../../http/errors/retry-after.ts';
import { addressesOf } from './addresses.ts';
import { asker } from './asker.ts';
import { type ConfigurationParts, configurationOf, ROUTES } from './configuration.ts';
import { issuedTokens } from './issued-tokens.ts';
import { type RedirectTarget, redirectTarget } from './redirect-uris.ts';
import {
  allowRegistrationPage,
  announceResponseModes,
  completeAuthorizationRequest,
  forgetOtherPerson,
  isFlooded,
  rewriteRegistration,
} from './requests.ts';
import { AUDIENCE_SCOPES, type Resources, resourcesOf } from './resources.ts';

export interface AuthorizationServerOptions
  extends Omit<ConfigurationParts, 'resources' | 'isSecure' | 'secrets' | 'issued'> {
  /** The public address of the service, which is the issuer. */
  readonly baseUrl: string;
  readonly secrets: Pick<Secrets, 'digest' | 'newAccessToken'>;
  /** The user who is signed in to the pages in this browser. */
  readonly signedInUser: (ctx: Context) => Promise<number | undefined>;
  readonly apps: Pick<
    UseCases['apps'],
    'admitAuthorization' | 'admitClientDocument' | 'admitRegistration' | 'endApproval'
  >;
  /** Hears of what nobody foresaw; the client learns only that something went wrong. */
  readonly onServerError: (error: Error) => void;
}

/** What a client asks a person for. */
export interface AuthorizationRequest {
  readonly uid: string;
  /** `login`: nobody the client's request could speak for is known yet; `consent`: this user must decide. */
  readonly prompt: 'login' | 'consent';
  /**
   * Whether the client wants the person to prove who they are again, at the earliest at this time (seconds since 1970).
   */
  readonly signInAfter: number | undefined;
  readonly userId: number | undefined;
  readonly client: {
    readonly id: string;
    readonly name: string;
    /** Whose page describes the client; `undefined` for a client that registered itself. */
    readonly host: string | undefined;
  };
  readonly redirect: RedirectTarget;
  readonly audience: Audience;
  /** How the client writes the resource: the library compares it as text from here on. */
  readonly resource: string;
  readonly scopes: readonly Scope[];
  /** Asked for, but not to be had for this resource. */
  readonly refusedScopes: readonly Scope[];
}

export interface Approval {
  readonly grantId: string;
  /** Where the browser goes on to. */
  readonly returnTo: string;
}

export interface AuthorizationServer {
  readonly issuer: string;
  readonly resources: Resources;
  /** Answers the endpoints of the authorization server and passes on everything else. */
  readonly middleware: Middleware;
  /**
   * The request that this browser is in the middle of, or `undefined` when there is none, it expired, or it is another
   * browser's.
   */
  requestOf(ctx: Context): Promise<AuthorizationRequest | undefined>;
  /** Says who the person is. Returns where the browser goes on to. */
  signIn(ctx: Context, userId: number): Promise<string>;
  /** The person approves: makes the grant that the client's tokens rest on. */
  approve(ctx: Context, request: AuthorizationRequest, userId: number): Promise<Approval>;
  /** The person refuses. Returns where the browser goes on to. */
  deny(ctx: Context): Promise<string>;
  /** Ends an approval: no code or refresh token of it can be redeemed any more. */
  revokeGrant(grantId: string): Promise<void>;
}

/** An OAuth 2.1 authorization server for the service itself (oidc-provider, with storage of our own). */
export function createAuthorizationServer(options: AuthorizationServerOptions): AuthorizationServer {
  const { issuer } = addressesOf(options.baseUrl);
  const resources = resourcesOf(issuer);
  const provider = providerOf(issuer, options, resources);
  return {
    issuer,
    resources,
    middleware: endpointsOf(provider, options),
    requestOf: async ({ req, res }) => {
      try {
        return await describe(provider, await provider.interactionDetails(req, res), resources);
      } catch (error) {
        if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
        throw error;
      }
    },
    signIn: async (ctx, userId) => {
      const accountId = String(userId);
      const returnTo = await provider.interactionResult(ctx.req, ctx.res, { login: { accountId, remember: false } });
      await changeUser(provider, ctx, accountId);
      return returnTo;
    },
    approve: async ({ req, res }, request, userId) => {
      const grantId = await grantTo(provider, request, userId);
      return { grantId, returnTo: await provider.interactionResult(req, res, { consent: { grantId } }) };
    },
    deny: (ctx) =>
      provider.interactionResult(ctx.req, ctx.res, {
        error: 'access_denied',
        error_description: 'The person did not approve.',
      }),
    revokeGrant: async (grantId) => {
      await Promise.all([
        provider.RefreshToken.revokeByGrantId(grantId),
        provider.AuthorizationCode.revokeByGrantId(grantId),
        provider.AccessToken.revokeByGrantId(grantId),
        provider.Grant.adapter.destroy(grantId),
      ]);
    },
  };
}

function providerOf(issuer: string, options: AuthorizationServerOptions, resources: Resources): Provider {
  const isSecure = new URL(options.baseUrl).protocol === 'https:';
  const [serverKey] = options.keys.cookies;
  if (serverKey === undefined) throw new TypeError('The authorization server has no key.');
  const issued = issuedTokens(options.secrets, serverKey);
  const provider = new Provider(issuer, configurationOf({ ...options, resources, isSecure, issued }));
  provider.proxy = true;
  provider.use(issued.handOut);
  provider.use(announceResponseModes);
  provider.use(completeAuthorizationRequest);
  provider.use(rewriteRegistration);
  provider.on('server_error', (ctx, error) => {
    // The store reports outages itself, so they need no second line in the log.
    const isUnavailable = error instanceof FinanceError && error.code === 'unavailable';
    if (!isUnavailable) return options.onServerError(error);
    ctx.status = 503;
    ctx.set('Retry-After', String(UNAVAILABLE_RETRY_AFTER_SECONDS));
  });
  return provider;
}

function endpointsOf(provider: Provider, { baseUrl, ...options }: AuthorizationServerOptions): Middleware {
  const base = new URL(baseUrl);
  const { pathOf } = addressesOf(baseUrl);
  const handle = provider.callback();
  return async (ctx, next) => {
    const path = pathOf(ctx.path);
    if (path === undefined) return next();
    if (path === ROUTES.registration) {
      if (allowRegistrationPage(ctx, options.allowOrigin)) return;
      if (ctx.method === 'POST' && (await isFlooded(ctx, () => options.apps.admitRegistration(ctx.ip)))) return;
    }
    const isAuthorization = path.startsWith(ROUTES.authorization);
    const userId = isAuthorization ? await options.signedInUser(ctx) : undefined;
    if (isAuthorization) await forgetOtherPerson(ctx, provider, userId);
    if (userId !== undefined && (await isFlooded(ctx, () => options.apps.admitAuthorization(userId)))) return;
    ctx.respond = false;
    const request = addressedToIssuer(ctx.req, base, path + ctx.search);
    const whose = { address: ctx.ip, isNobody: isAuthorization && userId === undefined };
    await asker.run(whose, () => handle(request, ctx.res));
  };
}

/** Stores what the person approves. Returns the id of the grant. */
function grantTo(provider: Provider, request: AuthorizationRequest, userId: number): Promise<string> {
  const grant = new provider.Grant({ accountId: String(userId), clientId: request.client.id });
  grant.addOIDCScope(['offline_access', ...request.scopes].join(' '));
  // Otherwise the library would ask for them again, without end.
  if (request.refusedScopes.length > 0) grant.rejectOIDCScope(request.refusedScopes.join(' '));
  grant.addResourceScope(request.resource, request.scopes.join(' '));
  return grant.save();
}

/** The library would ask the person to sign out first, with a page of its own. */
async function changeUser(provider: Provider, { req, res }: Context, accountId: string): Promise<void> {
  const session = await provider.Session.get(provider.createContext(req, res));
  if (session.accountId === undefined || session.accountId === accountId) return;
  session.loginAccount({ accountId, transient: true });
  await session.persist();
}

/**
 * The request as if it had come to the issuer's own address: every URL that the provider makes starts with the issuer,
 * whatever Host or X-Forwarded header came, and wherever a proxy has cut the path.
 */
function addressedToIssuer(request: IncomingMessage, base: URL, pathAndQuery: string): IncomingMessage {
  const basePath = base.pathname.replace(/\/+$/, '');
  request.headers.host = base.host;
  request.headers['x-forwarded-host'] = base.host;
  request.headers['x-forwarded-proto'] = base.protocol.slice(0, -1);
  request.url = pathAndQuery;
  Reflect.set(request, 'originalUrl', basePath + pathAndQuery);
  return request;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

async function describe(
  provider: Provider,
  interaction: Interaction,
  resources: Resources,
): Promise<AuthorizationRequest | undefined> {
  const { uid, params, prompt, session } = interaction;
  const client = await provider.Client.find(text(params['client_id']) ?? '');
  const resource = text(params['resource']) ?? resources.urlOf('mcp');
  const audience = resources.audienceOf(resource);
  const redirect = redirectTarget(text(params['redirect_uri']) ?? '');
  if (client === undefined || audience === undefined || typeof redirect === 'string') return undefined;
  // The person has decided already, and their browser is about to go on.
  if (prompt.name === 'consent' && interaction.result !== undefined) return undefined;
  const asked = (text(params['scope']) ?? '').split(' ');
  const wantsNewSignIn = prompt.name === 'login' && prompt.reasons.some((reason) => reason !== 'no_session');
  return {
    uid,
    prompt: prompt.name === 'login' ? 'login' : 'consent',
    signInAfter: wantsNewSignIn ? interaction.iat : undefined,
    userId: session?.accountId === undefined ? undefined : Number(session.accountId),
    client: {
      id: client.clientId,
      name: readableName(client.clientName),
      host: URL.parse(client.clientId)?.host,
    },
    redirect,
    audience,
    resource,
    scopes: AUDIENCE_SCOPES[audience].filter((scope) => scope === 'finance:read' || asked.includes(scope)),
    refusedScopes: SCOPES.filter((scope) => asked.includes(scope) && !AUDIENCE_SCOPES[audience].includes(scope)),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
