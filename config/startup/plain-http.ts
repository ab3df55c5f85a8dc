import { isLoopbackName } from '../../adapters/http/loopback.ts';
import type { Config } from '../settings/env.ts';

/**
 * What is wrong with a service that others can reach and that sends passwords and figures in clear, or `undefined`.
 * With an https `BASE_URL`, a proxy is in front of it.
 */
export function plainHttpWarning({ host, baseUrl }: Pick<Config, 'host' | 'baseUrl'>): string | undefined {
  const isLocal = isLoopbackName(host) || host === '::1';
  if (isLocal || baseUrl?.startsWith('https:')) return undefined;
  return (
    `Whoever is on the network of HOST=${host} can read passwords and figures: Coffer speaks plain http. ` +
    'Put a proxy with TLS in front of it, and set BASE_URL to its https address.'
  );
}
