import { rejects } from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createEcbReferenceRates,
  type EcbReferenceRatesOptions,
} from '../../../adapters/exchange-rates/ecb-reference-rates.ts';
import { type ReferenceRateSpan, ReferenceRatesUnavailable } from '../../../domain/ports/feeds/reference-rate-port.ts';

function file(...days: readonly string[]): string {
  const head =
    '<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">';
  return `${head}<Cube>${days.join('')}</Cube></gesmes:Envelope>`;
}

const NEWEST = '<Cube time="2013-05-22"><Cube currency="USD" rate="1.2923"/></Cube>';
const BEFORE = '<Cube time="2013-05-21"><Cube currency="USD" rate="1.2866"/></Cube>';
const FIRST = '<Cube time="1999-01-04"><Cube currency="USD" rate="1.1789"/></Cube>';

const PUBLISHED: Readonly<Record<string, string>> = {
  '/stats/eurofxref/eurofxref-daily.xml': file(NEWEST),
  '/stats/eurofxref/eurofxref-hist-90d.xml': file(NEWEST, BEFORE),
  '/stats/eurofxref/eurofxref-hist.xml': file(NEWEST, BEFORE, FIRST),
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const publish: Answer = (request, response) => {
  const text = PUBLISHED[request.url ?? ''];
  response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/xml' }).end(text);
};

async function serve(answer: Answer): Promise<{ server: Server; filesUrl: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, filesUrl: `http://127.0.0.1:${address.port}/stats/eurofxref/` };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Fetches from a local server that responds in this way. */
async function fetched(
  span: ReferenceRateSpan,
  answer: Answer = publish,
  { signal, ...limits }: EcbReferenceRatesOptions & { signal?: AbortSignal } = {},
): Promise<readonly string[]> {
  const { server, filesUrl } = await serve(answer);
  try {
    const rates = await createEcbReferenceRates({ filesUrl, ...limits }).fetch(span, signal);
    return rates.map(({ date, currency, perEur }) => `${date} ${currency} ${perEur}`);
  } finally {
    await close(server);
  }
}

const unavailable = (pattern: RegExp) => (error: unknown) =>
  error instanceof ReferenceRatesUnavailable && pattern.test(error.message);

const rates = suite('reference rates over HTTP');

rates('a day, 90 days and the whole history are three published files', async () => {
  assert.equal(await fetched('day'), ['2013-05-22 USD 1.2923']);
  assert.equal(await fetched('quarter'), ['2013-05-22 USD 1.2923', '2013-05-21 USD 1.2866']);
  assert.equal(await fetched('history'), ['2013-05-22 USD 1.2923', '2013-05-21 USD 1.2866', '1999-01-04 USD 1.1789']);
});

rates('a compressed response is read like any other', async () => {
  const compressed = await fetched('day', (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file(NEWEST)));
  });
  assert.equal(compressed, ['2013-05-22 USD 1.2923']);
});

rates('a redirection is followed, and an endless one is an error status', async () => {
  const onwards: Answer = (request, response) => {
    if (request.url === '/moved') return response.end(file(NEWEST));
    return response.writeHead(302, { location: '/moved' }).end();
  };
  assert.equal(await fetched('day', onwards), ['2013-05-22 USD 1.2923']);
  const circle: Answer = (_, response) => response.writeHead(302, { location: '/moved' }).end();
  await rejects(fetched('day', circle), unavailable(/status 302/));
});

rates('a redirection that leaves HTTP is not followed', async () => {
  const answer: Answer = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  await rejects(fetched('day', answer), unavailable(/status 302/));
});

rates('a compressed response that is damaged is an error', async () => {
  const damaged = gzipSync(file(NEWEST)).fill(0, 30, 60);
  const answer: Answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(damaged);
  await rejects(fetched('day', answer), ReferenceRatesUnavailable);
});

rates('the message names an error status', async () => {
  const answer: Answer = (_, response) => response.writeHead(503).end('<html>overloaded</html>');
  await rejects(fetched('day', answer), unavailable(/eurofxref-daily\.xml.* 503/));
});

rates('a server that never responds is given up after the limit', async () => {
  await rejects(
    fetched('day', () => {}, { timeoutMillis: 30 }),
    unavailable(/no response within 30 ms/),
  );
});

rates('a server that stops in the middle of the file is given up after the limit', async () => {
  const answer: Answer = (_, response) => response.writeHead(200).write(file(NEWEST).slice(0, 150));
  await rejects(fetched('day', answer, { timeoutMillis: 60 }), unavailable(/no response within 60 ms/));
});

rates('a connection that breaks in the middle of the file is an error, not half a file', async () => {
  const answer: Answer = (_, response) => {
    response.writeHead(200, { 'content-length': '9999' });
    response.write(file(NEWEST).slice(0, 200), () => response.destroy());
  };
  await rejects(fetched('day', answer), unavailable(/connection failed/));
});

rates('a file that is too large is not read to the end', async () => {
  const answer: Answer = (_, response) => response.writeHead(200).end(file(NEWEST, ' '.repeat(5_000)));
  await rejects(fetched('day', answer, { maxBytes: 4_000 }), unavailable(/more than 4000 bytes/));
});

rates('the size limit applies to the unpacked file', async () => {
  const bomb = gzipSync(file(NEWEST, ' '.repeat(2_000_000)));
  assert.ok(bomb.length < 10_000);
  const answer: Answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  await rejects(fetched('day', answer), unavailable(/more than 1000000 bytes/));
});

rates('the message names the network error when no server listens', async () => {
  const { server, filesUrl } = await serve(publish);
  await close(server);
  await rejects(createEcbReferenceRates({ filesUrl }).fetch('day'), unavailable(/connection failed \(ECONNREFUSED\)/));
});

rates('no message contains what the server sent', async () => {
  const answer: Answer = (_, response) => response.writeHead(200).end('<secret>page</secret>');
  await rejects(fetched('day', answer), (error: unknown) => {
    return error instanceof ReferenceRatesUnavailable && !error.message.includes('secret');
  });
});

rates('a fetch that is aborted rejects with the reason of its caller', async () => {
  const caller = new AbortController();
  const reason = new Error('The service is stopping.');
  await rejects(
    fetched('day', () => caller.abort(reason), { signal: caller.signal }),
    (error: unknown) => error === reason,
  );
});

rates.run();
