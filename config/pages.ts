import type { Middleware } from 'koa';
import type { AuthorizationServer } from '../adapters/oauth/authorization-server/authorization-server.ts';
import type { AuthorizationKeys } from '../adapters/oauth/authorization-server/configuration.ts';
import packageFacts from '../package.json' with { type: 'json' };
import { lazily } from './lazily.ts';
import { ports, type Token } from './tokens.ts';
import { allUseCases } from './use-cases.ts';

export interface PagesParts {
  readonly get: <Thing>(token: Token<Thing>) => Thing;
  readonly baseUrl: string;
  readonly keys: AuthorizationKeys;
  readonly authorizationServer: AuthorizationServer;
}

/** The pages for people, which are loaded when somebody opens the first one. */
export function createPages(parts: PagesParts): Middleware {
  const pages = lazily(() => loadPages(parts));
  return async (ctx, next) => (await pages())(ctx, next);
}

async function loadPages({ get, baseUrl, keys, authorizationServer }: PagesParts): Promise<Middleware> {
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
  });
}
