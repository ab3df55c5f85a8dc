import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { listTransactions } from '../../application/transactions/list-transactions.ts';
import { aManualAccount, aTransaction, aUser, MADE_AT } from '../support/fixtures.ts';

test('an account that is added while a page is read is shown with its transactions', async () => {
  const { stores } = createMemoryStore();
  const { id: userId } = await aUser(stores);
  const accountIds: number[] = [];
  const list = listTransactions({
    ...stores,
    clock: { now: () => MADE_AT },
    accounts: {
      ...stores.accounts,
      async list(id) {
        const seen = await stores.accounts.list(id);
        // It is added after the accounts were read and before the page is.
        if (accountIds.length === 0) {
          const account = await aManualAccount(stores, userId);
          await aTransaction(stores, account);
          accountIds.push(account.id);
        }
        return seen;
      },
    },
    transactionReader: {
      ...stores.transactionReader,
      async page(...wanted) {
        while (accountIds.length === 0) await Promise.resolve();
        return stores.transactionReader.page(...wanted);
      },
    },
    rates: { ...stores.rates, quotes: () => Promise.reject(new Error('Nothing is converted.')) },
  });
  const include = { category: false, bankAccount: true, bank: false };
  const { rows, accounts } = await list(userId, { filter: {}, page: 1, perPage: 30, include });
  assert.is(rows.length, 1);
  assert.ok(accounts?.has(rows[0]?.bankAccountId ?? 0));
});

test.run();
