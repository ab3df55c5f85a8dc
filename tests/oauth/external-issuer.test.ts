import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunningServer } from '../../adapters/http/server/serve.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { useCases } from '../../config/tokens.ts';
import { type FakeIssuer, startFakeIssuer } from '../support/sign-in/fake-issuer.ts';

const BASE_URL = 'https://money.example/app';
const EMAIL = 'ada@example.com';

const external = suite('access tokens of a foreign issuer');
let issuer: FakeIssuer;
let app: App;
let server: RunningServer;

external('the service starts with the issuer in place of its own server', async () => {
  issuer = await startFakeIssuer();
  ({ app, server } = await start(issuer.url));
  await app.get(useCases.users).linkIdentity({ email: EMAIL, issuer: issuer.url, subject: 'ada' });
});

external('a token for either resource is taken, and only for its own', async () => {
  const forTools = await issuer.tokenFor(`${BASE_URL}/mcp`);
  const forInterface = await issuer.tokenFor(`${BASE_URL}/v1`);
  assert.equal(await statuses(forTools), { mcp: 200, v1: 401 });
  assert.equal(await statuses(forInterface), { mcp: 401, v1: 200 });
  assert.equal(await statuses(await issuer.tokenFor('https://other.example/mcp')), { mcp: 401, v1: 401 });
});

external('scopes are taken from scope or scp, and writing needs its own', async () => {
  const withScopes = (claims: object) => issuer.tokenFor(`${BASE_URL}/v1`, { scope: undefined, ...claims });
  const create = async (token: string) =>
    (
      await fetch(`${server.url}/v1/bank-accounts`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ name: 'Cash', currency: 'USD' }),
      })
    ).status;
  assert.is(await create(await withScopes({ scope: 'openid finance:read finance:write' })), 201);
  assert.is(await create(await withScopes({ scp: ['finance:read', 'finance:write'] })), 201);
  assert.is(await create(await withScopes({ scope: 'finance:read' })), 403);
  assert.is(await create(await withScopes({ scope: 'openid profile' })), 401);
  assert.is(await create(await withScopes({})), 401);
});

external('a subject that is not linked is 403, and -32002 at the tool endpoint', async () => {
  const token = await issuer.tokenFor(`${BASE_URL}/mcp`, { sub: 'nobody' });
  const response = await callTools(token);
  assert.is(response.status, 403);
  assert.is((JSON.parse(await response.text()) as { error: { code: number } }).error.code, -32002);
  assert.is((await statuses(await issuer.tokenFor(`${BASE_URL}/v1`, { sub: 'nobody' }))).v1, 403);
});

const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1000);

const REFUSED: readonly (readonly [name: string, token: () => Promise<string> | string])[] = [
  ['expired', () => issuer.tokenFor(`${BASE_URL}/mcp`, { exp: now() - 10 })],
  ['without an end', () => issuer.tokenFor(`${BASE_URL}/mcp`, { exp: undefined })],
  ['not valid yet', () => issuer.tokenFor(`${BASE_URL}/mcp`, { nbf: now() + HOUR })],
  ['without a subject', () => issuer.tokenFor(`${BASE_URL}/mcp`, { sub: undefined })],
  ['of another issuer', () => issuer.tokenFor(`${BASE_URL}/mcp`, { iss: 'https://evil.example' })],
  ['of almost the same issuer', () => issuer.tokenFor(`${BASE_URL}/mcp`, { iss: `${issuer.url}/` })],
  ['that is an ID token', () => issuer.tokenFor(`${BASE_URL}/mcp`, { nonce: 'n' }, { typ: 'JWT' })],
  ['that names no client', () => issuer.tokenFor(`${BASE_URL}/mcp`, { client_id: undefined }, { typ: 'JWT' })],
  ['of another type', () => issuer.tokenFor(`${BASE_URL}/mcp`, {}, { typ: 'logout+jwt' })],
  ['signed by an unknown key', () => issuer.tokenFor(`${BASE_URL}/mcp`, {}, { kid: 'unknown' })],
  [
    'without a signature',
    () => new UnsecuredJWT({ sub: 'ada' }).setIssuer(issuer.url).setAudience(`${BASE_URL}/mcp`).encode(),
  ],
  ['signed with the public key as a secret', () => signedWith(new TextEncoder().encode(issuer.publicKey), 'HS256')],
  ['signed by somebody else', async () => signedWith((await generateKeyPair('ES256')).privateKey, 'ES256')],
  ['that brings its own key', async () => signedWithOwnKey()],
  ['that is not a token', () => 'a.b.c'],
  ['that is too short', () => 'abc'],
];

for (const [name, token] of REFUSED) {
  external(`a token ${name} is 401`, async () => {
    assert.is((await statuses(await token())).mcp, 401);
  });
}

external('a token five seconds past its end still counts, because clocks differ', async () => {
  assert.is((await statuses(await issuer.tokenFor(`${BASE_URL}/mcp`, { exp: now() - 2 }))).mcp, 200);
});

external('a token with the type JWT counts when it names its client', async () => {
  assert.is((await statuses(await issuer.tokenFor(`${BASE_URL}/mcp`, {}, { typ: 'JWT' }))).mcp, 200);
  const byAzp = await issuer.tokenFor(`${BASE_URL}/mcp`, { client_id: undefined, azp: 'c' }, { typ: 'JWT' });
  assert.is((await statuses(byAzp)).mcp, 200);
});

