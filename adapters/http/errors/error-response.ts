import type { Context } from 'koa';
import { acceptsJson } from '../headers/accepts-json.ts';
import { html } from '../pages/html.ts';
import { showPage } from '../pages/page.ts';
import { stateOf } from '../request-state.ts';
import type { HttpError } from './http-error.ts';

/** Sends the error: as JSON to clients that ask for it, else as a small page (contract 1.1, contract 1.2). */
export function showError(ctx: Context, error: HttpError): void {
  ctx.status = error.status;
  // Rules that the endpoint set before it failed were meant for its response.
  ctx.remove('ETag');
  ctx.set('Cache-Control', 'no-store');
  ctx.set(error.headers as Record<string, string>);
  ctx.vary('Accept');
  if (!acceptsJson(ctx.req.headers.accept)) return showErrorPage(ctx, error);
  if (error.emptyJson) {
    ctx.body = null;
    // Koa turns an empty body into a 204 unless the status is set after it.
    ctx.status = error.status;
    return;
  }
  ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = JSON.stringify({
    message: errorSummary(error),
    ...(error.fields && { errors: error.fields }),
    ...error.more,
    ...(error.status >= 500 && { request_id: stateOf(ctx).requestId }),
  });
}

/** The first sentence, and the number of further ones (contract 1.2). */
export function errorSummary({ message, fields }: HttpError): string {
  const sentences = Object.values(fields ?? {}).flat();
  const more = sentences.length - 1;
  if (more < 1) return message;
  return `${sentences[0]} (and ${more} more ${more === 1 ? 'error' : 'errors'})`;
}

function showErrorPage(ctx: Context, error: HttpError): void {
  showPage(ctx, {
    title: `${error.status} · Coffer`,
    body: html`<main>
<p class="quiet">${error.status}</p>
<h1>${errorSummary(error)}</h1>
<p class="quiet">Request <code>${stateOf(ctx).requestId}</code></p>
</main>`,
  });
}
