import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/**
 * Closes the connection when a statement runs and no byte has come or gone for `millis`: the server has stopped
 * responding. Node allows twice the time while it has only sent a part of a statement. The socket keeps one timer for
 * all statements; the driver's own limit would set one for each.
 */
export function limitSilence(client: ClientBase, millis: number): void {
  const { stream } = connectionOf(client);
  stream.setTimeout(millis);
  stream.on('timeout', () => {
    if (!(client as ClientBase & DriverClient).readyForQuery) stream.destroy(new Error('No response in time.'));
  });
}

/** Changes the limit; 0 removes it. */
export function changeSilenceLimit(client: ClientBase, millis: number): void {
  connectionOf(client).stream.setTimeout(millis);
}

function connectionOf(client: ClientBase): DriverClient['connection'] {
  return (client as ClientBase & DriverClient).connection;
}

/** What the driver's client has. `@types/pg` does not declare it. */
interface DriverClient {
  readonly connection: { readonly stream: Socket };
  /** Whether no statement runs. */
  readonly readyForQuery: boolean;
}
