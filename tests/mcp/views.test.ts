import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '../../adapters/mcp/tools.ts';
import { pluck } from '../support/assertions.ts';
import { aUser } from '../support/fixtures.ts';
import type { RawAnswer, RawRequest } from '../support/service/raw-http.ts';
import { openToolService, type ToolService } from '../support/service/tool-service.ts';

const EXTENSION = 'io.modelcontextprotocol/ui';
const MEDIA_TYPE = 'text/html;profile=mcp-app';
const DECLARED = { extensions: { [EXTENSION]: { mimeTypes: [MEDIA_TYPE] } } };
const WITH_VIEWS = ['get_account_balances', 'get_transactions', 'get_recurring_bills', 'get_spending_by_category'];

let service: ToolService;
let token: string;

async function open(): Promise<void> {
  service = await openToolService();
  token = await service.tokenFor(await aUser(service.stores));
}

type Params = Readonly<Record<string, unknown>>;
type Send = (method: string, params?: Params) => Promise<RawAnswer>;

function post(method: string, params: Params = {}, headers: RawRequest['headers'] = {}): Promise<RawAnswer> {
  return service.post(token, { jsonrpc: '2.0', id: 7, method, params }, headers);
}

function initialize(capabilities: unknown, protocolVersion = '2025-11-25'): Promise<RawAnswer> {
  return post('initialize', { protocolVersion, capabilities, clientInfo: { name: 'x', version: '1' } });
}

function resultOf(answer: RawAnswer): Record<string, any> {
  assert.is(answer.status, 200, answer.text);
  return JSON.parse(answer.text).result;
}

/** A client that agreed on a version by `initialize`, and sends back the session id that it got, if any. */
async function withHandshake(capabilities: unknown, version = '2025-11-25'): Promise<Send> {
  const answer = await initialize(capabilities, version);
  const headers = { 'MCP-Protocol-Version': version, 'Mcp-Session-Id': answer.headers['mcp-session-id']?.toString() };
  return (method, params) => post(method, params, headers);
}

/** A client of version 2026-07-28. */
function withoutHandshake(capabilities: unknown): Send {
  const description = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  };
  return (method, params = {}) => {
    const name = params['name'] ?? params['uri'];
    const headers = {
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      'Mcp-Name': typeof name === 'string' ? name : undefined,
    };
    return post(method, { ...params, _meta: description }, headers);
  };
}

const CLIENTS: readonly (readonly [string, (capabilities: unknown) => Promise<Send> | Send])[] = [
  ['with a handshake', withHandshake],
  ['of version 2026-07-28', withoutHandshake],
];

