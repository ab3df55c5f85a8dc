import * as assert from 'uvu/assert';
import { replace } from '../../../config/container.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import { addSeconds } from '../../../domain/calendar.ts';
import { testClock } from '../../support/clock.ts';
import { timestamp } from '../../support/fixtures.ts';
import { withService } from '../../support/service/http-service.ts';
import { securedRoutes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';

/** Specification 4.1, 5.1, 7.1; contract 1.3, 4. */
export const authenticationScenarios: Scenarios = (test, service, open) => {
  for (const { method, path } of securedRoutes) {
    const explains401 = method === 'POST';
    const target = path.replace('{id}', '1');

    test(`${method} ${path} without a credential is a 401 with ${explains401 ? 'a message' : 'an empty body'}`, async () => {
      const answer = await service().send(method, target);
      assert.is(answer.status, 401);
      assert.is(answer.headers.get('www-authenticate'), 'Bearer');
      assert.is(answer.text, explains401 ? '{"message":"Unauthenticated."}' : '');
    });

    test(`${method} ${path} without a credential shows a page to a browser`, async () => {
      const answer = await service().send(method, target, { accept: 'text/html' });
      assert.is(answer.status, 401);
      assert.is(answer.headers.get('www-authenticate'), 'Bearer');
      assert.match(answer.text, 'Unauthenticated.');
    });

    test(`${method} ${path} with the token of a deleted user is a 403`, async () => {
      const caller = await service().newCaller();
      const bearer = await service().newToken(caller);
      await service().prepare(({ users }) => users.erase(caller.userId, timestamp('2026-11-01T00:00:00.000000Z')));
      const answer = await service().send(method, target, { bearer });
      assert.is(answer.status, 403);
      assert.equal(answer.json(), { message: 'The account of this token is not linked to this service.' });
    });
  }

  for (const route of securedRoutes.filter(({ scope }) => scope === 'finance:write')) {
    test(`${route.method} ${route.path} with a read-only key is a 403, even if the id is malformed`, async () => {
      const reader = await service().newCaller(['finance:read']);
      const { method, path } = route;
      const answer = await service().send(method, path.replace('{id}', '0'), { bearer: reader.key });
      assert.is(answer.status, 403);
      assert.equal(answer.json(), { message: 'This credential lacks the scope finance:write.' });
      assert.match(answer.headers.get('www-authenticate') ?? '', 'insufficient_scope');
    });
  }

  test('a read-only key can read', async () => {
    const reader = await service().newCaller(['finance:read']);
    assert.is((await reader.get('/v1/bank-accounts')).status, 200);
  });

  for (const [what, header] of [
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['a scheme alone', 'Bearer'],
    ['two tokens', 'Bearer one two'],
    ['a token of an unknown form', 'Bearer nonsense'],
    ['a key that was never issued', `Bearer coffer_sk_${'a'.repeat(49)}`],
    ['a token that was never issued', `Bearer coffer_at_${'a'.repeat(49)}`],
  ] as const) {
    test(`${what} is not a credential`, async () => {
      const answer = await service().send('GET', '/v1/bank-accounts', { headers: { Authorization: header } });
      assert.is(answer.status, 401);
    });
  }

  test('the scheme may be written in any case', async () => {
    const { key } = await service().newCaller();
    const answer = await service().send('GET', '/v1/bank-accounts', { headers: { Authorization: `bEARER ${key}` } });
    assert.is(answer.status, 200);
  });

  test('a revoked key is refused on the next request', async () => {
    const caller = await service().newCaller();
    assert.is((await caller.get('/v1/bank-accounts')).status, 200);
    const { app } = service();
    const [key] = await app.get(ports.apiKeys).list(caller.userId);
    await app.get(useCases.access).revokeApiKey(caller.email, key?.id ?? 0);
    assert.is((await caller.get('/v1/bank-accounts')).status, 401);
  });

  test('a key is valid for one year', async () => {
    const clock = testClock();
    await withService(open, { replace: [replace(ports.clock, clock)] }, async (own) => {
      const caller = await own.newCaller();
      clock.advanceSeconds(364 * 86_400);
      assert.is((await caller.get('/v1/bank-accounts')).status, 200);
      clock.advanceSeconds(86_401);
      assert.is((await caller.get('/v1/bank-accounts')).status, 401);
    });
  });

  test('an access token for this interface works like a key', async () => {
    const caller = await service().newCaller();
    const bearer = await service().newToken(caller);
    assert.is((await caller.get('/v1/bank-accounts', { bearer })).status, 200);
  });

  test('an access token for the tool endpoint is refused', async () => {
    const caller = await service().newCaller();
    const bearer = await service().newToken(caller, { audience: 'mcp' });
    assert.is((await caller.get('/v1/bank-accounts', { bearer })).status, 401);
  });

  test('an expired access token is refused', async () => {
    const caller = await service().newCaller();
    const expiresAt = addSeconds(service().app.get(ports.clock).now(), -1);
    const bearer = await service().newToken(caller, { expiresAt });
    assert.is((await caller.get('/v1/bank-accounts', { bearer })).status, 401);
  });
};
