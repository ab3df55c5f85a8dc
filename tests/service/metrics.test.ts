import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceSome } from '../../config/container.ts';
import { serveMetrics } from '../../config/observability/metrics.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { assertNone } from '../support/assertions.ts';
import { type HttpService, openMemoryService, openPostgresService } from '../support/service/http-service.ts';

const TOKEN = 'a-token-of-these-tests-1';
const ON = { config: { logLevel: 'silent', metricsToken: TOKEN } } as const;

const metrics = suite('the metrics');

metrics('are off unless a setting switches them on', async () => {
  const service = await openMemoryService();
  assert.is((await service.send('GET', '/metrics')).status, 404);
  assert.is((await service.send('GET', '/metrics', { bearer: TOKEN })).status, 404);
  await service.close();
});

metrics('are shown to nobody without the token', async () => {
  const service = await openMemoryService(ON);
  const { key } = await service.newCaller();
  for (const bearer of ['', 'wrong', `${TOKEN}x`, TOKEN.slice(1), key]) {
    const { status, headers, text } = await service.send('GET', '/metrics', { bearer });
    assert.equal([status, headers.get('www-authenticate')], [401, 'Bearer']);
    assert.not.match(text, 'coffer_');
  }
  assert.is((await service.send('POST', '/metrics', { bearer: TOKEN })).status, 405);
  await service.close();
});

metrics('have the duration of requests by route, method and class of the status', async () => {
  const service = await openMemoryService(ON);
  const { get } = await service.newCaller();
  await get('/v1/transactions');
  await get('/v1/transactions?per-page=0');
  const text = await read(service);
  const route = 'route="/v1/transactions"';
  assert.match(text, `coffer_http_request_duration_seconds_count{method="GET",${route},status="2xx"} 1\n`);
  assert.match(text, `coffer_http_request_duration_seconds_count{method="GET",${route},status="4xx"} 1\n`);
  await service.close();
});

metrics('count remembered answers, attempts to sign in and what the process uses', async () => {
  const service = await openMemoryService(ON);
  const { get } = await service.newCaller();
  for (let times = 0; times < 3; times += 1) await get('/v1/transaction-categories');
  const attempts = service.app.get(ports.attempts);
  for (let times = 0; times < 100; times += 1) await attempts.count('confirmation_of_account', 'somebody');
  const text = await read(service);
  assert.is(valueOf(text, 'coffer_answers_hits_total'), 2);
  assert.is(valueOf(text, 'coffer_answers_misses_total'), 1);
  assert.ok(valueOf(text, 'coffer_answers_bytes') > 1_000);
  const allowed = valueOf(text, 'coffer_rate_limit_total{limit="attempts",outcome="allowed"}');
  const refused = valueOf(text, 'coffer_rate_limit_total{limit="attempts",outcome="refused"}');
  assert.is(allowed + refused, 100);
  assert.ok(allowed > 0 && refused > 0);
  assert.ok(valueOf(text, 'process_resident_memory_bytes') > 1_000_000);
  await service.close();
});

metrics('have the connections to the database', async () => {
  const service = await openPostgresService(ON);
  const text = await read(service);
  assert.ok(valueOf(text, 'coffer_database_connections') >= 1);
  assert.ok(valueOf(text, 'coffer_database_connections_in_use') >= 0);
  assert.is(valueOf(text, 'coffer_database_waiting'), 0);
  await service.close();
});

metrics('have as many series after requests for random addresses as before them', async () => {
  const service = await openMemoryService(ON);
  const { get, post } = await service.newCaller();
  const visit = async (part: string) => {
    await get(`/${part}`);
    await get(`/v1/${part}?${part}=${part}`);
    await post(`/v1/transactions/${part}`, {});
    await service.send('PROPFIND', `/${part}`);
  };
  await visit('first');
  const before = await seriesOf(service);
  for (let nth = 0; nth < 50; nth += 1) await visit(`p${nth}-${Math.random()}`);
  assert.equal(await seriesOf(service), before);
  await service.close();
});

metrics('contain no ids, e-mail addresses, names or texts of users', async () => {
  const service = await openMemoryService(ON);
  const { email, key, get, post } = await service.newCaller();
  const account = (await post('/v1/bank-accounts', { name: 'Secret Wallet', currency: 'USD' })).json();
  const entry = { amount: -987_654, bank_account_id: account.id, booked_at: '2026-03-05', description: 'Secret Shop' };
  const { id } = (await post('/v1/transactions', entry)).json();
  await get('/v1/transactions?filter[text]=Secret');
  await get(`/v1/transactions/${id}`);
  const text = await read(service);
  for (const secret of [email, key, 'Secret', '987654']) assert.not.match(text, secret);
  const labels = [...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route);
  assertNone(labels.filter((route) => /\d/.test((route ?? '').replace('/v1/', ''))));
  await service.close();
});

metrics('with a port of their own are on no other one', async () => {
  const config = { logLevel: 'silent', metricsPort: 0 } as const;
  const service = await openMemoryService({ config });
  assert.is((await service.send('GET', '/metrics')).status, 404);
  const { app } = service;
  const server = await serveMetrics(app.config, app.logger, app.readMetrics);
  const answer = await fetch(`${server?.url}/metrics`);
  assert.equal([answer.status, answer.headers.get('content-type')], [200, 'text/plain; version=0.0.4; charset=utf-8']);
  assert.match(await answer.text(), 'coffer_info');
  assert.is((await fetch(`${server?.url}/v1/transactions`)).status, 404);
  await server?.close(0);
  await service.close();
});

const log = suite('the log');

log('has the id of the request in every line that is written for it', async () => {
  const lines: string[] = [];
  const service = await openMemoryService({
    config: { logLevel: 'info' },
    logTo: { write: (line: string) => void lines.push(line) },
    replace: [
      replaceSome(useCases.transactions, {
        listCategories: async () => {
          service.app.logger.warn('inside');
          return [];
        },
      }),
    ],
  });
  const { key } = await service.newCaller();
  const headers = { 'X-Request-Id': 'my-own-id.1' };
  await service.send('GET', '/v1/transaction-categories', { bearer: key, headers });
  service.app.logger.warn('outside');
  const ids = lines.map((line) => JSON.parse(line)).map(({ msg, requestId }) => [msg, requestId]);
  assert.equal(ids, [
    ['inside', 'my-own-id.1'],
    ['request', 'my-own-id.1'],
    ['outside', undefined],
  ]);
  await service.close();
});

async function read(service: HttpService): Promise<string> {
  const { status, text } = await service.send('GET', '/metrics', { bearer: TOKEN });
  assert.is(status, 200);
  return text;
}

/** Names and labels of all series of the service, without the buckets of histograms. */
async function seriesOf(service: HttpService): Promise<readonly string[]> {
  await read(service);
  const lines = (await read(service)).split('\n').filter((line) => /^coffer_(?!\w+_bucket)/.test(line));
  return lines.map((line) => line.replace(/ \S+$/, '')).sort();
}

function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  assert.ok(line, `There is no ${series}.`);
  return Number(line?.slice(series.length + 1));
}

metrics.run();
log.run();
