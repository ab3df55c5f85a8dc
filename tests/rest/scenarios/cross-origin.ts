import * as assert from 'uvu/assert';
import type { HttpAnswer } from '../../support/service/http-client.ts';
import { withService } from '../../support/service/http-service.ts';
import type { Scenarios } from '../scenarios.ts';

const ORIGIN = 'https://app.example';
const OTHERS = ['https://app.example.evil.example', 'http://app.example', 'https://app.example:8443', 'null', ''];
const PREFLIGHT = { Origin: ORIGIN, 'Access-Control-Request-Method': 'POST' };

/** Contract 7.1, issue: pages of other origins. */
export const crossOriginScenarios: Scenarios = (test, service, open) => {
  test('by default no page of another origin may read anything', async () => {
    const caller = await service().newCaller();
    for (const answer of [
      await caller.get('/v1/bank-accounts', { headers: { Origin: ORIGIN } }),
      await service().send('OPTIONS', '/v1/transactions', { headers: PREFLIGHT }),
    ]) {
      assert.equal(corsHeaders(answer), []);
    }
  });

  const config = { corsAllowedOrigins: ['https://other.example', ORIGIN] };

  test('a page of an allowed origin may read responses and errors, with the headers that it needs', async () => {
    await withService(open, { config }, async (own) => {
      const caller = await own.newCaller();
      const headers = { Origin: ORIGIN };
      for (const [answer, status] of [
        [await caller.get('/v1/bank-accounts', { headers }), 200],
        [await caller.post('/v1/bank-accounts', { name: 'Wallet', currency: 'EUR' }, { headers }), 201],
        [await caller.get('/v1/transactions?page=0', { headers }), 422],
        [await own.send('GET', '/v1/transactions', { headers }), 401],
        [await caller.get('/v1/nothing', { headers }), 404],
      ] as const) {
        assert.is(answer.status, status);
        assert.is(answer.headers.get('access-control-allow-origin'), ORIGIN);
        assert.is(answer.headers.get('access-control-allow-credentials'), null);
        const exposed = namesIn(answer, 'access-control-expose-headers');
        for (const name of ['etag', 'x-request-id', 'retry-after', 'idempotency-replayed', 'www-authenticate']) {
          assert.ok(exposed.includes(name), name);
        }
        assert.ok(namesIn(answer, 'vary').includes('origin'));
      }
      service().remember(own.answers);
    });
  });

  test('a browser may send the preflight request of an allowed page without a credential', async () => {
    await withService(open, { config }, async (own) => {
      for (const path of ['/v1/transactions', '/v1/bank-accounts/1', '/app/v1/transactions']) {
        const answer = await own.send('OPTIONS', path, { headers: PREFLIGHT });
        assert.equal([answer.status, answer.headers.get('access-control-allow-origin')], [204, ORIGIN], path);
        assert.equal(namesIn(answer, 'access-control-allow-methods'), ['get', 'post', 'put', 'delete']);
        const taken = namesIn(answer, 'access-control-allow-headers');
        for (const name of ['authorization', 'content-type', 'accept', 'idempotency-key', 'if-none-match']) {
          assert.ok(taken.includes(name), name);
        }
      }
      service().remember(own.answers);
    });
  });

  test('origins are compared exactly, and Vary names them', async () => {
    await withService(open, { config }, async (own) => {
      const caller = await own.newCaller();
      for (const Origin of OTHERS) {
        const read = await caller.get('/v1/bank-accounts', { headers: { Origin } });
        const asked = await own.send('OPTIONS', '/v1/transactions', { headers: { ...PREFLIGHT, Origin } });
        assert.equal([...corsHeaders(read), ...corsHeaders(asked)], [], Origin);
        assert.ok(namesIn(read, 'vary').includes('origin'));
      }
      service().remember(own.answers);
    });
  });

  test('only the REST interface is open to the allowed origins', async () => {
    await withService(open, { config }, async (own) => {
      for (const path of ['/openapi.json', '/docs', '/ready', '/v1x', '/mcp']) {
        const answer = await own.send('GET', path, { headers: { Origin: ORIGIN } });
        assert.equal(corsHeaders(answer), [], path);
      }
    });
  });
};

function corsHeaders({ headers }: HttpAnswer): readonly string[] {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

function namesIn({ headers }: HttpAnswer, header: string): readonly string[] {
  return (headers.get(header) ?? '').toLowerCase().split(/, */);
}
