import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ListenError, type RunningServer, type ServeOptions, serve } from '../../adapters/http/server/serve.ts';
import { type HttpSocket, openSocket } from '../support/service/http-socket.ts';

const test = suite('the server');

const LOOPBACK = { host: '127.0.0.1', port: 0, maxConnections: 100 };
const HELLO = ['GET / HTTP/1.1', 'Host: x'];

/** An application whose responses wait until `open` is called. */
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

/** An application that reads bodies to their end. */
function readingBodies() {
  const app = new Koa();
  // Reading a broken body fails, as it should.
  app.silent = true;
  let count = 0;
  app.use(async (ctx) => {
    await buffer(ctx.req);
    count += 1;
    ctx.body = 'read';
  });
  return { app, bodiesRead: () => count };
}

async function whileServing(
  app: Koa,
  work: (server: RunningServer) => Promise<void>,
  options: Partial<ServeOptions> = {},
): Promise<void> {
  const server = await serve(() => app, { ...LOOPBACK, ...options });
  try {
    await work(server);
  } finally {
    await server.close(0);
  }
}

/** The time limits of the server in milliseconds, short enough for a test. */
const IMPATIENT = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10, linger: 50 };

/** Connects, and returns the server's end of the connection too. */
async function bothEnds(url: string): Promise<{ readonly client: HttpSocket; readonly serverEnd: Socket }> {
  const accepted = new Promise<Socket>((resolve) => {
    const take = (message: unknown) => {
      unsubscribe('net.server.socket', take);
      if (typeof message === 'object' && message !== null && 'socket' in message && message.socket instanceof Socket) {
        resolve(message.socket);
      }
    };
    subscribe('net.server.socket', take);
  });
  const client = await openSocket(url, { allowHalfOpen: true });
  return { client, serverEnd: await accepted };
}

/** Rejects unless the connection is gone at both ends within the five seconds that the server has. */
async function assertReleased(client: HttpSocket, serverEnd: Socket): Promise<void> {
  if (!serverEnd.closed) await once(serverEnd, 'close', { signal: AbortSignal.timeout(5_000) });
  // The client has not ended its side. It notices the reset when it sends something.
  client.socket.write('x');
  await client.closed;
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
  const failure = await serve(() => answering('x'), { ...LOOPBACK, port }).catch((error: unknown) => error);
  other.close();
  assert.instance(failure, ListenError);
  const sentence = `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.`;
  assert.is(failure instanceof Error ? failure.message : '', sentence);
});

test('an address that is not of this machine is one clear sentence', async () => {
  const failure = await serve(() => answering('x'), { ...LOOPBACK, host: '192.0.2.1' }).catch(
    (error: unknown) => error,
  );
  assert.instance(failure, ListenError);
  assert.is(failure instanceof Error ? failure.message : '', 'HOST 192.0.2.1 is not an address of this machine.');
});

test('requests on one connection begin in the order in which they came', async () => {
  const paths: string[] = [];
  const app = new Koa();
  app.use((ctx) => {
    paths.push(ctx.path);
    ctx.body = ctx.path === '/3' ? 'done' : '';
  });
  await whileServing(app, async ({ url }) => {
    const client = await openSocket(url);
    for (const path of ['/1', '/2', '/3']) client.write([`GET ${path} HTTP/1.1`, 'Host: x']);
    await client.readUntil(/done$/);
  });
  assert.equal(paths, ['/1', '/2', '/3']);
});

