import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../support/assertions.ts';
import { importsBelow } from '../support/files/imports.ts';
import { readLockFile } from './lock-file.ts';

const root = new URL('../..', import.meta.url).pathname;
const lock = readLockFile();
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const runtime = Object.keys(manifest.dependencies);
const development = Object.keys(manifest.devDependencies);

/** What runs in production. The launcher does, too, but it runs before any package is there. */
const PRODUCTION_FOLDERS = ['domain', 'application', 'adapters', 'config'];
const PRODUCTION_SCRIPT = 'scripts/coffer.ts';

/** Packages that no line of code names. */
const USED_BY_A_TOOL: Readonly<Record<string, string>> = {
  'oxlint-tsgolint': 'oxlint loads it for its type-aware rules',
};

const manifests = suite('package.json');

manifests('every run-time package is imported by code that runs in production, and the other way round', () => {
  const imported = importsBelow(root, PRODUCTION_FOLDERS).map(({ target }) => target);
  const scripts = importsBelow(root, ['scripts']).filter(({ file }) => file === PRODUCTION_SCRIPT);
  const packages = [...imported, ...scripts.map(({ target }) => target)].filter(isPackage);
  assert.equal([...new Set(packages)].sort(), runtime.toSorted());
});

manifests("every developers' package is used by a test, a script or a check", () => {
  const imported = new Set(importsBelow(root, ['tests', 'scripts']).map(({ target }) => target));
  const texts = [`${root}package.json`, ...globSync(`${root}{tests,scripts}/**/*.{ts,mjs}`)].map(textOf).join('\n');
  const unused = development.filter((name) => {
    // The types of a package in a scope have two underscores for the slash: @types/koa__cors for @koa/cors.
    const typed = name.startsWith('@types/') ? name.slice('@types/'.length).replace(/^(.+)__/, '@$1/') : undefined;
    if (typed !== undefined) return !(typed === 'node' || imported.has(typed) || runtime.includes(typed));
    const commands = Object.keys(lock.packages[`node_modules/${name}`]?.bin ?? {});
    const mentions = [`node_modules/${name}/`, `'${name}/`, ...commands.map((command) => `'${command}'`)];
    return !(imported.has(name) || name in USED_BY_A_TOOL || mentions.some((mention) => texts.includes(mention)));
  });
  assert.equal(unused, []);
});

manifests('every version is exact', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  assertNone(
    Object.entries(all).filter(([, version]) => !/^(npm:\S+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))),
  );
});

function isPackage(target: string): boolean {
  return !/\.(ts|json)$/.test(target) && !target.startsWith('node:') && !builtinModules.includes(target);
}

/** Of the scripts in package.json, too: a check runs by its command's name alone. */
function textOf(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/(?<=&& |"check": ")(\w+)/g, "'$1'");
}

manifests.run();
