import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { exportData } from '../../application/exports/export-data.ts';
import { aManualAccount, aUser, newTransaction } from '../support/fixtures.ts';

const exports = suite('exporting data');

exports('rows are read as they are taken: a slow reader of a long history holds one page of it', async () => {
  const { stores } = createMemoryStore();
  const { id } = await aUser(stores);
  const account = await aManualAccount(stores, id);
  await stores.transactions.addAll(Array.from({ length: 3_500 }, () => newTransaction(account)));
  const windows: number[] = [];
  const transactionReader = {
    ...stores.transactionReader,
    listById: (userId: number, afterId: number, limit: number) => {
      windows.push(limit);
      return stores.transactionReader.listById(userId, afterId, limit);
    },
  };
  const table = exportData({ ...stores, transactionReader })(id).find(({ name }) => name === 'transactions');
  let taken = 0;
  for await (const rows of table?.pages() ?? []) {
    for (const row of rows) assert.equal(Object.keys(row), table?.columns);
    taken += rows.length;
    assert.is(windows.length, Math.ceil(taken / 1_000));
  }
  assert.is(taken, 3_500);
  assert.equal(windows, [1_000, 1_000, 1_000, 1_000]);
});

exports.run();
