import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { reportBills } from '../../application/bills/report-bills.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import { pluck } from '../support/assertions.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aTransaction, aUser, EUR, JPY, localDate, newBill, USD } from '../support/fixtures.ts';

const bills = suite('report of bills');
const ACTIVE = { status: 'active', includeNextInstance: true } as const;

function stage() {
  const { stores } = createMemoryStore();
  const clock = testClock('2026-03-15T10:00:00.000000Z');
  return { stores, ports: { ...stores, clock, bringBillsUpToDate: async () => {} } };
}

bills('a bill that was detected just before is reported', async () => {
  const { stores, ports } = stage();
  const caller = await aUser(stores);
  const bringBillsUpToDate = async (userId: number) => void (await stores.bills.add(newBill(userId, { name: 'New' })));
  const { bills: reported } = await reportBills({ ...ports, bringBillsUpToDate })(caller, ACTIVE);
  assert.equal(pluck(reported, 'name'), ['New']);
});

bills('the payments of a month are those on its days, and due days those from today on', async () => {
  const { stores, ports } = stage();
  const caller = await aUser(stores);
  const account = await aManualAccount(stores, caller.id);
  const ids: number[] = [];
  for (const day of ['02-20', '02-27', '03-06', '03-13']) {
    const bookedAt = `2026-${day}T12:00:00.000000Z` as never;
    ids.push((await aTransaction(stores, account, { amount: -900, bookedAt })).id);
  }
  const nextDate = localDate('2026-03-20');
  const facts = { source: 'detected', confidence: 0.97, cycle: 'weekly', nextDate } as const;
  await stores.bills.add(newBill(caller.id, { ...facts, amount: 900, transactionIds: ids }));
  const month = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };
  const { bills: reported, due, dueWithin } = await reportBills(ports)(caller, { ...ACTIVE, month });
  assert.equal(pluck(reported[0]?.payments, 'on', 'amount'), [
    ['2026-03-06', 900],
    ['2026-03-13', 900],
  ]);
  assert.equal(reported[0]?.dueDates, ['2026-03-20', '2026-03-27']);
  assert.is(due.amount, 1_800);
  assert.equal(pluck(dueWithin, 'days', 'total'), [
    [7, { currency: USD, amount: 900, count: 1 }],
    [14, { currency: USD, amount: 1_800, count: 2 }],
    [30, { currency: USD, amount: 3_600, count: 4 }],
  ]);
  const [without] = (await reportBills(ports)(caller, ACTIVE)).bills;
  assert.equal(without?.payments, []);
  assert.equal(without?.dueDates, ['2026-03-20', '2026-03-27', '2026-04-03', '2026-04-10', '2026-04-17']);
});

bills('the monthly total is in the user’s currency, each bill at the latest rate', async () => {
  const { stores, ports } = stage();
  const rates = [
    { currency: USD, date: localDate('2026-03-01'), perEur: '1.25', source: 'manual' },
    { currency: USD, date: localDate('2026-03-14'), perEur: '1.10', source: 'manual' },
    { currency: JPY, date: localDate('2026-02-01'), perEur: '160', source: 'manual' },
  ] as const;
  await stores.rates.put(rates.map(exchangeRate));
  const caller = await aUser(stores, { currency: EUR });
  const { id } = caller;
  await stores.bills.add(newBill(id, { amount: 1_100, currency: USD }));
  await stores.bills.add(newBill(id, { amount: 1_600, currency: JPY }));
  await stores.bills.add(newBill(id, { amount: 1_000, currency: EUR, cycle: 'weekly' }));
  const { monthlyTotal, staleRates, leftOut } = await reportBills(ports)(caller, ACTIVE);
  // $11.00 at 1.10, ¥1,600 at 160, and €10.00 × 52/12.
  assert.equal(monthlyTotal, { currency: EUR, amount: 1_000 + 1_000 + 4_333, count: 3 });
  assert.equal(staleRates, [{ currency: JPY, date: localDate('2026-02-01') }]);
  assert.equal(leftOut, []);
});

bills('the monthly share of a bill is converted before it is rounded', async () => {
  const { stores, ports } = stage();
  const date = localDate('2026-03-14');
  await stores.rates.put([
    exchangeRate({ currency: USD, date, perEur: '1.2', source: 'manual' }),
    exchangeRate({ currency: JPY, date, perEur: '170', source: 'manual' }),
  ]);
  const caller = await aUser(stores, { currency: JPY });
  const { id } = caller;
  for (let bill = 0; bill < 3; bill += 1) {
    await stores.bills.add(newBill(id, { amount: 10_000, currency: USD, cycle: 'annual' }));
  }
  const { bills: reported, monthlyTotal } = await reportBills(ports)(caller, ACTIVE);
  assert.equal(pluck(reported, 'monthly'), [833, 833, 833]);
  // $100.00 / 12 at 170 / 1.2 are ¥1,180.56; the rounded $8.33 would be ¥1,180.08.
  assert.equal(monthlyTotal, { currency: JPY, amount: 3 * 1_181, count: 3 });
});

bills(
  'inactive and archived bills are reported on request, after the active ones, and do not count towards the total',
  async () => {
    const { stores, ports } = stage();
    const caller = await aUser(stores);
    const { id } = caller;
    for (const status of ['inactive', 'archived', 'active'] as const) {
      await stores.bills.add(newBill(id, { name: status, status, amount: 100 }));
    }
    const answer = await reportBills(ports)(caller, { ...ACTIVE, status: 'all' });
    assert.equal(pluck(answer.bills, 'name', 'nextDate'), [
      ['active', localDate('2026-04-01')],
      ['inactive', undefined],
      ['archived', undefined],
    ]);
    assert.is(answer.monthlyTotal.amount, 100);
  },
);

bills('a possible bill is listed, and in no sum', async () => {
  const { stores, ports } = stage();
  const caller = await aUser(stores);
  const found = { source: 'detected', amount: 700, nextDate: localDate('2026-03-20') } as const;
  await stores.bills.add(newBill(caller.id, { ...found, name: 'Perhaps', confidence: 0.899 }));
  await stores.bills.add(
    newBill(caller.id, { ...found, name: 'Perhaps, at times', confidence: 0.5, cycle: 'unknown' }),
  );
  await stores.bills.add(newBill(caller.id, { ...found, name: 'Sure', confidence: 0.9, amount: 900 }));
  const month = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };
  const answer = await reportBills(ports)(caller, { ...ACTIVE, month });
  assert.equal(pluck(answer.bills, 'name'), ['Perhaps', 'Perhaps, at times', 'Sure']);
  const sums = [answer.monthlyTotal, answer.due, ...answer.dueWithin.map(({ total }) => total)];
  assert.equal(
    pluck(sums, 'amount', 'count'),
    Array.from({ length: 5 }, () => [900, 1]),
  );
  assert.equal(answer.withoutCycle, []);
});

bills.run();
