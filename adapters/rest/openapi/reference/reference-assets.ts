import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Asset {
  readonly type: string;
  readonly content: Buffer;
}

/**
 * The files that the reference page loads. Their paths change with their content, so a browser may keep them for good.
 */
export interface ReferenceAssets {
  /** Relative to the service's base URL. */
  pathOf(name: AssetName): string;
  /** `undefined` for a file of another version, or one that does not exist. */
  find(version: string, name: string): Asset | undefined;
}

export type AssetName = keyof typeof SOURCES;

/** The folder of all versions, relative to the service's base URL. */
export const ASSETS_PATH = 'docs/assets';

/** Reads all files on its first call, about 2 MB, and keeps them. */
export function referenceAssets(): ReferenceAssets {
  loaded ??= readAssets();
  return loaded;
}

let loaded: ReferenceAssets | undefined;

function readAssets(): ReferenceAssets {
  const assets = new Map<string, Asset>(Object.entries(SOURCES).map(([name, url]) => [name, readAsset(name, url)]));
  const version = versionOf([...assets.values()]);
  return {
    pathOf: (name) => `${ASSETS_PATH}/${version}/${name}`,
    find: (asked, name) => (asked === version ? assets.get(name) : undefined),
  };
}

const SOURCES = {
  'swagger-ui.css': import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'reference.css': new URL('./reference.css', import.meta.url).href,
  'reference.js': new URL('./reference.js', import.meta.url).href,
  'icon.svg': new URL('./icon.svg', import.meta.url).href,
} as const;

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

function readAsset(name: string, url: string): Asset {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { type, content: Buffer.from(withoutSourceMap(text)) };
}

/** The maps are not served, so a developer's browser must not ask for them. */
function withoutSourceMap(text: string): string {
  return text.replaceAll(/\/[/*]# sourceMappingURL=\S+?(?:\*\/|$)/gm, '');
}

function versionOf(assets: readonly Asset[]): string {
  const hash = createHash('sha256');
  for (const { content } of assets) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}
