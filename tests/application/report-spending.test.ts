import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { reportSpending } from '../../application/transactions/report-spending.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import { pluck } from '../support/assertions.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aTransaction, aUser, EUR, JPY, localDate, timestamp, USD } from '../support/fixtures.ts';

const GROCERIES = 101;
const RESTAURANTS = 102;
const COFFEE = 103;
const CARD_REPAYMENT = 902;

const spending = suite('report of spending');

/** Expenses on March 1 by default. */
async function spent(...expenses: readonly (readonly [categoryId: number, amount: number, day?: string])[]) {
  const { stores } = createMemoryStore();
  const caller = await aUser(stores);
  const account = await aManualAccount(stores, caller.id);
  for (const [categoryId, amount, day = '2026-03-01'] of expenses) {
    await aTransaction(stores, account, { categoryId, amount, bookedAt: timestamp(`${day}T12:00:00.000000Z`) });
  }
  const ports = { ...stores, clock: testClock('2026-03-15T10:00:00.000000Z') };
  return (query: { top: number; from?: ReturnType<typeof localDate> }) => reportSpending(ports)(caller, query);
}

spending('categories are sorted by amount, then by id, and have their share of the total', async () => {
  const ask = await spent([COFFEE, -500], [GROCERIES, -250], [RESTAURANTS, -500], [GROCERIES, -249]);
  const { total, categories } = await ask({ top: 10 });
  assert.is(total.amount, 1_499);
  assert.equal(pluck(categories, 'id', 'amount', 'sharePermille', 'count'), [
    [RESTAURANTS, 500, 334, 1],
    [COFFEE, 500, 334, 1],
    [GROCERIES, 499, 333, 2],
  ]);
});

spending('the categories that top leaves out are counted and added up', async () => {
  const ask = await spent([COFFEE, -300], [GROCERIES, -200], [RESTAURANTS, -100]);
  const { total, categories, others } = await ask({ top: 1 });
  assert.is(total.amount, 600);
  assert.is(categories.length, 1);
  assert.is(others.categories, 2);
  assert.is(others.total.amount, 300);
  assert.is(others.total.count, 2);
});

spending('income and card repayments are not spending', async () => {
  const ask = await spent([GROCERIES, 700], [CARD_REPAYMENT, -9_000], [GROCERIES, -100]);
  const { total, others } = await ask({ top: 10 });
  assert.equal([total.amount, total.count, others.categories], [100, 1, 0]);
});

spending('missing and old rates of card repayments are not reported', async () => {
  const { stores } = createMemoryStore();
  const caller = await aUser(stores, { currency: EUR });
  const account = await aManualAccount(stores, caller.id);
  const bookedAt = timestamp('2026-03-01T12:00:00.000000Z');
  const day = localDate('2026-02-01');
  await stores.rates.put([exchangeRate({ currency: USD, date: day, perEur: '1.25', source: 'manual' })]);
  const ask = () => reportSpending({ ...stores, clock: testClock('2026-03-15T10:00:00.000000Z') })(caller, { top: 10 });
  const spend = (categoryId: number, currency: typeof USD) =>
    aTransaction(stores, account, { categoryId, currency, amount: -500, bookedAt });
  for (const currency of [USD, JPY]) await spend(CARD_REPAYMENT, currency);
  const repaid = await ask();
  assert.equal([repaid.total.count, repaid.leftOut, repaid.staleRates], [0, [], []]);
  for (const currency of [USD, JPY]) await spend(GROCERIES, currency);
  const bought = await ask();
  assert.equal([bought.total.count, bought.leftOut.length], [1, 1]);
  assert.equal(bought.staleRates, [{ currency: USD, date: day }]);
});

spending('the default window is from 30 days ago to today, both included', async () => {
  const days = ['2026-02-12', '2026-02-13', '2026-03-15', '2026-03-16'] as const;
  const ask = await spent(...days.map((day) => [COFFEE, -100, day] as const));
  assert.is((await ask({ top: 10 })).total.count, 2);
  assert.is((await ask({ top: 10, from: localDate('2026-02-12') })).total.count, 3);
});

spending('without spending there are no categories and no shares', async () => {
  const ask = await spent();
  assert.equal((await ask({ top: 10 })).categories, []);
});

spending.run();
