import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StatelessMode } from '../../adapters/mcp/protocol/stateless-mode.ts';
import { aUser } from '../support/fixtures.ts';
import type { RawAnswer, RawRequest } from '../support/service/raw-http.ts';
import { openToolService, type ToolService } from '../support/service/tool-service.ts';

const NEWEST = '2026-07-28';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';
const SERVER_KEY = 'io.modelcontextprotocol/serverInfo';
const DESCRIPTION = { [VERSION_KEY]: NEWEST, [CAPABILITIES_KEY]: {} };

type Params = Readonly<Record<string, unknown>>;
type Headers = RawRequest['headers'];

/** A service in one mode, and a client of version 2026-07-28. */
interface Scene {
  readonly service: ToolService;
  /** Sends a complete request, except for what `changes` replaces. */
  call(method: string, params?: Params, changes?: { meta?: unknown; headers?: Headers }): Promise<RawAnswer>;
  post(message: unknown, headers?: Headers): Promise<RawAnswer>;
}

async function openScene(statelessMode: StatelessMode): Promise<Scene> {
  const service = await openToolService({ statelessMode });
  const token = await service.tokenFor(await aUser(service.stores));
  const post: Scene['post'] = (message, headers) => service.post(token, message, headers);
  return {
    service,
    post,
    call: (method, params = {}, { meta = DESCRIPTION, headers = {} } = {}) => {
      const { name } = params;
      const mirrored = {
        'MCP-Protocol-Version': NEWEST,
        'Mcp-Method': method,
        'Mcp-Name': typeof name === 'string' ? name : undefined,
      };
      const message = { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: meta } };
      return post(message, { ...mirrored, ...headers });
    },
  };
}

function resultOf(answer: RawAnswer): Record<string, any> {
  assert.is(answer.status, 200, answer.text);
  const { result, id } = JSON.parse(answer.text);
  assert.is(id, 7);
  assert.is(result.resultType, 'complete');
  assert.equal(result['_meta'], { [SERVER_KEY]: { name: 'coffer', version: '1.2.3' } });
  return result;
}

function errorOf(answer: RawAnswer, status: number, code: number): Record<string, any> {
  assert.is(answer.status, status, answer.text);
  const { error, id } = JSON.parse(answer.text);
  assert.is(error.code, code);
  assert.is(id, 7);
  return error;
}

const stateless = suite('version 2026-07-28');
let scene: Scene;

stateless.before(async () => {
  scene = await openScene('tolerant');
});
stateless.after(() => scene.service.close());

stateless('server/discover names the version, the capabilities and the service', async () => {
  const result = resultOf(await scene.call('server/discover'));
  assert.equal(result['supportedVersions'], [NEWEST]);
  assert.equal(result['capabilities'], { tools: { listChanged: false } });
  assert.ok(result['instructions'].includes('Read-only'));
});

for (const method of ['server/discover', 'tools/list']) {
  stateless(`the result of ${method} says how long it holds, and for whom`, async () => {
    const { ttlMs, cacheScope } = resultOf(await scene.call(method));
    assert.is(ttlMs, 300_000);
    assert.is(cacheScope, 'private');
  });
}

stateless('tools/list has the same four tools as in version 2025-11-25', async () => {
  const older = await scene.post(
    { jsonrpc: '2.0', id: 7, method: 'tools/list' },
    { 'MCP-Protocol-Version': '2025-11-25' },
  );
  assert.equal(resultOf(await scene.call('tools/list'))['tools'], JSON.parse(older.text).result.tools);
});

stateless('a tool returns the same text and structured content as in version 2025-11-25', async () => {
  const params = { name: 'get_spending_by_category', arguments: { top: 3 } };
  const headers = { 'MCP-Protocol-Version': '2025-11-25' };
  const older = await scene.post({ jsonrpc: '2.0', id: 7, method: 'tools/call', params }, headers);
  const { resultType: _, _meta, ...newest } = resultOf(await scene.call('tools/call', params));
  assert.equal(newest, JSON.parse(older.text).result);
});

stateless('arguments that break a rule are -32602 at 200, and unknown tools too', async () => {
  const bad = await scene.call('tools/call', { name: 'get_transactions', arguments: { limit: 21 } });
  assert.match(errorOf(bad, 200, -32602)['message'], 'at most 20');
  errorOf(await scene.call('tools/call', { name: 'sell' }), 200, -32602);
});

for (const method of ['initialize', 'ping', 'logging/setLevel', 'resources/list', 'subscriptions/listen', 'nope']) {
  stateless(`there is no method ${method}`, async () => {
    errorOf(await scene.call(method, { protocolVersion: NEWEST }), 404, -32601);
  });
}

const INCOMPLETE: readonly (readonly [string, string, unknown])[] = [
  ['a discovery without a description', 'server/discover', undefined],
  ['a discovery whose description is empty', 'server/discover', {}],
  ['a discovery without a version', 'server/discover', { [CAPABILITIES_KEY]: {} }],
  ['a description without capabilities', 'tools/list', { [VERSION_KEY]: NEWEST }],
  ['capabilities that are a list', 'tools/list', { [VERSION_KEY]: NEWEST, [CAPABILITIES_KEY]: [] }],
  ['a version that is a number', 'tools/list', { [VERSION_KEY]: 20260728, [CAPABILITIES_KEY]: {} }],
];
for (const [name, method, meta] of INCOMPLETE) {
  stateless(`${name} is 400, -32602`, async () => {
    errorOf(await scene.post({ jsonrpc: '2.0', id: 7, method, params: { _meta: meta } }), 400, -32602);
  });
}

