import { isObject } from '../../http/bodies/json-text.ts';

/** More than any issuer says of itself. */
const MAX_BYTES = 256 * 1024;

/** A document that came, but is not what it should be. The message is our own words. */
export class BadDocument extends Error {}

/**
 * Fetches a small document from exactly this address. Throws `BadDocument` for a redirect, for any other status than
 * 200, and for a large body.
 */
export async function smallFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new BadDocument(`the response has status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new BadDocument(`the document has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status: response.status, headers: response.headers });
}

/** Returns the JSON object at `url`. Throws `BadDocument` for anything else. */
export async function fetchSmallJson(url: string, timeoutMs: number): Promise<Readonly<Record<string, unknown>>> {
  const init = { signal: AbortSignal.timeout(timeoutMs), headers: { Accept: 'application/json' } };
  return readSmallJson(await smallFetch(url, init));
}

export async function readSmallJson(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const value: unknown = await response.json().catch(() => undefined);
  if (!isObject(value)) throw new BadDocument('the document is not a JSON object');
  return value;
}
