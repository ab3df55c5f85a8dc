import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { loggableError } from '../adapters/http/errors/loggable-error.ts';
import { html } from '../adapters/http/pages/html.ts';
import { showPage } from '../adapters/http/pages/page.ts';
import { isAllowedOrigin } from '../adapters/mcp/access/origins.ts';
import { addressesOf } from '../adapters/oauth/authorization-server/addresses.ts';
import type {
  AuthorizationServer,
  AuthorizationServerOptions,
} from '../adapters/oauth/authorization-server/authorization-server.ts';
import type { AuthorizationKeys } from '../adapters/oauth/authorization-server/configuration.ts';
import { resourcesOf } from '../adapters/oauth/authorization-server/resources.ts';
import { webCookies } from '../adapters/web/cookies.ts';
import packageFacts from '../package.json' with { type: 'json' };
import { lazily, lazyPort } from './lazily.ts';
import { logFailedSignIns } from './observability/sign-in-log.ts';
import type { Config } from './settings/env.ts';
import { ports, type Token, useCases } from './tokens.ts';
import { allUseCases } from './use-cases.ts';

export interface SignInParts {
  readonly get: <Thing>(token: Token<Thing>) => Thing;
  readonly config: Config;
  readonly logger: Logger;
  /** The public address, which is the issuer. */
  readonly baseUrl: string;
  readonly keys: AuthorizationKeys;
}

/** What lets people and clients in: the authorization server, and the pages for people. */
export interface SignInEndpoints {
  readonly authorizationServer: AuthorizationServer;
  readonly pages: Middleware;
}

export function createSignIn(parts: SignInParts): SignInEndpoints {
  const { get, config, logger, baseUrl, keys } = parts;
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const secrets = get(ports.secrets);
  const cookies = webCookies(base.protocol === 'https:');
  const authorizationServer = lazyAuthorizationServer({
    baseUrl,
    keys,
    secrets,
    clock: get(ports.clock),
    users: get(ports.users),
    accessTokens: get(ports.accessTokens),
    oauthRecords: get(ports.oauthRecords),
    apps: get(useCases.apps),
    interactionPath: (uid) => `${basePath}/connect/${uid}`,
    signInPath: (next) => `${basePath}/sign-in?next=${encodeURIComponent(next)}`,
    signedInUser: async (ctx) => (await get(useCases.sessions).findSession(cookies.session(ctx)))?.user.id,
    clientDocuments: get(ports.clientDocuments),
    allowOrigin: (origin) => isAllowedOrigin(origin, base, config.mcpAllowedOrigins),
    showError: (ctx, sentence) =>
      showPage(ctx, {
        title: 'Not connected · Coffer',
        body: html`<main><h1>Not connected</h1><p>${sentence}</p></main>`,
      }),
    onServerError: (error) => logger.error({ error: loggableError(error) }, 'authorization server failed'),
  });
  return { authorizationServer, pages: lazyPages(parts, authorizationServer) };
}

/** The authorization server, which is loaded with its library when the first client or consent page needs it. */
function lazyAuthorizationServer(options: AuthorizationServerOptions): AuthorizationServer {
  const { issuer, pathOf } = addressesOf(options.baseUrl);
  const server = lazily(async () => {
    const { createAuthorizationServer } = await import(
      '../adapters/oauth/authorization-server/authorization-server.ts'
    );
    return createAuthorizationServer(options);
  });
  return {
    issuer,
    resources: resourcesOf(issuer),
    middleware: async (ctx, next) => (pathOf(ctx.path) === undefined ? next() : (await server()).middleware(ctx, next)),
    ...lazyPort<Omit<AuthorizationServer, 'issuer' | 'resources' | 'middleware'>>(
      { requestOf: true, signIn: true, approve: true, deny: true, revokeGrant: true },
      server,
    ),
  };
}

/** The pages for people, which are loaded when somebody opens the first one. */
function lazyPages({ get, logger, baseUrl, keys }: SignInParts, authorizationServer: AuthorizationServer): Middleware {
  const pages = lazily(async () => {
    const { createWebApp } = await import('../adapters/web/web-app.ts');
    const secrets = get(ports.secrets);
    return createWebApp({
      baseUrl,
      version: packageFacts.version,
      cookieKeys: keys.cookies,
      authorizationServer,
      randomText: () => secrets.uuid(),
      clock: get(ports.clock),
      ...allUseCases(get),
      sessions: logFailedSignIns(get(useCases.sessions), logger, get(ports.accountHash)),
    });
  });
  return async (ctx, next) => (await pages())(ctx, next);
}
