import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from './support/assertions.ts';
import { type Import, importCircles, importsBelow, importsOf, withoutComments } from './support/files/imports.ts';

const root = new URL('..', import.meta.url).pathname;
const SOURCE_FOLDERS = ['domain', 'application', 'adapters', 'config'];

/**
 * What the files below a folder may import: folders of the project, and packages. The first row that fits a file
 * counts.
 */
const RULES: readonly (readonly [folder: string, folders: readonly string[], packages: readonly string[]])[] = [
  ['domain/', ['domain/'], []],
  ['application/', ['domain/', 'application/'], []],
  ['adapters/memory/', ['domain/', 'adapters/memory/'], []],
  [
    'adapters/mikro-orm/',
    ['domain/', 'application/', 'adapters/mikro-orm/'],
    ['@mikro-orm/', 'pg', 'pg-copy-streams', 'kysely', 'lru-cache', 'node:'],
  ],
  ['adapters/embedded-postgres/', ['adapters/embedded-postgres/'], ['pg', 'node:']],
  [
    'adapters/exchange-rates/',
    ['domain/', 'application/', 'adapters/exchange-rates/'],
    ['lru-cache', 'node:', 'saxes'],
  ],
  [
    'adapters/oauth/',
    ['domain/', 'application/', 'adapters/oauth/', 'adapters/http/'],
    ['oidc-provider', 'jose', 'koa', 'lru-cache', 'node:'],
  ],
  [
    'adapters/web/',
    ['domain/', 'application/', 'adapters/web/', 'adapters/http/', 'adapters/oauth/'],
    [
      'koa',
      '@koa/router',
      'koa-bodyparser',
      '@simplewebauthn/browser',
      'd3-scale',
      'd3-shape',
      'htmx.org',
      'uqr',
      'node:',
    ],
  ],
  ['adapters/metrics/', ['domain/', 'adapters/metrics/', 'adapters/http/'], ['koa', 'node:', 'prom-client']],
  ['adapters/backup/', ['domain/', 'adapters/backup/'], ['tar-stream', 'node:']],
  ['adapters/import-folder/', ['domain/', 'adapters/import-folder/'], ['node:']],
  ['adapters/answers/', ['domain/', 'adapters/answers/'], ['lru-cache', 'node:']],
  ['adapters/bank-feeds/', ['domain/', 'adapters/bank-feeds/', 'adapters/http/'], ['jose', 'node:']],
  ['adapters/bill-detection/', ['domain/', 'adapters/bill-detection/', 'adapters/system/'], ['piscina', 'node:']],
  ['adapters/attempt-limits/', ['domain/', 'adapters/attempt-limits/'], ['pg', 'rate-limiter-flexible']],
  ['adapters/second-factors/', ['domain/', 'adapters/second-factors/'], ['otpauth', '@simplewebauthn/server']],
  ['adapters/system/', ['domain/', 'adapters/system/'], ['node:']],
  ['adapters/validation/', ['domain/', 'adapters/validation/'], ['ajv']],
  [
    'adapters/http/',
    ['domain/', 'application/', 'adapters/http/', 'adapters/validation/'],
    ['koa', '@koa/cors', 'busboy', 'ipaddr.js', 'koa-bodyparser', 'pino', 'node:'],
  ],
  [
    'adapters/rest/',
    ['domain/', 'application/', 'adapters/rest/', 'adapters/answers/', 'adapters/http/', 'adapters/validation/'],
    ['koa', '@koa/router', 'leven', 'swagger-ui-dist', 'node:'],
  ],
  [
    'adapters/mcp/',
    ['domain/', 'application/', 'adapters/mcp/', 'adapters/answers/', 'adapters/http/', 'adapters/validation/'],
    ['koa', 'pino', 'validator', 'node:'],
  ],
  [
    'adapters/cli/',
    ['domain/', 'application/', 'adapters/cli/', 'adapters/import-files/'],
    ['commander', 'cli-progress', 'node:'],
  ],
  ['adapters/import-files/', ['domain/', 'application/', 'adapters/import-files/'], ['csv-parse', 'split2', 'node:']],
  [
    'adapters/statement-files/',
    ['domain/', 'adapters/statement-files/'],
    ['csv-parse', 'htmlparser2', 'iconv-lite', 'saxes', 'yauzl', 'node:'],
  ],
  ['adapters/demo/', ['domain/', 'application/', 'adapters/demo/'], ['node:']],
  [
    'config/',
    ['domain/', 'application/', 'adapters/', 'config/', 'package.json'],
    ['inversify', 'reflect-metadata', 'koa', 'pino', 'node:'],
  ],
];

