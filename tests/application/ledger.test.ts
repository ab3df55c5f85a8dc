import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { importTransactions } from '../../application/imports/import-transactions.ts';
import { forgetIdempotencyKeys } from '../../application/service/clean-up.ts';
import { createTransaction } from '../../application/transactions/create-transaction.ts';
import { deleteTransaction } from '../../application/transactions/delete-transaction.ts';
import { parseCurrency } from '../../domain/money/currency.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import { pluck } from '../support/assertions.ts';
import { testClock } from '../support/clock.ts';
import { aConnectedAccount, aManualAccount, aUser, EUR, localDate, timestamp, USD } from '../support/fixtures.ts';
import { refusal } from '../support/refusal.ts';

const DAY = localDate('2026-03-05');

async function house() {
  const { stores, unitOfWork, upkeep } = createMemoryStore();
  const clock = testClock();
  const ports = { unitOfWork, clock };
  const user = await aUser(stores);
  const account = await aManualAccount(stores, user.id, { balance: 10_000 });
  return {
    stores,
    clock,
    user,
    account,
    create: createTransaction(ports),
    remove: deleteTransaction(ports),
    importAll: importTransactions({ ...ports, upkeep }),
    balance: async (id = account.id) => (await stores.accounts.get(user.id, id))?.balance,
  };
}

const entry = (bankAccountId: number, amount = -2_500) => ({
  amount,
  bankAccountId,
  bookedAt: DAY,
  description: 'Lunch',
});

const ledger = suite('the ledger');

ledger('a creation in another currency moves the balance by the amount at the rate of the booking day', async () => {
  const { stores, user, account, create, balance } = await house();
  await stores.rates.put([
    exchangeRate({ currency: USD, date: DAY, perEur: '1.25', source: 'manual' }),
    exchangeRate({ currency: USD, date: localDate('2026-03-06'), perEur: '2', source: 'manual' }),
  ]);
  await create(user.id, { ...entry(account.id, -1_001), currency: EUR });
  // 10.01 EUR × 1.25 = 12.5125 USD
  assert.is(await balance(), 10_000 - 1_251);
});

ledger('an idempotency key is forgotten as soon as nobody can replay it any more, and not before', async () => {
  const { stores, user, account, create, clock } = await house();
  const forget = forgetIdempotencyKeys({ ...stores, clock });
  const request = { key: 'k', requestHash: 'a'.repeat(64) };
  await create(user.id, entry(account.id), request);
  clock.advanceSeconds(24 * 60 * 60 - 1);
  assert.is(await forget(), 0);
  assert.is((await create(user.id, entry(account.id), request)).replayed, true);
  clock.advanceSeconds(2);
  assert.is(await forget(), 1);
});

ledger(
  'the deletion of a foreign transaction moves the balance back by what it moved it, even if the rate has changed',
  async () => {
    const { stores, user, account, create, remove, balance } = await house();
    await stores.rates.put([exchangeRate({ currency: USD, date: DAY, perEur: '1.1', source: 'ecb' })]);
    const { id } = await create(user.id, { ...entry(account.id), currency: EUR });
    await stores.rates.put([exchangeRate({ currency: USD, date: DAY, perEur: '1.9', source: 'manual' })]);
    await remove(user.id, id);
    assert.is(await balance(), 10_000);
  },
);

const importing = suite('importing transactions');

const row = (amount: number, changes: object = {}) => ({
  bookedAt: timestamp('2026-03-05T12:00:00.000000Z'),
  amount,
  description: 'Imported',
  merchantName: null,
  category: null,
  status: 'booked' as const,
  currency: null,
  from: [],
  to: [],
  ...changes,
});

importing('moves the balance of a manual account by the booked rows, but not that of a connected account', async () => {
  const { stores, user, account, importAll, balance } = await house();
  const email = user.email ?? '';
  const transactions = [row(-100), row(250, { category: 'salary' }), row(-9_999, { status: 'pending' })];
  const ids = await importAll({ email, bankAccountId: account.id, transactions });
  assert.is(ids.length, 3);
  assert.is(await balance(), 10_150);
  const connected = await aConnectedAccount(stores, user.id, { balance: 5 });
  await importAll({ email, bankAccountId: connected.id, transactions });
  assert.is(await balance(connected.id), 5);
});

importing('finds the category of a row that names none, and keeps the one that a row names', async () => {
  const { stores, user, account, importAll } = await house();
  const description = 'STARBUCKS STORE 12345 SEATTLE WA';
  const transactions = [row(-450, { description }), row(-550, { description, category: 'gifts' })];
  const ids = await importAll({ email: user.email ?? '', bankAccountId: account.id, transactions });
  const stored = await stores.transactions.getAll(user.id, ids);
  assert.equal(pluck(stored, 'categoryId', 'to'), [
    [103, [{ name: 'Starbucks' }]],
    [134, []],
  ]);
});

importing('is all or nothing, and names the row', async () => {
  const { stores, user, account, importAll, balance } = await house();
  const transactions = [row(-100), row(-200, { category: 'no-such-category' })];
  const refused = await refusal(() => importAll({ email: user.email ?? '', bankAccountId: account.id, transactions }));
  assert.match(refused?.message ?? '', /^Transaction 2: There is no category “no-such-category”\.$/);
  assert.is(await balance(), 10_000);
  assert.is(await stores.transactionReader.count(user.id, {}), 0);
});

importing('names the position of a row whose amount cannot be converted, or its line', async () => {
  const { user, account, importAll } = await house();
  const message = async (line?: number) => {
    const foreign = row(-200, { currency: parseCurrency('XPF')!, ...(line !== undefined && { line }) });
    const transactions = [row(-100), foreign];
    return (await refusal(() => importAll({ email: user.email ?? '', bankAccountId: account.id, transactions })))
      ?.message;
  };
  assert.match((await message()) ?? '', /^Transaction 2: No exchange rate from XPF to /);
  assert.match((await message(7)) ?? '', /^Line 7: No exchange rate from XPF to /);
});

for (const tests of [ledger, importing]) tests.run();
