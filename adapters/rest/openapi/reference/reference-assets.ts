import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import { HttpError } from '../../../http/errors/http-error.ts';
import { stateOf } from '../../../http/request-state.ts';

/** The files that the reference page loads, about 2 MB. */
export interface ReferenceAssets {
  /** Changes with the files, so that a browser may keep them for good. */
  readonly version: string;
  readonly files: ReadonlyMap<string, { readonly type: string; readonly content: Buffer }>;
}

/** The folder of all versions, relative to the service's base URL. */
export const ASSETS_PATH = 'docs/assets';

/** Reads all files on its first call, and keeps them. */
export function referenceAssets(): ReferenceAssets {
  loaded ??= readAssets();
  return loaded;
}

let loaded: ReferenceAssets | undefined;

function readAssets(): ReferenceAssets {
  const files = new Map(SOURCES.map(([name, type, url]) => [name, { type, content: readAsset(url) }] as const));
  const hash = createHash('sha256');
  for (const { content } of files.values()) hash.update(content);
  return { version: hash.digest('hex').slice(0, 16), files };
}

const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const SOURCES: readonly (readonly [name: string, type: string, url: string])[] = [
  ['swagger-ui.css', CSS, import.meta.resolve('swagger-ui-dist/swagger-ui.css')],
  ['swagger-ui-bundle.js', JAVASCRIPT, import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')],
  ['reference.css', CSS, new URL('./reference.css', import.meta.url).href],
  ['reference.js', JAVASCRIPT, new URL('./reference.js', import.meta.url).href],
  ['icon.svg', 'image/svg+xml', new URL('./icon.svg', import.meta.url).href],
];

/** Without the address of a source map: the maps are not served, so a developer's browser must not ask for them. */
function readAsset(url: string): Buffer {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  return Buffer.from(text.replaceAll(/\/[/*]# sourceMappingURL=\S+?(?:\*\/|$)/gm, ''));
}

const PATH = `/${ASSETS_PATH}/:version/:name`;
const ALLOW = 'GET, HEAD, OPTIONS';

/**
 * Serves the files of the reference page. They are not part of the interface, so the OpenAPI document does not list
 * them.
 */
export function serveReferenceAssets(): Middleware {
  const router = new Router({ strict: true, sensitive: true });
  router.get(PATH, (ctx) => {
    stateOf(ctx).route = PATH;
    const { version, files } = referenceAssets();
    const asset = ctx.params['version'] === version ? files.get(ctx.params['name'] ?? '') : undefined;
    if (asset === undefined) throw new HttpError(404, 'There is no such file.');
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.type = asset.type;
    ctx.body = asset.content;
  });
  router.all(PATH, (ctx) => {
    if (ctx.method !== 'OPTIONS') throw new HttpError(405, undefined, { headers: { Allow: ALLOW } });
    ctx.set('Allow', ALLOW);
    ctx.status = 204;
  });
  return router.routes() as Middleware;
}
