import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Middleware } from 'koa';

/**
 * Addresses, below the base path, of the files that every page loads. Each names its content, so browsers keep them for
 * good.
 */
export interface AssetPaths {
  readonly styles: string;
  readonly script: string;
  readonly icon: string;
  readonly icon192: string;
  readonly icon512: string;
  /** Fills its square, for systems that cut icons to their own shape. */
  readonly iconMaskable: string;
  readonly iconApple: string;
  /** Brings parts of pages into others; pages work without it. */
  readonly htmx: string;
  /** On pages with passkeys alone: the library, and the script that uses it. */
  readonly webauthn: string;
  readonly passkeys: string;
}

interface Asset {
  readonly path: string;
  readonly type: string;
  readonly content: string | Buffer;
}

const STYLES = asset('coffer.css', 'text/css; charset=utf-8');
const SCRIPT = asset('coffer.js', 'text/javascript; charset=utf-8');
const ICON = asset('icon.svg', 'image/svg+xml');

const ICON_192 = image('icon-192.png');
const ICON_512 = image('icon-512.png');
const ICON_MASKABLE = image('icon-maskable.png');
const ICON_APPLE = image('icon-apple.png');

const PASSKEYS = asset('passkeys.js', 'text/javascript; charset=utf-8');
const WEBAUTHN = asset(
  'webauthn.js',
  'text/javascript; charset=utf-8',
  // The package's entry is a module; its bundle for script tags lies beside it.
  new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser')),
);

const HTMX = asset(
  'htmx.js',
  'text/javascript; charset=utf-8',
  new URL('./htmx.min.js', import.meta.resolve('htmx.org')),
);

const ASSETS: ReadonlyMap<string, Asset> = new Map(
  [STYLES, SCRIPT, ICON, ICON_192, ICON_512, ICON_MASKABLE, ICON_APPLE, HTMX, WEBAUTHN, PASSKEYS].map((file) => [
    file.path,
    file,
  ]),
);

export const ASSET_PATHS: AssetPaths = {
  styles: STYLES.path,
  script: SCRIPT.path,
  icon: ICON.path,
  icon192: ICON_192.path,
  icon512: ICON_512.path,
  iconMaskable: ICON_MASKABLE.path,
  iconApple: ICON_APPLE.path,
  htmx: HTMX.path,
  webauthn: WEBAUTHN.path,
  passkeys: PASSKEYS.path,
};

/** Serves the files and passes on every other request. */
export const serveAssets: Middleware = (ctx, next) => {
  const file = ASSETS.get(ctx.path);
  if (file === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.set('Content-Type', file.type);
  ctx.body = file.content;
};

function image(name: string): Asset {
  const content = readFileSync(new URL(`./assets/${name}`, import.meta.url));
  return { path: addressOf(name, content), type: 'image/png', content };
}

function asset(name: string, type: string, source = new URL(`./assets/${name}`, import.meta.url)): Asset {
  const content = readFileSync(source, 'utf8');
  return { path: addressOf(name, content), type, content };
}

function addressOf(name: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const [stem, ending] = name.split('.');
  return `/assets/${stem}.${digest}.${ending}`;
}
