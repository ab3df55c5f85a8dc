import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Middleware } from 'koa';

interface Asset {
  /** Names the content, so browsers keep it for good. */
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const FILES = {
  styles: asset('coffer.css'),
  script: asset('coffer.js'),
  icon: asset('icon.svg'),
  icon192: asset('icon-192.png'),
  icon512: asset('icon-512.png'),
  /** Fills its square, for systems that cut icons to their own shape. */
  iconMaskable: asset('icon-maskable.png'),
  iconApple: asset('icon-apple.png'),
  /** Brings parts of pages into others; pages work without it. */
  htmx: asset('htmx.js', new URL('./htmx.min.js', import.meta.resolve('htmx.org'))),
  /**
   * On pages with passkeys alone: the library, and the script that uses it. The package's entry is a module; its bundle
   * for script tags lies beside it.
   */
  webauthn: asset(
    'webauthn.js',
    new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser')),
  ),
  passkeys: asset('passkeys.js'),
};

/** Addresses, below the base path, of the files that every page loads. */
export const ASSET_PATHS = Object.fromEntries(
  Object.entries(FILES).map(([name, { path }]) => [name, path]),
) as Readonly<Record<keyof typeof FILES, string>>;

const BY_PATH: ReadonlyMap<string, Asset> = new Map(Object.values(FILES).map((file) => [file.path, file]));

/** Serves the files and passes on every other request. */
export const serveAssets: Middleware = (ctx, next) => {
  const file = BY_PATH.get(ctx.path);
  if (file === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.set('Content-Type', file.type);
  ctx.body = file.content;
};

function asset(name: string, source = new URL(`./assets/${name}`, import.meta.url)): Asset {
  const content = readFileSync(source);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const ending = extname(name);
  return { path: `/assets/${name.slice(0, -ending.length)}.${digest}${ending}`, type: TYPES[ending] ?? '', content };
}
