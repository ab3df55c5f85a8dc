import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  /** The address of the same database through the proxy. */
  readonly url: string;
  /** How many connections it has cut so far. */
  readonly cuts: () => number;
  /** Begins to cut. Until then everything passes, so that a service can start. */
  begin(): void;
  close(): void;
}

/**
 * Stands between a client and PostgreSQL, and cuts every connection somewhere in the middle of what the server says:
 * after as many bytes as `nextBudget` returns for the connection. The client gets the bytes before the cut.
 */
export async function cutConnections(databaseUrl: string, nextBudget: () => number): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let cuts = 0;
  let isCutting = false;
  const server = createServer((client) => {
    const upstream = connectTo(target);
    const both = [client, upstream];
    for (const socket of both) {
      sockets.add(socket);
      socket.setNoDelay().on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        for (const end of both) end.destroy();
      });
    }
    let budget = Number.POSITIVE_INFINITY;
    client.pipe(upstream);
    upstream.on('data', (bytes) => {
      if (isCutting && budget === Number.POSITIVE_INFINITY) budget = nextBudget();
      if (bytes.length < budget) {
        budget -= bytes.length;
        client.write(bytes);
        return;
      }
      cuts += 1;
      upstream.destroy();
      client.write(bytes.subarray(0, budget), () => client.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('A listening server has an address.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    cuts: () => cuts,
    begin: () => {
      isCutting = true;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A host that is a path names the directory of the server's socket (PostgreSQL manual, “Connection Strings”). */
function connectTo({ hostname, port }: URL): Socket {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port || 5432}`) : connect(Number(port || 5432), host);
}
