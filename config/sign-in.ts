import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { loggableError } from '../adapters/http/errors/loggable-error.ts';
import { html } from '../adapters/http/pages/html.ts';
import { showPage } from '../adapters/http/pages/page.ts';
import { isAllowedOrigin } from '../adapters/mcp/access/origins.ts';
import type { AuthorizationServer } from '../adapters/oauth/authorization-server/authorization-server.ts';
import type { AuthorizationKeys } from '../adapters/oauth/authorization-server/configuration.ts';
import { webCookies } from '../adapters/web/cookies.ts';
import { lazyAuthorizationServer } from './authorization-server.ts';
import { createPages } from './pages.ts';
import type { Config } from './settings/env.ts';
import { ports, type Token, useCases } from './tokens.ts';

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

export function createSignIn({ get, config, logger, baseUrl, keys }: SignInParts): SignInEndpoints {
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
  const pages = createPages({ get, baseUrl, keys, authorizationServer });
  return { authorizationServer, pages };
}
