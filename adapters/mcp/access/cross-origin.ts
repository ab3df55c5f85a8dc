import type { Context } from 'koa';

/** Lets a page of an allowed origin send its request and read the response. */
export function allowPage(ctx: Context, origin: string): void {
  ctx.vary('Origin');
  ctx.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers':
      'WWW-Authenticate, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-Request-Id, Mcp-Session-Id',
  });
}

/**
 * Responds to a browser's preflight request. Credentials travel in the Authorization header, never in cookies. Newer
 * clients repeat the method and the tool's name in headers of their own, and clients that show views send a session id.
 */
export function respondToPreflight(ctx: Context, methods: string): void {
  ctx.set({
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id',
    'Access-Control-Max-Age': '7200',
  });
  ctx.status = 204;
}
