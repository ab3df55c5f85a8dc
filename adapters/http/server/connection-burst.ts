import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** How many requests begin in one turn of the event loop. */
const AT_ONCE = 8;

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Of `performance.now()`. */
  readonly since: number;
}

/**
 * Lets the server take in a burst of connections before it works on their requests. Node accepts one connection in each
 * turn of the event loop. If each turn also began the work for a new connection, the last of fifty clients would wait
 * for the work of all others before the server looked at it (docs/decisions/connections-come-before-their-requests.md).
 *
 * The first request of a connection waits until a turn brings no further connection, for `patienceMillis` at most.
 * Later requests on the connection begin at once.
 */
export function afterConnections(server: Server, handle: HandleRequest, patienceMillis: number): HandleRequest {
  const begun = new WeakSet<object>();
  const waiting: Waiting[] = [];
  let opened = 0;
  let openedBefore = 0;
  server.on('connection', () => (opened += 1));
  const begin = () => {
    const isBurst = opened !== openedBefore;
    openedBefore = opened;
    const [oldest] = waiting;
    const isPatient = oldest !== undefined && performance.now() - oldest.since < patienceMillis;
    if (!isBurst || !isPatient) {
      for (const { request, response } of waiting.splice(0, AT_ONCE)) {
        begun.add(request.socket);
        handle(request, response);
      }
    }
    if (waiting.length > 0) setImmediate(begin);
  };
  return (request, response) => {
    if (begun.has(request.socket)) return handle(request, response);
    if (waiting.push({ request, response, since: performance.now() }) === 1) setImmediate(begin);
  };
}
