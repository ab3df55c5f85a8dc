import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Context } from 'koa';
import Koa from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sendRepresentation } from '../../adapters/http/caching/representation.ts';
import { serve } from '../../adapters/http/server/serve.ts';
import { type RawAnswer, type RawRequest, sendRaw } from '../support/service/raw-http.ts';

const test = suite('representations of files');

const SCRIPT = Buffer.from('let answer = 42; // and so on\n'.repeat(10_000));
const GZIP = { headers: { 'Accept-Encoding': 'gzip' } };

async function answersOf(send: (ctx: Context) => void, requests: readonly RawRequest[]): Promise<readonly RawAnswer[]> {
  const app = new Koa();
  app.use(sendRepresentation);
  app.use(send);
  const server = await serve(() => app, { host: '127.0.0.1', port: 0, maxConnections: 10 });
  try {
    return await Promise.all(requests.map((request) => sendRaw(server.url, request)));
  } finally {
    await server.close(0);
  }
}

test('simultaneous clients get the same file, in each coding', async () => {
  const sendScript = (ctx: Context) => {
    ctx.type = 'text/javascript; charset=utf-8';
    ctx.body = SCRIPT;
  };
  const [plain, one, other] = await answersOf(sendScript, [{}, GZIP, GZIP]);
  assert.ok(plain?.bytes.equals(SCRIPT));
  assert.ok(one && gunzipSync(one.bytes).equals(SCRIPT));
  assert.equal([other?.bytes, other?.headers.etag], [one?.bytes, one?.headers.etag]);
  assert.is.not(one?.headers.etag, plain?.headers.etag);
});

test('a file that may be kept for good says so in every coding, and in a 304', async () => {
  const forGood = 'public, max-age=31536000, immutable';
  const sendForGood = (ctx: Context) => {
    ctx.set('Cache-Control', forGood);
    ctx.type = 'text/javascript; charset=utf-8';
    ctx.body = SCRIPT;
  };
  const answers = await answersOf(sendForGood, [{}, GZIP, { headers: { 'If-None-Match': '*' } }]);
  assert.equal(
    answers.map(({ status, headers }) => [status, headers['cache-control']]),
    [200, 200, 304].map((status) => [status, forGood]),
  );
});

test('an image is not compressed again', async () => {
  const image = randomBytes(5_000);
  const sendImage = (ctx: Context) => {
    ctx.type = 'image/png';
    ctx.body = image;
  };
  const [answer] = await answersOf(sendImage, [GZIP]);
  assert.equal([answer?.headers['content-encoding'], answer?.headers.vary], [undefined, undefined]);
  assert.ok(answer?.bytes.equals(image));
});

test.run();