for (const [kind, connect] of CLIENTS) {
  const views = suite(`a client ${kind} that declares views`);
  let send: Send;
  views.before(async () => {
    await open();
    send = await connect(DECLARED);
  });
  views.after(() => service.close());

  views('gets the same four tools, each with the address of a view', async () => {
    const plain = resultOf(await (await connect({}))('tools/list'))['tools'];
    const listed: readonly Record<string, any>[] = resultOf(await send('tools/list'))['tools'];
    const seen = listed.map(({ _meta, ...tool }) => tool);
    assert.equal(seen, plain);
    const linked = listed.filter((tool) => tool['_meta'] !== undefined);
    assert.equal(pluck(linked, 'name'), WITH_VIEWS);
    for (const tool of linked) {
      const { ui, 'ui/resourceUri': older } = tool['_meta'];
      assert.match(ui.resourceUri, /^ui:\/\/coffer\/\w+\/[0-9a-f]{12}$/);
      assert.is(older, ui.resourceUri);
    }
  });

  views('lists and reads exactly the views that its tools name', async () => {
    const listed: readonly Record<string, any>[] = resultOf(await send('tools/list'))['tools'];
    const named = listed.flatMap((tool) => tool['_meta']?.ui.resourceUri ?? []);
    const { resources } = resultOf(await send('resources/list'));
    assert.equal(pluck(resources, 'uri'), named);
    for (const uri of named) {
      const { contents } = resultOf(await send('resources/read', { uri }));
      assert.is(contents.length, 1);
      assert.is(contents[0].uri, uri);
      assert.is(contents[0].mimeType, MEDIA_TYPE);
      assert.match(contents[0].text, /^<!doctype html>/);
      const { csp } = contents[0]['_meta'].ui;
      assert.equal(csp, { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] });
    }
  });

  views('reads the page of today at an address of an older release', async () => {
    const { contents } = resultOf(await send('resources/read', { uri: 'ui://coffer/bills/000000000000' }));
    assert.match(contents[0].text, 'Recurring bills');
  });

  for (const uri of ['ui://coffer/', 'ui://coffer/budgets/1', 'ui://other/bills', 'file:///etc/passwd', '']) {
    views(`there is no resource "${uri}"`, async () => {
      const answer = await send('resources/read', { uri });
      assert.is(answer.status, 200);
      assert.equal(JSON.parse(answer.text).error, {
        code: -32602,
        message: 'There is no such resource.',
        data: { uri },
      });
    });
  }

  views('has no templates of resources', async () => {
    assert.equal(resultOf(await send('resources/templates/list'))['resourceTemplates'], []);
  });

  views('gets the same results as every other client', async () => {
    for (const { name } of TOOLS) {
      const plain = await (await connect({}))('tools/call', { name });
      assert.is((await send('tools/call', { name })).text, plain.text);
    }
  });

  views.run();
}

const others = suite('a client that does not declare views');
others.before(open);
others.after(() => service.close());

const UNDECLARED: readonly (readonly [string, unknown])[] = [
  ['no capabilities', undefined],
  ['no extensions', {}],
  ['another extension', { extensions: { 'io.modelcontextprotocol/tasks': {} } }],
  ['the extension without media types', { extensions: { [EXTENSION]: {} } }],
  ['another media type', { extensions: { [EXTENSION]: { mimeTypes: ['text/html'] } } }],
  ['media types that are a text', { extensions: { [EXTENSION]: { mimeTypes: MEDIA_TYPE } } }],
];
for (const [name, capabilities] of UNDECLARED) {
  others(`with ${name} gets no session, no resources and no views`, async () => {
    const answer = await initialize(capabilities);
    assert.is(answer.headers['mcp-session-id'], undefined);
    assert.equal(resultOf(answer)['capabilities'], { tools: { listChanged: false } });
    const send = await withHandshake(capabilities);
    assert.is((await send('resources/list')).status, 404);
    assert.is((await send('resources/read', { uri: 'ui://coffer/bills' })).status, 404);
    assert.not.match((await send('tools/list')).text, 'resourceUri');
  });
}

others('gets nothing more for a session id that it made up', async () => {
  const headers = { 'MCP-Protocol-Version': '2025-11-25', 'Mcp-Session-Id': 'made-up' };
  assert.is((await post('tools/list', {}, headers)).text, (await (await withHandshake({}))('tools/list')).text);
});

for (const version of ['2025-03-26', '2024-11-05']) {
  others(`is also one of version ${version}, whose results have nothing to draw`, async () => {
    const answer = await initialize(DECLARED, version);
    assert.is(answer.headers['mcp-session-id'], undefined);
    const headers = { 'MCP-Protocol-Version': version, 'Mcp-Session-Id': 'views.1' };
    assert.is((await post('resources/list', {}, headers)).status, 404);
  });
}

others.run();

const session = suite('the session of a client that declares views');
session.before(open);
session.after(() => service.close());

