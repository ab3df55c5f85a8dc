import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApp } from '../../config/create-app.ts';

const discovery = suite('discovery from either resource');

for (const [name, baseUrl] of [
  ['at the root of its host', undefined],
  ['below a path', 'https://coffer.test/app'],
] as const) {
  discovery(`a service ${name} names its authorization server in both descriptions`, async () => {
    const app = await createApp({ store: 'memory', config: { logLevel: 'silent', ratesRefresh: false, baseUrl } });
    const server = await app.listen();
    const { url } = server;
    try {
      const issuer = baseUrl ?? url;
      const path = new URL(issuer).pathname.replace(/\/$/, '');
      for (const [audience, scopes] of [
        ['v1', ['finance:read', 'finance:write']],
        ['mcp', ['finance:read']],
      ] as const) {
        const response = await fetch(`${url}/.well-known/oauth-protected-resource${path}/${audience}`);
        const { resource, authorization_servers, scopes_supported } = (await response.json()) as Record<
          string,
          unknown
        >;
        assert.is(resource, `${issuer}/${audience}`);
        assert.equal(authorization_servers, [issuer]);
        assert.equal(scopes_supported, scopes);
        assert.is(response.headers.get('access-control-allow-origin'), '*');
      }
      for (const wellKnown of ['oauth-authorization-server', 'openid-configuration']) {
        const response = await fetch(`${url}/.well-known/${wellKnown}${path}`);
        const metadata = (await response.json()) as Record<string, unknown>;
        assert.is(metadata['issuer'], issuer);
        assert.equal(metadata['response_modes_supported'], ['query', 'fragment']);
      }
    } finally {
      await server.close(0);
      await app.close();
    }
  });
}

discovery.run();
