import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filesWithReaches, reachesOf } from '../scripts/house/reaches.ts';

/**
 * The service uses packages and Node as their documents say. What reaches further works until the next release, and
 * has once shown one user's row to another (docs/decisions/fixed-choices-stay.md).
 */

const root = fileURLToPath(new URL('..', import.meta.url));

const test = suite('documented interfaces');

test('production code uses nothing of a package or of Node that is not documented', () => {
  assert.equal([...filesWithReaches(root)], []);
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
