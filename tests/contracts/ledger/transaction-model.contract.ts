import * as assert from 'uvu/assert';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import type { New } from '../../../domain/new.ts';
import type { TransactionFilter, TransactionTally } from '../../../domain/ports/transaction-reader.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { hasAny, searchPatterns } from '../../../domain/searching/search-patterns.ts';
import { searchText } from '../../../domain/searching/search-text.ts';
import { pluck } from '../../support/assertions.ts';
import * as fc from '../../support/fast-check.ts';
import { aManualAccount, aUser, EUR, JPY, localDate, newTransaction, timestamp, USD } from '../../support/fixtures.ts';
import { rolledBack } from '../paused-unit.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

/** After any sequence of changes, every read of the store returns the same as the simplest possible store. */
export function transactionModelContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`Transactions against a model on ${storeName}`, open);

  test('after any changes, any list, count and tally is that of the model', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { maxLength: 12 }),
        fc.array(question, { minLength: 6, maxLength: 6 }),
        check,
      ),
      { numRuns: 25 },
    );
  });

  async function check(operations: readonly Operation[], questions: readonly Question[]): Promise<void> {
    const { id: userId } = await aUser(stores);
    const hidden = await aManualAccount(stores, userId, { hidden: true });
    const accounts = [await aManualAccount(stores, userId), hidden];
    let model: readonly Transaction[] = [];
    for (const { commits, ...step } of operations) {
      const work = async (stores: Stores) => apply(stores, model, accounts, step);
      if (commits) model = await unitOfWork.run(work);
      else await rolledBack(unitOfWork, work);
    }
    for (const { window, currency, accountIndex, ...rest } of questions) {
      const filter: TransactionFilter = {
        ...rest,
        ...(accountIndex !== undefined && { bankAccountId: accounts[accountIndex]?.id ?? 0 }),
      };
      await compare(stores, { userId, hiddenId: hidden.id }, model, filter, { window, currency });
    }
  }

  test.run();
}

type Operation =
  | { readonly kind: 'add'; readonly commits: boolean; readonly facts: readonly Facts[] }
  | { readonly kind: 'change'; readonly commits: boolean; readonly pick: number; readonly facts: Facts }
  | { readonly kind: 'delete'; readonly commits: boolean; readonly pick: number }
  | { readonly kind: 'empty'; readonly commits: boolean; readonly accountIndex: number };

type Facts = Pick<
  Transaction,
  'amount' | 'currency' | 'categoryId' | 'status' | 'description' | 'merchantName' | 'bookedAt'
> & { readonly accountIndex: number };

type Question = Omit<TransactionFilter, 'bankAccountId'> & {
  readonly accountIndex?: number;
  readonly window: { readonly offset: number; readonly limit: number };
  readonly currency: Transaction['currency'];
};

const DELETED_AT = timestamp('2026-06-01T00:00:00.000000Z');
const CATEGORIES = [101, 103, 201] as const;

// A few characters, so that searches often match. They include those with a meaning in patterns.
const anyText = (least: number, most: number) =>
  fc.string({
    unit: fc.constantFrom('a', 'A', 'é', 'É', 'ß', '%', '_', '\\', ' ', "'", '🐙'),
    minLength: least,
    maxLength: most,
  });

const anyCurrency = fc.constantFrom(USD, EUR, JPY);
const anyDay = fc.constantFrom('2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02').map(localDate);

const facts: fc.Arbitrary<Facts> = fc.record({
  accountIndex: fc.constantFrom(0, 1),
  amount: fc.oneof(
    fc.integer({ min: -3, max: 3 }).filter((amount) => amount !== 0),
    fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
  ),
  currency: anyCurrency,
  categoryId: fc.constantFrom(...CATEGORIES),
  status: fc.constantFrom('booked', 'pending'),
  description: anyText(1, 5),
  merchantName: fc.option(anyText(0, 4)),
  bookedAt: fc
    .tuple(anyDay, fc.constantFrom('00:00:00.000000', '12:00:00.000001', '23:59:59.999999'))
    .map(([day, time]) => timestamp(`${day}T${time}Z`)),
});

