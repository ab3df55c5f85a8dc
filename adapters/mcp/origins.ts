/** Sites whose pages may call the tool endpoint, beside its own and those on this machine. */
export const KNOWN_CLIENT_ORIGINS: readonly string[] = [
  'https://claude.ai',
  'https://claude.com',
  'https://chatgpt.com',
  'https://vscode.dev',
];

/** Whether a browser may call from this origin: none named, our own, a loopback one of any port, or an allowed one. */
export function isAllowedOrigin(origin: string | undefined, own: URL, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  // `null`, and whatever is more than scheme, host and port, is no origin that anybody may have.
  if (url === null || url.origin !== origin.toLowerCase()) return false;
  return url.origin === own.origin || isLoopbackUrl(url) || allowed.includes(url.origin);
}

/**
 * Whether a request that came over a loopback connection may name this host. Any other name there is a foreign domain that was made to
 * resolve to this machine (DNS rebinding).
 */
export function isAllowedLoopbackHost(host: string | undefined, own: URL): boolean {
  const url = host === undefined ? null : URL.parse(`http://${host}`);
  return url !== null && (url.hostname === own.hostname || isLoopbackName(url.hostname));
}

/** Of a socket's local address, also as IPv6 writes IPv4. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || address.replace(/^::ffff:/i, '').startsWith('127.'));
}

function isLoopbackUrl(url: URL): boolean {
  return (url.protocol === 'http:' || url.protocol === 'https:') && isLoopbackName(url.hostname);
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
