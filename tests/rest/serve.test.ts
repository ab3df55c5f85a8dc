import { createServer } from 'node:net';
import Koa from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ListenError, type RunningServer, serve } from '../../adapters/http/serve.ts';
import { openSocket } from '../support/http-socket.ts';

const test = suite('the server');

const LOOPBACK = { host: '127.0.0.1', port: 0 };
const HELLO = ['GET / HTTP/1.1', 'Host: x'];

/** An application whose answers wait until they are let go. */
function gate() {
  const app = new Koa();
  let open = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  app.use(async (ctx) => {
    arrive();
    await opened;
    ctx.body = 'done';
  });
  return { app, open, arrived };
}

function answering(text: string): Koa {
  const app = new Koa();
  app.use((ctx) => {
    ctx.body = text;
  });
  return app;
}

async function whileServing(app: Koa, work: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await serve(app, LOOPBACK);
  try {
    await work(server);
  } finally {
    await server.close(0);
  }
}

test('it says where it listens', async () => {
  await whileServing(answering('hello'), async ({ url, port }) => {
    assert.is(url, `http://127.0.0.1:${port}`);
    assert.is(await (await fetch(url)).text(), 'hello');
  });
});

test('a port in use is one clear sentence', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const failure = await serve(answering('x'), { host: '127.0.0.1', port }).catch((error: unknown) => error);
  other.close();
  assert.instance(failure, ListenError);
  const sentence = `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.`;
  assert.is(failure instanceof Error ? failure.message : '', sentence);
});

test('an address that is not of this machine is one clear sentence', async () => {
  const failure = await serve(answering('x'), { host: '192.0.2.1', port: 0 }).catch((error: unknown) => error);
  assert.instance(failure, ListenError);
  assert.is(failure instanceof Error ? failure.message : '', 'HOST 192.0.2.1 is no address of this machine.');
});

test('closing lets a running request end, tells its client to go, and lets no one else in', async () => {
  const { app, open, arrived } = gate();
  const server = await serve(app, LOOPBACK);
  const client = await openSocket(server.url);
  client.write(HELLO);
  await arrived;
  const closed = server.close(10_000);
  const late = await fetch(server.url).catch(() => 'refused');
  assert.is(late, 'refused');
  open();
  assert.match(await client.readUntil(/done$/), /^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n[^]*done$/);
  await client.closed;
  await closed;
});

test('closing ends connections that wait for nothing, used and unused', async () => {
  const server = await serve(answering('x'), LOOPBACK);
  const [used, unused] = [await openSocket(server.url), await openSocket(server.url)];
  used?.write(HELLO);
  await used?.readUntil(/x$/);
  await server.close(10_000);
  await Promise.all([used?.closed, unused?.closed]);
});

test('closing cuts off what does not end in time, and can be called twice', async () => {
  const { app, arrived } = gate();
  const server = await serve(app, LOOPBACK);
  const client = await openSocket(server.url);
  client.write(HELLO);
  await arrived;
  await Promise.all([server.close(0), server.close(0)]);
  await client.closed;
});

test('a request that expects something unknown is served like any other', async () => {
  await whileServing(answering('x'), async ({ url }) => {
    const client = await openSocket(url);
    client.write([...HELLO, 'Expect: miracles']);
    assert.match(await client.readUntil(/x$/), /^HTTP\/1\.1 200 /);
    client.socket.destroy();
  });
});

test.run();