const commits = fc.integer({ min: 0, max: 3 }).map((number) => number > 0);

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('add'), commits, facts: fc.array(facts, { maxLength: 8 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change'), commits, pick: fc.nat(), facts }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), commits, pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('empty'), commits, accountIndex: fc.constantFrom(0, 1) }) },
);

const question: fc.Arbitrary<Question> = fc.record(
  {
    text: anyText(1, 3),
    type: fc.constantFrom('income', 'expense'),
    categoryIds: fc.subarray([...CATEGORIES, 999]),
    from: anyDay,
    to: anyDay,
    accountIndex: fc.constantFrom(0, 1),
    visibleAccountsOnly: fc.constant(true as const),
    window: fc.record({ offset: fc.nat(6), limit: fc.integer({ min: 1, max: 10 }) }),
    currency: anyCurrency,
  },
  { requiredKeys: ['window', 'currency'] },
);

/** Applies the operation to the stores, and returns the model after it. */
async function apply(
  { transactions }: Stores,
  model: readonly Transaction[],
  accounts: readonly BankAccount[],
  step: DistributiveOmit<Operation, 'commits'>,
): Promise<readonly Transaction[]> {
  if (step.kind === 'add') {
    const added = step.facts.map((facts) => made(accounts, facts));
    const ids = await transactions.addAll(added);
    return [...model, ...added.map((transaction, index) => ({ ...transaction, id: ids[index] ?? 0 }))];
  }
  if (step.kind === 'empty') {
    const account = accounts[step.accountIndex];
    const rest = model.filter(({ bankAccountId }) => bankAccountId !== account?.id);
    const count = await transactions.removeAllOf(account?.userId ?? 0, account?.id ?? 0);
    assert.is(count, model.length - rest.length);
    return rest;
  }
  const picked = model[step.pick % model.length];
  if (picked === undefined) return model;
  if (step.kind === 'delete') {
    await transactions.update(picked.userId, picked.id, (seen) => ({ ...seen, deletedAt: DELETED_AT }));
    return model.filter((transaction) => transaction !== picked);
  }
  const changed = { ...picked, ...made(accounts, step.facts) };
  assert.equal(await transactions.update(picked.userId, picked.id, () => changed), changed);
  return model.map((transaction) => (transaction === picked ? changed : transaction));
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

function made(accounts: readonly BankAccount[], { accountIndex, ...facts }: Facts): New<Transaction> {
  const account = accounts[accountIndex];
  if (account === undefined) throw new RangeError('There are two accounts.');
  return newTransaction(account, facts);
}

async function compare(
  { transactionReader }: Stores,
  { userId, hiddenId }: { readonly userId: number; readonly hiddenId: number },
  model: readonly Transaction[],
  filter: TransactionFilter,
  { window, currency }: Pick<Question, 'window' | 'currency'>,
): Promise<void> {
  const seen = filter.visibleAccountsOnly ? model.filter(({ bankAccountId }) => bankAccountId !== hiddenId) : model;
  const matching = seen.filter((transaction) => matches(transaction, filter, model)).sort(newestFirst);
  const page = matching.slice(window.offset, window.offset + window.limit);
  const listed = await transactionReader.list(userId, filter, window);
  assert.equal(
    listed.map(({ id, amount, description, bookedAt }) => ({ id, amount, description, bookedAt })),
    page.map(({ id, amount, description, bookedAt }) => ({ id, amount, description, bookedAt })),
  );
  assert.is(await transactionReader.count(userId, filter), matching.length);
  const { tallies, newest } = await transactionReader.summary(userId, filter, { currency, newest: window.limit });
  const expected = matching.slice(0, window.limit).map(({ id }) => id);
  assert.equal(pluck(newest, 'id'), expected);
  // As lines, which a failing comparison can print. JSON has no big integers.
  assert.equal(tallies.map(line).sort(), tallied(matching, currency).map(line).sort());
}

function matches(transaction: Transaction, filter: TransactionFilter, all: readonly Transaction[]): boolean {
  const { text, bankAccountId, type, categoryIds, from, to } = filter;
  const day = transaction.bookedAt.slice(0, 10);
  const { parts, whole, words } = searchPatterns(text ?? '');
  const wanted = all.some((one) => hasAny(searchText(one), whole)) ? words : parts;
  return (
    (text === undefined || hasAny(searchText(transaction), wanted)) &&
    (bankAccountId === undefined || transaction.bankAccountId === bankAccountId) &&
    (type === undefined || (type === 'income') === transaction.amount > 0) &&
    (categoryIds === undefined || categoryIds.includes(transaction.categoryId)) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to)
  );
}

function newestFirst(a: Transaction, b: Transaction): number {
  return a.bookedAt === b.bookedAt ? b.id - a.id : a.bookedAt < b.bookedAt ? 1 : -1;
}

function tallied(transactions: readonly Transaction[], currency: Transaction['currency']): readonly TransactionTally[] {
  const groups = Map.groupBy(transactions, (transaction) =>
    JSON.stringify([
      transaction.categoryId,
      transaction.amount > 0,
      transaction.currency,
      transaction.currency !== currency && [transaction.bookedAt.slice(0, 10), transaction.amount],
    ]),
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (first === undefined) throw new RangeError('A group has a member.');
    const isSum = first.currency === currency;
    return {
      categoryId: first.categoryId,
      type: first.amount > 0 ? ('income' as const) : ('expense' as const),
      currency: first.currency,
      bookedOn: isSum ? null : localDate(first.bookedAt.slice(0, 10)),
      amount: isSum ? group.reduce((sum, { amount }) => sum + BigInt(amount), 0n) : BigInt(first.amount),
      count: group.length,
    };
  });
}

function line({ categoryId, type, currency, bookedOn, amount, count }: TransactionTally): string {
  return [categoryId, type, currency, bookedOn, amount, count].join(' ');
}
