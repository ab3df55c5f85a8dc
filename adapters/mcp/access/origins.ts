import { isLoopbackName, isLoopbackUrl } from '../../http/loopback.ts';

/** Sites whose pages may call the tool endpoint by default, in addition to its own origin and loopback ones. */
export const KNOWN_CLIENT_ORIGINS: readonly string[] = [
  'https://claude.ai',
  'https://claude.com',
  'https://chatgpt.com',
  'https://vscode.dev',
];

/**
 * Whether a request with this `Origin` may call: no origin, the service's own, a loopback one with any port, or an
 * allowed one.
 */
export function isAllowedOrigin(origin: string | undefined, own: URL, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  // Refuses `null`, and anything with more than scheme, host and port.
  if (url === null || url.origin !== origin.toLowerCase()) return false;
  return url.origin === own.origin || isLoopbackUrl(url) || allowed.includes(url.origin);
}

/**
 * Whether a request over a loopback connection may name this host. Any other name belongs to a foreign domain that
 * somebody made resolve to this machine (DNS rebinding).
 */
export function isAllowedLoopbackHost(host: string | undefined, own: URL): boolean {
  const url = host === undefined ? null : URL.parse(`http://${host}`);
  return url !== null && (url.hostname === own.hostname || isLoopbackName(url.hostname));
}
