import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApp } from '../../config/create-app.ts';

const discovery = suite('discovery from either resource');

for (const [name, baseUrl] of [
  ['at the root of its host', undefined],
  ['below a path', 'https://coffer.test/app'],
] as const) {
  discovery(`a service ${name} names its authorization server in both descriptions`, async () => {
    await withService(baseUrl, async (url) => {
      const issuer = baseUrl ?? url;
      const path = new URL(issuer).pathname.replace(/\/$/, '');
      for (const [audience, scopes] of [
        ['v1', ['finance:read', 'finance:write']],
        ['mcp', ['finance:read']],
      ] as const) {
        const response = await fetch(`${url}/.well-known/oauth-protected-resource${path}/${audience}`);
        const metadata = (await response.json()) as Record<string, unknown>;
        assert.is(metadata['resource'], `${issuer}/${audience}`);
        assert.equal(metadata['authorization_servers'], [issuer]);
        assert.equal(metadata['scopes_supported'], scopes);
        assert.is(response.headers.get('access-control-allow-origin'), '*');
      }
      for (const wellKnown of ['oauth-authorization-server', 'openid-configuration']) {
        const response = await fetch(`${url}/.well-known/${wellKnown}${path}`);
        const metadata = (await response.json()) as Record<string, unknown>;
        assert.is(metadata['issuer'], issuer);
        assert.equal(metadata['response_modes_supported'], ['query', 'fragment']);
      }
    });
  });
}

async function withService(baseUrl: string | undefined, work: (url: string) => Promise<void>): Promise<void> {
  const app = await createApp({ store: 'memory', config: { logLevel: 'silent', ratesRefresh: false, baseUrl } });
  const server = await app.listen();
  try {
    await work(server.url);
  } finally {
    await server.close(0);
    await app.close();
  }
}

discovery('below a path, whoever has not signed in is sent to the sign-in below it', async () => {
  const baseUrl = 'https://coffer.test/app';
  await withService(baseUrl, async (url) => {
    const redirectUri = 'http://127.0.0.1:4000/callback';
    const registered = await fetch(`${url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: [redirectUri], token_endpoint_auth_method: 'none', client_name: 'Editor' }),
    });
    const { client_id: clientId } = (await registered.json()) as { readonly client_id: string };
    const client = `client_id=${clientId}&redirect_uri=${redirectUri}&response_type=code&resource=${baseUrl}/mcp`;
    const query = `${client}&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`;
    const asked = await fetch(`${url}/oauth/authorize?${query}`, { redirect: 'manual' });
    const { pathname, searchParams } = new URL(asked.headers.get('location') ?? '', baseUrl);
    assert.is(pathname, '/app/sign-in');
    assert.match(searchParams.get('next') ?? '', `/oauth/authorize?client_id=${clientId}&`);
  });
});

discovery.run();
