import type { Middleware } from 'koa';

/** For answers that no browser should render, frame, guess the type of, or keep: pages of ours loosen what they need. */
export const setSecurityHeaders: Middleware = (ctx, next) => {
  ctx.res.setHeader('X-Content-Type-Options', 'nosniff');
  ctx.res.setHeader('Referrer-Policy', 'no-referrer');
  ctx.res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  ctx.res.setHeader('Cache-Control', 'no-store');
  return next();
};
