import * as assert from 'uvu/assert';
import { ports, type Token } from '../../../config/tokens.ts';
import type { ConnectedApp } from '../../../domain/access/connected-app.ts';
import type { User } from '../../../domain/access/user.ts';
import { newAccessToken } from '../../support/fixtures.ts';
import { HOSTILE, type WebService } from '../../support/service/web-service.ts';
import { newConnectedApp } from '../../support/sign-in/sign-in-fixtures.ts';
import type { WebScenario } from './web-scenario.ts';

export const connectedApps: WebScenario = (test, service) => {
  test('without apps the page says how to connect one', async () => {
    const page = await (await service().signIn(await service().newUser())).visit('/account/apps');
    assert.match(page.text, 'No connected apps');
    assert.match(page.text, `${service().url}/mcp`);
  });

  test('an app is shown with what it may do, since when, and when it was last used', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const { token } = await connect(service(), user, { clientName: 'Example Assistant', redirectHosts: ['a.example'] });
    const fresh = (await person.visit('/account/apps')).text;
    for (const text of ['Example Assistant', 'a.example', 'Read', 'Mar 7, 2026', 'never']) assert.match(fresh, text);
    assert.is(await statusOf(service(), token), 200);
    const used = (await person.visit('/account/apps')).text;
    assert.not.match(used, 'never');
    assert.match(used, service().clock.now().slice(11, 16));
  });

  test('the last use moves with the minute, and once a minute only', async () => {
    const user = await service().newUser();
    const { app, token } = await connect(service(), user);
    const lastUse = async () =>
      (await service().app.get(ports.connectedApps).findByGrant(app.grantId))?.lastUsedAt ?? undefined;
    await statusOf(service(), token);
    const first = await lastUse();
    assert.is(first, `${service().clock.now().slice(0, 17)}00.000000Z`);
    service().clock.advanceSeconds(60);
    await statusOf(service(), token);
    assert.is.not(await lastUse(), first);
  });

  test('a disconnected app is refused on its next request, and disconnecting asks first', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const { app, token } = await connect(service(), user);
    const question = await person.visit(`/account/apps/${app.id}/revoke`);
    assert.match(question.text, 'Example Assistant');
    assert.is(await statusOf(service(), token), 200);
    const done = await person.submit(question, {});
    assert.match(done.text, 'The app is disconnected');
    assert.not.match(done.text, 'Example Assistant');
    assert.is(await statusOf(service(), token), 401);
    assert.is((await person.visit(`/account/apps/${app.id}/revoke`)).status, 404);
  });

  test('another user’s app and an unknown one are the same: 404', async () => {
    const theirs = await connect(service(), await service().newUser());
    const user = await service().newUser();
    const own = await connect(service(), user);
    const person = await service().signIn(user);
    const page = await person.visit(`/account/apps/${own.app.id}/revoke`);
    const forged = { ...page, text: page.text.replaceAll(`apps/${own.app.id}/`, `apps/${theirs.app.id}/`) };
    assert.is((await person.submit(forged, {})).status, 404);
    for (const id of [theirs.app.id, Number.MAX_SAFE_INTEGER, 'x']) {
      assert.is((await person.visit(`/account/apps/${id}/revoke`)).status, 404);
    }
    assert.is(await statusOf(service(), theirs.token), 200);
    assert.is((await person.submit(page, { form_token: '' })).status, 403);
    assert.is(await statusOf(service(), own.token), 200);
  });

  test('a hostile name is shown as text', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const { app } = await connect(service(), user, { clientName: HOSTILE, redirectHosts: [HOSTILE] });
    for (const place of ['/account/apps', `/account/apps/${app.id}/revoke`]) {
      const { text } = await person.visit(place);
      assert.not.match(text, '<script>');
      assert.not.match(text, '<img src=x');
      assert.match(text, '&lt;script&gt;');
    }
  });
};

async function connect(
  { app: service }: WebService,
  { id }: User,
  given: Partial<ConnectedApp> = {},
): Promise<{ app: ConnectedApp; token: string }> {
  const get = <Thing>(token: Token<Thing>) => service.get(token);
  const app = await get(ports.connectedApps).add(newConnectedApp(id, given));
  const token = get(ports.secrets).newAccessToken();
  const { clientId, grantId } = app;
  await get(ports.accessTokens).add(
    newAccessToken(id, { hash: get(ports.secrets).digest(token), clientId, grantId, audience: 'mcp' }),
  );
  return { app, token };
}

/** Of a harmless request with the token. */
async function statusOf({ url }: WebService, token: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return (await fetch(`${url}/mcp`, { method: 'POST', headers, body })).status;
}