const boundaries = suite('boundaries');

boundaries('every import goes inwards, and uses only the packages of its folder', () => {
  assert.equal(importsBelow(root, SOURCE_FOLDERS).filter(isForbidden).map(complaintOf), []);
});

boundaries('every folder of adapters has a rule', () => {
  const folders = readdirSync(`${root}adapters`).map((name) => `adapters/${name}/`);
  assertNone(folders.filter((folder) => !RULES.some(([ruled]) => ruled === folder)));
});

const PLANTED: readonly (readonly [file: string, text: string])[] = [
  ['domain/money/money.ts', "import { z } from 'zod';"],
  ['domain/money/money.ts', "import { randomUUID } from 'node:crypto';"],
  ['domain/ports/clock.ts', "import type { Config } from '../../config/env.ts';"],
  ['application/create-user.ts', "import { hash } from '../adapters/system/argon2.ts';"],
  ['application/create-user.ts', "export { x } from 'koa';"],
  ['adapters/rest/app.ts', "import { pool } from '../mikro-orm/pool.ts';"],
  ['adapters/memory/store.ts', "const { Pool } = await import('pg');"],
  ['adapters/mcp/endpoint.ts', "import 'inversify';"],
  ['adapters/mcp/endpoint.ts', "import.meta.resolve('swagger-ui-dist/swagger-ui.css');"],
];

for (const [file, text] of PLANTED) {
  boundaries(`a planted violation is found: ${text} in ${file}`, () => {
    assert.is(importsOf(file, text).filter(isForbidden).length, 1);
  });
}

const circles = suite('import circles');

circles('no files import each other in a circle, in the code or in its tests', () => {
  assert.equal(importCircles(importsBelow(root, [...SOURCE_FOLDERS, 'tests', 'scripts'])), []);
});

circles('a planted circle is found, and only its files', () => {
  const imports = [
    ...importsOf('domain/a.ts', "import { b } from './b.ts';"),
    ...importsOf('domain/b.ts', "import type { C } from './c.ts';"),
    ...importsOf('domain/c.ts', "export { a } from './a.ts';\nimport { d } from './d.ts';"),
    ...importsOf('domain/d.ts', "import { e } from './e.ts';"),
    ...importsOf('domain/e.ts', "import { e } from './e.ts';"),
  ];
  const found = importCircles(imports).map((files) => files.sort().join(' '));
  assert.equal(found, ['domain/e.ts', 'domain/a.ts domain/b.ts domain/c.ts']);
});

const lines = suite('lines');

lines('comments wrap at 120 columns', () => {
  assertNone(linesOver120([...SOURCE_FOLDERS, 'tests', 'scripts'], (line) => COMMENT.test(line)));
});

lines('code wraps at 120 columns, templates too, except in lists of words', () => {
  const isCode = (line: string, file: string) => !file.includes('/words/') && !REGULAR_EXPRESSION.test(line);
  assert.equal(linesOver120(SOURCE_FOLDERS, isCode), []);
});

const COMMENT = /^\s*(?:\/\*\*|\*|\/\/) /;
/** A line that holds nothing else, because a regular expression cannot be broken. */
const REGULAR_EXPRESSION = /^\s*\(?\/[^/*].*\/[a-z]*(?:\.(?:exec|test)\(|[,;])?$/;

function linesOver120(folders: readonly string[], counts: (line: string, file: string) => boolean): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  assert.ok(files.length > 500);
  return files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > 120 && counts(line, file) ? [`${file}:${index + 1}`] : [])),
  );
}

const purity = suite('purity of the domain');

purity('domain and application read neither clock nor randomness nor environment', () => {
  const files = [...new Set(importsBelow(root, ['domain', 'application']).map(({ file }) => file))];
  const impure = files.filter((file) =>
    /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bconsole\./.test(
      withoutComments(readFileSync(`${root}${file}`, 'utf8')),
    ),
  );
  assert.ok(files.length > 20);
  assert.equal(impure, []);
});

function isForbidden({ file, target }: Import): boolean {
  const rule = RULES.find(([folder]) => file.startsWith(folder));
  if (rule === undefined) return true;
  const [, folders, packages] = rule;
  const allowed = target.endsWith('.ts') || target.endsWith('.json') ? folders : packages;
  return !allowed.some((prefix) => target === prefix || (/[/:]$/.test(prefix) && target.startsWith(prefix)));
}

function complaintOf({ file, target }: Import): string {
  return `${file} must not import ${target}`;
}

boundaries.run();
circles.run();
lines.run();
purity.run();
