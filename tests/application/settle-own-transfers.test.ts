import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { settleOwnTransfers } from '../../application/own-transfers/settle-own-transfers.ts';
import { aManualAccount, aTransaction, aUser } from '../support/fixtures.ts';

const test = suite('settling own transfers');

test('a user with one account that may have legs loses old links, and no legs are read', async () => {
  const { stores } = createMemoryStore();
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  const { id } = await aTransaction(stores, account);
  await stores.ownTransfers.link(userId, [{ id, other: { transactionId: 1, bankAccountId: 2 }, categoryId: 901 }]);
  const unread = () => Promise.reject(new Error('100,000 legs would be read.'));
  await settleOwnTransfers({ ...stores, ownTransfers: { ...stores.ownTransfers, legs: unread } }, userId, undefined);
  assert.equal(await stores.ownTransfers.links(userId, undefined), []);
});

test.run();
