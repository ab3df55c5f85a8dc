import * as assert from 'uvu/assert';
import { addSeconds } from '../../../domain/calendar.ts';
import type { IdempotencyRecord } from '../../../domain/ports/idempotency-repo.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { aManualAccount, aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { pausedUnit, rolledBack } from '../paused-unit.ts';
import { refused } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

export function idempotencyRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`IdempotencyRepo on ${storeName}`, open);

  const claim = (userId: number, key: string, notBefore = MADE_AT) =>
    unitOfWork.run(({ idempotency }) => idempotency.claim(userId, key, notBefore));
  const complete = (record: IdempotencyRecord) =>
    unitOfWork.run(async ({ idempotency }) => {
      await idempotency.claim(record.userId, record.key, record.createdAt);
      await idempotency.complete(record);
    });

  test('the first to claim a key gets nothing, the next gets the record as it was stored', async () => {
    const record = recordOf((await aUser(stores)).id, { key: '“ключ” %_\\ ’; --'.padEnd(255, 'x') });
    assert.is(await claim(record.userId, record.key), undefined);
    await complete(record);
    assert.equal(await claim(record.userId, record.key), record);
  });

  test('a claim that completes nothing leaves nothing', async () => {
    const { id: userId } = await aUser(stores);
    assert.is(await claim(userId, 'once'), undefined);
    assert.is(await claim(userId, 'once'), undefined);
  });

  test('keys differ in every character and belong to their user', async () => {
    const record = recordOf((await aUser(stores)).id, { key: 'once' });
    const { id: otherId } = await aUser(stores);
    await complete(record);
    assert.is(await claim(record.userId, 'Once'), undefined);
    assert.is(await claim(record.userId, 'once '), undefined);
    assert.is(await claim(otherId, 'once'), undefined);
  });

  test('a record counts from its own moment on, and an older one gives its place to the next', async () => {
    const { id: userId } = await aUser(stores);
    const old = recordOf(userId, { createdAt: MADE_AT });
    await complete(old);
    assert.equal(await claim(userId, old.key, MADE_AT), old);
    assert.is(await claim(userId, old.key, timestamp('2026-03-07T09:30:15.123457Z')), undefined);
    const young = recordOf(userId, { key: old.key, createdAt: addSeconds(MADE_AT, 90_000) });
    await complete(young);
    assert.equal(await claim(userId, old.key, MADE_AT), young);
  });

  test('a rolled-back record leaves nothing, and its key to the next', async () => {
    const record = recordOf((await aUser(stores)).id);
    await rolledBack(unitOfWork, async ({ idempotency }) => {
      await idempotency.claim(record.userId, record.key, MADE_AT);
      await idempotency.complete(record);
    });
    assert.is(await claim(record.userId, record.key), undefined);
  });

  test('a claim waits for the holder of the key, and gets what that one committed', async () => {
    const record = recordOf((await aUser(stores)).id);
    const holder = await pausedUnit(unitOfWork, async ({ idempotency }) => {
      await idempotency.claim(record.userId, record.key, MADE_AT);
      await idempotency.complete(record);
    });
    const second = claim(record.userId, record.key);
    await holder.commit();
    assert.equal(await second, record);
  });

  test('when the holder of the key is rolled back, the one that waits is the first', async () => {
    const record = recordOf((await aUser(stores)).id);
    const holder = await pausedUnit(unitOfWork, async ({ idempotency }) => {
      await idempotency.claim(record.userId, record.key, MADE_AT);
      await idempotency.complete(record);
    });
    const second = claim(record.userId, record.key);
    await holder.rollBack();
    assert.is(await second, undefined);
  });

  test('twenty concurrent creations under one key have one effect, and all learn its id', async () => {
    const { id: userId } = await aUser(stores);
    const ids = await Promise.all(Array.from({ length: 20 }, () => unitOfWork.run(createOnce(userId, 'once'))));
    const accounts = await stores.accounts.list(userId);
    assert.is(accounts.length, 1);
    assert.equal([...new Set(ids)], [accounts[0]?.id]);
  });

  test('when nineteen of twenty concurrent creations are rolled back, the other has its effect', async () => {
    const { id: userId } = await aUser(stores);
    const create = createOnce(userId, 'once');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index === 10 ? unitOfWork.run(create) : rolledBack(unitOfWork, create),
      ),
    );
    const accounts = await stores.accounts.list(userId);
    assert.is(accounts.length, 1);
    assert.is((await claim(userId, 'once'))?.resultId, accounts[0]?.id);
  });

  test('records made before a moment are forgotten and counted, later ones stay', async () => {
    const { id: userId } = await aUser(stores);
    // Long ago, so that the records of other tests stay.
    const at = timestamp('1950-06-15T12:00:00.000000Z');
    const before = timestamp('1950-06-15T11:59:59.999999Z');
    await stores.idempotency.forgetBefore(at);
    await complete(recordOf(userId, { key: 'a', createdAt: before }));
    await complete(recordOf(userId, { key: 'b', createdAt: before }));
    const kept = recordOf(userId, { key: 'c', createdAt: at });
    await complete(kept);
    assert.is(await stores.idempotency.forgetBefore(at), 2);
    assert.is(await stores.idempotency.forgetBefore(at), 0);
    assert.is(await claim(userId, 'a', before), undefined);
    assert.equal(await claim(userId, 'c', before), kept);
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const record = recordOf((await aUser(stores)).id);
    const expected = structuredClone(record);
    await complete(record);
    tamper(record);
    tamper(await claim(expected.userId, expected.key));
    assert.equal(await claim(expected.userId, expected.key), expected);
  });

  test('a record of nobody, and a key with NUL, are refused', async () => {
    await refused(stores.idempotency.complete(recordOf(Number.MAX_SAFE_INTEGER)));
    await refused(stores.idempotency.complete(recordOf((await aUser(stores)).id, { key: 'a\0b' })));
  });

  test.run();
}

function createOnce(userId: number, key: string): (stores: Stores) => Promise<number> {
  return async (stores) => {
    const earlier = await stores.idempotency.claim(userId, key, MADE_AT);
    if (earlier !== undefined) return earlier.resultId;
    const { id } = await aManualAccount(stores, userId);
    await stores.idempotency.complete(recordOf(userId, { key, resultId: id }));
    return id;
  };
}

function recordOf(userId: number, given: Partial<IdempotencyRecord> = {}): IdempotencyRecord {
  return { userId, key: 'a-key', requestHash: someHash(), resultId: 4_711, createdAt: MADE_AT, ...given };
}
