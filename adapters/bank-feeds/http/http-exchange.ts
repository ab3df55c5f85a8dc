import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

export interface ExchangeRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Of the unpacked body. */
  readonly maxBytes: number;
  readonly lookup: LookupFunction;
  readonly signal: AbortSignal;
}

export interface ExchangeResponse {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The body is longer than it may be. */
export class BodyTooLong extends Error {}

/**
 * Sends one request with Node's own client, and reads the whole response. Follows no redirection. Rejects with
 * `BodyTooLong`, with the network's error, and with an `AbortError` if `signal` aborts.
 */
export async function exchange(request: ExchangeRequest): Promise<ExchangeResponse> {
  const response = await send(request);
  const text = await readText(unpacked(response), request.maxBytes);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

function send({ method, url, headers, body, lookup, signal }: ExchangeRequest): Promise<IncomingMessage> {
  const length = body === undefined && method === 'GET' ? {} : { 'Content-Length': Buffer.byteLength(body ?? '') };
  return new Promise((resolve, reject) => {
    const all = { 'Accept-Encoding': 'gzip', ...headers, ...length };
    const sent = (url.protocol === 'http:' ? http : https).request(
      url,
      { method, headers: all, lookup, signal, agent: false },
      resolve,
    );
    sent.once('error', reject).end(body);
  });
}

function unpacked(response: IncomingMessage): Readable {
  if (response.headers['content-encoding'] !== 'gzip') return response;
  // Its reader gets an error of either stream.
  return pipeline(response, createGunzip(), () => undefined);
}

/** Counts while it reads. Leaving the loop early destroys the stream, and with it the connection. */
async function readText(body: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLong();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
