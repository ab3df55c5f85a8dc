import type { Middleware } from 'koa';
import { pino } from 'pino';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHttpShell } from '../../adapters/http/http-shell.ts';
import { serve } from '../../adapters/http/server/serve.ts';
import { type HttpAnswer, send } from '../support/service/http-client.ts';

const test = suite('the shell around all endpoints');

/** Sends one request to an endpoint, and returns the lines of the log too. */
async function answerOf(endpoint: Middleware): Promise<{ readonly answer: HttpAnswer; readonly lines: string[] }> {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const shell = createHttpShell({ logger, baseUrl: 'https://coffer.test', endpoints: [endpoint] });
  const server = await serve(() => shell, { host: '127.0.0.1', port: 0, maxConnections: 10 });
  try {
    return { answer: await send(server.url, 'GET', '/'), lines };
  } finally {
    await server.close(0);
  }
}

test('an error has no tag and must not be stored, whatever the endpoint set before it failed', async () => {
  const { answer } = await answerOf((ctx) => {
    ctx.set({ ETag: '"x"', 'Cache-Control': 'public, max-age=31536000, immutable' });
    throw new Error('Something unexpected.');
  });
  assert.is(answer.status, 500);
  assert.equal([answer.headers.get('etag'), answer.headers.get('cache-control')], [null, 'no-store']);
});

for (const thrown of [undefined, null, 'a text', 42, { status: 200, message: 'SECRET' }, Object.create(null)]) {
  test(`an endpoint that throws ${JSON.stringify(thrown)} gets a 500 and a line in the log`, async () => {
    const { answer, lines } = await answerOf(() => {
      throw thrown;
    });
    assert.is(answer.status, 500);
    assert.is(answer.json().message, 'Something went wrong here. The request id helps to find out what.');
    assert.is(lines.length, 1);
    assert.match(lines.join(), answer.headers.get('x-request-id') ?? 'none');
    assert.not.match(`${lines.join()}${answer.text}`, 'SECRET');
  });
}

test.run();
