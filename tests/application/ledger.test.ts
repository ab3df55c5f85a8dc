import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { deleteBankAccount } from '../../application/accounts/delete-bank-account.ts';
import { importTransactions } from '../../application/imports/import-transactions.ts';
import { forgetIdempotencyKeys } from '../../application/service/clean-up.ts';
import { createTransaction } from '../../application/transactions/create-transaction.ts';
import { deleteTransaction } from '../../application/transactions/delete-transaction.ts';
import { updateTransaction } from '../../application/transactions/update-transaction.ts';
import { parseCurrency } from '../../domain/money/currency.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import { pluck } from '../support/assertions.ts';
import { testClock } from '../support/clock.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  aUser,
  currency,
  EUR,
  localDate,
  timestamp,
  USD,
} from '../support/fixtures.ts';
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
    update: updateTransaction({ ...stores, ...ports }),
    removeAccount: deleteBankAccount(ports),
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

const creating = suite('creating a transaction');

creating('moves the balance and sets the times of both', async () => {
  const { stores, user, account, create, balance } = await house();
  const { id, replayed } = await create(user.id, entry(account.id));
  const stored = await stores.transactions.get(user.id, id);
  const after = await stores.accounts.get(user.id, account.id);
  assert.is(replayed, false);
  assert.is(await balance(), 7_500);
  assert.is(stored?.status, 'booked');
  assert.is(stored?.type, 'expense');
  assert.is(stored?.categoryId, 1);
  assert.is(stored?.currency, USD);
  assert.is(stored?.bookedAt, '2026-03-05T00:00:00.000000Z');
  assert.ok(after && after.lastTransactionCreatedAt > account.lastTransactionCreatedAt);
  assert.ok(after && after.lastBalanceCreatedAt > account.lastBalanceCreatedAt);
});

creating('trims the description', async () => {
  const { stores, user, account, create } = await house();
  const { id } = await create(user.id, { ...entry(account.id), description: '  Lunch\t' });
  assert.is((await stores.transactions.get(user.id, id))?.description, 'Lunch');
});

creating('in another currency moves the balance by the amount at the rate of the booking day', async () => {
  const { stores, user, account, create, balance } = await house();
  await stores.rates.put([
    exchangeRate({ currency: USD, date: DAY, perEur: '1.25', source: 'manual' }),
    exchangeRate({ currency: USD, date: localDate('2026-03-06'), perEur: '2', source: 'manual' }),
  ]);
  await create(user.id, { ...entry(account.id, -1_001), currency: EUR });
  // 10.01 EUR × 1.25 = 12.5125 USD
  assert.is(await balance(), 10_000 - 1_251);
});

creating('in a currency without a rate is refused under `currency` and changes nothing', async () => {
  const { user, account, create, balance, stores } = await house();
  const refused = await refusal(() => create(user.id, { ...entry(account.id), currency: currency('XAF') }));
  assert.is(refused?.code, 'invalid');
  assert.equal(Object.keys(refused?.fields ?? {}), ['currency']);
  assert.is(await balance(), 10_000);
  assert.is(await stores.transactionReader.count(user.id, {}), 0);
});

creating('on an account of another user, or one that does not exist, is refused under `bank_account_id`', async () => {
  const { stores, account, create } = await house();
  const stranger = await aUser(stores);
  for (const id of [account.id, 999_999_999]) {
    const refused = await refusal(() => create(stranger.id, entry(id)));
    assert.equal(Object.keys(refused?.fields ?? {}), ['bank_account_id']);
  }
});

creating(
  'reports an unknown account and an unknown category together, and checks only then whether the account is manual',
  async () => {
    const { stores, user, create } = await house();
    const connected = await aConnectedAccount(stores, user.id);
    const both = await refusal(() => create(user.id, { ...entry(1), categoryId: 77_777 }));
    assert.equal(Object.keys(both?.fields ?? {}), ['bank_account_id', 'category_id']);
    const category = await refusal(() => create(user.id, { ...entry(connected.id), categoryId: 77_777 }));
    assert.equal(Object.keys(category?.fields ?? {}), ['category_id']);
    assert.is((await refusal(() => create(user.id, entry(connected.id))))?.code, 'not_manual');
  },
);

creating('past the largest safe balance is refused and changes nothing', async () => {
  const { stores, user, create } = await house();
  const rich = await aManualAccount(stores, user.id, { balance: Number.MAX_SAFE_INTEGER });
  assert.is((await refusal(() => create(user.id, entry(rich.id, 1))))?.code, 'amount_out_of_range');
  assert.is(await stores.transactionReader.count(user.id, {}), 0);
});

const repeating = suite('repeating a request with an idempotency key');

const request = (key: string, requestHash = 'a'.repeat(64)) => ({ key, requestHash });

repeating('creates once and returns the first id', async () => {
  const { user, account, create, balance } = await house();
  const first = await create(user.id, entry(account.id), request('k'));
  const again = await create(user.id, entry(account.id), request('k'));
  assert.equal([first.replayed, again], [false, { id: first.id, replayed: true }]);
  assert.is(await balance(), 7_500);
});

repeating('at the same time creates once', async () => {
  const { user, account, create, balance } = await house();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(user.id, entry(account.id), request('k'))));
  assert.is(new Set(answers.map(({ id }) => id)).size, 1);
  assert.is(answers.filter(({ replayed }) => !replayed).length, 1);
  assert.is(await balance(), 7_500);
});

