/** Where a connection's data are, and what opens them. */
export interface Access {
  /** With a slash at the end. */
  readonly root: URL;
  readonly headers: { readonly Authorization: string };
}

/** Reads `https://user:password@bridge.example/simplefin`. `undefined` for anything else. */
export function accessOf(text: string): Access | undefined {
  const url = URL.parse(text.trim());
  if (url === null || url.username === '' || url.search !== '') return undefined;
  const pair = decoded(`${url.username}:${url.password}`);
  if (pair === undefined) return undefined;
  const root = new URL(url.pathname.replace(/\/*$/, '/'), url.origin);
  return { root, headers: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