stateless('another version is refused with the one that is served', async () => {
  for (const version of ['2099-01-01', '2025-11-25']) {
    const headers = { 'MCP-Protocol-Version': version };
    const answer = await scene.call('tools/list', {}, { meta: { ...DESCRIPTION, [VERSION_KEY]: version }, headers });
    assert.equal(errorOf(answer, 400, -32022)['data'], { supported: [NEWEST], requested: version });
  }
});

stateless('a notification is accepted with an empty 202', async () => {
  const answer = await scene.post({ jsonrpc: '2.0', method: 'notifications/x', params: { _meta: DESCRIPTION } });
  assert.is(answer.status, 202);
  assert.is(answer.text, '');
});

stateless('a batch must not contain one of its requests', async () => {
  const message = { jsonrpc: '2.0', id: 7, method: 'tools/list', params: { _meta: DESCRIPTION } };
  assert.is((await scene.post([message])).status, 400);
});

stateless('it needs the token, the subscription and a place in the minute like every other request', async () => {
  const { service } = scene;
  const message = { jsonrpc: '2.0', id: 7, method: 'server/discover', params: { _meta: DESCRIPTION } };
  errorOf(await service.post(undefined, message), 401, -32001);
  const free = await service.tokenFor(await aUser(service.stores, { plan: 'free' }));
  errorOf(await service.post(free, message), 403, -32005);
  const left = async () => Number((await scene.call('server/discover')).headers['x-ratelimit-remaining']);
  assert.is(await left(), (await left()) + 1);
});

const MISMATCHES: readonly (readonly [string, Headers])[] = [
  ['a version that was never published', { 'MCP-Protocol-Version': '2026-07-29' }],
  ['another method', { 'Mcp-Method': 'tools/list' }],
  ['the method in capitals', { 'Mcp-Method': 'TOOLS/CALL' }],
  ['no method', { 'Mcp-Method': undefined }],
  ['another name', { 'Mcp-Name': 'get_transactions' }],
  ['no name', { 'Mcp-Name': undefined }],
  ['a name in broken Base64', { 'Mcp-Name': '=?base64?Z2V0!!?=' }],
  ['another method below an older version', { 'MCP-Protocol-Version': '2025-11-25', 'Mcp-Method': 'tools/list' }],
  ['another name without a version', { 'MCP-Protocol-Version': undefined, 'Mcp-Name': 'get_transactions' }],
];
const NAMED = { name: 'get_account_balances' };
for (const [name, headers] of MISMATCHES) {
  stateless(`headers with ${name} are 400, -32020`, async () => {
    errorOf(await scene.call('tools/call', NAMED, { headers }), 400, -32020);
  });
}

const FITTING: readonly (readonly [string, Headers])[] = [
  ['the version twice', { 'MCP-Protocol-Version': `${NEWEST}, ${NEWEST}` }],
  ['spaces around the name', { 'Mcp-Name': '  get_account_balances ' }],
  ['the name in Base64', { 'Mcp-Name': `=?base64?${Buffer.from(NAMED.name).toString('base64')}?=` }],
];
for (const [name, headers] of FITTING) {
  stateless(`headers with ${name} are accepted`, async () => {
    resultOf(await scene.call('tools/call', NAMED, { headers }));
  });
}

/** Headers that proxies are known to put around a body of version 2026-07-28. */
const OF_PROXIES: readonly (readonly [string, Headers])[] = [
  ['an older version', { 'MCP-Protocol-Version': '2025-11-25' }],
  ['an older version twice', { 'MCP-Protocol-Version': '2025-11-25, 2025-11-25' }],
  ['no version', { 'MCP-Protocol-Version': undefined }],
  [
    'an older version and nothing else',
    { 'MCP-Protocol-Version': '2025-06-18', 'Mcp-Method': undefined, 'Mcp-Name': undefined },
  ],
];
for (const [name, headers] of OF_PROXIES) {
  stateless(`the mode tolerant accepts ${name} in the header, and the body decides`, async () => {
    resultOf(await scene.call('tools/call', NAMED, { headers }));
  });
}

stateless('a body of an older version is served as such, whatever its header says', async () => {
  const headers = { 'MCP-Protocol-Version': NEWEST, 'Mcp-Method': 'tools/list' };
  const { result } = JSON.parse((await scene.post({ jsonrpc: '2.0', id: 7, method: 'tools/list' }, headers)).text);
  assert.is(result.tools.length, 4);
  assert.is(result.resultType, undefined);
  const hello = { jsonrpc: '2.0', id: 7, method: 'initialize', params: { protocolVersion: NEWEST } };
  assert.is(JSON.parse((await scene.post(hello, headers)).text).result.protocolVersion, '2025-11-25');
});

stateless.run();

const strict = suite('version 2026-07-28 in the mode strict');
strict.before(async () => {
  scene = await openScene('strict');
});
strict.after(() => scene.service.close());

for (const [name, headers] of OF_PROXIES) {
  strict(`refuses ${name} in the header`, async () => {
    errorOf(await scene.call('tools/call', NAMED, { headers }), 400, -32020);
  });
}

strict('accepts headers that repeat the body', async () => {
  resultOf(await scene.call('tools/call', NAMED));
});

strict.run();

const off = suite('version 2026-07-28 switched off');
off.before(async () => {
  scene = await openScene('off');
});
off.after(() => scene.service.close());

off('a discovery is 404, -32601, so that clients fall back to initialize', async () => {
  errorOf(await scene.call('server/discover'), 404, -32601);
});

off('other requests are served as those of an older version', async () => {
  const { result } = JSON.parse((await scene.call('tools/list')).text);
  assert.equal(Object.keys(result), ['tools']);
});

off.run();
