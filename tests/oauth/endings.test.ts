import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../config/tokens.ts';
import { REPEAT_SECONDS } from '../../domain/access/redemption.ts';
import type { RawAnswer } from '../support/service/raw-http.ts';
import { type IssuedTokens, type OAuthClient, refusalOf, tokensOf } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService, STORES } from '../support/sign-in/oauth-service.ts';

const UNKNOWN_TOKEN = '401 -32001';
const NOT_LINKED = '403 -32002';
const NO_PLAN = '403 -32005';

for (const store of STORES) {
  const test = suite(`endings take effect on the very next request, on ${store}`);
  let service: OAuthService;
  let client: OAuthClient;
  test.before(async () => {
    service = await openOAuthService(store);
    client = await service.newClient();
  });
  test.after(() => service.close());

  test('a code that comes back late kills the tokens that it gave, and the app is no longer connected', async () => {
    const issued = await service.newCode(client);
    const tokens = tokensOf(await service.redeem(issued));
    await requireAlive(service, tokens);
    service.advanceSeconds(REPEAT_SECONDS);
    assert.is(refusalOf(await service.redeem(issued)), '400 invalid_grant');
    await requireDead(service, client, tokens);
  });

  test('a refresh token that comes back kills its successors, and the app is no longer connected', async () => {
    const first = await service.newTokens(client);
    const second = tokensOf(await service.refresh(client, first.refresh));
    const third = tokensOf(await service.refresh(client, second.refresh));
    await requireAlive(service, third);
    assert.is(refusalOf(await service.refresh(client, first.refresh)), '400 invalid_grant');
    for (const tokens of [first, second, third]) await requireDead(service, client, tokens);
  });

  test('so does a refresh token ten seconds after it was used, also where its successor was not', async () => {
    const first = await service.newTokens(client);
    const second = tokensOf(await service.refresh(client, first.refresh));
    service.advanceSeconds(REPEAT_SECONDS);
    assert.is(refusalOf(await service.refresh(client, first.refresh)), '400 invalid_grant');
    for (const tokens of [first, second]) await requireDead(service, client, tokens);
  });

  test('a replay ends the approval that it belongs to, and no other of the same client and user', async () => {
    const other = await service.newTokens(client);
    const issued = await service.newCode(client);
    const tokens = tokensOf(await service.redeem(issued));
    service.advanceSeconds(REPEAT_SECONDS);
    await service.redeem(issued);
    await requireDead(service, client, tokens);
    await requireAlive(service, other);
    await service.post('/oauth/revoke', { client_id: client.id, token: other.refresh });
  });

  test('a replay by another client, or without the verifier, ends nothing', async () => {
    const issued = await service.newCode(client);
    const tokens = tokensOf(await service.redeem(issued));
    const thief = await service.newClient();
    assert.is(refusalOf(await service.redeem(issued, { client_id: thief.id })), '400 invalid_grant');
    assert.is(refusalOf(await service.redeem(issued, { code_verifier: 'x'.repeat(43) })), '400 invalid_grant');
    assert.is(refusalOf(await service.refresh(thief, tokens.refresh)), '400 invalid_grant');
    await requireAlive(service, tokens);
    await service.post('/oauth/revoke', { client_id: client.id, token: tokens.refresh });
  });

  test('a person revokes the app: its tokens are dead', async () => {
    const tokens = await service.newTokens(client);
    const [app] = await service.app.get(useCases.apps).listApps(service.userId);
    await service.app.get(useCases.apps).revokeApp(service.userId, app?.id ?? 0);
    await requireDead(service, client, tokens);
  });

  for (const kind of ['access', 'refresh'] as const) {
    test(`a client revokes its ${kind} token: the whole approval has ended`, async () => {
      const tokens = await service.newTokens(client);
      const answer = await service.post('/oauth/revoke', { client_id: client.id, token: tokens[kind] });
      assert.is(answer.status, 200);
      await requireDead(service, client, tokens);
    });
  }

  test('a client cannot revoke or inspect the tokens of another', async () => {
    const tokens = await service.newTokens(client);
    const stranger = await service.newClient();
    for (const token of [tokens.access, tokens.refresh]) {
      await service.post('/oauth/revoke', { client_id: stranger.id, token });
      const { text } = await service.post('/oauth/introspect', { client_id: stranger.id, token });
      assert.equal(JSON.parse(text), { active: false });
    }
    await requireAlive(service, tokens);
    await service.post('/oauth/revoke', { client_id: client.id, token: tokens.refresh });
  });

  test('a user without the plan is refused, and admitted again with it', async () => {
    const { access } = await service.newTokens(client);
    await service.app.get(useCases.users).setPlan(ADA.email, 'free');
    assert.is(errorOf(await service.listTools(access)), NO_PLAN);
    await service.app.get(useCases.users).setPlan(ADA.email, 'pro');
    assert.is((await service.listTools(access)).status, 200);
  });

  test('an access token is dead after an hour, a code after a minute, a refresh token after thirty days', async () => {
    const tokens = await service.newTokens(client);
    const late = await service.newCode(client);
    service.advanceSeconds(61);
    assert.is(refusalOf(await service.redeem(late)), '400 invalid_grant');
    await requireAlive(service, tokens);
    service.advanceSeconds(3_600);
    assert.is(errorOf(await service.listTools(tokens.access)), UNKNOWN_TOKEN);
    const renewed = tokensOf(await service.refresh(client, tokens.refresh));
    service.advanceSeconds(30 * 24 * 3_600 + 1);
    assert.is(refusalOf(await service.refresh(client, renewed.refresh)), '400 invalid_grant');
  });

  test('a deleted user: a live access token is 403 and not linked, codes and refresh tokens are invalid grants', async () => {
    const tokens = await service.newTokens(client);
    const forRest = await service.newTokens(client, { resource: `${service.url}/v1` });
    const issued = await service.newCode(client);
    await service.app.get(useCases.users).deleteUser(ADA.email);
    assert.is(errorOf(await service.listTools(tokens.access)), NOT_LINKED);
    assert.is((await service.listAccounts(forRest.access)).status, 403);
    assert.is(refusalOf(await service.refresh(client, tokens.refresh)), '400 invalid_grant');
    assert.is(refusalOf(await service.redeem(issued)), '400 invalid_grant');
  });

  test.run();
}

async function requireAlive(service: OAuthService, { access }: IssuedTokens): Promise<void> {
  assert.is((await service.listTools(access)).status, 200);
}

async function requireDead(service: OAuthService, client: OAuthClient, tokens: IssuedTokens): Promise<void> {
  assert.is(errorOf(await service.listTools(tokens.access)), UNKNOWN_TOKEN);
  assert.is(refusalOf(await service.refresh(client, tokens.refresh)), '400 invalid_grant');
  const { text } = await service.post('/oauth/introspect', { client_id: client.id, token: tokens.access });
  assert.equal(JSON.parse(text), { active: false });
  const found = await service.app.get(ports.accessTokens).findByHash(digestOf(service, tokens.access));
  const apps = await service.app.get(useCases.apps).listApps(service.userId);
  assert.not(apps.some(({ grantId }) => grantId === found?.token.grantId));
}

function digestOf(service: OAuthService, token: string): string {
  return service.app.get(ports.secrets).digest(token);
}

/** Status and code of an error at the tool endpoint. */
function errorOf({ status, text }: RawAnswer): string {
  return `${status} ${JSON.parse(text).error?.code}`;
}
