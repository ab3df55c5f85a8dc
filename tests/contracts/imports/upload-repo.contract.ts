import * as assert from 'uvu/assert';
import { newUpload } from '../../support/files/import-fixtures.ts';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

export function uploadRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`UploadRepo on ${storeName}`, open);

  test('one comes back as it went in, and an unknown one or another user’s is not there', async () => {
    const [{ id: userId }, { id: strangerId }] = [await aUser(stores), await aUser(stores)];
    const given = newUpload(userId, { sealedBytes: 'v1.x'.repeat(100_000), size: 25 * 1024 * 1024 });
    const id = await stores.uploads.add(given);
    assert.equal(await stores.uploads.get(userId, id), { ...given, id });
    assert.is(await stores.uploads.get(strangerId, id), undefined);
    assert.is(await stores.uploads.get(userId, id + 1_000_000), undefined);
  });

  test('the sizes of the user’s own are listed by id', async () => {
    const [{ id: userId }, { id: strangerId }] = [await aUser(stores), await aUser(stores)];
    const first = await stores.uploads.add(newUpload(userId, { size: 3 }));
    await stores.uploads.add(newUpload(strangerId));
    const second = await stores.uploads.add(newUpload(userId, { size: 2 }));
    assert.equal(await stores.uploads.sizes(userId), [
      { id: first, size: 3 },
      { id: second, size: 2 },
    ]);
  });

  test('those of the ids that are the user’s are removed', async () => {
    const [{ id: userId }, { id: strangerId }] = [await aUser(stores), await aUser(stores)];
    const own = await stores.uploads.add(newUpload(userId));
    const kept = await stores.uploads.add(newUpload(userId));
    const other = await stores.uploads.add(newUpload(strangerId));
    await stores.uploads.remove(userId, []);
    await stores.uploads.remove(userId, [own, other]);
    assert.equal(
      (await stores.uploads.sizes(userId)).map(({ id }) => id),
      [kept],
    );
    assert.ok(await stores.uploads.get(strangerId, other));
  });

  test('expired ones are removed, those that last on are not', async () => {
    const { id: userId } = await aUser(stores);
    await stores.uploads.add(newUpload(userId, { expiresAt: timestamp('2001-01-01T00:00:00.000000Z') }));
    const live = await stores.uploads.add(newUpload(userId, { expiresAt: timestamp('2001-01-03T00:00:00.000000Z') }));
    assert.ok((await stores.uploads.removeExpired(timestamp('2001-01-02T00:00:00.000000Z'))) >= 1);
    assert.equal(
      (await stores.uploads.sizes(userId)).map(({ id }) => id),
      [live],
    );
  });

  test('erasing a user removes theirs, and no new one is stored; nor one of nobody', async () => {
    const { id: userId } = await aUser(stores);
    const id = await stores.uploads.add(newUpload(userId));
    await stores.users.erase(userId, MADE_AT);
    assert.is(await stores.uploads.get(userId, id), undefined);
    await refusedAs('user_deleted', stores.uploads.add(newUpload(userId)));
    await refused(stores.uploads.add(newUpload(Number.MAX_SAFE_INTEGER)));
  });

  test.run();
}
