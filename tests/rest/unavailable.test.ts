import { pino } from 'pino';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHttpShell } from '../../adapters/http/http-shell.ts';
import { serve } from '../../adapters/http/server/serve.ts';
import { replaceSome } from '../../config/container.ts';
import { useCases } from '../../config/tokens.ts';
import { unavailable, userDeleted } from '../../domain/error.ts';
import { send } from '../support/service/http-client.ts';
import { type HttpService, openMemoryService, withService } from '../support/service/http-service.ts';

const test = suite('refusals of the store over REST');

async function listFailingWith(error: Error, work: (service: HttpService) => Promise<void>): Promise<void> {
  const fail = async () => {
    throw error;
  };
  const replacements = [
    replaceSome(useCases.transactions, { listCategories: fail }),
    replaceSome(useCases.accounts, { createBankAccount: fail }),
  ];
  await withService(openMemoryService, { replace: replacements }, work);
}

test('an unavailable database is a 503 that says when to try again', async () => {
  await listFailingWith(unavailable(), async (service) => {
    const caller = await service.newCaller();
    const answer = await caller.get('/v1/transaction-categories');
    assert.is(answer.status, 503);
    assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    assert.is(answer.json().message, 'The database is unavailable. Try again in a few seconds.');
  });
});

test('a create for a user who has just been deleted is a 401 with a message', async () => {
  await listFailingWith(userDeleted(), async (service) => {
    const caller = await service.newCaller();
    const answer = await caller.post('/v1/bank-accounts', { name: 'Cash', currency: 'USD' });
    assert.is(answer.status, 401);
    assert.is(answer.headers.get('www-authenticate'), 'Bearer');
    assert.equal(answer.json(), { message: 'Unauthenticated: this user has been deleted.' });
  });
});

test('an unavailable database is a 503 wherever it is noticed', async () => {
  const fails = async () => {
    throw unavailable();
  };
  const shell = createHttpShell({ logger: pino({ level: 'silent' }), baseUrl: 'http://localhost', endpoints: [fails] });
  const server = await serve(() => shell, { host: '127.0.0.1', port: 0, maxConnections: 10 });
  const answer = await send(server.url, 'GET', '/anything');
  await server.close(0);
  assert.is(answer.status, 503);
  assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
});

test.run();
