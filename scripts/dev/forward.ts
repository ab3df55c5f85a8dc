import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Sends a request on to the service at `address`, and its answer back, each page of HTML as `changed` returns it.
 * Resolves when the answer has begun.
 */
export async function forward(
  from: IncomingMessage,
  to: ServerResponse,
  address: string,
  changed: (html: string) => string,
): Promise<void> {
  // Without an encoding, a page can be changed.
  const asked = ask(address, {
    path: from.url,
    method: from.method,
    headers: { ...from.headers, 'accept-encoding': 'identity' },
  });
  from.pipe(asked);
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  const status = received.statusCode ?? 502;
  if (received.headers['content-type']?.startsWith('text/html') !== true) {
    received.pipe(to.writeHead(status, received.headers));
    return;
  }
  const { 'content-length': _, ...others } = received.headers;
  to.writeHead(status, others).end(changed(await textOf(received)));
}

async function textOf(received: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of received.setEncoding('utf8')) text += chunk;
  return text;
}
