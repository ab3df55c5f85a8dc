import type { Middleware } from 'koa';

/**
 * The strictest rules for browsers: do not render, frame or store the response, and do not guess its type. Our own
 * pages relax those that they must.
 */
export const setSecurityHeaders: Middleware = (ctx, next) => {
  ctx.res.setHeader('X-Content-Type-Options', 'nosniff');
  ctx.res.setHeader('Referrer-Policy', 'no-referrer');
  ctx.res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  ctx.res.setHeader('Cache-Control', 'no-store');
  return next();
};
