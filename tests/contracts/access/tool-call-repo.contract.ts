import * as assert from 'uvu/assert';
import type { ToolCall } from '../../../domain/access/tool-call.ts';
import type { New } from '../../../domain/new.ts';
import { pluck } from '../../support/assertions.ts';
import { aUser, timestamp } from '../../support/fixtures.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const ALL = Number.MAX_SAFE_INTEGER;
const AT = timestamp('2026-03-07T09:30:15.123456Z');

function newCall(userId: number, given: Partial<New<ToolCall>> = {}): New<ToolCall> {
  return { userId, at: AT, clientId: 'client-1', tool: 'get_transactions', outcome: 'ok', ...given };
}

export function toolCallRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`ToolCallRepo on ${storeName}`, open);

  test('calls come back as they went in, newest first, and only the user’s own', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const given = [
      newCall(userId),
      newCall(strangerId),
      newCall(userId, { clientId: null, tool: 'unknown', outcome: 'invalid_arguments' }),
      newCall(userId, { clientId: 'https://client.example/“Ключ”', outcome: 'failed' }),
    ];
    await stores.toolCalls.addAll(given);
    const own = (await stores.toolCalls.page(userId, ALL, 10)).map(({ id, ...call }) => [id > 0, call]);
    const expected = [given[3], given[2], given[0]].map((call) => [true, call]);
    assert.equal(own, expected);
    assert.is((await stores.toolCalls.page(strangerId, ALL, 10)).length, 1);
  });

  test('a page begins below an id and ends at its limit', async () => {
    const { id: userId } = await aUser(stores);
    await stores.toolCalls.addAll(Array.from({ length: 5 }, (_, index) => newCall(userId, { tool: `tool ${index}` })));
    const first = await stores.toolCalls.page(userId, ALL, 2);
    const second = await stores.toolCalls.page(userId, first.at(-1)?.id ?? 0, 2);
    const third = await stores.toolCalls.page(userId, second.at(-1)?.id ?? 0, 2);
    const seen = [first, second, third].map((page) => page.map(({ tool }) => tool));
    assert.equal(seen, [['tool 4', 'tool 3'], ['tool 2', 'tool 1'], ['tool 0']]);
    assert.equal(await stores.toolCalls.page(userId, third[0]?.id ?? 0, 2), []);
  });

  test('nothing is stored for no calls, and nothing of deleted users among those of others', async () => {
    const { id: userId } = await aUser(stores);
    const { id: erasedId } = await aUser(stores);
    await stores.toolCalls.addAll([]);
    await stores.users.erase(erasedId, AT);
    await stores.toolCalls.addAll([newCall(erasedId), newCall(userId), newCall(ALL)]);
    assert.is((await stores.toolCalls.page(userId, ALL, 10)).length, 1);
    assert.equal(await stores.toolCalls.page(erasedId, ALL, 10), []);
  });

  test('an erased user’s calls are gone', async () => {
    const { id: userId } = await aUser(stores);
    await stores.toolCalls.addAll([newCall(userId)]);
    await stores.users.erase(userId, AT);
    assert.equal(await stores.toolCalls.page(userId, ALL, 10), []);
  });

  test('calls from before a moment are removed, later ones stay', async () => {
    const { id: userId } = await aUser(stores);
    const old = newCall(userId, { at: timestamp('2001-01-01T23:59:59.999999Z') });
    const kept = newCall(userId, { at: timestamp('2001-01-02T00:00:00.000000Z') });
    await stores.toolCalls.addAll([old, kept]);
    assert.ok((await stores.toolCalls.removeBefore(kept.at)) >= 1);
    assert.equal(pluck(await stores.toolCalls.page(userId, ALL, 10), 'at'), [kept.at]);
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { id: userId } = await aUser(stores);
    await stores.toolCalls.addAll([newCall(userId)]);
    const before = structuredClone(await stores.toolCalls.page(userId, ALL, 10));
    tamper(await stores.toolCalls.page(userId, ALL, 10));
    assert.equal(await stores.toolCalls.page(userId, ALL, 10), before);
  });

  test.run();
}