external('ending a link, a plan or a user is seen on the next request', async () => {
  const token = await issuer.tokenFor(`${BASE_URL}/mcp`, { sub: 'bob' });
  await app.get(useCases.users).createUser({ email: 'bob@example.com', password: 'correct horse', plan: 'pro' });
  const { id } = await app
    .get(useCases.users)
    .linkIdentity({ email: 'bob@example.com', issuer: issuer.url, subject: 'bob' });
  assert.is((await callTools(token)).status, 200);
  await app.get(useCases.users).setPlan('bob@example.com', 'free');
  assert.is((await callTools(token)).status, 403);
  await app.get(useCases.users).setPlan('bob@example.com', 'pro');
  await app.get(useCases.users).unlinkIdentity('bob@example.com', id);
  assert.is((await callTools(token)).status, 403);
  await app.get(useCases.users).linkIdentity({ email: 'bob@example.com', issuer: issuer.url, subject: 'bob' });
  await app.get(useCases.users).deleteUser('bob@example.com');
  assert.is((await callTools(token)).status, 403);
});

external('a subject is linked once; the same one again is refused with a sentence', async () => {
  const again = { email: EMAIL, issuer: issuer.url, subject: 'ada' };
  const error = await app
    .get(useCases.users)
    .linkIdentity(again)
    .catch((thrown: unknown) => thrown);
  assert.match(String(error), 'This subject is linked to a user already.');
});

external('tokens of the command line still count, and the service’s own server is off', async () => {
  const { secret } = await app
    .get(useCases.access)
    .issueAccessToken({ email: EMAIL, audience: 'mcp', expiresInSeconds: 60 });
  assert.is((await callTools(secret)).status, 200);
  for (const path of ['/.well-known/oauth-authorization-server', '/oauth/jwks', '/oauth/authorize']) {
    assert.is((await fetch(server.url + path)).status, 404, path);
  }
  for (const audience of ['mcp', 'v1']) {
    const response = await fetch(`${server.url}/.well-known/oauth-protected-resource/app/${audience}`);
    assert.equal(
      (JSON.parse(await response.text()) as object & { authorization_servers: unknown }).authorization_servers,
      [issuer.url],
    );
  }
  assert.is((await fetch(`${server.url}/sign-in`, { headers: { Accept: 'text/html' } })).status, 200);
});

external('the service stops', async () => {
  await server.close(0);
  await app.close();
});

const OUTAGES: readonly (readonly [name: string, respond: Parameters<FakeIssuer['misbehave']>[0]])[] = [
  ['fails', (response) => (response.writeHead(500).end(), true)],
  ['redirects', (response) => (response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(), true)],
  ['sends too much', (response) => (response.end(' '.repeat(300_000)), true)],
  ['sends no JSON', (response) => (response.end('<html>'), true)],
  [
    'names another issuer',
    (response, path) => path !== '/keys' && (response.end('{"issuer":"https://evil.example"}'), true),
  ],
  ['has no keys', (response, path) => path === '/keys' && (response.writeHead(404).end(), true)],
];

for (const [name, respond] of OUTAGES) {
  external(`an issuer that ${name} makes a 503, neither a 500 nor a 401; garbage is still a 401`, async () => {
    const service = await start(issuer.url);
    try {
      await service.app.get(useCases.users).linkIdentity({ email: EMAIL, issuer: issuer.url, subject: 'ada' });
      const token = await issuer.tokenFor(`${BASE_URL}/mcp`);
      issuer.misbehave(respond);
      const refused = await callTools(token, service.server.url);
      assert.is(refused.status, 503);
      assert.ok(Number(refused.headers.get('retry-after')) >= 1);
      assert.is((await callTools('garbage', service.server.url)).status, 401);
    } finally {
      issuer.misbehave(undefined);
      await service.server.close(0);
      await service.app.close();
    }
  });
}

external('the issuer stops', () => issuer.close());

async function start(oidcIssuer: string): Promise<{ app: App; server: RunningServer }> {
  const config = {
    logLevel: 'silent',
    ratesRefresh: false,
    mcpRateLimit: 1_000,
    baseUrl: BASE_URL,
    oidcIssuer,
  } as const;
  const started = await createApp({ store: 'memory', config });
  await started.get(useCases.users).createUser({ email: EMAIL, password: 'correct horse', plan: 'pro' });
  return { app: started, server: await started.listen() };
}

async function statuses(token: string): Promise<{ mcp: number; v1: number }> {
  const v1 = await fetch(`${server.url}/v1/bank-accounts`, { headers: { Authorization: `Bearer ${token}` } });
  return { mcp: (await callTools(token)).status, v1: v1.status };
}

function callTools(token: string, url = server.url): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });
}

type SigningKey = Parameters<SignJWT['sign']>[0];

function signedWith(key: SigningKey, alg: string, header: object = {}): Promise<string> {
  return new SignJWT({ scope: 'finance:read', client_id: 'c' })
    .setProtectedHeader({ alg, typ: 'at+jwt', ...header })
    .setIssuer(issuer.url)
    .setAudience(`${BASE_URL}/mcp`)
    .setSubject('ada')
    .setExpirationTime('5m')
    .sign(key);
}

async function signedWithOwnKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256');
  return signedWith(privateKey, 'ES256', { jku: `${issuer.url}/keys`, jwk: JSON.parse(issuer.publicKey) });
}

external.run();
