import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Changes {
  /** The path and the query to ask for. */
  readonly path?: string;
  /** Headers of the request that replace those of the browser. */
  readonly headers?: IncomingHttpHeaders;
  /** Changes a page of HTML. */
  readonly page?: (html: string) => string;
  /** Changes the headers of the answer. */
  readonly answer?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

/** Sends a request on to the service at `address`, and its answer back. Resolves when the answer has begun. */
export async function forward(
  from: IncomingMessage,
  to: ServerResponse,
  address: string,
  { path = from.url ?? '/', headers = {}, page, answer = (given) => given }: Changes = {},
): Promise<void> {
  // Without an encoding, a page can be changed.
  const asked = ask(new URL(path, address), {
    method: from.method,
    headers: { ...from.headers, ...headers, 'accept-encoding': 'identity' },
  });
  from.pipe(asked);
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  const status = received.statusCode ?? 502;
  if (page === undefined || received.headers['content-type']?.startsWith('text/html') !== true) {
    received.pipe(to.writeHead(status, answer(received.headers)));
    return;
  }
  const { 'content-length': _, ...others } = answer(received.headers);
  to.writeHead(status, others).end(page(await textOf(received)));
}

async function textOf(received: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of received.setEncoding('utf8')) text += chunk;
  return text;
}
