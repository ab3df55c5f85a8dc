import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What is open on a server: each connection with the answers that are being prepared or sent on it, oldest first. */
export type Connections = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/**
 * Keeps track of a server's connections and of the requests that run on them. The answers are kept below their connection, because an
 * answer that waits behind another one reports no end when the connection breaks.
 */
export function trackConnections(server: Server): Connections {
  const connections = new Map<Socket, Set<ServerResponse>>();
  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, answer) => {
    const running = connections.get(socket);
    running?.add(answer);
    answer.once('close', () => running?.delete(answer));
  });
  return connections;
}

/** The answer to the latest request of the connection, unless that is complete. */
export function latestOn(socket: Socket, connections: Connections): ServerResponse | undefined {
  return [...(connections.get(socket) ?? [])].at(-1);
}
