import * as assert from 'uvu/assert';
import { type Replacement, replaceSome } from '../../../config/container.ts';
import { type Token, useCases } from '../../../config/tokens.ts';
import { unavailable } from '../../../domain/error.ts';
import { withService } from '../../support/service/http-service.ts';
import { securedRoutes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';

/** Contract 1.5: health, readiness, documentation and logs. */
export const serviceScenarios: Scenarios = (test, service, open) => {
  test('GET /health needs no credential', async () => {
    const answer = await service().send('GET', '/health');
    assert.equal([answer.status, answer.text], [200, '{"status":"ok"}']);
  });

  test('GET /ready reports that the service is ready, with its checks', async () => {
    const answer = await service().send('GET', '/ready');
    assert.is(answer.status, 200);
    assert.is(answer.json().status, 'ready');
    for (const check of Object.values<{ ok: boolean }>(answer.json().checks)) assert.type(check.ok, 'boolean');
  });

  test('GET /ready is a 503 that names what is missing', async () => {
    const missing = { ok: false, detail: 'The vault is closed.' };
    const notReady = async () => ({ ready: false, checks: { vault: missing } });
    await withService(open, { replace: [replaceSome(useCases.service, { checkReadiness: notReady })] }, async (own) => {
      const answer = await own.send('GET', '/ready');
      assert.is(answer.status, 503);
      assert.is(answer.json().status, 'not ready');
      assert.equal(answer.json().checks, { vault: missing });
      service().remember(own.answers);
    });
  });

  test('an unexpected failure is a 500 that contains only the request id, which the log has too', async () => {
    const lines: string[] = [];
    const secret = 'PAYEE-4711';
    const broken = () => {
      throw new Error(`insert failed for ${secret}`, { cause: Object.assign(new Error(secret), { detail: secret }) });
    };
    await withService(
      open,
      {
        config: { logLevel: 'info' },
        logTo: { write: (line) => lines.push(line) },
        replace: breakAll(broken),
      },
      async (own) => {
        const caller = await own.newCaller();
        for (const { method, path, body } of securedRoutes) {
          const valid = BODIES.get(`${method} ${path}`);
          assert.is(body === undefined, valid === undefined);
          const target = path.replace('{id}', '1') + (QUERIES.get(path) ?? '');
          const answer = await own.send(method, target, { bearer: caller.key, json: valid });
          assert.is(answer.status, 500);
          const request_id = answer.headers.get('x-request-id');
          assert.equal(answer.json(), {
            message: 'Something went wrong here. The request id helps to find out what.',
            request_id,
          });
          const logged = lines.filter((line) => line.includes(request_id ?? 'none'));
          assert.ok(logged.some((line) => line.includes('unexpected error')));
          const page = await own.send(method, target, { bearer: caller.key, json: valid, accept: 'text/html' });
          assert.is(page.status, 500);
          assert.not.match(page.text, secret);
        }
        assert.not.match(lines.join('\n'), secret);
        service().remember(own.answers);
      },
    );
  });

  test('an unavailable database is a 503 on every route that needs it', async () => {
    const fail = () => {
      throw unavailable();
    };
    await withService(open, { replace: breakAll(fail) }, async (own) => {
      const caller = await own.newCaller();
      for (const { method, path } of securedRoutes) {
        const json = BODIES.get(`${method} ${path}`);
        const target = path.replace('{id}', '1') + (QUERIES.get(path) ?? '');
        const answer = await own.send(method, target, { bearer: caller.key, json });
        assert.is(answer.status, 503);
        assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
        assert.is(answer.json().message, 'The database is unavailable. Try again in a few seconds.');
      }
      service().remember(own.answers);
    });
  });

  test('the log has one line per request, with the route and without its contents', async () => {
    const lines: string[] = [];
    await withService(
      open,
      { config: { logLevel: 'info' }, logTo: { write: (line) => lines.push(line) } },
      async (own) => {
        const caller = await own.newCaller();
        const account = { name: 'SECRET-NAME', currency: 'EUR' };
        const { id }: { id: number } = (await caller.post('/v1/bank-accounts', account)).json();
        const entry = {
          amount: -1,
          bank_account_id: id,
          booked_at: '2026-03-05',
          description: 'SECRET-PAYEE',
          notes: 'SECRET-NOTE',
        };
        const answer = await caller.post('/v1/transactions', entry, { headers: { 'Idempotency-Key': 'SECRET-KEY' } });
        await caller.get('/v1/transactions?filter[text]=SECRET-SEARCH');
        await own.send('GET', '/SECRET-PATH');
        const text = lines.join('');
        assert.not.match(text, /SECRET|coffer_sk_/);
        assert.not.match(text, caller.key);
        const logged = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request');
        assert.is(logged.length, 4);
        const { requestId, method, route, status, userId, ms } = logged[1];
        assert.is(requestId, answer.headers.get('x-request-id'));
        assert.equal([method, route, status, userId], ['POST', '/v1/transactions', 201, caller.userId]);
        assert.type(ms, 'number');
      },
    );
  });

  test('GET /docs is a page that may load files of this service alone, and runs no script of its own', async () => {
    const answer = await service().send('GET', '/docs', { accept: 'text/html' });
    assert.equal([answer.status, answer.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.match(
      policy,
      /^default-src 'none'; style-src 'sha256-[^']+' 'self'; script-src 'self'; connect-src 'self'; /,
    );
    assert.not.match(policy, /unsafe|https?:|\*/);
    assert.not.match(answer.text, /(src|href)="(https?:)?\/\//);
    assert.not.match(answer.text, /<script(?! defer src="docs\/assets\/)/);
  });
};

/** Makes every use-case behind the secured routes do `broken`. */
function breakAll(broken: () => never): readonly Replacement[] {
  const { accounts, bills, categoryRules, connections, imports, transactions } = useCases;
  const breakOne =
    ({ id }: Token<object>): Replacement =>
    (container) =>
      container.onActivation<object>(id, (_, made) =>
        Object.fromEntries(Object.keys(made).map((name) => [name, broken])),
      );
  return [accounts, bills, categoryRules, connections, imports, transactions].map(breakOne);
}

const BODIES = new Map<string, object>([
  ['POST /v1/transactions', { amount: -5, bank_account_id: 1, booked_at: '2026-03-05', description: 'PAYEE-4711' }],
  ['PUT /v1/transactions/{id}', { notes: 'PAYEE-4711' }],
  ['POST /v1/category-rules', { merchant: 'PAYEE-4711', category_id: 101 }],
  ['PUT /v1/possible-duplicates/{id}', { settled_as: 'same' }],
  ['POST /v1/bank-accounts', { name: 'PAYEE-4711', currency: 'EUR' }],
  ['PUT /v1/bank-accounts/{id}', { name: 'PAYEE-4711' }],
  ['POST /v1/account-merges', { bank_account_id: 1, merged_bank_account_id: 2 }],
  ['POST /v1/bills', { name: 'PAYEE-4711', amount: 1, cycle: 'monthly' }],
  ['PUT /v1/bills/{id}', { name: 'PAYEE-4711' }],
  ['POST /v1/bills/{id}/corrections', { kind: 'confirmed' }],
  ['POST /v1/connections', { provider: 'plaid' }],
  ['POST /v1/connections/{id}/complete', {}],
  ['POST /v1/connections/{id}/renew', {}],
  ['PUT /v1/connections/{id}/accounts', { accounts: [] }],
]);

/** Parameters without which a route refuses. */
const QUERIES = new Map([['/v1/connectable-banks', '?provider=plaid&country=US']]);
