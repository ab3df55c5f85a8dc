import type { Server } from '../servers/servers.ts';
import type { LoadRequest } from './load.ts';

/** Asks a server once, and returns the response with its text. Throws for a status that is no success. */
export async function ask(
  { url }: Server,
  { method, path, headers, body }: Omit<LoadRequest, 'method'> & { readonly method?: string },
): Promise<{ readonly headers: Headers; readonly text: string }> {
  const response = await fetch(`${url}${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}${path} returned ${response.status}: ${text}`);
  return { headers: response.headers, text };
}

/** Milliseconds that the work takes. */
export async function millisOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
