import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import { HttpError } from '../errors/http-error.ts';
import { isProbe } from '../probes.ts';

/**
 * Refuses requests that name a foreign host with 421 (RFC 9110, section 15.5.20). A domain that somebody made resolve
 * to this service is a page's way around the browser's rules (DNS rebinding). Addresses and names without a dot cannot
 * be such domains, so they are allowed, and so are probes. The tool endpoint has a check of its own, in its own words.
 *
 * @param allowedHosts names of the service besides the one in the base URL, without ports
 */
export function requireAllowedHost(baseUrl: string, allowedHosts: readonly string[]): Middleware {
  const names = new Set([new URL(baseUrl).hostname, ...allowedHosts.map((name) => name.toLowerCase())]);
  const isAllowed = (target: string, host: string | undefined) => {
    const hostname = hostnameOf(target, host);
    return hostname !== undefined && (names.has(hostname) || !hostname.includes('.') || isAddress(hostname));
  };
  return ({ req: { url = '', headers }, path }, next) => {
    if (isAllowed(url, headers.host) || isExempt(path)) return next();
    throw new HttpError(421, 'This service does not answer under this host name.');
  };
}

/** A request target with a host in it wins over the Host header (RFC 9112, section 3.2.2). */
function hostnameOf(target: string, host: string | undefined): string | undefined {
  const url = target.startsWith('/') || target === '*' ? URL.parse(`http://${host ?? ''}`) : URL.parse(target);
  return url === null || url.hostname === '' ? undefined : url.hostname;
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

function isExempt(path: string): boolean {
  return isProbe(path) || path.endsWith('/mcp');
}
