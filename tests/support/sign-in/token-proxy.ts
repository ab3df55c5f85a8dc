import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface TokenProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Passes every request on to the server at `target` as it is, with the token added: for tools that cannot send one. */
export async function startTokenProxy(target: string, token: string): Promise<TokenProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const outgoing = request({
      hostname,
      port,
      method,
      path: url,
      agent: false,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    outgoing.once('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.once('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
