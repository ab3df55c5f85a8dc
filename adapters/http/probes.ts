/**
 * Whether machines request this route every few seconds. Their responses are outdated a moment later, and would fill
 * the log.
 */
export function isProbe(route: string | undefined): boolean {
  return route === '/health' || route === '/ready' || route === '/metrics';
}
