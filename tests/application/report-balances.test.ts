import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { reportBalances } from '../../application/accounts/report-balances.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aUser, EUR, localDate, USD } from '../support/fixtures.ts';

const balances = suite('report of balances');

balances('a latest rate is reported as stale once it is more than 7 days old', async () => {
  const { stores } = createMemoryStore();
  const date = localDate('2026-03-08');
  await stores.rates.put([exchangeRate({ currency: USD, date, perEur: '1.25', source: 'manual' })]);
  const caller = await aUser(stores, { currency: EUR });
  const { id } = caller;
  await aManualAccount(stores, id, { currency: USD, balance: 1 });
  const on = (day: string) => ({ ...stores, clock: testClock(`${day}T23:00:00.000000Z`) });
  const staleOn = async (day: string) => (await reportBalances(on(day))(caller, { includeHidden: true })).staleRates;
  assert.equal(await staleOn('2026-03-15'), []);
  assert.equal(await staleOn('2026-03-16'), [{ currency: USD, date }]);
});

balances('a rate of a future day is not used before that day', async () => {
  const { stores } = createMemoryStore();
  const manual = (day: string, perEur: string) =>
    exchangeRate({ currency: USD, date: localDate(day), perEur, source: 'manual' });
  await stores.rates.put([manual('2026-03-16', '2')]);
  const caller = await aUser(stores, { currency: EUR });
  await aManualAccount(stores, caller.id, { currency: USD, balance: 1_000 });
  const convertedOn = async (day: string) => {
    const clock = testClock(`${day}T23:59:59.999999Z`);
    const { accounts } = await reportBalances({ ...stores, clock })(caller, { includeHidden: false });
    return accounts[0]?.converted;
  };
  assert.is(await convertedOn('2026-03-15'), undefined);
  assert.is(await convertedOn('2026-03-16'), 500);
  await stores.rates.put([manual('2026-03-01', '1')]);
  assert.is(await convertedOn('2026-03-15'), 1_000);
});

balances.run();