repeating('with another body is refused', async () => {
  const { user, account, create } = await house();
  await create(user.id, entry(account.id), request('k'));
  const other = await refusal(() => create(user.id, entry(account.id, -1), request('k', 'b'.repeat(64))));
  assert.is(other?.code, 'idempotency_mismatch');
});

repeating('after a refusal is a first request', async () => {
  const { user, account, create } = await house();
  assert.ok(await refusal(() => create(user.id, entry(1), request('k'))));
  assert.is((await create(user.id, entry(account.id), request('k', 'b'.repeat(64)))).replayed, false);
});

repeating('after 24 hours creates again', async () => {
  const { user, account, create, clock } = await house();
  await create(user.id, entry(account.id), request('k'));
  clock.advanceSeconds(24 * 60 * 60 - 1);
  assert.is((await create(user.id, entry(account.id), request('k'))).replayed, true);
  clock.advanceSeconds(2);
  assert.is((await create(user.id, entry(account.id), request('k'))).replayed, false);
});

repeating('is forgotten as soon as nobody can replay it any more, and not before', async () => {
  const { stores, user, account, create, clock } = await house();
  const forget = forgetIdempotencyKeys({ ...stores, clock });
  await create(user.id, entry(account.id), request('k'));
  clock.advanceSeconds(24 * 60 * 60 - 1);
  assert.is(await forget(), 0);
  assert.is((await create(user.id, entry(account.id), request('k'))).replayed, true);
  clock.advanceSeconds(2);
  assert.is(await forget(), 1);
});

repeating('is independent of the same key of another user', async () => {
  const { stores, user, account, create } = await house();
  const other = await aUser(stores);
  const theirs = await aManualAccount(stores, other.id);
  const first = await create(user.id, entry(account.id), request('k'));
  const second = await create(other.id, entry(theirs.id), request('k'));
  assert.is(second.replayed, false);
  assert.is.not(second.id, first.id);
});

const deleting = suite('deleting');

deleting('a transaction moves the balance back, once', async () => {
  const { user, account, create, remove, balance } = await house();
  const { id } = await create(user.id, entry(account.id));
  await remove(user.id, id);
  assert.is(await balance(), 10_000);
  assert.is((await refusal(() => remove(user.id, id)))?.code, 'not_found');
  assert.is(await balance(), 10_000);
});

deleting('a foreign transaction moves the balance back by what it moved it, even if the rate has changed', async () => {
  const { stores, user, account, create, remove, balance } = await house();
  await stores.rates.put([exchangeRate({ currency: USD, date: DAY, perEur: '1.1', source: 'ecb' })]);
  const { id } = await create(user.id, { ...entry(account.id), currency: EUR });
  await stores.rates.put([exchangeRate({ currency: USD, date: DAY, perEur: '1.9', source: 'manual' })]);
  await remove(user.id, id);
  assert.is(await balance(), 10_000);
});

deleting('a transaction of a connected account leaves the balance, which the bank reports', async () => {
  const { stores, user, remove, balance } = await house();
  const connected = await aConnectedAccount(stores, user.id, { balance: 500 });
  const { id } = await aTransaction(stores, connected);
  await remove(user.id, id);
  assert.is(await balance(connected.id), 500);
});

deleting('the same transaction twenty times at once moves the balance back once', async () => {
  const { user, account, create, remove, balance } = await house();
  const { id } = await create(user.id, entry(account.id));
  const refusals = await Promise.all(Array.from({ length: 20 }, () => refusal(() => remove(user.id, id))));
  assert.is(refusals.filter((refused) => refused === undefined).length, 1);
  assert.is(await balance(), 10_000);
});

deleting('an account takes its transactions out of every list, and a connected one is refused', async () => {
  const { stores, user, account, create, removeAccount, update } = await house();
  const { id } = await create(user.id, entry(account.id));
  await removeAccount(user.id, account.id);
  assert.is(await stores.transactionReader.count(user.id, {}), 0);
  assert.is((await refusal(() => update(user.id, id, { notes: 'x' })))?.code, 'not_found');
  const connected = await aConnectedAccount(stores, user.id);
  assert.is((await refusal(() => removeAccount(user.id, connected.id)))?.code, 'connected_account');
});

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

const properties = suite('properties of the ledger');

properties(
  'balance = initial + live booked transactions after any sequence of creates, deletes and pairs at once',
  async () => {
    const action = fc.oneof(
      fc.record({
        kind: fc.constant('create' as const),
        amount: fc.integer({ min: -5_000, max: 5_000 }).filter((n) => n !== 0),
      }),
      fc.record({ kind: fc.constant('delete' as const), nth: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
        async (rounds) => {
          const { user, account, create, remove, balance } = await house();
          const live = new Map<number, number>();
          const created: number[] = [];
          for (const round of rounds) {
            await Promise.all(
              round.map(async (one) => {
                if (one.kind === 'create') {
                  const { id } = await create(user.id, entry(account.id, one.amount));
                  live.set(id, one.amount);
                  created.push(id);
                  return;
                }
                const id = created[one.nth];
                if (id === undefined) return;
                const refused = await refusal(() => remove(user.id, id));
                assert.ok(refused === undefined || refused.code === 'not_found');
                live.delete(id);
              }),
            );
            assert.is(await balance(), 10_000 + [...live.values()].reduce((sum, amount) => sum + amount, 0));
          }
        },
      ),
      { numRuns: 60 },
    );
  },
);

for (const tests of [creating, repeating, deleting, importing, properties]) tests.run();
