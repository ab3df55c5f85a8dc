import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from '@modelcontextprotocol/client';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema, EmptyResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pluck } from '../support/assertions.ts';
import { testClock } from '../support/clock.ts';
import { aUser, MADE_AT, newBill } from '../support/fixtures.ts';
import { openToolService, type ToolService } from '../support/service/tool-service.ts';
import { aGeneratedStatement } from './statement.ts';

interface ListedTool {
  readonly name: string;
  readonly outputSchema?: object | undefined;
}

interface ToolResult {
  readonly isError?: boolean | undefined;
  readonly content: readonly { readonly type: string }[];
  readonly structuredContent?: unknown;
}

/** The part of both clients that the tests need. */
interface AnyClient {
  listTools(): Promise<{ tools: readonly ListedTool[] }>;
  callTool(name: string, args?: Record<string, unknown>): Promise<ToolResult>;
  unknownMethod(): Promise<unknown>;
  ping(): Promise<unknown>;
  serverName(): string | undefined;
  version(): string | undefined;
  close(): Promise<void>;
}

type Connect = (url: URL, token: string) => Promise<AnyClient>;

const CLIENT = { name: 'coffer-tests', version: '1.0.0' };

/** A schema, in the shape that the client wants, which accepts every result. */
const ANYTHING = {
  '~standard': { version: 1, vendor: 'coffer-tests', validate: (value: unknown) => ({ value }) },
} as const;

const connectSdk1: Connect = async (url, token) => {
  const client = new Client1(CLIENT);
  const transport = new Transport1(url, { requestInit: { headers: { Authorization: `Bearer ${token}` } } });
  await client.connect(transport);
  return {
    listTools: () => client.listTools(),
    callTool: async (name, args) => CallToolResultSchema.parse(await client.callTool({ name, arguments: args })),
    unknownMethod: () => client.request({ method: 'tools/sell' }, EmptyResultSchema),
    ping: () => client.ping(),
    serverName: () => client.getServerVersion()?.name,
    version: () => transport.protocolVersion,
    close: () => client.close(),
  };
};

/** `mode` says how the client agrees on a version: by `initialize`, by trying 2026-07-28 first, or by that alone. */
function connectSdk2(mode: 'legacy' | 'auto' | { readonly pin: string }): Connect {
  return async (url, token) => {
    const client = new Client2(CLIENT, { versionNegotiation: { mode } });
    await client.connect(new Transport2(url, { requestInit: { headers: { Authorization: `Bearer ${token}` } } }));
    return {
      listTools: () => client.listTools(),
      callTool: (name, args) => client.callTool({ name, arguments: args ?? {} }),
      unknownMethod: () => client.request({ method: 'tools/sell' }, ANYTHING),
      // Version 2026-07-28 has no ping.
      ping: () => (mode === 'legacy' ? client.ping() : client.discover()),
      serverName: () => client.getServerVersion()?.name,
      version: () => client.getNegotiatedProtocolVersion(),
      close: () => client.close(),
    };
  };
}

/** The error that each client throws, and where it carries its code: the HTTP status or the one of JSON-RPC. */
interface TestedClient {
  readonly name: string;
  readonly version: string;
  readonly connect: Connect;
  readonly codeOf: (error: unknown) => unknown;
}

const codeOfSdk2 = (error: unknown) =>
  member(error, 'status') ?? member(member(error, 'data'), 'status') ?? member(error, 'code');

const CLIENTS: readonly TestedClient[] = [
  {
    name: '@modelcontextprotocol/sdk 1.x',
    version: '2025-11-25',
    connect: connectSdk1,
    codeOf: (error) => member(error, 'code'),
  },
  {
    name: '@modelcontextprotocol/client 2.x',
    version: '2025-11-25',
    connect: connectSdk2('legacy'),
    codeOf: codeOfSdk2,
  },
  {
    name: '@modelcontextprotocol/client 2.x, trying the newest version first',
    version: '2026-07-28',
    connect: connectSdk2('auto'),
    codeOf: codeOfSdk2,
  },
  {
    name: '@modelcontextprotocol/client 2.x, with the newest version alone',
    version: '2026-07-28',
    connect: connectSdk2({ pin: '2026-07-28' }),
    codeOf: codeOfSdk2,
  },
];

const CALLS: readonly (readonly [string, Record<string, unknown> | undefined])[] = [
  ['get_account_balances', undefined],
  ['get_account_balances', { include_hidden: true }],
  ['get_transactions', undefined],
  ['get_transactions', { currency: 'EUR', limit: 3, date_from: '2026-01-01', search: 'corner', type: 'expense' }],
  ['get_recurring_bills', undefined],
  ['get_recurring_bills', { status: 'all', include_next_instance: false }],
  ['get_spending_by_category', undefined],
  ['get_spending_by_category', { date_from: '2026-01-01', date_to: '2026-03-01', top: 2 }],
];

