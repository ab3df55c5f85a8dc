import * as assert from 'uvu/assert';
import { openSocket } from '../../support/service/http-socket.ts';
import { routes, securedRoutes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';

const MIB = 1024 * 1024;

/** Contract 1.1, 1.2, 1.4, 1.5, 1.8. */
export const httpScenarios: Scenarios = (test, service) => {
  for (const { method, path } of securedRoutes.filter(({ body }) => body)) {
    const target = path.replace('{id}', '1');
    const refused = async (status: number, message: string, text: string | Uint8Array<ArrayBuffer>, type?: string) => {
      const { key: bearer } = await service().newCaller();
      const headers = { 'Content-Type': type ?? 'application/json' };
      const answer = await service().send(method, target, { bearer, text, headers });
      assert.equal([answer.status, answer.json()], [status, { message }]);
    };

    test(`${method} ${path} returns 400 for a body that is not a JSON object`, async () => {
      for (const text of ['[]', '[{}]', '"text"', '5', 'null', 'true']) {
        await refused(400, 'The body must be a JSON object.', text);
      }
      for (const text of ['{', '{"a":}', "{'a':1}", '{"a":1,}', '{} {}', 'NaN', '{"a":01}', '\u0000', 'a=b', ' ']) {
        await refused(400, 'The body must be valid JSON.', text);
      }
    });

    test(`${method} ${path} without a body is a 400`, async () => {
      const { key: bearer } = await service().newCaller();
      for (const type of [undefined, 'application/json']) {
        const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
        const answer = await service().send(method, target, { bearer, headers });
        assert.equal([answer.status, answer.json()], [400, { message: 'The body must be a JSON object.' }]);
      }
    });

    test(`${method} ${path} returns 400 for a body that is not UTF-8`, async () => {
      for (const bytes of [
        '7b22 61 22 3a 22 ff 22 7d',
        '7b22 61 22 3a 22 c0af 22 7d',
        '7b22 61 22 3a 22 eda080 22 7d',
      ]) {
        const text = Uint8Array.from(Buffer.from(bytes.replaceAll(' ', ''), 'hex'));
        await refused(400, 'The body must be UTF-8.', text);
      }
    });

    test(`${method} ${path} returns 400 for a body nested deeper than 32 levels, however deep`, async () => {
      const message = 'The body must not be nested deeper than 32 levels.';
      await refused(400, message, `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
      await refused(400, message, '{"a":'.repeat(33) + '1' + '}'.repeat(33));
      await refused(400, message, '['.repeat(500_000));
    });

    test(`${method} ${path} accepts 32 levels, and does not count brackets in strings`, async () => {
      const { key: bearer } = await service().newCaller();
      for (const extra of ['"\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["', `${'['.repeat(31)}${']'.repeat(31)}`]) {
        const answer = await service().send(method, target, { bearer, text: `{"extra":${extra}}` });
        assert.ok([404, 422, 204].includes(answer.status));
      }
    });

    test(`${method} ${path} returns 413 for more than 1 MiB, and accepts exactly 1 MiB`, async () => {
      const message = 'The body must not be larger than 1 MiB.';
      await refused(413, message, ' '.repeat(MIB + 1));
      await refused(413, message, ' '.repeat(2 * MIB));
      const { key: bearer } = await service().newCaller();
      const answer = await service().send(method, target, { bearer, text: `{}${' '.repeat(MIB - 2)}` });
      assert.ok([404, 422, 204].includes(answer.status));
    });

    test(`${method} ${path} returns 415 for other media types`, async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'json',
        'text/json',
        '',
      ]) {
        await refused(415, 'The Content-Type must be application/json.', '{}', type);
      }
      await refused(415, 'The charset of the body must be UTF-8.', '{}', 'application/json; charset=utf-16');
    });

    test(`${method} ${path} accepts the other media types of JSON`, async () => {
      const { key: bearer } = await service().newCaller();
      for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/vnd.api+json']) {
        const answer = await service().send(method, target, { bearer, text: '{}', headers: { 'Content-Type': type } });
        assert.ok([404, 422, 204].includes(answer.status));
      }
    });

    test(`${method} ${path} returns 415 for a compressed body, which could unpack to gigabytes`, async () => {
      const { key: bearer } = await service().newCaller();
      for (const encoding of ['gzip', 'deflate', 'br', 'zstd']) {
        const headers = { 'Content-Encoding': encoding };
        const answer = await service().send(method, target, { bearer, text: '{}', headers });
        assert.equal([answer.status, answer.headers.get('accept-encoding')], [415, 'identity']);
      }
    });

    test(`${method} ${path} checks the credential before the body`, async () => {
      const answer = await service().send(method, target, { text: '[', headers: { 'Content-Type': 'text/plain' } });
      assert.is(answer.status, 401);
    });
  }

  test('after a body that is too large the connection serves the next request, or says that it closes', async () => {
    const { key } = await service().newCaller();
    for (const size of [MIB + 1, 3 * MIB, 40 * MIB]) {
      const client = await openSocket(service().url);
      const head = [
        'POST /v1/transactions HTTP/1.1',
        'Host: x',
        `Authorization: Bearer ${key}`,
        'Accept: application/json',
      ];
      client.write([...head, 'Content-Type: application/json', `Content-Length: ${size}`]);
      // Only a part of the largest one: a server that waited for the rest would never respond.
      client.socket.write(' '.repeat(Math.min(size, 4 * MIB)));
      const refusal = await client.readUntil(/1 MiB\."\}$/);
      assert.match(refusal, /^HTTP\/1\.1 413 /);
      if (/\r\nConnection: close\r\n/i.test(refusal)) {
        await client.closed;
      } else {
        client.write(['GET /health HTTP/1.1', 'Host: x']);
        assert.match(await client.readUntil(/\}$/), /^HTTP\/1\.1 200 [^]*\{"status":"ok"\}$/);
        client.socket.destroy();
      }
    }
  });

  test('an unread body does not disturb the next request on its connection', async () => {
    const client = await openSocket(service().url);
    const head = [
      'POST /v1/transactions HTTP/1.1',
      'Host: x',
      'Accept: application/json',
      'Content-Type: application/json',
    ];
    client.write([...head, 'Content-Length: 16'], '{"GET /":"HTTP"}');
    assert.match(await client.readUntil(/\}$/), /^HTTP\/1\.1 401 /);
    client.write(['GET /health HTTP/1.1', 'Host: x']);
    assert.match(await client.readUntil(/\}$/), /^HTTP\/1\.1 200 [^]*\{"status":"ok"\}$/);
    client.socket.destroy();
  });

  for (const length of [16, 900_000]) {
    test(`a response that comes before the end of a body of ${length} bytes closes the connection`, async () => {
      const client = await openSocket(service().url);
      const head = [
        'POST /v1/transactions HTTP/1.1',
        'Host: x',
        'Accept: application/json',
        'Content-Type: application/json',
      ];
      client.write([...head, `Content-Length: ${length}`], '{"amount":');
      assert.match(await client.readUntil(/\}$/), /^HTTP\/1\.1 401 [^]*\r\nConnection: close\r\n/);
      await client.closed;
    });
  }

  for (const accept of [
    null,
    '*/*',
    'text/html',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'application/*',
    'application/json;q=0',
  ]) {
    test(`with Accept ${accept} an error is a page with the same sentence`, async () => {
      const { key: bearer } = await service().newCaller();
      const answer = await service().send('DELETE', '/v1/transactions/1', { bearer, accept });
      assert.is(answer.status, 404);
      assert.is(answer.headers.get('content-type'), 'text/html; charset=utf-8');
      assert.match(answer.text, /<!doctype html>[^]*<h1>No such transaction\.<\/h1>/);
      assert.match(answer.headers.get('content-security-policy') ?? '', "default-src 'none'");
    });
  }

  test('without an Accept header an error is a page, too', async () => {
    const client = await openSocket(service().url);
    client.write(['GET /nowhere HTTP/1.1', 'Host: x']);
    const answer = await client.readUntil(/<\/html>\n$/);
    assert.match(answer, /^HTTP\/1\.1 404 [^]*\r\nContent-Type: text\/html; charset=utf-8\r\n/);
    client.socket.destroy();
  });

  for (const accept of ['application/json', 'text/html, APPLICATION/JSON;q=0.1', 'application/problem+json']) {
    test(`with Accept ${accept} an error is JSON`, async () => {
      const { key: bearer } = await service().newCaller();
      const answer = await service().send('DELETE', '/v1/transactions/1', { bearer, accept });
      assert.equal([answer.status, answer.text], [404, '{"message":"No such transaction."}']);
      assert.is(answer.headers.get('content-type'), 'application/json; charset=utf-8');
      assert.match(answer.headers.get('vary') ?? '', 'Accept');
    });
  }

  test('a validation error is a page too, which does not repeat the input', async () => {
    const { key: bearer } = await service().newCaller();
    const json = { name: '<script>alert(1)</script>'.repeat(20), currency: 'EUR' };
    const answer = await service().send('POST', '/v1/bank-accounts', { bearer, json, accept: 'text/html' });
    assert.is(answer.status, 422);
    assert.match(answer.text, 'The name must have 1 to 255 characters.');
    assert.not.match(answer.text, 'script>');
  });

  test('a successful response is JSON whatever the client accepts', async () => {
    const { key: bearer } = await service().newCaller();
    const answer = await service().send('GET', '/v1/bank-accounts', { bearer, accept: 'text/html' });
    assert.is(answer.headers.get('content-type'), 'application/json; charset=utf-8');
  });

  test('an unknown address is a 404, with or without a credential', async () => {
    const { key } = await service().newCaller();
    const paths = [
      '/v1',
      '/v1/',
      '/v2/transactions',
      '/v1/transactions/',
      '/V1/transactions',
      '/v1/transactions/1/x',
      '/%',
      '//',
    ];
    for (const path of [...paths, '/v1/bank-accounts/../transactions/x/', '/v1/%74ransactionz', '/.env']) {
      for (const bearer of [undefined, key]) {
        const answer = await service().send('GET', path, { bearer });
        assert.equal([answer.status, answer.text], [404, '{"message":"There is nothing at this address."}'], path);
      }
    }
  });

  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method as string);

    test(`${path} returns 405 for other methods and names its own`, async () => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((name) => !methods.includes(name))) {
        const answer = await service().send(method, path.replace('{id}', '1'));
        assert.equal([answer.status, answer.json()], [405, { message: 'Method Not Allowed.' }]);
        assert.equal(
          allowOf(answer.headers),
          [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort(),
        );
      }
    });

    test(`OPTIONS ${path} lists the methods without a credential`, async () => {
      const answer = await service().send('OPTIONS', path.replace('{id}', '1'));
      assert.equal([answer.status, answer.text], [204, '']);
      assert.ok(methods.every((method) => allowOf(answer.headers).includes(method)));
    });
  }

  test('HEAD is GET without the body', async () => {
    const { key: bearer } = await service().newCaller();
    const [get, head] = [
      await service().send('GET', '/v1/bank-accounts', { bearer }),
      await service().send('HEAD', '/v1/bank-accounts', { bearer }),
    ];
    assert.equal([head?.status, head?.text], [200, '']);
    assert.is(head?.headers.get('content-length'), get?.headers.get('content-length'));
    assert.is((await service().send('HEAD', '/v1/bank-accounts')).status, 401);
  });

  test('every response carries a request id: the request’s own if it is well-formed', async () => {
    const ids = new Set<string>();
    for (const path of ['/health', '/nowhere', '/v1/transactions']) {
      ids.add((await service().send('GET', path)).headers.get('x-request-id') ?? '');
    }
    assert.is(ids.size, 3);
    for (const id of ids) assert.match(id, /^[0-9a-f-]{36}$/);
    const own = async (id: string) =>
      (await service().send('GET', '/health', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
    assert.is(await own('abc-1.2_3'), 'abc-1.2_3');
    for (const id of ['a b', '<script>', 'x'.repeat(129), 'ä']) assert.match((await own(id)) ?? '', /^[0-9a-f-]{36}$/);
  });

  test('a response to a malformed request carries a request id too', async () => {
    const heads: readonly (readonly [status: string, head: readonly string[]])[] = [
      ['400', ['GET / HTTP/1.1']],
      ['400', ['nonsense']],
      ['400', ['GET / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2']],
      ['400', ['POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked']],
      ['431', ['GET / HTTP/1.1', 'Host: x', `X-Long: ${'x'.repeat(20_000)}`]],
    ];
    for (const [status, head] of heads) {
      const client = await openSocket(service().url);
      client.write(head);
      const answer = await client.readUntil(/\r\n\r\n/);
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.match(answer, /\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
      client.socket.destroy();
    }
  });

  test('two Host headers are a 400, equal ones too, in any case and any version', async () => {
    const { key } = await service().newCaller();
    for (const [version, hosts] of [
      ['1.1', ['Host: a.example', 'Host: b.example']],
      ['1.1', ['Host: a.example', 'hOST: a.example']],
      ['1.0', ['Host: a.example', 'Host: b.example']],
    ] as const) {
      const client = await openSocket(service().url);
      const facts = ['Accept: application/json', `Authorization: Bearer ${key}`];
      client.write([`GET /v1/bank-accounts HTTP/${version}`, hosts[0], ...facts, hosts[1]]);
      const answer = await client.readUntil(/\}$/);
      assert.match(answer, /^HTTP\/1\.1 400 [^]*\{"message":"There must be only one Host header\."\}$/);
      client.socket.destroy();
    }
  });

  test('responses with data tell shared caches not to store them, and browsers not to guess their type or frame them', async () => {
    const { key: bearer } = await service().newCaller();
    const { headers } = await service().send('GET', '/v1/bank-accounts', { bearer });
    assert.is(headers.get('cache-control'), 'private, no-cache');
    assert.is(headers.get('x-content-type-options'), 'nosniff');
    assert.is(headers.get('referrer-policy'), 'no-referrer');
    assert.is(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'");
  });

  test('the interface is served with and without the path of the base URL', async () => {
    const { key: bearer } = await service().newCaller();
    assert.is((await service().send('GET', '/app/v1/bank-accounts', { bearer })).status, 200);
    assert.is((await service().send('GET', '/app/health')).text, '{"status":"ok"}');
    // A page for people, which the OpenAPI document says nothing of; so it is not counted among the interface's
    // answers.
    assert.is((await fetch(`${service().url}/app`)).status, 200);
    assert.is((await service().send('GET', '/apple/health')).status, 404);
    assert.is((await service().send('GET', '/app/app/health')).status, 404);
  });

  const FOREIGN: readonly (readonly [target: string, host: string])[] = [
    ['/v1/transactions', 'evil.example'],
    ['/v1/transactions', 'evil.example:80'],
    ['/v1/transactions', 'coffer.test.evil.example'],
    ['/v1/transactions', ''],
    ['http://evil.example/v1/transactions', 'coffer.test'],
    ['http://evil.example/v1/transactions', 'evil.example'],
  ];

  for (const [target, host] of FOREIGN) {
    test(`a request for ${target} with the Host “${host}” is refused, and the host shows up nowhere`, async () => {
      const { key } = await service().newCaller();
      const client = await openSocket(service().url);
      client.write([
        `GET ${target} HTTP/1.1`,
        `Host: ${host}`,
        `Authorization: Bearer ${key}`,
        'Accept: application/json',
      ]);
      const answer = await client.readUntil(/\}$/);
      assert.match(answer, /^HTTP\/1\.1 421 /);
      assert.not.match(answer, 'evil.example');
      client.socket.destroy();
    });
  }

  test('a foreign host is refused after a request that named the service', async () => {
    const { key } = await service().newCaller();
    for (const [target, host] of FOREIGN) {
      const client = await openSocket(service().url);
      const facts = [`Authorization: Bearer ${key}`, 'Accept: application/json'];
      client.write(['GET /v1/bank-accounts HTTP/1.1', 'Host: coffer.test', ...facts]);
      assert.match(await client.readUntil(/\]$/), /^HTTP\/1\.1 200 /);
      client.write([`GET ${target} HTTP/1.1`, `Host: ${host}`, ...facts]);
      assert.match(await client.readUntil(/\}$/), /HTTP\/1\.1 421 /);
      client.socket.destroy();
    }
  });

  for (const [target, host] of [
    ['/v1/transactions', 'coffer.test'],
    ['/v1/transactions', 'COFFER.test:443'],
    ['/v1/transactions', 'localhost:3000'],
    ['/v1/transactions', '192.0.2.1'],
    ['/v1/transactions', '[2001:db8::1]:3000'],
    ['http://coffer.test/v1/transactions', 'evil.example'],
    ['/health', 'evil.example'],
  ] as const) {
    test(`a request for ${target} with the Host “${host}” is served`, async () => {
      const { key } = await service().newCaller();
      const client = await openSocket(service().url);
      client.write([`GET ${target} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${key}`]);
      const answer = await client.readUntil(/\}$/);
      assert.match(answer, /^HTTP\/1\.1 200 /);
      assert.not.match(answer, 'evil.example');
      client.socket.destroy();
    });
  }
};

function allowOf(headers: Headers): readonly string[] {
  return (headers.get('allow') ?? '').split(', ').sort();
}
