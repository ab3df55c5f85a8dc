import * as assert from 'uvu/assert';
import { deleteBankAccount } from '../../../application/accounts/delete-bank-account.ts';
import { updateBankAccount } from '../../../application/accounts/update-bank-account.ts';
import { importTransactions } from '../../../application/imports/import-transactions.ts';
import { createTransaction } from '../../../application/transactions/create-transaction.ts';
import { deleteTransaction } from '../../../application/transactions/delete-transaction.ts';
import { updateTransaction } from '../../../application/transactions/update-transaction.ts';
import type { User } from '../../../domain/access/user.ts';
import { holderOf } from '../../../domain/bank-texts/holder.ts';
import { addDays, dateOf, timestampOfDate } from '../../../domain/calendar.ts';
import { linkedTransaction, type Transaction } from '../../../domain/ledger/transaction.ts';
import { exchangeRate } from '../../../domain/money/exchange-rate.ts';
import { accountTypes } from '../../../domain/own-transfers/account-types.ts';
import { matchOwnTransfers } from '../../../domain/own-transfers/match-own-transfers.ts';
import { possiblePairs, ratesOfPairs } from '../../../domain/own-transfers/possible-pairs.ts';
import { mayBeLeg, mayHaveLegs } from '../../../domain/own-transfers/transfer-leg.ts';
import { testClock } from '../../support/clock.ts';
import * as fc from '../../support/fast-check.ts';
import { aManualAccount, aUser, EUR, localDate, USD } from '../../support/fixtures.ts';
import { type OpenStore, type StoreUnderTest, storeSuite } from '../store-under-test.ts';

/**
 * Whatever is created, imported, changed and deleted, in whatever order: afterwards exactly those transactions are
 * linked that are transfers by a match of everything.
 */
export function settledTransfersContract(storeName: string, open: OpenStore): void {
  const { test, ...store } = storeSuite(`Own transfers on ${storeName}`, open);
  test('a rate is known', async () => {
    const rate = { currency: USD, date: FIRST_DAY, perEur: '1.1', source: 'manual' } as const;
    await store.stores.rates.put([exchangeRate(rate)]);
  });

  test('any changes leave the links that a match of everything would make', async () => {
    let links = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const house = await aHouse(store);
        for (const one of steps) await play(house, one);
        const linked = await linkedIn(house);
        assert.equal(linked, await matchedIn(house));
        await assertCategories(house);
        links += linked.length;
      }),
      { numRuns: 20 },
    );
    assert.ok(links > 7, `${links} links`);
  });

  test('of two sides that are created at the same time, both know the other one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const house = await aHouse(store);
      const [here, there] = house.accounts;
      await Promise.all([
        house.create(house.user.id, entry(here!, -12_345, 'Transfer to savings')),
        house.create(house.user.id, entry(there!, 12_345, 'Transfer from checking')),
      ]);
      assert.is((await linkedIn(house)).length, 2);
    }
  });

  test('of two sides that claim a third one at the same time, neither gets it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const house = await aHouse(store);
      const [here, there, elsewhere] = house.accounts;
      await house.create(house.user.id, entry(here!, -12_345, 'Internal transfer'));
      await Promise.all(
        [there, elsewhere].map((account) => house.create(house.user.id, entry(account!, 12_345, 'Internal transfer'))),
      );
      assert.equal(await linkedIn(house), []);
      assert.equal(await matchedIn(house), []);
    }
  });

  test('a side that is deleted while its partner is created leaves no link behind', async () => {
    for (let round = 0; round < 10; round += 1) {
      const house = await aHouse(store);
      const [here, there] = house.accounts;
      const { id } = await house.create(house.user.id, entry(here!, -12_345, 'Internal transfer'));
      await Promise.all([
        house.create(house.user.id, entry(there!, 12_345, 'Internal transfer')),
        house.remove(house.user.id, id),
      ]);
      assert.equal(await linkedIn(house), []);
    }
  });

  test('categories that are changed while sides come and go leave the links of a match of everything', async () => {
    for (let round = 0; round < 6; round += 1) {
      const house = await aHouse(store);
      const [here, there] = house.accounts;
      const ids: number[] = [];
      for (const amount of [-500, -700]) {
        ids.push((await house.create(house.user.id, entry(here!, amount, 'Internal transfer'))).id);
      }
      await Promise.all([
        house.create(house.user.id, entry(there!, 500, 'Internal transfer')),
        house.update(house.user.id, ids[0]!, { categoryId: 101 }),
        house.create(house.user.id, entry(there!, 700, 'Internal transfer')),
        house.update(house.user.id, ids[1]!, { categoryId: 901 }),
        house.update(house.user.id, ids[1]!, { notes: 'mine' }),
      ]);
      const linked = await linkedIn(house);
      assert.equal(linked, await matchedIn(house));
      assert.is(linked.length, 2);
    }
  });

  test.run();
}

