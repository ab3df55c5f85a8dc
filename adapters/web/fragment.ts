import type { Html } from '../http/html.ts';
import type { WebRequest } from './web-request.ts';

/** Responds with a part of a page, for the script that asked for it. */
export function showFragment({ ctx }: Pick<WebRequest, 'ctx'>, part: Html): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('Vary', 'HX-Request');
  ctx.body = part.html;
}
