import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unavailable, userDeleted } from '../../domain/error.ts';
import { openTestDatabase } from '../support/databases/postgres.ts';
import { aUser } from '../support/fixtures.ts';
import type { RawAnswer } from '../support/service/raw-http.ts';
import {
  openMemoryToolStore,
  openToolService,
  type ToolServiceOptions,
  toolStoreAt,
} from '../support/service/tool-service.ts';

const test = suite('refusals of the store at the tool endpoint');

const CALL = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'get_account_balances' } };

/**
 * The response to `message` of a service with `options`, from a caller whose token was issued before anything fails.
 */
async function responseTo(message: unknown, options: ToolServiceOptions): Promise<RawAnswer> {
  const service = await openToolService(options);
  const token = await service.tokenFor(await aUser(service.stores));
  const answer = await service.post(token, message, { 'MCP-Protocol-Version': '2025-03-26' });
  await service.close();
  return answer;
}

async function fail(error: Error): Promise<never> {
  throw error;
}

/** Stores that can be reached up to one step of the admission. */
const openFailingAt: Record<'rate' | 'subscription', ToolServiceOptions['open']> = {
  rate: async () => ({
    ...(await openMemoryToolStore()),
    rateLimiterOf: () => ({ consume: () => fail(unavailable()) }),
  }),
  subscription: async () => ({
    ...(await openMemoryToolStore()),
    subscriptions: { isActive: () => fail(unavailable()) },
  }),
};

function assertUnavailable(answer: RawAnswer, id: number | null): void {
  assert.is(answer.status, 503, answer.text);
  assert.match(answer.headers['retry-after'] ?? '', /^[1-9]\d*$/);
  const message = 'The database is unavailable. Try again in a few seconds.';
  assert.equal(JSON.parse(answer.text), { jsonrpc: '2.0', error: { code: -32603, message }, id });
}

test('a database that the admission cannot reach is a 503 with Retry-After and the request’s id', async () => {
  for (const open of Object.values(openFailingAt)) assertUnavailable(await responseTo(CALL, { open }), 7);
});

test('a PostgreSQL database that goes away while the service runs is a 503', async () => {
  const database = await openTestDatabase();
  const service = await openToolService({ open: () => toolStoreAt(database.url) });
  const token = await service.tokenFor(await aUser(service.stores));
  assert.is((await service.post(token, CALL)).status, 200);
  await database.drop();
  assertUnavailable(await service.post(token, CALL), 7);
  await service.close();
});

test('a database that a tool cannot reach is a 503 too, not a failed tool', async () => {
  const useCases = { accounts: { reportBalances: () => fail(unavailable()) } };
  assertUnavailable(await responseTo(CALL, { useCases }), 7);
});

test('one message of a batch that cannot reach the database makes the whole batch a 503', async () => {
  const useCases = { accounts: { reportBalances: () => fail(unavailable()) } };
  assertUnavailable(await responseTo([{ jsonrpc: '2.0', id: 6, method: 'ping' }, CALL], { useCases }), null);
});

test('a user who is deleted while a tool runs is no longer linked: 403, -32002', async () => {
  const answer = await responseTo(CALL, { useCases: { accounts: { reportBalances: () => fail(userDeleted()) } } });
  assert.is(answer.status, 403);
  assert.is(JSON.parse(answer.text).error.code, -32002);
  assert.is(JSON.parse(answer.text).id, 7);
});

test.run();
