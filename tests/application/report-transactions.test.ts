import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { reportTransactions } from '../../application/transactions/report-transactions.ts';
import { exchangeRate } from '../../domain/exchange-rate.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aTransaction, aUser, EUR, JPY, localDate, timestamp, USD } from '../support/fixtures.ts';
import { refusal } from '../support/refusal.ts';

const transactions = suite('report of transactions');

async function stage() {
  const { stores } = createMemoryStore();
  const caller = await aUser(stores);
  const ports = { ...stores, clock: testClock('2026-03-15T10:00:00.000000Z') };
  return { stores, caller, userId: caller.id, ask: reportTransactions(ports) };
}

transactions('count and total cover all matches, not only those listed', async () => {
  const { stores, caller, userId, ask } = await stage();
  const account = await aManualAccount(stores, userId);
  for (const amount of [-100, -200, 1_000]) await aTransaction(stores, account, { amount });
  const answer = await ask(caller, { currency: USD, limit: 1 });
  assert.is(answer.count, 3);
  assert.equal(answer.total, { currency: USD, amount: 700, count: 3 });
  assert.is(answer.transactions.length, 1);
});

transactions('each amount is converted at the rate of its own day and rounded on its own', async () => {
  const { stores, caller, userId, ask } = await stage();
  const account = await aManualAccount(stores, userId, { currency: EUR });
  const rates = [
    ['2026-03-01', '1.5'],
    ['2026-03-02', '1.1'],
  ] as const;
  for (const [day, perEur] of rates) {
    await stores.rates.put([exchangeRate({ currency: USD, date: localDate(day), perEur, source: 'manual' })]);
    for (const amount of [-1, -1]) {
      await aTransaction(stores, account, { amount, bookedAt: timestamp(`${day}T00:00:00.000000Z`) });
    }
  }
  const answer = await ask(caller, { currency: USD, limit: 20 });
  assert.is(answer.total.amount, -6, 'two cents twice and one cent twice, not 5.2 rounded');
  assert.equal(
    answer.transactions.map(({ converted }) => converted),
    [-1, -1, -2, -2],
  );
});

transactions('a transaction without a rate is listed unconverted and named beside the total', async () => {
  const { stores, caller, userId, ask } = await stage();
  const account = await aManualAccount(stores, userId, { currency: JPY });
  await aTransaction(stores, account, { amount: -700 });
  const answer = await ask(caller, { currency: USD, limit: 20 });
  assert.is(answer.count, 1);
  assert.equal(answer.total, { currency: USD, amount: 0, count: 0 });
  assert.equal(answer.leftOut, [{ currency: JPY, amount: -700, count: 1 }]);
  assert.is(answer.transactions[0]?.converted, undefined);
});

transactions('transactions of a hidden account appear only when the query names that account', async () => {
  const { stores, caller, userId, ask } = await stage();
  const [open, hidden] = [await aManualAccount(stores, userId), await aManualAccount(stores, userId, { hidden: true })];
  await aTransaction(stores, open, { amount: -1 });
  await aTransaction(stores, hidden, { amount: -2 });
  const totalOf = async (bankAccountId?: number) =>
    (await ask(caller, { currency: USD, limit: 20, ...(bankAccountId === undefined ? {} : { bankAccountId }) })).total
      .amount;
  assert.equal([await totalOf(), await totalOf(open.id), await totalOf(hidden.id)], [-1, -1, -2]);
});

transactions(
  'a window that ends before it begins is refused with its dates, and the default is marked as one',
  async () => {
    const { caller, ask } = await stage();
    const error = await refusal(() => ask(caller, { currency: USD, limit: 20, to: localDate('2026-02-01') }));
    assert.is(error?.code, 'invalid');
    assert.equal(Object.keys(error?.fields ?? {}), ['date_from']);
    assert.match(error?.message ?? '', 'Feb 13, 2026 by default');
  },
);

transactions.run();
