import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import type { ClientDocuments } from '../../../adapters/oauth/authorization-server/client-documents.ts';
import { REDIRECT_URI } from '../sign-in/oauth-client.ts';

/**
 * The name of the host in its certificate, which this process trusts once a host has been opened. The key protects
 * nothing.
 */
export const CLIENT_HOST = 'client.example';

/** A client that describes itself under its address. */
export const CLIENT_ID = `https://${CLIENT_HOST}/client.json`;

const [CERTIFICATE, KEY] = ['crt', 'key'].map((end) =>
  readFileSync(new URL(`../../fixtures/tls/client-example.${end}`, import.meta.url), 'utf8'),
);

/** A web server over TLS that serves the description of a client. */
export interface ClientHost {
  readonly port: number;
  /** Connections that were opened, and requests that were received. */
  connections(): number;
  requests(): number;
  /** What the next requests get instead of the document. */
  answerWith(status: number, headers: Readonly<Record<string, string>>, body?: string): void;
  /**
   * Fetches the documents of `client.example` from here, with a verified certificate, but without the guard against
   * private networks.
   */
  readonly documents: ClientDocuments;
  close(): Promise<void>;
}

/** Listens on an address of this machine, to which the name `client.example` then leads. */
export async function openClientHost(address = '127.0.0.1', leadsTo = address): Promise<ClientHost> {
  let [connections, requests] = [0, 0];
  let answer: { status: number; headers: Readonly<Record<string, string>>; body: string } | undefined;
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    requests += 1;
    const id = `https://${request.headers.host}${request.url}`;
    // Whatever the port of this server: the document says its public name.
    const usual = { client_id: id.replace(/:\d+/, request.url === '/client.json' ? '' : '$&'), ...DESCRIPTION };
    const { status, headers, body } = answer ?? { status: 200, headers: {}, body: JSON.stringify(usual) };
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen({ host: address, port: 0 }, resolve));
  const { port } = server.address() as AddressInfo;
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, CERTIFICATE ?? '']);
  const restoreLookup = leadNames(leadsTo);
  return {
    port,
    connections: () => connections,
    requests: () => requests,
    answerWith: (status, headers, body = '') => {
      answer = { status, headers, body };
    },
    documents: {
      allows: async () => true,
      fetch: (input) => {
        const url = new URL(input instanceof Request ? input.url : input);
        url.port = String(port);
        return fetch(url, { redirect: 'manual', headers: { Connection: 'close' } });
      },
    },
    close: async () => {
      restoreLookup();
      tls.setDefaultCACertificates(trusted);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const DESCRIPTION = { client_name: 'Client with a document', redirect_uris: [REDIRECT_URI], scope: 'finance:read' };

/** Lets every name below `client.example` lead to `address`, as its owner could in the DNS. Returns how to undo it. */
function leadNames(address: string): () => void {
  const original = dns.lookup;
  const family = address.includes(':') ? 6 : 4;
  const replaced = (hostname: string, options: unknown, callback?: (...args: readonly unknown[]) => void) => {
    if (hostname !== CLIENT_HOST) return Reflect.apply(original, dns, [hostname, options, callback]);
    const wantsAll = typeof options === 'object' && options !== null && 'all' in options && options.all === true;
    if (wantsAll) callback?.(null, [{ address, family }]);
    else callback?.(null, address, family);
  };
  Object.assign(dns, { lookup: replaced });
  return () => void Object.assign(dns, { lookup: original });
}
