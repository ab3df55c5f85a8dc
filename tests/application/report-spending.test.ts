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
const CARD_REPAYMENT = 902;
const CARD_REPAYMENT_RECEIVED = 912;

const spending = suite('report of spending');

spending('categories with the same amount come by id', async () => {
  const { stores } = createMemoryStore();
  const caller = await aUser(stores);
  const account = await aManualAccount(stores, caller.id);
  for (const categoryId of [RESTAURANTS, GROCERIES]) await aTransaction(stores, account, { categoryId });
  const clock = testClock('2026-03-15T10:00:00.000000Z');
  const { categories } = await reportSpending({ ...stores, clock })(caller, { top: 10 });
  assert.equal(pluck(categories, 'id'), [GROCERIES, RESTAURANTS]);
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

spending('what is repaid to a card that is not here is told, and what a card here received is not', async () => {
  const { stores } = createMemoryStore();
  const caller = await aUser(stores);
  const account = await aManualAccount(stores, caller.id);
  const bookedAt = timestamp('2026-03-01T12:00:00.000000Z');
  const ask = () => reportSpending({ ...stores, clock: testClock('2026-03-15T10:00:00.000000Z') })(caller, { top: 10 });
  await aTransaction(stores, account, { categoryId: CARD_REPAYMENT, amount: -30_000, bookedAt });
  const alone = await ask();
  assert.equal([alone.total.count, alone.repaidElsewhere], [0, 30_000]);
  await aTransaction(stores, account, {
    categoryId: CARD_REPAYMENT_RECEIVED,
    amount: 30_000,
    type: 'income',
    bookedAt,
  });
  assert.is((await ask()).repaidElsewhere, 0);
  await aTransaction(stores, account, { categoryId: CARD_REPAYMENT, amount: -12_000, bookedAt });
  assert.is((await ask()).repaidElsewhere, 12_000);
});

spending.run();
