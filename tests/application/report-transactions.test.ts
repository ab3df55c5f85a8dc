import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { reportTransactions } from '../../application/transactions/report-transactions.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import { pluck } from '../support/assertions.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aTransaction, aUser, EUR, localDate, timestamp, USD } from '../support/fixtures.ts';

const transactions = suite('report of transactions');

async function stage() {
  const { stores } = createMemoryStore();
  const caller = await aUser(stores);
  const ports = { ...stores, clock: testClock('2026-03-15T10:00:00.000000Z') };
  return { stores, caller, userId: caller.id, ask: reportTransactions(ports) };
}

transactions(
  'following `older.to`, every transaction is listed, except the rest of a day that is too long',
  async () => {
    const { stores, caller, userId, ask } = await stage();
    const account = await aManualAccount(stores, userId);
    const days = ['02-13', '02-13', '02-13', '02-13', '02-20', '02-21', '02-21', '03-01', '03-02', '03-02'];
    const ids: number[] = [];
    for (const day of days) {
      const bookedAt = timestamp(`2026-${day}T10:00:00.000000Z`);
      ids.push((await aTransaction(stores, account, { bookedAt })).id);
    }
    const listed = new Set<number>();
    let to: ReturnType<typeof localDate> | undefined = localDate('2026-03-15');
    const rests: unknown[] = [];
    for (let calls = 0; to !== undefined && calls < 10; calls += 1) {
      const { transactions: shown, older } = await ask(caller, { currency: USD, limit: 3, to });
      for (const { id } of shown) listed.add(id);
      if (older?.restOf !== undefined) rests.push(older.restOf);
      to = older?.to;
    }
    assert.equal(rests, ['2026-02-13']);
    const seen = [...listed].sort((a, b) => a - b);
    assert.equal(seen, ids.slice(1));
  },
);

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
  assert.equal(pluck(answer.transactions, 'converted'), [-1, -1, -2, -2]);
});

transactions.run();
