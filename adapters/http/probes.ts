/** Routes that machines ask every few seconds: their answers are of no use a moment later, and fill a log. */
export function isProbe(route: string | undefined): boolean {
  return route === '/health' || route === '/ready';
}
