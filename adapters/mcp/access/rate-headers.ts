import type { Context } from 'koa';
import type { RateDecision } from '../../../domain/access/rate-window.ts';

/** Every response of the endpoint has these (contract 5.5). */
export function setRateHeaders(
  { res }: Context,
  { limit, remaining }: Pick<RateDecision, 'limit' | 'remaining'>,
): void {
  res.setHeader('X-RateLimit-Limit', limit);
  res.setHeader('X-RateLimit-Remaining', remaining);
}

export function hasRateHeaders({ res }: Context): boolean {
  return res.hasHeader('X-RateLimit-Limit');
}
