import { addressesOf } from '../adapters/oauth/authorization-server/addresses.ts';
import type {
  AuthorizationServer,
  AuthorizationServerOptions,
} from '../adapters/oauth/authorization-server/authorization-server.ts';
import { resourcesOf } from '../adapters/oauth/authorization-server/resources.ts';
import { lazily, lazyPort } from './lazily.ts';

/** The authorization server, which is loaded with its library when the first client or consent page needs it. */
export function lazyAuthorizationServer(options: AuthorizationServerOptions): AuthorizationServer {
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
