import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

export interface Download {
  readonly status: number;
  /** Unpacked. Destroy it if you do not read it to the end. */
  readonly body: Readable;
}

const REDIRECTIONS_MAX = 3;

/**
 * Gets a file with Node's own client, whose body is a stream. Follows redirections to https. Rejects with the network's
 * error, and with an `AbortError` if `signal` aborts.
 */
export async function download(url: URL, signal: AbortSignal): Promise<Download> {
  let place = url;
  for (let followed = 0; ; followed += 1) {
    const response = await get(place, signal);
    const next = followed < REDIRECTIONS_MAX ? redirectionOf(response, place) : undefined;
    if (next === undefined) return { status: response.statusCode ?? 0, body: unpacked(response) };
    response.destroy();
    place = next;
  }
}

function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'application/xml', 'Accept-Encoding': 'gzip' };
    (url.protocol === 'http:' ? http : https)
      .get(url, { signal, headers, agent: false }, resolve)
      .once('error', reject);
  });
}

function redirectionOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const to = URL.parse(headers.location ?? '', from.href);
  return to?.protocol === 'https:' || to?.protocol === from.protocol ? to : undefined;
}

function unpacked(response: IncomingMessage): Readable {
  if (response.headers['content-encoding'] !== 'gzip') return response;
  // Its reader gets an error of either stream.
  return pipeline(response, createGunzip(), () => undefined);
}
