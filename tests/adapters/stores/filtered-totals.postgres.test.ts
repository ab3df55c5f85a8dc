import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { TransactionFilter } from '../../../domain/ports/transaction-reader.ts';
import { openTestDatabase, type TestDatabase } from '../../support/databases/postgres.ts';
import { aManualAccount, aTransaction, aUser, newTransaction } from '../../support/fixtures.ts';

const test = suite('totals of filtered lists on PostgreSQL');

const WINDOW = { offset: 0, limit: 30 };

let database: TestDatabase;
/** Two processes of the service. */
let store: PostgresStore;
let other: PostgresStore;

test('the stores open', async () => {
  database = await openTestDatabase();
  store = await openPostgresStore({ url: database.url });
  await store.migrate();
  other = await openPostgresStore({ url: database.url });
});

test.after(async () => {
  await other?.close();
  await store?.close();
  await database?.drop();
});

for (const size of [0, 4_999, 5_000, 5_001, 5_200]) {
  test(`every filter has its own total for a user with ${size} transactions`, async () => {
    const { id: userId } = await aUser(store.stores);
    const [one, two] = [await aManualAccount(store.stores, userId), await aManualAccount(store.stores, userId)];
    const rows = Array.from({ length: size }, (_, nth) =>
      newTransaction(nth % 3 === 0 ? one : two, {
        amount: nth % 7 === 0 ? 100 : -100,
        categoryId: nth % 7 === 0 ? 100 : 101 + (nth % 2),
      }),
    );
    await store.stores.transactions.addAll(rows);
    const filters: readonly TransactionFilter[] = [
      { type: 'income' },
      { type: 'expense' },
      { bankAccountId: one.id },
      { bankAccountId: two.id, type: 'expense' },
      { categoryIds: [101] },
      { categoryIds: [101, 102], bankAccountId: one.id },
      {},
    ];
    // The second time the totals are remembered.
    for (const filter of [...filters, ...filters]) {
      const expected = rows.filter((row) => matches(row, filter)).length;
      assert.is(await totalOf(store, userId, filter), expected, JSON.stringify(filter));
    }
  });
}

test('a total counts what another process has changed since', async () => {
  const account = await anAccount();
  const { userId, id: bankAccountId } = account;
  // More than a page, whose length would be the total.
  await store.stores.transactions.addAll(Array.from({ length: WINDOW.limit }, () => newTransaction(account)));
  for (let count = WINDOW.limit + 1; count <= WINDOW.limit + 3; count += 1) {
    await aTransaction(other.stores, account);
    assert.is(await totalOf(store, userId, { type: 'expense' }), count);
    assert.is(await totalOf(store, userId, { bankAccountId }), count);
    assert.is(await totalOf(store, userId, { type: 'income' }), 0);
  }
});

test.run();

async function anAccount(): Promise<BankAccount> {
  return aManualAccount(store.stores, (await aUser(store.stores)).id);
}

async function totalOf({ stores }: PostgresStore, userId: number, filter: TransactionFilter): Promise<number> {
  return (await stores.transactionReader.page(userId, filter, WINDOW)).total;
}

function matches(
  { bankAccountId, type, categoryId }: ReturnType<typeof newTransaction>,
  filter: TransactionFilter,
): boolean {
  return (
    (filter.bankAccountId ?? bankAccountId) === bankAccountId &&
    (filter.type ?? type) === type &&
    filter.categoryIds?.includes(categoryId) !== false
  );
}
