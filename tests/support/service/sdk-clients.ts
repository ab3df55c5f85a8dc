import {
  Client as Client2,
  StreamableHTTPClientTransport as Transport2,
  UnauthorizedError as Unauthorized2,
} from '@modelcontextprotocol/client';
import { UnauthorizedError as Unauthorized1 } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const CLIENT = { name: 'coffer-tests', version: '1.0.0' };
export const REDIRECT_URL = 'http://127.0.0.1:49152/callback';

/**
 * What a client keeps between its steps, as the SDKs ask for it. With an address it describes itself there, where the
 * server knows that.
 */
export function newProvider(clientMetadataUrl?: string) {
  const kept: Record<string, any> = {};
  return {
    kept,
    redirectUrl: REDIRECT_URL,
    ...(clientMetadataUrl !== undefined && { clientMetadataUrl }),
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

export type Provider = ReturnType<typeof newProvider>;

export interface Connection {
  listTools(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Sdk {
  readonly name: string;
  /** Connects, or returns `undefined` when the client has sent the person to the browser. */
  connect(url: URL, provider: Provider): Promise<Connection | undefined>;
  finish(url: URL, provider: Provider, code: string, answer: URLSearchParams): Promise<void>;
}

export const SDKS: readonly Sdk[] = [
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
  sdk2('@modelcontextprotocol/client 2.x', 'legacy'),
  sdk2('@modelcontextprotocol/client 2.x, trying the newest version first', 'auto'),
];

function sdk2(name: string, mode: 'legacy' | 'auto'): Sdk {
  return {
    name,
    connect: async (url, provider) => {
      const client = new Client2(CLIENT, { versionNegotiation: { mode } });
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
  };
}
