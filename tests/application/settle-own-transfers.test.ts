import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { updateBankAccount } from '../../application/accounts/update-bank-account.ts';
import { settleOwnTransfers } from '../../application/own-transfers/settle-own-transfers.ts';
import { testClock } from '../support/clock.ts';
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

test('an account is a card by its name where nobody has chosen a type, and no longer after another name', async () => {
  const store = createMemoryStore();
  const { stores } = store;
  const { id: userId } = await aUser(stores);
  const here = await aManualAccount(stores, userId, { type: 'checking', name: 'Everyday' });
  const card = await aManualAccount(stores, userId, { type: 'checking', name: 'Cash Back Visa' });
  const paid = await aTransaction(stores, here, { amount: -51_234, description: 'VISA PAYMENT A1', categoryId: 1 });
  await aTransaction(stores, card, { amount: 51_234, description: 'PAYMENT - THANK YOU', categoryId: 2 });
  await settleOwnTransfers(stores, userId, undefined);
  const categoryOf = async () => (await stores.transactions.get(userId, paid.id))?.categoryId;
  assert.is(await categoryOf(), 902);
  await updateBankAccount({ ...stores, ...store, clock: testClock() })(userId, card.id, { name: 'Holidays' });
  assert.is(await categoryOf(), 901);
});

test.run();
