import { globSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutComments } from './support/files/imports.ts';

/**
 * The service uses packages and Node as their documents say. What reaches further works until the next release, and
 * has once shown one user's row to another (docs/decisions/fixed-choices-stay.md).
 */

const root = new URL('..', import.meta.url).pathname;

/** Files that still do, with how often. Shorten it; a longer list needs a decision. */
const REMAINING: Readonly<Record<string, number>> = {
  // The library has no setting for the form of an access token, by which a leaked one is recognised.
  'adapters/oauth/authorization-server/authorization-server.ts': 1,
};

const REACHES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['casts a type away', /\bas (?:unknown as|never\b|any\b)|[:<] ?any\b(?=\s*[,;>)=|[\]])/g],
  ['changes a prototype', /\.prototype\b|\b__proto__\b|\.setPrototypeOf\(|\bdefinePropert(?:y|ies)\(/g],
  ['reads a private property', /(?:[\w)\]]\??\.)_\w|\[['"]_(?!meta['"])\w|\bReflect\.get\([^,]+, ['"]_/g],
  ['replaces a method', /^\s*(?!this\b)\w+(?:\.\w+)+ = (?:async )?(?:function\b|\([^)]*\)(?:: [^=]+)? =>|\w+ =>)/gm],
  ['replaces the request of Koa', /\b(?:ctx|context)\.(?:req|res|request|response)(?:\.re[qs])? = /g],
  ['takes a module by a detour', /\bgetBuiltinModule\b|\bcreateRequire\b|\bprocess\.binding\b|\brequire\(/g],
  ['reads the messages of node:cluster', /\binternalMessage\b|['"]newconn['"]|NODE_UNIQUE_ID/g],
];

/** In comments, which the patterns above do not see. */
const SILENCED = /@ts-(?:expect-error|ignore|nocheck)/g;

function reachesOf(text: string): readonly string[] {
  const code = withoutComments(text);
  const found = REACHES.flatMap(([what, pattern]) => [...code.matchAll(pattern)].map(() => what));
  return [...found, ...[...text.matchAll(SILENCED)].map(() => 'silences the compiler')];
}

const test = suite('documented interfaces');

test('production code uses nothing of a package or of Node that is not documented', () => {
  const files = globSync('{domain,application,adapters,config}/**/*.ts', { cwd: root });
  assert.ok(files.length > 400);
  const found = files.flatMap((file) => {
    const reaches = reachesOf(readFileSync(root + file, 'utf8'));
    return reaches.length === 0 ? [] : [[file.replaceAll('\\', '/'), reaches] as const];
  });
  assert.equal(
    found.filter(([file, reaches]) => reaches.length !== REMAINING[file]),
    [],
  );
  assert.equal(new Set(found.map(([file]) => file)), new Set(Object.keys(REMAINING)));
});

for (const [line, what] of [
  ['const token = Symbol(name) as unknown as Token;', 'casts a type away'],
  ['router.register(path, middleware as never);', 'casts a type away'],
  ['const client: any = pool;', 'casts a type away'],
  ['NetServer.prototype.close.call(server);', 'changes a prototype'],
  ["Object.defineProperty(client, 'query', { value });", 'changes a prototype'],
  ['const { length } = client._queue;', 'reads a private property'],
  ["const queue = client['_queue'];", 'reads a private property'],
  ["const queue = Reflect.get(client, '_queue');", 'reads a private property'],
  ['child.send = (...args) => send(args);', 'replaces a method'],
  ['client.connection.on = function (event) {};', 'replaces a method'],
  ['ctx.req = ctx.request.req = replaced;', 'replaces the request of Koa'],
  ["const { createServer } = process.getBuiltinModule('node:http');", 'takes a module by a detour'],
  ["const router = createRequire(import.meta.url)('@koa/router');", 'takes a module by a detour'],
  ["if (message.act === 'newconn') take(handle);", 'reads the messages of node:cluster'],
  ['// @ts-expect-error: it is private.', 'silences the compiler'],
] as const) {
  test(`finds what ${what} in \`${line}\``, () => assert.ok(reachesOf(`${line}\n`).includes(what)));
}

for (const line of [
  'const rest = values as readonly string[];',
  "const meta = params['_meta'];",
  'this.open = () => undefined;',
  'ctx.request.body = parsed;',
  '// Anything: any value as never seen before.',
]) {
  test(`lets \`${line}\` pass`, () => assert.equal(reachesOf(`${line}\n`), []));
}

test.run();
