import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newPerson } from '../support/person.ts';
import { challengeOf, newVerifier, type OAuthClient, refusalOf, tokensOf } from '../support/sign-in/oauth-client.ts';
import { type OAuthService, openOAuthService, STORES } from '../support/sign-in/oauth-service.ts';

const LOOPBACK = 'http://127.0.0.1:49152/callback';
const WEB = 'https://assistant.example/callback';
const APP = 'cursor://anysphere.cursor-retrieval/oauth/callback';

for (const store of STORES) {
  const test = suite(`what a code and a token are good for, on ${store}`);
  let service: OAuthService;
  let client: OAuthClient;
  test.before(async () => {
    service = await openOAuthService(store);
    client = await service.newClient();
  });
  test.after(() => service.close());

  test('a token for one interface is 401 at the other', async () => {
    const forTools = await service.newTokens(client, { resource: `${service.url}/mcp` });
    const forRest = await service.newTokens(client, { resource: `${service.url}/v1` });
    assert.is((await service.listTools(forTools.access)).status, 200);
    assert.is((await service.listAccounts(forTools.access)).status, 401);
    assert.is((await service.listTools(forRest.access)).status, 401);
    assert.is((await service.listAccounts(forRest.access)).status, 200);
  });

  test('a token that may only read gets 403 on a write', async () => {
    const { access } = await service.newTokens(client, { resource: `${service.url}/v1`, scope: 'finance:read' });
    const answer = await fetch(`${service.url}/v1/bank-accounts`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body: '{"name":"Cash","currency":"USD"}',
    });
    assert.is(answer.status, 403);
  });

  test('a token for the tools never gets the scope to write, even if the client asks', async () => {
    const issued = await service.newCode(client, { scope: 'finance:read finance:write offline_access' });
    const { scope } = JSON.parse((await service.redeem(issued)).text);
    assert.is(scope, 'finance:read');
  });

  test('a refresh token, a code and an API-like text are no access tokens', async () => {
    const issued = await service.newCode(client);
    const { refresh } = tokensOf(await service.redeem(issued));
    for (const text of [refresh, issued.code, 'x', 'coffer_at_x'])
      assert.is((await service.listTools(text)).status, 401);
  });

  test('a code is good for its client alone', async () => {
    const issued = await service.newCode(client);
    const other = await service.newClient();
    assert.is(refusalOf(await service.redeem(issued, { client_id: other.id })), '400 invalid_grant');
    assert.is(refusalOf(await service.redeem(issued, { client_id: 'nobody' })), '401 invalid_client');
    assert.is(refusalOf(await service.redeem(issued, { client_id: undefined })), '400 invalid_request');
    tokensOf(await service.redeem(issued));
  });

  const WRONG_REDEMPTIONS: readonly (readonly [string, Record<string, string | undefined>, string])[] = [
    ['another verifier', { code_verifier: newVerifier() }, '400 invalid_grant'],
    ['no verifier', { code_verifier: undefined }, '400 invalid_grant'],
    ['a verifier that is too short', { code_verifier: 'short' }, '400 invalid_request'],
    ['another redirect URI', { redirect_uri: WEB }, '400 invalid_grant'],
    [
      'the same loopback address with another port',
      { redirect_uri: 'http://127.0.0.1:1/callback' },
      '400 invalid_grant',
    ],
    ['another grant type', { grant_type: 'client_credentials' }, '400 unsupported_grant_type'],
    ['the password grant', { grant_type: 'password', username: 'a', password: 'b' }, '400 unsupported_grant_type'],
    ['a foreign resource', { resource: 'https://bank.example/mcp' }, '400 invalid_target'],
    ['a resource that was not approved', { resource: 'v1' }, '400 invalid_target'],
  ];
  for (const [what, fields, refusal] of WRONG_REDEMPTIONS) {
    test(`a code is refused with ${what}`, async () => {
      const issued = await service.newCode(client);
      const resource = fields['resource'] === 'v1' ? { resource: `${service.url}/v1` } : {};
      assert.is(refusalOf(await service.redeem(issued, { ...fields, ...resource })), refusal);
    });
  }

  test('a code may come without the redirect URI when its client has just one, as OAuth 2.1 wants it', async () => {
    tokensOf(await service.redeem(await service.newCode(client), { redirect_uri: undefined }));
  });

  test('the verifier of a plain challenge is refused, even if it equals the challenge', async () => {
    const issued = await service.newCode(client);
    const replayed = await service.redeem(issued, { code_verifier: challengeOf(issued.verifier) });
    assert.is(refusalOf(replayed), '400 invalid_grant');
  });

  const WRONG_REQUESTS: readonly (readonly [string, Record<string, string | undefined>, string])[] = [
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with a challenge without a method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['for a token without a code', { response_type: 'token' }, 'unsupported_response_type'],
    ['for an ID token', { response_type: 'id_token', nonce: 'n' }, 'unsupported_response_type'],
    ['for a foreign resource', { resource: 'https://bank.example/mcp' }, 'invalid_target'],
    ['for a resource below ours', { resource: 'below' }, 'invalid_target'],
    ['for a resource that is no URL', { resource: 'mcp' }, 'invalid_target'],
    [
      'for an answer as a form, which would need an inline script',
      { response_mode: 'form_post' },
      'unsupported_response_mode',
    ],
    ['with a request object', { request: 'e30.e30.' }, 'request_not_supported'],
  ];
  for (const [what, fields, error] of WRONG_REQUESTS) {
    test(`an authorization request ${what} goes back to the client with an error, and without a code`, async () => {
      const resource = fields['resource'] === 'below' ? { resource: `${service.url}/mcp/other` } : {};
      const asked = service.authorizationUrl(client, newVerifier(), { ...fields, ...resource });
      const { url } = await newPerson(service.url).visit(asked);
      const answer = new URL(url);
      assert.is(answer.origin + answer.pathname, LOOPBACK, url);
      assert.is(answer.searchParams.get('error') ?? new URLSearchParams(answer.hash.slice(1)).get('error'), error);
      assert.is(answer.searchParams.get('code'), null);
    });
  }

  const RESOURCES: readonly (readonly [string, (url: string) => string | undefined])[] = [
    ['with a trailing slash', (url) => `${url}/mcp/`],
    ['with scheme and host in upper case', (url) => `${url.toUpperCase()}/mcp`],
    ['left out, as old clients do', () => undefined],
  ];
  for (const [what, resourceAt] of RESOURCES) {
    test(`the tool endpoint as resource, ${what}, gives a token for it`, async () => {
      const resource = resourceAt(service.url);
      const issued = await service.newCode(client, { resource });
      const { access, refresh } = tokensOf(await service.redeem(issued, { resource }));
      assert.is((await service.listTools(access)).status, 200);
      const renewed = tokensOf(await service.refresh(client, refresh, { resource }));
      assert.is((await service.listTools(renewed.access)).status, 200);
    });
  }

  test('a request for two resources at once gives no token for what the person did not see', async () => {
    const verifier = newVerifier();
    const asked = `${service.authorizationUrl(client, verifier)}&resource=${encodeURIComponent(`${service.url}/v1`)}`;
    const { url } = await newPerson(service.url).visit(asked);
    const answer = new URL(url);
    assert.is(answer.origin + answer.pathname, LOOPBACK, url);
    assert.is(answer.searchParams.get('error'), 'invalid_target');
  });

  test('a renewal cannot widen the scope or change the resource', async () => {
    const { refresh } = await service.newTokens(client, {
      resource: `${service.url}/v1`,
      scope: 'finance:read offline_access',
    });
    const wider = await service.refresh(client, refresh, { scope: 'finance:read finance:write' });
    assert.is(refusalOf(wider), '400 invalid_scope');
    const elsewhere = await service.refresh(client, refresh, { resource: `${service.url}/mcp` });
    assert.is(refusalOf(elsewhere), '400 invalid_target');
  });

  test('a renewal that was refused for its resource can be tried again with the right one', async () => {
    const { refresh } = await service.newTokens(client);
    for (const resource of [`${service.url}/v1`, 'https://bank.example/mcp', 'x']) {
      assert.is(refusalOf(await service.refresh(client, refresh, { resource })), '400 invalid_target');
    }
    const renewed = tokensOf(await service.refresh(client, refresh, { resource: `${service.url}/mcp` }));
    assert.is((await service.listTools(renewed.access)).status, 200);
  });

  const REDIRECTS: readonly (readonly [string, string, 'accepted' | 'refused'])[] = [
    [LOOPBACK, LOOPBACK, 'accepted'],
    [LOOPBACK, 'http://127.0.0.1:50001/callback', 'accepted'],
    [LOOPBACK, 'http://127.0.0.1/callback', 'accepted'],
    [LOOPBACK, 'http://localhost:49152/callback', 'refused'],
    [LOOPBACK, 'http://127.0.0.1:49152/callback/', 'refused'],
    [LOOPBACK, 'http://127.0.0.1:49152/callback?x=1', 'refused'],
    [LOOPBACK, 'http://127.0.0.1:49152/callback/../evil', 'refused'],
    [LOOPBACK, 'http://127.0.0.1:49152/callback#x', 'refused'],
    [LOOPBACK, 'https://127.0.0.1:49152/callback', 'refused'],
    [LOOPBACK, 'http://127.0.0.1:49152@evil.example/callback', 'refused'],
    [LOOPBACK, 'http://evil.example/callback', 'refused'],
    ['http://localhost:3118/callback', 'http://localhost:50002/callback', 'accepted'],
    ['http://[::1]:3118/callback', 'http://[::1]:50003/callback', 'accepted'],
    [WEB, WEB, 'accepted'],
    [WEB, `${WEB}/`, 'refused'],
    [WEB, `${WEB}?x=1`, 'refused'],
    [WEB, 'https://assistant.example:8443/callback', 'refused'],
    [WEB, 'https://ASSISTANT.example/callback', 'refused'],
    [WEB, 'https://assistant.example.evil.example/callback', 'refused'],
    [WEB, 'https://assistant.example/callback%2f..', 'refused'],
    [WEB, 'http://assistant.example/callback', 'refused'],
    [APP, APP, 'accepted'],
    [APP, 'cursor://evil/oauth/callback', 'refused'],
    [APP, 'cursor://anysphere.cursor-retrieval/oauth/callback2', 'refused'],
  ];
  for (const [registered, asked, verdict] of REDIRECTS) {
    test(`a client of ${registered} that asks for ${asked} is ${verdict}`, async () => {
      const { id } = await service.newClient({ redirect_uris: [registered] });
      const url = service.authorizationUrl({ id, redirectUri: asked }, newVerifier());
      const page = await newPerson(service.url).visit(url);
      // A refusal must not send the browser anywhere: the address is not the client's.
      assert.ok(page.url.startsWith(`${service.url}/`), page.url);
      assert.is(page.status, verdict === 'accepted' ? 200 : 400);
      if (verdict === 'accepted') {
        const tokens = await service.newTokens({ id, redirectUri: asked });
        assert.is((await service.listTools(tokens.access)).status, 200);
      }
    });
  }

  test('a desktop client with https addresses beside its loopback ones still has any port there', async () => {
    const registered = ['https://editor.example/redirect', 'http://127.0.0.1/', 'http://127.0.0.1:33418/'];
    const { id } = await service.newClient({ redirect_uris: registered });
    const statusOf = async (redirectUri: string) =>
      (await newPerson(service.url).visit(service.authorizationUrl({ id, redirectUri }, newVerifier()))).status;
    for (const accepted of [...registered, 'http://127.0.0.1:59656/'])
      assert.is(await statusOf(accepted), 200, accepted);
    for (const refused of ['https://editor.example:8443/redirect', 'http://127.0.0.1:59656/x', 'http://localhost/']) {
      assert.is(await statusOf(refused), 400, refused);
    }
  });

  test('a request without a redirect URI is refused when the client has several', async () => {
    const { id } = await service.newClient({ redirect_uris: [WEB, `${WEB}2`] });
    const url = service.authorizationUrl({ id, redirectUri: WEB }, newVerifier(), { redirect_uri: undefined });
    const page = await newPerson(service.url).visit(url);
    assert.is(page.status, 400);
    assert.ok(page.url.startsWith(`${service.url}/`), page.url);
  });

  test('an unknown client sees no sign-in page', async () => {
    const url = service.authorizationUrl({ id: 'nobody', redirectUri: WEB }, newVerifier());
    const page = await newPerson(service.url).visit(url);
    assert.is(page.status, 400);
    assert.not.match(page.text, 'password');
  });

  test.run();
}