const FIRST_DAY = localDate('2026-01-01');

const AMOUNTS = [10_000, 10_000, 20_000, 12_345, 7_777];
const TEXTS = ['Internal transfer', 'Internal transfer', 'Savings', 'Ada Lovelace', 'TFR', 'Salary', 'Corner Shop'];

/** A few amounts, days and texts, so that pairs, twins and crowds are common. */
const facts = fc.record({
  account: fc.constantFrom(0, 0, 1, 1, 2, 3),
  day: fc.oneof({ weight: 3, arbitrary: fc.nat(12) }, { weight: 2, arbitrary: fc.nat(60) }),
  amount: fc.constantFrom(...AMOUNTS, ...AMOUNTS.map((amount) => -amount), 9_800, 9_100),
  text: fc.constantFrom(...TEXTS),
  categoryId: fc.constantFrom(undefined, undefined, undefined, undefined, 101, 901),
});

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('create' as const), facts }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      rows: fc.array(facts, { minLength: 5, maxLength: 25 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('delete' as const), pick: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('categorise' as const),
      pick: fc.nat(),
      categoryId: fc.constantFrom(1, 2, 101, 901),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('retype' as const),
      account: fc.nat(3),
      type: fc.constantFrom('checking' as const, 'savings' as const, 'credit' as const, 'loan' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rename' as const),
      account: fc.nat(3),
      name: fc.constantFrom('Everyday', 'Rainy day savings', 'Visa'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), account: fc.constantFrom(2, 3) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

type House = Awaited<ReturnType<typeof aHouse>>;

let houses = 0;

async function aHouse(store: StoreUnderTest) {
  const { stores } = store;
  const user: User = await aUser(stores, { email: `ada.lovelace+${(houses += 1)}@example.test` });
  const clock = testClock();
  const upkeep = { afterAdding: async () => {} };
  return {
    stores,
    user,
    /** The last one is in euros. */
    accounts: [
      (await aManualAccount(stores, user.id)).id,
      (await aManualAccount(stores, user.id)).id,
      (await aManualAccount(stores, user.id)).id,
      (await aManualAccount(stores, user.id, { currency: EUR })).id,
    ],
    create: createTransaction({ ...store, clock }),
    remove: deleteTransaction({ ...store, clock }),
    update: updateTransaction({ ...stores, ...store, clock }),
    importAll: importTransactions({ ...store, upkeep, clock }),
    updateAccount: updateBankAccount({ ...stores, ...store, clock }),
    removeAccount: deleteBankAccount({ ...store, clock }),
  };
}

function entry(bankAccountId: number, amount: number, description: string) {
  return { bankAccountId, amount, description, bookedAt: FIRST_DAY };
}

async function play(house: House, one: Step): Promise<void> {
  const { stores, user, accounts } = house;
  switch (one.kind) {
    case 'create': {
      const { account, day, text, categoryId, amount } = one.facts;
      const made = { ...entry(accounts[account]!, amount, text), bookedAt: addDays(FIRST_DAY, day) };
      if (await isOpen(house, account)) {
        await house.create(user.id, { ...made, ...(categoryId !== undefined && { categoryId }) });
      }
      return;
    }
    case 'import': {
      const account = one.rows[0]?.account ?? 0;
      const { email } = user;
      if (email === null || !(await isOpen(house, account))) return;
      await house.importAll({ email, bankAccountId: accounts[account]!, transactions: one.rows.map(imported) });
      return;
    }
    case 'retype':
      if (await isOpen(house, one.account)) {
        await house.updateAccount(user.id, accounts[one.account]!, { type: one.type });
      }
      return;
    case 'rename':
      if (await isOpen(house, one.account)) {
        await house.updateAccount(user.id, accounts[one.account]!, { name: one.name });
      }
      return;
    case 'close':
      if (await isOpen(house, one.account)) await house.removeAccount(user.id, accounts[one.account]!);
      return;
    default: {
      const rows = await stores.transactionReader.list(user.id, {}, ALL);
      const picked = rows[one.pick % rows.length];
      if (picked === undefined) return;
      if (one.kind === 'delete') await house.remove(user.id, picked.id);
      else await house.update(user.id, picked.id, { categoryId: one.categoryId });
    }
  }
}

const ALL = { offset: 0, limit: 1_000 };

async function isOpen({ stores, user, accounts }: House, account: number): Promise<boolean> {
  return (await stores.accounts.get(user.id, accounts[account]!)) !== undefined;
}

function imported({ day, amount, text, categoryId }: Facts) {
  return {
    bookedAt: timestampOfDate(addDays(FIRST_DAY, day)),
    amount,
    description: text,
    merchantName: null,
    category: categoryId ?? null,
    status: day % 7 === 0 ? ('pending' as const) : ('booked' as const),
    currency: null,
    from: [],
    to: [],
  };
}

/** A transfer as two ids with their accounts, by the first id. */
type Linked = readonly [id: number, otherId: number, otherAccountId: number];

async function linkedIn({ stores, user }: House): Promise<readonly Linked[]> {
  const rows = await stores.transactionReader.list(user.id, {}, ALL);
  return rows
    .flatMap(({ id, transfer }): readonly Linked[] =>
      transfer === null ? [] : [[id, transfer.transactionId, transfer.bankAccountId]],
    )
    .sort(([a], [b]) => a - b);
}

/** Linked sides have categories that say so, and all others their own: what a person or the text gave them, or none. */
async function assertCategories({ stores, user }: House): Promise<void> {
  const rows = await stores.transactionReader.list(user.id, {}, ALL);
  const stored = await stores.transactions.getAll(
    user.id,
    rows.map(({ id }) => id),
  );
  const given = new Map(stored.map(({ id, unlinkedCategoryId }) => [id, unlinkedCategoryId]));
  const types = accountTypes(await stores.accounts.list(user.id));
  for (const { id, amount, bankAccountId, categoryId, transfer } of rows) {
    const own = given.get(id) ?? categoryId;
    assert.not.ok([902, 912].includes(own), String(own));
    const places = [bankAccountId, transfer?.bankAccountId ?? 0].map((place) => types.get(place) === 'credit');
    const [from, to] = amount < 0 ? places : places.toReversed();
    const isGiven = transfer !== null && own !== 901 && own !== 911;
    const expected = (amount < 0 ? 901 : 911) + (to === true && from === false ? 1 : 0);
    assert.equal([categoryId, given.get(id)], isGiven ? [expected, own] : [own, null]);
  }
}

/** Computed from all rows at once. */
async function matchedIn({ stores, user }: House): Promise<readonly Linked[]> {
  const types = accountTypes(await stores.accounts.list(user.id));
  const rows = await stores.transactionReader.list(user.id, {}, ALL);
  const stored = await stores.transactions.getAll(
    user.id,
    rows.map(({ id }) => id),
  );
  const legs = stored.map(legOf).filter((leg) => mayBeLeg(leg) && mayHaveLegs(types.get(leg.bankAccountId)!));
  const quotes = await stores.rates.quotes(ratesOfPairs(legs));
  const pairs = possiblePairs(legs, (pair) =>
    quotes.find((quote) => quote?.from === pair.from && quote.to === pair.to && quote.on === pair.on),
  );
  const texts = new Map(
    rows.map(({ id, description, merchantName, status }) => {
      return [id, { description, merchantName, isPending: status === 'pending', counterpartId: null }];
    }),
  );
  return matchOwnTransfers(pairs, types, texts, holderOf(user.email))
    .flatMap(({ outgoing, incoming }): readonly Linked[] => [
      [outgoing.id, incoming.id, incoming.bankAccountId],
      [incoming.id, outgoing.id, outgoing.bankAccountId],
    ])
    .sort(([a], [b]) => a - b);
}

/** With its own category, not that of a link. */
function legOf(transaction: Transaction) {
  const { id, bankAccountId, bookedAt, amount, currency, categoryId } = linkedTransaction(transaction, null);
  return { id, bankAccountId, bookedOn: dateOf(bookedAt), amount, currency, categoryId };
}
