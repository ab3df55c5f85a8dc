import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server, each with the response to its latest request, unless that is complete. */
export type Connections = ReadonlyMap<Socket, ServerResponse | undefined>;

/**
 * Keeps track of a server's connections and of the requests that run on them. A response belongs to its connection,
 * because a response that waits behind another one emits no event when the connection breaks.
 */
export function trackConnections(server: Server): Connections {
  const connections = new Map<Socket, ServerResponse | undefined>();
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (!connections.has(socket)) return;
    connections.set(socket, response);
    response.once('close', () => {
      if (connections.get(socket) === response) connections.set(socket, undefined);
    });
  });
  return connections;
}
