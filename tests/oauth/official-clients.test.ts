import {
  Client as Client2,
  StreamableHTTPClientTransport as Transport2,
  UnauthorizedError as Unauthorized2,
} from '@modelcontextprotocol/client';
import { UnauthorizedError as Unauthorized1 } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunningServer } from '../../adapters/http/serve.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { useCases } from '../../config/tokens.ts';
import { newPerson, type Person } from '../support/person.ts';

const CLIENT = { name: 'coffer-tests', version: '1.0.0' };
const REDIRECT_URL = 'http://127.0.0.1:49152/callback';
const SIGN_IN = { email: 'ada@example.com', password: 'correct horse' };

/** What a client keeps between its steps, as the SDKs ask for it. */
function newProvider() {
  const kept: Record<string, any> = {};
  return {
    kept,
    redirectUrl: REDIRECT_URL,
    clientMetadata: { client_name: 'SDK client', redirect_uris: [REDIRECT_URL], scope: 'finance:read' },
    clientInformation: () => kept['client'],
    saveClientInformation: (client: unknown) => void (kept['client'] = client),
    tokens: () => kept['tokens'],
    saveTokens: (tokens: unknown) => void (kept['tokens'] = tokens),
    redirectToAuthorization: (url: URL) => void (kept['url'] = url.href),
    saveCodeVerifier: (verifier: string) => void (kept['verifier'] = verifier),
    codeVerifier: () => kept['verifier'],
  };
}

type Provider = ReturnType<typeof newProvider>;

interface Connection {
  listTools(): Promise<readonly string[]>;
  close(): Promise<void>;
}

interface Sdk {
  readonly name: string;
  /** Connects, or returns `undefined` when the client has sent the person to the browser. */
  connect(url: URL, provider: Provider): Promise<Connection | undefined>;
  finish(url: URL, provider: Provider, code: string, answer: URLSearchParams): Promise<void>;
}

const SDKS: readonly Sdk[] = [
  {
    name: '@modelcontextprotocol/sdk 1.x',
    connect: async (url, provider) => {
      const client = new Client1(CLIENT);
      try {
        await client.connect(new Transport1(url, { authProvider: provider }));
      } catch (error) {
        if (error instanceof Unauthorized1) return undefined;
        throw error;
      }
      return {
        listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
        close: () => client.close(),
      };
    },
    finish: (url, provider, code) => new Transport1(url, { authProvider: provider }).finishAuth(code),
  },
  {
    name: '@modelcontextprotocol/client 2.x',
    connect: async (url, provider) => {
      const client = new Client2(CLIENT);
      try {
        await client.connect(new Transport2(url, { authProvider: provider }));
      } catch (error) {
        if (error instanceof Unauthorized2) return undefined;
        throw error;
      }
      return {
        listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
        close: () => client.close(),
      };
    },
    finish: (url, provider, _code, answer) => new Transport2(url, { authProvider: provider }).finishAuth(answer),
  },
];

const clients = suite('official clients connect unaided');
let app: App;
let server: RunningServer;
let url: string;

clients('the service starts', async () => {
  app = await createApp({ store: 'memory', config: { logLevel: 'silent', ratesRefresh: false } });
  server = await app.listen();
  ({ url } = server);
  await app.get(useCases.createUser)({ ...SIGN_IN, plan: 'pro' });
});

for (const sdk of SDKS) {
  clients(`${sdk.name}: from the bare address to a tool call, and on with a renewed token`, async () => {
    const endpoint = new URL(`${url}/mcp`);
    const provider = newProvider();
    assert.is(await sdk.connect(endpoint, provider), undefined);
    const answer = await approve(newPerson(url), provider.kept['url']);
    assert.is(answer.get('iss'), url);
    await sdk.finish(endpoint, provider, answer.get('code') ?? '', answer);

    const first = await sdk.connect(endpoint, provider);
    assert.is((await first?.listTools())?.length, 4);
    await first?.close();

    const { access_token: before, refresh_token: renewal } = provider.kept['tokens'];
    provider.saveTokens({ ...provider.kept['tokens'], access_token: `${before}x` });
    const second = await sdk.connect(endpoint, provider);
    assert.is((await second?.listTools())?.length, 4);
    assert.is.not(provider.kept['tokens'].access_token, before);
    assert.is.not(provider.kept['tokens'].refresh_token, renewal);
    await second?.close();
  });
}

clients('the service stops', async () => {
  await server.close(0);
  await app.close();
});

/** Signs in, looks at what is asked, and approves. Returns the parameters that the client receives. */
async function approve(person: Person, authorizationUrl: string): Promise<URLSearchParams> {
  const signIn = await person.visit(authorizationUrl);
  const consent = await person.submit(signIn, SIGN_IN);
  assert.match(consent.text, 'SDK client');
  const answer = await person.submit(consent, { decision: 'approve' });
  assert.ok(answer.url.startsWith(REDIRECT_URL), answer.text);
  return new URL(answer.url).searchParams;
}

clients.run();
