import { setImmediate } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../../config/tokens.ts';
import { HOSTILE } from '../../support/service/web-service.ts';
import { newConnectedApp } from '../../support/sign-in/sign-in-fixtures.ts';
import type { WebScenario } from './web-scenario.ts';

export const activity: WebScenario = (test, service) => {
  test('without calls the page says when some will appear', async () => {
    const page = await (await service().signIn(await service().newUser())).visit('/account/activity');
    assert.match(page.text, 'Nothing yet');
  });

  test('each call is listed with the app, the tool and the outcome, and others’ calls are not', async () => {
    const user = await service().newUser();
    const stranger = await service().newUser();
    const { app } = service();
    const { clientId } = await app.get(ports.connectedApps).add(newConnectedApp(user.id, { clientName: HOSTILE }));
    const at = service().clock.now();
    await app.get(useCases.activity).noteToolCalls([
      { userId: user.id, at, clientId, tool: 'get_transactions', outcome: 'ok' },
      { userId: user.id, at, clientId: null, tool: HOSTILE, outcome: 'failed' },
      { userId: stranger.id, at, clientId, tool: 'get_recurring_bills', outcome: 'ok' },
    ]);
    const { text } = await (await service().signIn(user)).visit('/account/activity');
    for (const part of ['Transactions', 'Answered', 'Failed', 'A token of the command line']) assert.match(text, part);
    assert.not.match(text, 'Recurring bills');
    assert.not.match(text, '<script>');
    assert.match(text, '&lt;script&gt;');
  });

  test('pages of fifty lead to older calls and back to the newest', async () => {
    const user = await service().newUser();
    const at = service().clock.now();
    const calls = Array.from({ length: 120 }, (_, index) => ({
      userId: user.id,
      at,
      clientId: null,
      tool: `tool-${index}.`,
      outcome: 'ok' as const,
    }));
    await service().app.get(useCases.activity).noteToolCalls(calls);
    const person = await service().signIn(user);
    const seen: string[] = [];
    let next: string | undefined = '/account/activity';
    for (let page = 0; next !== undefined && page < 5; page += 1) {
      const { text } = await person.visit(next);
      seen.push(...[...text.matchAll(/tool-\d+\./g)].map(([tool]) => tool));
      assert.is(text.includes('>Newest</a>'), page > 0);
      next = /href="([^"]*before=\d+)"/.exec(text)?.[1];
    }
    assert.equal(seen, calls.map(({ tool }) => tool).toReversed());
    for (const before of ['0', 'x', '-1', '1.5', '99999999999999999999']) {
      assert.is((await person.visit(`/account/activity?before=${before}`)).status, 404, before);
    }
  });

  test('a call through the tool endpoint appears, with nothing of its arguments', async () => {
    const user = await service().newUser();
    const token = (
      await service()
        .app.get(useCases.access)
        .issueAccessToken({
          email: user.email ?? '',
          audience: 'mcp',
          expiresInSeconds: 3_600,
        })
    ).secret;
    const params = { name: 'get_transactions', arguments: { search: 'my secret search' } };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const answer = await fetch(`${service().url}/mcp`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    assert.is(answer.status, 200);
    // The journal writes beside the requests, twice a second.
    const stored = () => service().app.get(ports.toolCalls).page(user.id, Number.MAX_SAFE_INTEGER, 1);
    while ((await stored()).length === 0) await setImmediate();
    const { text } = await (await service().signIn(user)).visit('/account/activity');
    assert.match(text, 'Transactions');
    assert.not.match(text, 'my secret search');
  });

  test('calls are forgotten after ninety days', async () => {
    const user = await service().newUser();
    const { app } = service();
    const call = { userId: user.id, clientId: null, tool: 'get_transactions', outcome: 'ok' } as const;
    await app.get(useCases.activity).noteToolCalls([{ ...call, at: service().clock.now() }]);
    service().clock.advanceSeconds(89 * 24 * 60 * 60);
    await app.get(useCases.activity).noteToolCalls([{ ...call, at: service().clock.now() }]);
    const kept = async () => (await app.get(ports.toolCalls).page(user.id, Number.MAX_SAFE_INTEGER, 9)).length;
    await app.get(useCases.activity).forgetToolCalls();
    assert.is(await kept(), 2);
    service().clock.advanceSeconds(2 * 24 * 60 * 60);
    await app.get(useCases.activity).forgetToolCalls();
    assert.is(await kept(), 1);
  });
};
