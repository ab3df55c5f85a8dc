/** More than any issuer says of itself. */
const MAX_BYTES = 256 * 1024;

/** Fetches a small document from exactly this address: a redirect is an error, and so is a large body. */
export async function smallFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`A document of the issuer is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status: response.status, headers: response.headers });
}

/** Returns the JSON object at `url`. */
export async function fetchSmallJson(url: string, timeoutMs: number): Promise<Readonly<Record<string, unknown>>> {
  const response = await smallFetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { Accept: 'application/json' },
  });
  if (response.status !== 200) throw new Error(`The issuer responded with ${response.status}.`);
  const value: unknown = await response.json();
  if (typeof value !== 'object' || value === null) throw new Error('The issuer’s metadata is not an object.');
  return value as Readonly<Record<string, unknown>>;
}
