import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import { HttpError } from './http-error.ts';
import { isProbe } from './probes.ts';

export interface AllowedHostsOptions {
  readonly baseUrl: string;
  /** Names of the service besides the one in the base URL, without ports. */
  readonly allowedHosts: readonly string[];
}

/**
 * Refuses requests that name a foreign host with 421 (RFC 9110, section 15.5.20). A domain that somebody made resolve
 * to this service is a page's way around the browser's rules (DNS rebinding). Addresses and names without a dot cannot
 * be such domains, so they are allowed, and so are probes. The tool endpoint has a check of its own, in its own words.
 */
export function requireAllowedHost({ baseUrl, allowedHosts }: AllowedHostsOptions): Middleware {
  const names = new Set([new URL(baseUrl).hostname, ...allowedHosts.map((name) => name.toLowerCase())]);
  return (ctx, next) => {
    const hostname = hostnameOf(ctx.req.url ?? '', ctx.req.headers.host);
    const isAllowed = hostname !== undefined && (names.has(hostname) || !hostname.includes('.') || isAddress(hostname));
    if (!isAllowed && !isExempt(ctx.path))
      throw new HttpError(421, 'This service does not answer under this host name.');
    return next();
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