for (const { name, version, connect, codeOf } of CLIENTS) {
  const test = suite(name);
  const failure = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      return { code: codeOf(error), message: error instanceof Error ? error.message : '' };
    }
    throw new Error('The client took it for a success.');
  };
  let service: ToolService;
  let client: AnyClient;

  test.before(async () => {
    service = await openToolService({ clock: testClock() });
    const { user } = await aGeneratedStatement(service.stores, 7);
    await service.stores.bills.add(newBill(user.id, { name: 'Gym', cycle: 'weekly', nextDate: null }));
    await service.stores.bills.add(newBill(user.id, { status: 'archived' }));
    client = await connect(new URL('/mcp', service.url), await service.tokenFor(user));
  });
  test.after(async () => {
    await client.close();
    await service.close();
  });

  test('connects and learns the name of the service', async () => {
    assert.is(client.serverName(), 'coffer');
    assert.is(client.version(), version);
    await client.ping();
  });

  test('lists exactly the four tools', async () => {
    const { tools } = await client.listTools();
    assert.equal(pluck(tools, 'name'), [
      'get_account_balances',
      'get_transactions',
      'get_recurring_bills',
      'get_spending_by_category',
    ]);
  });

  for (const [tool, args] of CALLS) {
    test(`calls ${tool} with ${JSON.stringify(args)}, and the structured content fits its schema`, async () => {
      const { tools } = await client.listTools();
      const result = await client.callTool(tool, args);
      assert.is(result.isError, false);
      assert.is(result.content[0]?.type, 'text');
      const schema = tools.find((listed) => listed.name === tool)?.outputSchema;
      const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema ?? false);
      assert.ok(validate(result.structuredContent), JSON.stringify(validate.errors));
    });
  }

  test('reports an invalid argument as -32602 with our sentence, and stays usable', async () => {
    const { code, message } = await failure(() => client.callTool('get_transactions', { limit: 21 }));
    assert.is(code, -32602);
    assert.match(message, 'The limit must be at most 20.');
    assert.is((await client.callTool('get_transactions')).isError, false);
  });

  test('reports an unknown tool as -32602', async () => {
    assert.is((await failure(() => client.callTool('sell_everything'))).code, -32602);
  });

  test('reports an unknown method as 404 with our message', async () => {
    const { code, message } = await failure(() => client.unknownMethod());
    assert.is(code, 404);
    assert.match(message, /-32601|no such method/);
  });

  test('reports a refused token as 401', async () => {
    const { code } = await failure(() => connect(new URL('/mcp', service.url), 'nonsense'));
    assert.is(code, 401);
  });

  test('reports a missing subscription as 403', async () => {
    const token = await service.tokenFor(await aUser(service.stores, { plan: 'free' }));
    const { code } = await failure(() => connect(new URL('/mcp', service.url), token));
    assert.is(code, 403);
  });

  test('reports an unlinked account as 403', async () => {
    const user = await aUser(service.stores);
    const token = await service.tokenFor(user);
    await service.stores.users.erase(user.id, MADE_AT);
    assert.is((await failure(() => connect(new URL('/mcp', service.url), token))).code, 403);
  });

  test('reports an exceeded rate as 429', async () => {
    const limited = await openToolService({ rateLimit: 3 });
    const token = await limited.tokenFor(await aUser(limited.stores));
    const other = await connect(new URL('/mcp', limited.url), token);
    const { code, message } = await failure(async () => {
      // Connecting takes one to three of the requests.
      for (let request = 0; request < 3; request += 1) await other.ping();
    });
    assert.is(code, 429);
    assert.match(message, /-32004|requests a minute/);
    await other.close();
    await limited.close();
  });

  test('reports a failing tool as 500', async () => {
    const broken = await openToolService({
      useCases: {
        accounts: {
          reportBalances: async () => {
            throw new Error('disk on fire');
          },
        },
      },
    });
    const other = await connect(new URL('/mcp', broken.url), await broken.tokenFor(await aUser(broken.stores)));
    const { code, message } = await failure(() => other.callTool('get_account_balances'));
    assert.is(code, 500);
    assert.not.ok(message.includes('disk on fire'));
    await other.close();
    await broken.close();
  });

  test.run();
}

const MEDIA_TYPE = 'text/html;profile=mcp-app';

const withViews = suite('@modelcontextprotocol/sdk 1.x with views');

withViews('declares them once, and reads a view in its session', async () => {
  const service = await openToolService();
  const token = await service.tokenFor(await aUser(service.stores));
  const capabilities = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [MEDIA_TYPE] } } };
  const client = new Client1(CLIENT, { capabilities });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await client.connect(new Transport1(new URL('/mcp', service.url), { requestInit }));
  const { resources } = await client.listResources();
  assert.is(resources.length, 4);
  for (const { uri } of resources) {
    const { contents } = await client.readResource({ uri });
    assert.is(contents[0]?.mimeType, MEDIA_TYPE);
  }
  await client.close();
  await service.close();
});

withViews.run();

const fallback = suite('@modelcontextprotocol/client 2.x, where the newest version is off');

fallback('falls back to initialize by itself', async () => {
  const service = await openToolService({ statelessMode: 'off' });
  const token = await service.tokenFor(await aUser(service.stores));
  const client = await connectSdk2('auto')(new URL('/mcp', service.url), token);
  assert.is(client.version(), '2025-11-25');
  assert.is((await client.listTools()).tools.length, 4);
  await client.close();
  await service.close();
});

fallback.run();

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