session('differs each time, tells the capabilities, and cannot be ended, because nothing is kept', async () => {
  const [first, second] = await Promise.all([initialize(DECLARED), initialize(DECLARED)]);
  assert.is.not(first.headers['mcp-session-id'], second.headers['mcp-session-id']);
  assert.equal(resultOf(first)['capabilities'], {
    tools: { listChanged: false },
    resources: {},
    extensions: { [EXTENSION]: {} },
  });
  const ended = await service.send('/mcp', { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
  assert.is(ended.status, 405);
});

session('goes on after an unknown method, which is 404 only outside of it', async () => {
  const inside = await (await withHandshake(DECLARED))('prompts/list');
  assert.is(inside.status, 200);
  assert.is(JSON.parse(inside.text).error.code, -32601);
  assert.is((await (await withHandshake({}))('prompts/list')).status, 404);
  assert.is((await withoutHandshake(DECLARED)('prompts/list')).status, 404);
});

session('pages of other origins can read and send its id', async () => {
  const headers = { Origin: 'https://claude.ai', 'Access-Control-Request-Method': 'POST' };
  const preflight = await service.send('/mcp', { method: 'OPTIONS', headers });
  assert.match(preflight.headers['access-control-allow-headers'] ?? '', 'Mcp-Session-Id');
  const answer = await post('ping', {}, { Origin: 'https://claude.ai' });
  assert.match(answer.headers['access-control-expose-headers'] ?? '', 'Mcp-Session-Id');
});

session.run();

const assets = suite('the files of the views');
const FOLDER = new URL('../../adapters/mcp/views/assets/', import.meta.url);

for (const name of readdirSync(FOLDER)) {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  assets(`${name} names no host, and turns no text into HTML, into code, or into the end of its script`, () => {
    assert.not.match(text, /https?:|url\(|@import/);
    assert.not.match(text, /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/);
    assert.not.match(text, /<\/|<!--/);
  });
}

assets.run();

const skills = suite('a client of version 2026-07-28 that loads skills');
const SKILLS = 'io.modelcontextprotocol/skills';
const LOADS = withoutHandshake({ extensions: { [SKILLS]: {} } });
skills.before(open);
skills.after(() => service.close());

skills('learns that there are skills, and can verify what it reads', async () => {
  const found = resultOf(await LOADS('server/discover'));
  assert.equal(found['capabilities'], { tools: { listChanged: false }, resources: {}, extensions: { [SKILLS]: {} } });
  const list = resultOf(await LOADS('skills/list'));
  const [skill] = list['skills'];
  assert.equal(resultOf(await LOADS('skills/get', { uri: skill.uri }))['skill'], skill);
  assert.equal([list['resultType'], list['cacheScope'], list['skills'].length], ['complete', 'private', 1]);
  const { resources } = resultOf(await LOADS('resources/list'));
  assert.equal(pluck(resources, 'uri'), [skill.uri]);
  const [{ text, mimeType }] = resultOf(await LOADS('resources/read', { uri: skill.uri }))['contents'];
  assert.is(mimeType, 'text/markdown');
  const { name, description } = skill.frontmatter;
  assert.is(skill.uri, `skill://${name}/SKILL.md`);
  assert.is(text.split('---')[1], `\nname: ${name}\ndescription: ${description}\n`);
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  assert.equal(skill.resources, [{ uri: skill.uri, digest, size: Buffer.byteLength(text) }]);
  for (const tool of text.match(/`get_\w+`/g))
    assert.ok(
      TOOLS.some((one) => `\`${one.name}\`` === tool),
      tool,
    );
});

skills('is told that another address is no skill', async () => {
  for (const [method, uri] of [
    ['skills/get', 'skill://other/SKILL.md'],
    ['resources/read', 'ui://coffer/bills'],
  ] as const) {
    assert.is(JSON.parse((await LOADS(method, { uri })).text).error.code, -32602);
  }
});

skills('is the only one: for others, the methods are unknown and nothing changes', async () => {
  for (const connect of [withHandshake, withoutHandshake]) {
    const send = await connect(DECLARED);
    assert.is(JSON.parse((await send('skills/list')).text).error.code, -32601);
    assert.not.match((await send('resources/list')).text, 'skill://');
  }
  const tools = await Promise.all([LOADS('tools/list'), withoutHandshake({})('tools/list')]);
  assert.is(tools[0].text, tools[1].text);
});

skills.run();
