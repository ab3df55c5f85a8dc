import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server, each with the responses that are being prepared or sent on it, oldest first. */
export type Connections = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/**
 * Keeps track of a server's connections and of the requests that run on them. The responses belong to their connection,
 * because a response that waits behind another one emits no event when the connection breaks.
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

/** The response to the latest request of the connection, unless it is complete. */
export function latestOn(socket: Socket, connections: Connections): ServerResponse | undefined {
  return [...(connections.get(socket) ?? [])].at(-1);
}