test('closing lets a running request end, tells its client that the connection closes, and accepts no other', async () => {
  const { app, open, arrived } = gate();
  const server = await serve(() => app, LOOPBACK);
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

test('closing ends idle connections, used and unused', async () => {
  const server = await serve(() => answering('x'), LOOPBACK);
  const [used, unused] = [await openSocket(server.url), await openSocket(server.url)];
  used?.write(HELLO);
  await used?.readUntil(/x$/);
  await server.close(10_000);
  await Promise.all([used?.closed, unused?.closed]);
});

test('closing cuts off requests that do not end in time, and can be called twice', async () => {
  const { app, arrived } = gate();
  const server = await serve(() => app, LOOPBACK);
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

const TOO_SLOW: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHo'],
  ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc'],
];

for (const [name, text] of TOO_SLOW) {
  const { linger: _usual, ...timeLimits } = IMPATIENT;
  test(`a client that sends ${name} gets a 408, and then the connection is gone at both ends`, async () => {
    const work = async ({ url }: RunningServer) => {
      const { client, serverEnd } = await bothEnds(url);
      client.socket.write(text);
      assert.match(await client.readUntil(/\r\n\r\n$/), /^HTTP\/1\.1 408 /);
      await assertReleased(client, serverEnd);
    };
    await whileServing(readingBodies().app, work, { timeLimits });
  });
}

const MALFORMED: readonly (readonly [name: string, status: number, text: string])[] = [
  ['nonsense', 400, 'nonsense\r\n\r\n'],
  ['a head that is too long', 431, `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n`],
  ['chunks without a valid size', 400, 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
];

for (const [name, status, text] of MALFORMED) {
  test(`a client that sends ${name} gets a ${status}, and then the connection is gone at both ends`, async () => {
    await whileServing(
      readingBodies().app,
      async ({ url }) => {
        const { client, serverEnd } = await bothEnds(url);
        client.socket.write(text);
        assert.match(await client.readUntil(/\r\n\r\n$/), new RegExp(`^HTTP/1\\.1 ${status} `));
        await assertReleased(client, serverEnd);
      },
      { timeLimits: IMPATIENT },
    );
  });
}

for (const [name, start, rest] of [
  ['head', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Len', 'gth: 1\r\n\r\nx'],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab', 'cd'],
] as const) {
  test(`the rest of a ${name} that comes after the 408 has no effect`, async () => {
    const { app, bodiesRead } = readingBodies();
    const work = async ({ url }: RunningServer) => {
      const { client, serverEnd } = await bothEnds(url);
      client.socket.write(start);
      assert.match(await client.readUntil(/\r\n\r\n$/), /^HTTP\/1\.1 408 /);
      client.socket.write(rest);
      await assertReleased(client, serverEnd);
      assert.is(bodiesRead(), 0);
    };
    await whileServing(app, work, { timeLimits: IMPATIENT });
  });
}

test('nonsense after a request does not suppress the response to the request', async () => {
  const { app, open, arrived } = gate();
  await whileServing(
    app,
    async ({ url }) => {
      const { client, serverEnd } = await bothEnds(url);
      client.write(HELLO);
      await arrived;
      client.socket.write('nonsense\r\n\r\n');
      open();
      assert.match(await client.readUntil(/400[^]*\r\n\r\n$/), /^HTTP\/1\.1 200 [^]*done\s*HTTP\/1\.1 400 /);
      await assertReleased(client, serverEnd);
    },
    { timeLimits: { linger: 50 } },
  );
});

test('a client that does not read its response loses the connection', async () => {
  const work = async ({ url }: RunningServer) => {
    const { client, serverEnd } = await bothEnds(url);
    client.socket.pause();
    client.write(HELLO);
    await once(serverEnd, 'close', { signal: AbortSignal.timeout(5_000) });
    client.socket.destroy();
  };
  await whileServing(answering('x'.repeat(64 * 1024 * 1024)), work, { timeLimits: { timeout: 100 } });
});

test('a client that sends nonsense instead of reading a long response loses the connection', async () => {
  const work = async ({ url }: RunningServer) => {
    const { client, serverEnd } = await bothEnds(url);
    client.write(['POST / HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked'], '1\r\na\r\n');
    assert.match(await client.readUntil(/\r\n\r\n/), /^HTTP\/1\.1 200 /);
    client.socket.pause();
    client.socket.write('nonsense\r\n');
    await once(serverEnd, 'close', { signal: AbortSignal.timeout(5_000) });
    client.socket.destroy();
  };
  await whileServing(answering('x'.repeat(64 * 1024 * 1024)), work, { timeLimits: { linger: 50 } });
});

test('one connection more than allowed is closed at once, and there is room again when another one leaves', async () => {
  let refused = 0;
  const onRefused = () => {
    refused += 1;
  };
  const work = async ({ url }: RunningServer) => {
    const [first, second] = [await bothEnds(url), await bothEnds(url)];
    const third = await openSocket(url);
    await third.closed;
    assert.is(refused, 1);
    second.client.write(HELLO);
    assert.match(await second.client.readUntil(/x$/), /^HTTP\/1\.1 200 /);
    first.client.socket.destroy();
    await once(first.serverEnd, 'close');
    assert.is(await (await fetch(url)).text(), 'x');
    second.client.socket.destroy();
  };
  await whileServing(answering('x'), work, { maxConnections: 2, onRefused });
});

for (const [host, name] of [
  ['::1', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['localhost', 'localhost'],
] as const) {
  test(`listening on ${host}, it says that it is reached at ${name}`, async () => {
    await whileServing(
      answering('hello'),
      async ({ url, port }) => {
        assert.is(url, `http://${name}:${port}`);
        assert.is(await (await fetch(url)).text(), 'hello');
      },
      { host },
    );
  });
}

test.run();
