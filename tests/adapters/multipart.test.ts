import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Koa from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readMultipart } from '../../adapters/http/bodies/multipart.ts';
import { HttpError } from '../../adapters/http/errors/http-error.ts';

const MAX_BYTES = 1024 * 1024;

const test = suite('forms with a file');
const app = new Koa();
// A sender that goes away is no news.
app.silent = true;
app.use(async (ctx) => {
  try {
    const {
      fields,
      files: [file],
    } = await readMultipart(ctx, MAX_BYTES);
    ctx.body = { fields, file: file && { name: file.name, size: file.bytes.length } };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    ctx.status = error.status;
    ctx.body = { message: error.message };
    ctx.set('Connection', 'close');
  }
});
const server = createServer(app.callback());
let url = '';

test.before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.after(() => void server.close());

async function post(body: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method: 'POST', body, headers });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

function formWith(entries: readonly (readonly [string, string | Blob, string?])[]): FormData {
  const form = new FormData();
  for (const [name, value, file] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, file);
  }
  return form;
}

test('fields and one file are read, with names in any language', async () => {
  const form = formWith([
    ['account', '12'],
    ['account', '13'],
    ['file', new Blob(['abc']), '../kontoauszüge/März.csv'],
  ]);
  const { status, json } = await post(form);
  assert.equal([status, json], [200, { fields: { account: '12' }, file: { name: 'März.csv', size: 3 } }]);
});

test('a form whose file was not chosen has none; an empty file with a name is one', async () => {
  assert.is((await post(formWith([['file', new Blob([]), '']]))).json['file'], undefined);
  const { json } = await post(formWith([['file', new Blob([]), 'empty.csv']]));
  assert.equal(json['file'], { name: 'empty.csv', size: 0 });
});

test('a file of exactly the limit is read, and one byte more is refused', async () => {
  const exact = await post(formWith([['file', new Blob(['x'.repeat(MAX_BYTES)]), 'a']]));
  assert.equal(exact.json['file'], { name: 'a', size: MAX_BYTES });
  const larger = await post(formWith([['file', new Blob(['x'.repeat(MAX_BYTES + 1)]), 'a']]));
  assert.equal([larger.status, larger.json['message']], [413, 'The file must not be larger than 1 MiB.']);
});

test('two files, too many fields and a field that is too long are refused', async () => {
  const two = [['a', new Blob(['1']), 'a'] as const, ['b', new Blob(['2']), 'b'] as const];
  assert.is((await post(formWith(two))).status, 400);
  const many = Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x'] as const);
  assert.is((await post(formWith(many))).status, 413);
  assert.is((await post(formWith([['long', 'x'.repeat(20_000)]]))).status, 413);
});

test('what is no form is refused in words', async () => {
  const type = 'multipart/form-data';
  assert.is((await post('abc', { 'content-type': type })).status, 400);
  assert.is((await post('abc', { 'content-type': `${type}; boundary=x` })).status, 400);
  assert.is((await post('--x\r\n', { 'content-type': `${type}; boundary=x` })).status, 400);
  assert.is((await post('abc', { 'content-type': `${type}; boundary=x`, 'content-encoding': 'gzip' })).status, 415);
});

test('a sender that goes away in the middle holds up nobody', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const head =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n';
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  socket.destroy();
  assert.is((await post(formWith([['a', '1']]))).status, 200);
});

test.run();
