import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { pluck } from '../../support/assertions.ts';
import { aManualAccount, aTransaction, newBill } from '../../support/fixtures.ts';
import type { HttpAnswer } from '../../support/service/http-client.ts';
import type { Caller, HttpService } from '../../support/service/http-service.ts';
import { type RawAnswer, sendRaw } from '../../support/service/raw-http.ts';
import { routes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';
import { aConnection } from './imports/a-connection.ts';
import { anImport } from './imports/an-import.ts';

const PROBES = ['/health', '/ready'];
const READS = routes.filter(({ method, path }) => method === 'GET' && !PROBES.includes(path)).map(({ path }) => path);
const LIST = '/v1/transaction-categories';
/** Parameters without which a route refuses. */
const QUERIES = new Map([['/v1/connectable-banks', '?provider=simplefin&country=US']]);
const STRONG = /^"[\w-]{20,}"$/;

async function idFor(path: string, caller: Caller, service: HttpService): Promise<number> {
  if (path.startsWith('/v1/connections')) return aConnection(caller);
  if (path.startsWith('/v1/bills')) return (await service.prepare(({ bills }) => bills.add(newBill(caller.userId)))).id;
  if (path.startsWith('/v1/transactions')) {
    return service.prepare(
      async (stores) => (await aTransaction(stores, await aManualAccount(stores, caller.userId))).id,
    );
  }
  return anImport(service, caller);
}

/** Contract 1.12. */
export const representationScenarios: Scenarios = (test, service) => {
  for (const path of READS) {
    test(`GET ${path} has a strong tag, and is a 304 without a body to a client that names it`, async () => {
      const caller = await service().newCaller();
      const id = await idFor(path, caller, service());
      const target = path.replace('{id}', String(id)) + (QUERIES.get(path) ?? '');
      const read = (tag?: string) => caller.get(target, tag === undefined ? {} : { headers: { 'If-None-Match': tag } });
      const { headers, status } = await read();
      const tag = headers.get('etag') ?? '';
      assert.equal([status, headers.get('cache-control')], [200, 'private, no-cache']);
      assert.match(tag.replace(/-(gzip|br)"$/, '"'), STRONG);
      for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
        const unchanged = await read(known);
        assert.equal([unchanged.status, unchanged.text, unchanged.headers.get('etag')], [304, '', tag], known);
        assert.is(unchanged.headers.get('cache-control'), 'private, no-cache');
        assert.is(unchanged.headers.get('vary'), headers.get('vary'));
      }
      for (const other of ['"other"', tag.slice(1, -1), '""']) assert.is((await read(other)).status, 200, other);
    });
  }

  test('the tag changes with the data', async () => {
    const caller = await service().newCaller();
    const { id } = (await caller.post('/v1/bank-accounts', { name: 'Wallet', currency: 'EUR' })).json();
    const before = (await caller.get('/v1/bank-accounts')).headers.get('etag') ?? '';
    const readAgain = () => caller.get('/v1/bank-accounts', { headers: { 'If-None-Match': before } });
    assert.is((await readAgain()).status, 304);
    await caller.put(`/v1/bank-accounts/${id}`, { hidden: true });
    const changed = await readAgain();
    assert.equal([changed.status, changed.json()[0].hidden], [200, true]);
    assert.is.not(changed.headers.get('etag'), before);
  });

  test('a tag is not a credential: without one a read is a 401, and with another user’s tag a 200', async () => {
    const [ada, bob] = [await service().newCaller(), await service().newCaller()];
    await ada.post('/v1/bank-accounts', { name: 'Ada', currency: 'EUR' });
    const tag = (await ada.get('/v1/bank-accounts')).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': tag };
    assert.is((await bob.get('/v1/bank-accounts', { headers })).status, 200);
    for (const known of [tag, '*']) {
      const stranger = await service().send('GET', '/v1/bank-accounts', { headers: { 'If-None-Match': known } });
      assert.is(stranger.status, 401);
    }
  });

  test('errors, writes and probes have no tag, and caches must not store them', async () => {
    const caller = await service().newCaller();
    const answers: readonly HttpAnswer[] = [
      await caller.get('/v1/transactions?page=x'),
      await caller.get('/nowhere'),
      await caller.post('/v1/bank-accounts', { name: 'Wallet', currency: 'EUR' }),
      ...(await Promise.all(PROBES.map((path) => caller.get(path, { headers: { 'If-None-Match': '*' } })))),
    ];
    for (const { path, headers } of answers) {
      assert.equal([headers.get('etag'), headers.get('cache-control')], [null, 'no-store'], path);
    }
    assert.equal(pluck(answers, 'status'), [422, 404, 201, 200, 200]);
  });

  test('a client gets the coding that it prefers of gzip and Brotli, each with its own tag', async () => {
    const caller = await service().newCaller();
    const plain = await readAs(service(), caller);
    assert.is(plain.headers['content-encoding'], undefined);
    for (const [accepted, coding] of ACCEPTED) {
      const answer = await readAs(service(), caller, accepted);
      assert.is(answer.headers['content-encoding'], coding, accepted);
      assert.is(decoded(answer), plain.text, accepted);
      assert.is(answer.headers['content-length'], String(answer.bytes.length));
      assert.match(answer.headers.vary ?? '', 'Accept-Encoding');
      assert.is(answer.headers.etag === plain.headers.etag, coding === undefined, accepted);
      if (coding !== undefined) assert.ok(answer.bytes.length < plain.bytes.length / 2, accepted);
    }
  });

  test('a tag of one coding is current for that coding alone', async () => {
    const caller = await service().newCaller();
    const codings = ['identity', 'gzip', 'br'];
    const tags = await Promise.all(codings.map(async (each) => (await readAs(service(), caller, each)).headers.etag));
    assert.is(new Set(tags).size, 3);
    for (const coding of codings) {
      const statuses = await Promise.all(
        tags.map(async (tag) => (await readAs(service(), caller, coding, { 'If-None-Match': tag })).status),
      );
      assert.equal(
        statuses,
        codings.map((each) => (each === coding ? 304 : 200)),
        coding,
      );
    }
  });

  test('HEAD has the headers of GET in every coding', async () => {
    const caller = await service().newCaller();
    for (const coding of ['identity', 'gzip', 'br']) {
      const [get, head] = [
        await readAs(service(), caller, coding),
        await readAs(service(), caller, coding, {}, 'HEAD'),
      ];
      assert.is(head.text, '');
      for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary', 'cache-control']) {
        assert.is(head.headers[name], get.headers[name], `${name} in ${coding}`);
      }
      const headers = { 'If-None-Match': get.headers.etag };
      assert.is((await readAs(service(), caller, coding, headers, 'HEAD')).status, 304);
    }
  });

  test('a short response is not compressed, nor is one of the tool endpoint', async () => {
    const caller = await service().newCaller();
    const asked = { 'Accept-Encoding': 'gzip, br', Authorization: `Bearer ${caller.key}` };
    const short = await sendRaw(`${service().url}/v1/bank-accounts`, { headers: asked });
    assert.equal([short.text, short.headers['content-encoding'], short.headers.vary], ['[]', undefined, undefined]);

    const token = await service().newToken(caller, { audience: 'mcp' });
    const tools = await sendRaw(`${service().url}/mcp`, {
      method: 'POST',
      headers: { ...asked, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    assert.equal([tools.status, tools.headers['content-encoding']], [200, undefined]);
    assert.ok(tools.text.length > 2_000);
  });
};

const ACCEPTED: readonly (readonly [accepted: string, coding: 'gzip' | 'br' | undefined])[] = [
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip;q=0.5, br', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  ['zstd, deflate', undefined],
  ['', undefined],
];

function readAs(
  service: HttpService,
  { key }: Caller,
  coding?: string,
  headers: Readonly<Record<string, string | undefined>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const common = { Authorization: `Bearer ${key}`, 'Accept-Encoding': coding };
  return sendRaw(`${service.url}${LIST}`, { method, headers: { ...common, ...headers } });
}

function decoded({ bytes, headers }: RawAnswer): string {
  switch (headers['content-encoding']) {
    case 'gzip':
      return gunzipSync(bytes).toString();
    case 'br':
      return brotliDecompressSync(bytes).toString();
    default:
      return bytes.toString();
  }
}
