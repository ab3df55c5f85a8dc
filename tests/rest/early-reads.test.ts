import { pino } from 'pino';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerCache } from '../../adapters/answers/answer-cache.ts';
import { expectedPrincipals } from '../../adapters/answers/expected-principals.ts';
import { createHttpShell } from '../../adapters/http/http-shell.ts';
import { serve } from '../../adapters/http/server/serve.ts';
import { restRouter } from '../../adapters/rest/rest-router.ts';
import type { Call, Route } from '../../adapters/rest/route.ts';
import type { Principal } from '../../domain/access/credential.ts';
import { FinanceError, notFound } from '../../domain/error.ts';
import { ORIGINAL_ONLY } from '../../domain/ports/service/read-scope.ts';
import type { Revision } from '../../domain/revision.ts';
import { localDate } from '../support/fixtures.ts';
import { type HttpAnswer, send } from '../support/http-client.ts';

const test = suite('reads that begin while their credential is looked up');

test('a read begins before the second look-up ends, and its answer is sent afterwards', async () => {
  await withThings(async ({ things, get }) => {
    await get();
    const { lookUp, answer } = await readDuringLookUp(things, get);
    assert.is(await Promise.race([answer, Promise.resolve('not sent')]), 'not sent');
    lookUp.end(principal());
    assert.equal((await answer).json(), { read: 2, userId: 1 });
    assert.is(things.reads.length, 2);
  });
});

test('a credential that is refused meanwhile gets nothing of what was read', async () => {
  await withThings(async ({ things, get }) => {
    await get();
    const { lookUp, answer } = await readDuringLookUp(things, get);
    lookUp.fail(new FinanceError('unauthenticated', 'Unauthenticated.'));
    const { status, text } = await answer;
    assert.equal([status, text.includes('read')], [401, false]);
    things.lookUpIs(principal());
    await get();
    assert.equal(things.reads, [1, 1, 1], 'the next request is not read early, but once');
  });
});

test('what was read on an older state of the data is read again', async () => {
  await withThings(async ({ things, get }) => {
    const first = await get();
    const { lookUp, answer } = await readDuringLookUp(things, get);
    lookUp.end(principal({ own: 'changed' }));
    assert.equal((await answer).json(), { read: 3, userId: 1 });
    assert.is.not((await answer).headers.get('etag'), first.headers.get('etag'));
  });
});

test('what was read for another user is read again', async () => {
  await withThings(async ({ things, get }) => {
    await get();
    things.lookUpIs(principal({ userId: 2 }));
    assert.equal((await get()).json(), { read: 3, userId: 2 });
  });
});

test('a failure of the read is reported only to a caller who may know it', async () => {
  await withThings(async ({ things, get }) => {
    await get();
    things.failReadsWith(notFound('bank account'));
    assert.is((await get()).status, 404);
    const { lookUp, answer } = await readDuringLookUp(things, get);
    lookUp.fail(new FinanceError('unauthenticated', 'Unauthenticated.'));
    assert.is((await answer).status, 401);
  });
});

test('nothing is read early without the scope, for an answer that is remembered, or for a client that has one', async () => {
  await withThings(async ({ things, get }) => {
    things.lookUpIs(principal({ scopes: [] }));
    assert.is((await get()).status, 403);
    assert.is((await get()).status, 403);
    assert.equal(things.reads, []);
    things.lookUpIs(principal());
    const { headers } = await get();
    const lookUp = things.holdLookUp();
    const again = get({ 'If-None-Match': headers.get('etag') ?? '' });
    lookUp.end(principal());
    assert.is((await again).status, 304);
    assert.equal(things.reads, [1]);
  });
  await withThings(async ({ things, get }) => {
    await get();
    await get();
    assert.equal(things.reads, [1]);
  }, 1);
});

test.run();

interface Given {
  readonly userId?: number;
  readonly own?: string;
  readonly scopes?: Principal['scopes'];
}

function principal({ userId = 1, own = 'first', scopes = ['finance:read'] }: Given = {}): Principal {
  const day = localDate('2026-11-21');
  return { userId, scopes, basis: { userId, own: own as Revision, shared: 'shared' as Revision, day } };
}

/** A route whose reads are counted, behind a look-up that a test holds up. */
class Things {
  /** The user of each read. */
  readonly reads: number[] = [];
  #lookUp: () => Promise<Principal> = async () => principal();
  #failure: Error | undefined;
  #onRead: () => void = () => undefined;

  readonly authenticate = (): Promise<Principal> => this.#lookUp();

  readonly route: Route = {
    method: 'GET',
    path: '/v1/things',
    operationId: 'listThings',
    tag: { name: 'Things', description: '' },
    summary: 'List things',
    scope: 'finance:read',
    responses: {},
    handle: async ({ userId }: Call) => {
      this.reads.push(userId);
      const read = this.reads.length;
      this.#onRead();
      if (this.#failure !== undefined) throw this.#failure;
      return { status: 200, json: JSON.stringify({ read, userId }) };
    },
  };

  lookUpIs(found: Principal): void {
    this.#lookUp = async () => found;
  }

  holdLookUp(): { end(found: Principal): void; fail(error: Error): void } {
    const { promise, resolve, reject } = Promise.withResolvers<Principal>();
    this.#lookUp = () => promise;
    return { end: resolve, fail: reject };
  }

  failReadsWith(error: Error): void {
    this.#failure = error;
  }

  untilRead(times: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onRead = () => this.reads.length >= times && resolve();
    this.#onRead();
    return promise;
  }
}

interface ThingService {
  readonly things: Things;
  readonly get: (headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
}

/** A request whose read is done while its look-up is held up. */
async function readDuringLookUp(things: Things, get: ThingService['get']) {
  const reads = things.reads.length;
  const lookUp = things.holdLookUp();
  const answer = get();
  await things.untilRead(reads + 1);
  return { lookUp, answer };
}

async function withThings(work: (service: ThingService) => Promise<void>, cacheMegabytes = 0): Promise<void> {
  const things = new Things();
  const reads = {
    answers: answerCache(cacheMegabytes),
    readScope: ORIGINAL_ONLY,
    release: 'test',
    principals: expectedPrincipals(),
  };
  const router = restRouter([things.route], things.authenticate, reads);
  const options = { logger: pino({ level: 'silent' }), baseUrl: 'http://localhost', endpoints: [router] };
  const server = await serve(() => createHttpShell(options), { host: '127.0.0.1', port: 0, maxConnections: 10 });
  const get = (headers = {}) => send(server.url, 'GET', '/v1/things', { bearer: 'secret', headers });
  try {
    await work({ things, get });
  } finally {
    await server.close(0);
  }
}
