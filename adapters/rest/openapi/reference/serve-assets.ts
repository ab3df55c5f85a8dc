import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { HttpError } from '../../../http/errors/http-error.ts';
import { stateOf } from '../../../http/request-state.ts';
import { ASSETS_PATH, referenceAssets } from './reference-assets.ts';

const PATH = `/${ASSETS_PATH}/:version/:name`;
const ALLOW = 'GET, HEAD, OPTIONS';

/**
 * Serves the files of the reference page. They are not part of the interface, so the OpenAPI document does not list
 * them.
 */
export function serveReferenceAssets(): Middleware {
  const router = new Router({ strict: true, sensitive: true });
  router.get(PATH, sendAsset);
  router.all(PATH, (ctx) => {
    if (ctx.method !== 'OPTIONS') throw new HttpError(405, undefined, { headers: { Allow: ALLOW } });
    ctx.set('Allow', ALLOW);
    ctx.status = 204;
  });
  return router.routes() as Middleware;
}

function sendAsset(ctx: Context): void {
  stateOf(ctx).route = PATH;
  const { version = '', name = '' }: Readonly<Record<string, string>> = ctx['params'];
  const asset = referenceAssets().find(version, name);
  if (asset === undefined) throw new HttpError(404, 'There is no such file.');
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.type = asset.type;
  ctx.body = asset.content;
}
