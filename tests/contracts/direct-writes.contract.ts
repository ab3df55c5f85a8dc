import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBankAccount } from '../../application/accounts/create-bank-account.ts';
import type { IdempotentRequest } from '../../application/idempotency/idempotent.ts';
import { type CreateTransactionInput, createTransaction } from '../../application/transactions/create-transaction.ts';
import { FinanceError } from '../../domain/error.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { DirectWrites } from '../../domain/ports/direct-writes.ts';
import { testClock } from '../support/clock.ts';
import { aConnectedAccount, aManualAccount, aUser, EUR, JPY, localDate, timestamp, USD } from '../support/fixtures.ts';
import type { OpenStore, StoreUnderTest } from './store-under-test.ts';

const NONE: DirectWrites = { addTransaction: async () => undefined, addAccount: async () => undefined };
const LATER = timestamp('2026-05-01T00:00:00.000001Z');
const KEYS = 3;

/** Whether a use-case writes directly or by a unit of work makes no difference to anybody. */
export function directWritesContract(storeName: string, open: OpenStore): void {
  const test = suite(`DirectWrites on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('the same creates have the same outcomes and leave the same data, written directly or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aCreate, { minLength: 1, maxLength: 8 }), async (creates) => {
        assert.equal(await played(store, store.directWrites, creates), await played(store, NONE, creates));
      }),
      { numRuns: 40 },
    );
  });

  test('accounts with the same keys have the same outcomes, written directly or not', async () => {
    const openings = ['a', 'a', undefined, 'b', undefined, 'b'];
    const outcomes = async (directWrites: DirectWrites) => {
      const { id: userId } = await aUser(store.stores);
      const secrets = { uuid: () => '00000000-0000-4000-8000-000000000000' } as never;
      const create = createBankAccount({ ...store, directWrites, secrets, clock: testClock() });
      const replays: boolean[] = [];
      for (const [index, key] of openings.entries()) {
        const request = key === undefined ? undefined : { key, requestHash: 'same' };
        const input = { name: ` ${key ?? index} `, currency: index === 2 ? EUR : USD, balance: index };
        replays.push((await create(userId, input, request)).replayed);
      }
      const accounts = await store.stores.accounts.list(userId);
      return [replays, accounts.map(withoutIds)];
    };
    assert.equal(await outcomes(store.directWrites), await outcomes(NONE));
  });

  test('fifty creates at once leave the exact balance, whichever way each of them is written', async () => {
    const { id: userId } = await aUser(store.stores);
    const { id: bankAccountId } = await aManualAccount(store.stores, userId, { balance: 1_000 });
    const ways = [store.directWrites, NONE].map((directWrites) =>
      createTransaction({ ...store, directWrites, clock: testClock() }),
    );
    const amounts = Array.from({ length: 50 }, (_, index) => (index % 3 === 0 ? 7 * index + 1 : -3 * index));
    const created = await Promise.all(
      amounts.map((amount, index) => ways[index % 2]!(userId, { ...ENTRY, bankAccountId, amount })),
    );
    assert.is(new Set(created.map(({ id }) => id)).size, 50);
    assert.is(await store.stores.transactionReader.count(userId, {}), 50);
    const account = await store.stores.accounts.get(userId, bankAccountId);
    assert.is(account?.balance, 1_000 + amounts.reduce((sum, amount) => sum + amount, 0));
  });

  test('thirty creates with one key at once have one effect, whichever way each of them is written', async () => {
    const { id: userId } = await aUser(store.stores);
    const { id: bankAccountId } = await aManualAccount(store.stores, userId);
    const ways = [store.directWrites, NONE].map((directWrites) =>
      createTransaction({ ...store, directWrites, clock: testClock() }),
    );
    const request = { key: 'once', requestHash: 'same' };
    const created = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ways[index % 2]!(userId, { ...ENTRY, bankAccountId }, request)),
    );
    assert.is(new Set(created.map(({ id }) => id)).size, 1);
    assert.is(created.filter(({ replayed }) => !replayed).length, 1);
    assert.is((await store.stores.accounts.get(userId, bankAccountId))?.balance, -1_000);
  });

  test.run();
}

const ENTRY = { amount: -1_000, bookedAt: localDate('2026-03-05'), description: 'Lunch' };

/** Of which account, with what: mostly what is possible. */
const aCreate = fc.record({
  account: fc.constantFrom('manual', 'manual', 'manual', 'rich', 'connected', 'deleted', 'foreign', 'unknown'),
  amount: fc.oneof(
    fc.integer({ min: -5_000, max: 5_000 }),
    fc.constantFrom(1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
  ),
  currency: fc.constantFrom(undefined, undefined, USD, JPY),
  categoryId: fc.constantFrom(undefined, 101, 99_999),
  description: fc.constantFrom('Lunch', '  Ünïcode 🐙 ', ' '),
  notes: fc.constantFrom(undefined, null, '', 'a note'),
  key: fc.option(fc.integer({ min: 0, max: KEYS - 1 }), { nil: undefined }),
  hash: fc.constantFrom('same', 'same', 'other'),
});

type Create = typeof aCreate extends fc.Arbitrary<infer Value> ? Value : never;

/** Runs the creates for a new user. Returns outcomes and data without what differs between two users. */
async function played(store: StoreUnderTest, directWrites: DirectWrites, creates: readonly Create[]) {
  const { stores } = store;
  const { id: userId } = await aUser(stores);
  const deleted = await aManualAccount(stores, userId);
  const accounts: Readonly<Record<string, number>> = {
    manual: (await aManualAccount(stores, userId, { balance: 500 })).id,
    rich: (await aManualAccount(stores, userId, { balance: Number.MAX_SAFE_INTEGER })).id,
    connected: (await aConnectedAccount(stores, userId)).id,
    foreign: (await aManualAccount(stores, (await aUser(stores)).id)).id,
    deleted: deleted.id,
    unknown: Number.MAX_SAFE_INTEGER,
  };
  await stores.accounts.update(userId, deleted.id, (account) => ({ ...account, deletedAt: LATER }));
  const create = createTransaction({ ...store, directWrites, clock: testClock() });
  const outcomes: unknown[] = [];
  for (const given of creates) outcomes.push(await outcomeOf(create, userId, given, accounts[given.account] ?? 0));
  const rows = await stores.transactionReader.list(userId, {}, { offset: 0, limit: 30 });
  const revision = await stores.users.transactionRevision(userId);
  return {
    outcomes,
    revision,
    transactions: rows.map((row) => ({ ...row, id: '', bankAccountId: '' })),
    accounts: (await stores.accounts.list(userId)).map(withoutIds),
  };
}

function withoutIds(account: BankAccount): BankAccount {
  return { ...account, id: 0, userId: 0, externalId: '', bankId: 0, bankConnectionId: 0 };
}

async function outcomeOf(
  create: ReturnType<typeof createTransaction>,
  userId: number,
  { key, hash, notes, currency, categoryId, amount, description }: Create,
  bankAccountId: number,
): Promise<unknown> {
  const input: CreateTransactionInput = {
    amount,
    description,
    bankAccountId,
    bookedAt: ENTRY.bookedAt,
    ...(currency !== undefined && { currency }),
    ...(categoryId !== undefined && { categoryId }),
    ...(notes !== undefined && { notes }),
  };
  const request: IdempotentRequest | undefined =
    key === undefined ? undefined : { key: `key ${key}`, requestHash: hash };
  try {
    return (await create(userId, input, request)).replayed;
  } catch (error) {
    if (error instanceof FinanceError) return { code: error.code, message: error.message, fields: error.fields };
    throw error;
  }
}
