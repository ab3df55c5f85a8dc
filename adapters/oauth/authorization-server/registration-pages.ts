import type { Context } from 'koa';

/**
 * Lets clients that run in a web page register: the library allows pages at every endpoint but this one. Returns
 * whether the request was a preflight, which is complete then. No cookie counts here, so any page may be allowed.
 */
export function allowRegistrationPage(ctx: Context, isAllowed: (origin: string) => boolean): boolean {
  const { origin } = ctx.req.headers;
  if (origin === undefined || !isAllowed(origin)) return false;
  ctx.vary('Origin');
  ctx.set('Access-Control-Allow-Origin', origin);
  if (ctx.method !== 'OPTIONS') return false;
  ctx.set({
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type, Accept, MCP-Protocol-Version',
    'Access-Control-Max-Age': '7200',
  });
  ctx.status = 204;
  return true;
}
