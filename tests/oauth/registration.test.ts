import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { normaliseRegistration } from '../../adapters/oauth/authorization-server/registration.ts';
import { newPerson } from '../support/person.ts';
import { newVerifier, refusalOf } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService } from '../support/sign-in/oauth-service.ts';

const HTTPS = 'https://assistant.example/callback';

const test = suite('registration of clients');
let service: OAuthService;
test.before(async () => {
  service = await openOAuthService('memory');
});
test.after(() => service.close());

const REFUSED_URIS: readonly string[] = [
  'javascript:alert(document.cookie)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://assistant.example/1',
  'about:blank',
  'view-source:https://assistant.example',
  'http://assistant.example/callback',
  'http://127.0.0.1.evil.example/callback',
  'http://localhost.evil.example/callback',
  'http://10.0.0.1/callback',
  'http://0.0.0.0/callback',
  'https://user:password@assistant.example/callback',
  'https://assistant.example@evil.example/callback',
  'https://assistant.example/callback#fragment',
  'https://assistant.example/callback#',
  '/callback',
  '',
  `https://assistant.example/${'x'.repeat(2_000)}`,
];
for (const uri of REFUSED_URIS) {
  test(`the redirect URI ${JSON.stringify(uri.slice(0, 60))} is refused, alone and beside a good one`, async () => {
    for (const redirect_uris of [[uri], [HTTPS, uri]]) {
      const answer = await service.register({ client_name: 'Evil', redirect_uris });
      assert.is(refusalOf(answer), '400 invalid_redirect_uri');
      assert.is(answer.headers['cache-control'], 'no-store');
    }
  });
}

const ACCEPTED_URIS: readonly (readonly [uri: string, type: string])[] = [
  [HTTPS, 'web'],
  ['http://127.0.0.1:49152/callback', 'native'],
  ['http://127.0.0.1/callback', 'native'],
  ['http://localhost:3118/callback', 'native'],
  ['http://[::1]:3118/callback', 'native'],
  ['cursor://anysphere.cursor-retrieval/oauth/callback', 'native'],
  ['com.example.app:/callback', 'native'],
];
for (const [uri, type] of ACCEPTED_URIS) {
  test(`the redirect URI ${uri} is registered, for a client of the type ${type}`, async () => {
    const answer = await service.register({ redirect_uris: [uri] });
    assert.is(answer.status, 201, answer.text);
    const { redirect_uris, application_type } = JSON.parse(answer.text);
    assert.equal([redirect_uris, application_type], [[uri], type]);
  });
}

const BAD_METADATA: readonly (readonly [what: string, metadata: unknown, refusal: string])[] = [
  ['no redirect URI', {}, 'invalid_redirect_uri'],
  ['an empty list of them', { redirect_uris: [] }, 'invalid_redirect_uri'],
  ['eleven of them', { redirect_uris: Array.from({ length: 11 }, (_, n) => HTTPS + n) }, 'invalid_redirect_uri'],
  ['a text instead of a list', { redirect_uris: HTTPS }, 'invalid_redirect_uri'],
  ['a number among them', { redirect_uris: [HTTPS, 1] }, 'invalid_redirect_uri'],
  ['a list instead of an object', [HTTPS], 'invalid_client_metadata'],
  ['null', null, 'invalid_client_metadata'],
];
for (const [what, metadata, refusal] of BAD_METADATA) {
  test(`a registration with ${what} is refused`, async () => {
    assert.is(refusalOf(await service.register(metadata)), `400 ${refusal}`);
  });
}

test('ten redirect URIs are accepted', async () => {
  const redirect_uris = Array.from({ length: 10 }, (_, n) => HTTPS + n);
  assert.is((await service.register({ redirect_uris })).status, 201);
});

test('a registration that is not JSON, or too large, is refused', async () => {
  const send = (body: string) =>
    fetch(`${service.url}/oauth/register`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  for (const body of ['{', '"x"', JSON.stringify({ redirect_uris: [HTTPS], padding: 'x'.repeat(40_000) })]) {
    assert.is((await send(body)).status, 400);
  }
});

test('whatever a client asks for, it gets a public client with the code flow, without a secret', async () => {
  const { text } = await service.register({
    redirect_uris: [HTTPS],
    grant_types: ['password', 'client_credentials', 'implicit'],
    response_types: ['token', 'id_token'],
    token_endpoint_auth_method: 'client_secret_basic',
    scope: 'openid admin finance:write',
    application_type: 'native',
    logo_uri: 'https://evil.example/logo.svg',
    policy_uri: 'javascript:alert(1)',
    jwks_uri: 'https://127.0.0.1/jwks',
    sector_identifier_uri: 'https://127.0.0.1/sector',
    client_id: 'chosen',
    subject_type: 'pairwise',
  });
  const registered = JSON.parse(text);
  assert.equal(registered.grant_types, ['authorization_code', 'refresh_token']);
  assert.equal(registered.response_types, ['code']);
  assert.is(registered.token_endpoint_auth_method, 'none');
  assert.is(registered.scope, 'finance:write');
  assert.is(registered.application_type, 'web');
  assert.is.not(registered.client_id, 'chosen');
  for (const name of ['client_secret', 'logo_uri', 'policy_uri', 'jwks_uri', 'registration_access_token']) {
    assert.not(name in registered, name);
  }
});

test('names are cut after 60 characters, and characters that turn or hide text become spaces', () => {
  const nameOf = (client_name: unknown) => {
    const registration = normaliseRegistration({ redirect_uris: [HTTPS], client_name });
    return registration.kind === 'accepted' ? registration.metadata['client_name'] : registration.why;
  };
  assert.is(nameOf('x'.repeat(10_000)), `${'x'.repeat(60)}…`);
  assert.is(nameOf('🏦'.repeat(10_000)), `${'🏦'.repeat(60)}…`);
  assert.is(nameOf('Claude\u202egpj.exe'), 'Claude gpj.exe');
  assert.is(nameOf('\u2066Bank\u2069\u200b\u0000\r\n\u2028x'), 'Bank x');
  for (const nothing of [undefined, null, 7, {}, '', ' \u200b ']) assert.is(nameOf(nothing), 'Unnamed client');
});

test('the consent page shows a hostile name as text, and the host that gets the code', async () => {
  const name = '<script>alert(1)</script>"><img src=x onerror=alert(1)>\u202e&amp;';
  const { id } = await service.newClient({ client_name: name, redirect_uris: [HTTPS] });
  const person = newPerson(service.url);
  const signIn = await person.visit(service.authorizationUrl({ id, redirectUri: HTTPS }, newVerifier()));
  const page = await person.submit(signIn, { ...ADA });
  assert.match(page.text, '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
  assert.not.match(page.text, /<script>alert|<img src=x|\u202e/);
  assert.match(page.text, 'assistant.example');
});

test.run();
