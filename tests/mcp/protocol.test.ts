import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aUser } from '../support/fixtures.ts';
import type { RawAnswer } from '../support/service/raw-http.ts';
import { ENDPOINT, openToolService, type ToolService } from '../support/service/tool-service.ts';

let service: ToolService;
let token: string;

async function open(): Promise<void> {
  service = await openToolService();
  token = await service.tokenFor(await aUser(service.stores));
}

/** Posts as a client that agreed on `version`; `undefined` for one that sends no version. */
function post(message: unknown, version?: string): Promise<RawAnswer> {
  return service.post(token, message, { 'MCP-Protocol-Version': version });
}

/** Posts a body exactly as it is written. */
function postText(body: string | Uint8Array, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const authorization = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return service.send(ENDPOINT, { method: 'POST', headers: { ...authorization, ...headers }, body });
}

function request(method: string, params?: unknown, id: unknown = 1): Record<string, unknown> {
  return { jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) };
}

function assertError(answer: RawAnswer, status: number, code: number, id: unknown = 1): void {
  assert.is(answer.status, status, answer.text);
  const body = JSON.parse(answer.text);
  assert.is(body.error.code, code);
  assert.is(body.id, id);
}

const messages = suite('messages');
messages.before(open);
messages.after(() => service.close());

for (const id of [0, -3, 9_007_199_254_740_991, '', 'a-1', '1', 'ключ "\\"']) {
  messages(`the id ${JSON.stringify(id)} is returned unchanged`, async () => {
    const answer = await post(request('ping', undefined, id));
    assert.is(answer.status, 200);
    assert.equal(JSON.parse(answer.text), { jsonrpc: '2.0', result: {}, id });
  });
}

for (const id of ['null', '1.5', 'true', '{}', '[1]', '9007199254740993', '1e300', '9007199254740991.4']) {
  messages(`the id ${id} makes a request invalid`, async () => {
    assertError(await postText(`{"jsonrpc":"2.0","method":"ping","id":${id}}`), 400, -32600, null);
  });
}

const NOT_JSON = ['', ' ', '{', '{"a":1,}', "{'a':1}", 'nonsense', '{"id":1}{"id":2}', '\u0000'];
for (const body of [...NOT_JSON, new Uint8Array([0x7b, 0xff, 0x7d]), Buffer.from('{"id":1}', 'utf16le')]) {
  messages(`not JSON in UTF-8: ${JSON.stringify(Buffer.from(body).toString('latin1'))}`, async () => {
    assertError(await postText(body), 400, -32700, null);
  });
}

