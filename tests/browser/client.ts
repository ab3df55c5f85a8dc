import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalService } from '../support/service/household.ts';

/** An app that has registered itself and asks a person to connect it. */
export interface AskingClient {
  readonly clientId: string;
  readonly state: string;
  /** Where the app sends the person's browser. */
  readonly authorizationUrl: string;
  /** Exchanges the code of the answer at the token endpoint. */
  redeem(code: string): Promise<{ readonly accessToken: string }>;
}

export interface ClientOptions {
  readonly redirectUri: string;
  readonly name?: string;
  readonly scope?: string;
}

/** An app that wants the tools: registration, then a request with a proof key (RFC 7591, RFC 7636). */
export async function newClient(stage: Pick<LocalService, 'url'>, options: ClientOptions): Promise<AskingClient> {
  const { redirectUri, name = 'Example Assistant', scope = 'finance:read' } = options;
  const { url } = stage;
  const registered = await post(
    `${url}/oauth/register`,
    JSON.stringify({ client_name: name, redirect_uris: [redirectUri] }),
  );
  const clientId = String(registered['client_id']);
  const [verifier, state] = [randomBytes(32).toString('base64url'), randomBytes(8).toString('base64url')];
  const asked = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${url}/mcp`,
    scope,
    state,
  };
  return {
    clientId,
    state,
    authorizationUrl: `${url}/oauth/authorize?${new URLSearchParams(asked).toString()}`,
    redeem: async (code) => {
      const { redirect_uri, resource } = asked;
      const form = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        client_id: clientId,
        redirect_uri,
        resource,
      };
      return { accessToken: String((await post(`${url}/oauth/token`, new URLSearchParams(form)))['access_token']) };
    },
  };
}

async function post(url: string, body: string | URLSearchParams): Promise<Record<string, unknown>> {
  const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
  const response = await fetch(url, { method: 'POST', body, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${text}`);
  return JSON.parse(text);
}

/** Status of a tool call with this token. */
export async function callTool({ url }: Pick<LocalService, 'url'>, accessToken: string): Promise<number> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_account_balances', arguments: {} } };
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${url}/mcp`, { method: 'POST', headers, body: JSON.stringify(call) });
  await response.text();
  return response.status;
}

/** A site of somebody else on this machine. */
export interface Listener {
  readonly origin: string;
  /** Paths and queries that were asked for, oldest first. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** Serves `bodyOf` as HTML under every address. */
export async function listen(bodyOf: (path: string) => string, host = '127.0.0.1'): Promise<Listener> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(path === '/favicon.ico' ? '' : bodyOf(path));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${host}:${port}`, asked, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
