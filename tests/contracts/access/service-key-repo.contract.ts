import * as assert from 'uvu/assert';
import { MADE_AT, timestamp } from '../../support/fixtures.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');

/** Needs a store of its own: service keys belong to no user. */
export function serviceKeyRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`ServiceKeyRepo on ${storeName}`, open);

  test('services that start at once on an empty store agree on one key', async () => {
    const ensure = (_: unknown, index: number) =>
      stores.serviceKeys.ensure({ purpose: 'signing', sealed: `sealed ${index}`, createdAt: MADE_AT });
    const keys = await Promise.all(Array.from({ length: 8 }, ensure));
    assert.is(new Set(keys.map(({ sealed }) => sealed)).size, 1);
    assert.equal(await stores.serviceKeys.list('signing'), keys.slice(0, 1));
    assert.equal(await stores.serviceKeys.list('cookies'), []);
  });

  test('keys are listed newest first, resealed and removed', async () => {
    const older = await stores.serviceKeys.add({ purpose: 'cookies', sealed: 'a', createdAt: MADE_AT });
    const newer = await stores.serviceKeys.add({ purpose: 'cookies', sealed: 'b', createdAt: LATER });
    assert.equal(await stores.serviceKeys.list('cookies'), [newer, older]);
    await stores.serviceKeys.reseal(older.id, 'c');
    assert.equal(await stores.serviceKeys.list('cookies'), [newer, { ...older, sealed: 'c' }]);
    await stores.serviceKeys.remove(newer.id);
    assert.equal(await stores.serviceKeys.list('cookies'), [{ ...older, sealed: 'c' }]);
  });

  test.run();
}
