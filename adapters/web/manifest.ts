import type { Middleware } from 'koa';
import { ASSET_PATHS } from './assets.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** Tells browsers how to install the pages as an app. Its addresses are relative, so they hold below any base path. */
const MANIFEST = JSON.stringify({
  name: 'Coffer',
  short_name: 'Coffer',
  description: 'Your money, on your own machine',
  id: './',
  start_url: './overview',
  scope: './',
  display: 'standalone',
  background_color: '#f7f6f2',
  theme_color: '#0b6b53',
  icons: [
    { src: `.${ASSET_PATHS.icon}`, sizes: 'any', type: 'image/svg+xml' },
    { src: `.${ASSET_PATHS.icon192}`, sizes: '192x192', type: 'image/png' },
    { src: `.${ASSET_PATHS.icon512}`, sizes: '512x512', type: 'image/png' },
    { src: `.${ASSET_PATHS.iconMaskable}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Add a transaction', url: './transactions/new' },
    { name: 'Transactions', url: './transactions' },
  ],
});

/** Serves the manifest and passes on every other request. */
export const serveManifest: Middleware = (ctx, next) => {
  if (ctx.path !== MANIFEST_PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.set('Cache-Control', 'public, max-age=3600');
  ctx.set('Content-Type', 'application/manifest+json; charset=utf-8');
  ctx.body = MANIFEST;
};