messages('32 levels of nesting are accepted, 33 are not', async () => {
  const nested = (levels: number) =>
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(levels - 2)}${']'.repeat(levels - 2)}}}`;
  assert.is((await postText(nested(32))).status, 200);
  assertError(await postText(nested(33)), 400, -32700, null);
  assertError(await postText('['.repeat(500_000)), 400, -32700, null);
});

for (const body of ['1', '"ping"', 'null', 'true', '{}', '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","id":1}']) {
  messages(`JSON that is not a message: ${body}`, async () => {
    assertError(await postText(body), 400, -32600, body.includes('"id":1') ? 1 : null);
  });
}

const INVALID: readonly (readonly [string, unknown])[] = [
  ['no version of JSON-RPC', { id: 1, method: 'ping' }],
  ['version 1.0 of JSON-RPC', { ...request('ping'), jsonrpc: '1.0' }],
  ['the version as a number', { ...request('ping'), jsonrpc: 2 }],
  ['a method that is no string', { ...request('ping'), method: 7 }],
  ['params that are a text', request('ping', 'x')],
  ['params that are null', request('ping', null)],
  ['a result and an error at once', { jsonrpc: '2.0', id: 1, result: {}, error: {} }],
];
for (const [name, message] of INVALID) {
  messages(`${name}: invalid request`, async () => assertError(await post(message), 400, -32600));
}

const UNANSWERED: readonly (readonly [string, unknown])[] = [
  ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
  ['an unknown notification', { jsonrpc: '2.0', method: 'notifications/whatever', params: { x: 1 } }],
  ['a call without an id', { jsonrpc: '2.0', method: 'tools/call', params: { name: 'nope' } }],
  ['a response', { jsonrpc: '2.0', id: 5, result: {} }],
  ['an error response', { jsonrpc: '2.0', id: null, error: { code: 1, message: 'no' } }],
];
for (const [name, message] of UNANSWERED) {
  messages(`${name} is accepted with an empty 202`, async () => {
    const answer = await post(message);
    assert.is(answer.status, 202);
    assert.is(answer.text, '');
    assert.is(answer.headers['content-type'], undefined);
    assert.is(answer.headers['x-ratelimit-limit'], '1000');
  });
}

messages('unknown members of a message and of its params change nothing', async () => {
  const answer = await post({ ...request('ping', { _meta: { progressToken: 1 }, more: [] }), extra: true });
  assert.equal(JSON.parse(answer.text), { jsonrpc: '2.0', result: {}, id: 1 });
});

messages('params by position are refused', async () => assertError(await post(request('ping', [])), 200, -32602));

for (const method of ['', 'tools', 'tools/List', 'resources/list', 'toString', '__proto__']) {
  messages(`there is no method "${method}"`, async () => assertError(await post(request(method)), 404, -32601));
}

messages.run();

const http = suite('HTTP');
http.before(open);
http.after(() => service.close());

for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
  http(`${method}: 405 with Allow: POST, even without a token`, async () => {
    const answer = await service.send(ENDPOINT, { method });
    assertError(answer, 405, -32600, null);
    assert.is(answer.headers['allow'], 'POST');
    assert.is(answer.headers['www-authenticate'], undefined);
  });
}

const TYPES: readonly (readonly [string | undefined, boolean])[] = [
  ['application/json', true],
  ['Application/JSON; charset=UTF-8', true],
  ['application/json; charset=utf-16', false],
  ['application/jsonp', false],
  ['text/plain', false],
  ['application/x-www-form-urlencoded', false],
  [undefined, false],
];
for (const [type, taken] of TYPES) {
  http(`media type ${type}: ${taken ? 'accepted' : '415'}`, async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
    const body = JSON.stringify(request('ping'));
    assert.is((await service.send(ENDPOINT, { method: 'POST', headers, body })).status, taken ? 200 : 415);
  });
}

http('a compressed body: 415', async () => {
  assertError(await postText('{}', { 'Content-Encoding': 'gzip' }), 415, -32600, null);
});

http('a body of 1 MiB is accepted, and one byte more is not, with or without a Content-Length', async () => {
  const sized = (size: number) => JSON.stringify(request('ping')).padEnd(size);
  assert.is((await postText(sized(1024 * 1024))).status, 200);
  assertError(await postText(sized(1024 * 1024 + 1)), 413, -32600, null);
  assertError(await postText(sized(3 * 1024 * 1024), { 'Transfer-Encoding': 'chunked' }), 413, -32600, null);
});

http('any Accept gets JSON', async () => {
  for (const accept of ['*/*', 'text/event-stream', 'text/html', 'application/json, text/event-stream']) {
    const answer = await postText(JSON.stringify(request('ping')), { Accept: accept });
    assert.is(answer.status, 200);
    assert.is(answer.headers['content-type'], 'application/json');
  }
});

http('there are no sessions: no response has a session id, and one in a request is ignored', async () => {
  const hello = request('initialize', { protocolVersion: '2025-11-25' });
  const answer = await service.post(token, hello, { 'Mcp-Session-Id': 'made-up' });
  assert.is(answer.status, 200);
  assert.is(answer.headers['mcp-session-id'], undefined);
  assert.is((await post(request('tools/list'))).status, 200, 'and nothing has to be initialised first');
});

const ORIGINS: readonly (readonly [string | undefined, boolean])[] = [
  [undefined, true],
  ['http://coffer.test', true],
  ['https://claude.ai', true],
  ['http://localhost:6274', true],
  ['http://127.0.0.1:1', true],
  ['https://[::1]:8443', true],
  ['https://evil.example', false],
  ['https://coffer.test', false],
  ['http://claude.ai', false],
  ['https://claude.ai.evil.example', false],
  ['https://evil.example?https://claude.ai', false],
  ['http://localhost.evil.example', false],
  ['null', false],
  ['', false],
  ['file://', false],
];
for (const [origin, allowed] of ORIGINS) {
  http(`origin ${origin}: ${allowed ? 'allowed' : '403'}`, async () => {
    const answer = await service.post(token, request('ping'), { Origin: origin });
    assert.is(answer.status, allowed ? 200 : 403);
    const readable = answer.headers['access-control-allow-origin'];
    assert.is(readable, allowed ? origin : undefined);
  });
}

http('a preflight request from an allowed page is accepted', async () => {
  const headers = { Origin: 'https://claude.ai', 'Access-Control-Request-Method': 'POST' };
  const answer = await service.send(ENDPOINT, { method: 'OPTIONS', headers });
  assert.is(answer.status, 204);
  const taken = (answer.headers['access-control-allow-headers'] ?? '').toLowerCase().split(/, */);
  for (const header of ['authorization', 'content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
    assert.ok(taken.includes(header), header);
  }
  assert.is(
    (await service.send(ENDPOINT, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } })).status,
    403,
  );
});

const HOSTS: readonly (readonly [string, boolean])[] = [
  ['127.0.0.1', true],
  ['localhost:3000', true],
  ['[::1]:3000', true],
  ['coffer.test', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
];
for (const [host, allowed] of HOSTS) {
  http(
    `over loopback the host ${host} is ${allowed ? 'allowed' : 'refused: a name that was made to point here'}`,
    async () => {
      assert.is((await service.post(token, request('ping'), { Host: host })).status, allowed ? 200 : 403);
    },
  );
}

http.run();

const versions = suite('versions');
versions.before(open);
versions.after(() => service.close());

const NEGOTIATED: readonly (readonly [string, string])[] = [
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2025-03-26', '2025-03-26'],
  ['2024-11-05', '2024-11-05'],
  ['2026-07-28', '2025-11-25'],
  ['2024-10-07', '2025-11-25'],
  ['1.0', '2025-11-25'],
  ['', '2025-11-25'],
];
for (const [wanted, answered] of NEGOTIATED) {
  versions(`initialize with "${wanted}" agrees on ${answered}`, async () => {
    const answer = await post(request('initialize', { protocolVersion: wanted, capabilities: {}, clientInfo: {} }));
    assert.is(answer.status, 200);
    const { result } = JSON.parse(answer.text);
    assert.is(result.protocolVersion, answered);
    assert.equal(result.capabilities, { tools: { listChanged: false } });
    assert.equal(result.serverInfo, { name: 'coffer', version: '1.2.3' });
    assert.ok(result.instructions.length < 500);
  });
}

for (const params of [undefined, {}, { protocolVersion: 20251125 }, { protocolVersion: null }]) {
  versions(`initialize with ${JSON.stringify(params)} lacks a version`, async () => {
    assertError(await post(request('initialize', params)), 200, -32602);
  });
}

const HEADERS: readonly (readonly [string | undefined, boolean])[] = [
  [undefined, true],
  ['2026-07-28', true],
  ['2025-11-25', true],
  ['2024-11-05', true],
  ['2025-11-25, 2025-11-25', true],
  ['2025-11-25,2025-11-25 ,2025-11-25', true],
  ['2025-11-25, 2025-06-18', false],
  ['2024-10-07', false],
  ['2025-11-26', false],
  ['DRAFT-2026', false],
  ['', false],
  [',', false],
];
for (const [header, accepted] of HEADERS) {
  versions(`the header MCP-Protocol-Version: ${header} is ${accepted ? 'accepted' : 'refused'}`, async () => {
    const answer = await post(request('ping'), header);
    if (accepted) assert.is(answer.status, 200);
    else assertError(answer, 400, -32600);
    const noted = await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, header);
    assert.is(noted.status, accepted ? 202 : 400);
  });
}

versions('initialize ignores the header', async () => {
  const hello = request('initialize', { protocolVersion: '2025-06-18' });
  assert.is((await post(hello, 'nonsense')).status, 200);
});

for (const version of ['2025-11-25', '2025-06-18', '2026-07-28', '2025-03-26', '2024-11-05', undefined]) {
  const structured = version !== undefined && version >= '2025-06-18';
  versions(
    `in version ${version} results have ${structured ? 'text and structured content' : 'text alone'}`,
    async () => {
      const listed = JSON.parse((await post(request('tools/list'), version)).text).result.tools;
      const seen = listed.map((tool: { outputSchema?: unknown }) => tool.outputSchema !== undefined);
      assert.equal(seen, [structured, structured, structured, structured]);
      const called = await post(request('tools/call', { name: 'get_account_balances' }), version);
      const { result } = JSON.parse(called.text);
      assert.is(result.structuredContent !== undefined, structured);
      assert.is(result.isError, false);
      assert.is(result.content.length, 1);
      assert.is(result.content[0].type, 'text');
    },
  );
}

versions.run();

const batches = suite('batches');
batches.before(open);
batches.after(() => service.close());

for (const version of ['2025-03-26', '2024-11-05', undefined]) {
  batches(`version ${version} accepts them, and returns responses to requests alone, in their order`, async () => {
    const batch = [request('ping', undefined, 'a'), { jsonrpc: '2.0', method: 'x' }, request('nope', undefined, 2), 7];
    const answer = await post(batch, version);
    assert.is(answer.status, 200);
    const answers = JSON.parse(answer.text);
    assert.equal(answers[0], { jsonrpc: '2.0', result: {}, id: 'a' });
    const seen = answers.slice(1).map(({ id, error }: { id: unknown; error: { code: number } }) => [id, error.code]);
    assert.equal(seen, [
      [2, -32601],
      [null, -32600],
    ]);
  });
}

for (const version of ['2025-06-18', '2025-11-25', '2026-07-28']) {
  batches(`version ${version} refuses them`, async () =>
    assertError(await post([request('ping')], version), 400, -32600, null),
  );
}

batches('a batch of notifications alone gets an empty 202', async () => {
  const answer = await post([
    { jsonrpc: '2.0', method: 'a' },
    { jsonrpc: '2.0', id: 1, result: {} },
  ]);
  assert.is(answer.status, 202);
  assert.is(answer.text, '');
});

batches('50 messages are accepted; an empty batch, 51 messages, and initialize are not', async () => {
  const pings = (count: number) => Array.from({ length: count }, (_, id) => request('ping', undefined, id));
  assert.is(JSON.parse((await post(pings(50))).text).length, 50);
  assertError(await post([]), 400, -32600, null);
  assertError(await post(pings(51)), 400, -32600, null);
  assertError(await post([request('initialize', { protocolVersion: '2025-03-26' })]), 400, -32600, null);
});

batches('each message takes a place in the minute, even a notification; a refused batch takes one', async () => {
  const left = (answer: RawAnswer) => Number(answer.headers['x-ratelimit-remaining']);
  const before = left(await post(request('ping')));
  const batch = [request('ping'), { jsonrpc: '2.0', method: 'a' }, request('ping', undefined, 2)];
  assert.is(left(await post(batch)), before - 3);
  assert.is(left(await post(batch, '2025-11-25')), before - 4);
});

batches.run();
