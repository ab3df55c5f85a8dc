import type { Worker } from 'node:cluster';

/**
 * Closes the connection that was being handed to `worker` when it ended, so that its client learns of that at once.
 * Node closes its own end of a connection only when the process has confirmed that it took it. If the process is killed
 * before, Node keeps the connection open for ever, and the client waits for its own time limit. Node hands a process
 * one connection at a time, and has no public way to learn of it.
 */
export function closeUnconfirmedOf(worker: Worker): void {
  const { process: child } = worker;
  const send = child.send.bind(child);
  let latest: Closable | undefined;
  child.send = (...args: readonly unknown[]) => {
    const [message, handle] = args;
    if (isNewConnection(message) && isClosable(handle)) latest = handle;
    return Reflect.apply(send, child, args);
  };
  // Closing a connection that the process has taken does nothing: Node has closed this end of it already.
  child.once('exit', () => latest?.close());
}

interface Closable {
  close(): void;
}

/** What `node:cluster` sends together with a connection. */
function isNewConnection(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn';
}

function isClosable(handle: unknown): handle is Closable {
  return typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';
}
