import { type Html, html } from '../http/pages/html.ts';
import { notice } from './components/blocks.ts';
import { completed } from './page.ts';
import type { WebRequest } from './web-request.ts';

/** Whether the script of a page asks for a part of it. */
export function isFromScript({ ctx }: Pick<WebRequest, 'ctx'>): boolean {
  return ctx.get('HX-Request') === 'true';
}

type PartRequest = Pick<WebRequest, 'ctx' | 'basePath' | 'formToken'>;

/** Responds with a part of a page, for the script that asked for it. */
export function showFragment(request: PartRequest, part: Html): void {
  const { ctx } = request;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('Vary', 'HX-Request');
  ctx.body = completed(request, part);
}

/**
 * Responds with why there is no such part, in the shape of what the script replaces. A whole page does not fit there.
 */
export function showRefusedFragment(request: PartRequest, message: string): void {
  const text = notice('danger', message);
  const isRow = request.ctx.get('HX-Target').startsWith('tr');
  showFragment(request, isRow ? html`<tr role="row" class="open"><td role="cell" colspan="5">${text}</td></tr>` : text);
}

/** Sends the whole page on, and not the part that the script asked for. */
export function sendPageTo({ ctx, basePath }: PartRequest, path: string): void {
  ctx.set('HX-Redirect', basePath + path);
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 204;
}

/** The page, below the base path, on which the script runs; `undefined` if it does not say. */
export function pageOfScript({ ctx, basePath }: PartRequest): string | undefined {
  const url = URL.parse(ctx.get('HX-Current-URL'));
  return url?.pathname.startsWith(`${basePath}/`) ? `${url.pathname.slice(basePath.length)}${url.search}` : undefined;
}
