import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { pausedUnit } from '../contracts/paused-unit.ts';
import { aConnectedAccount, aManualAccount, aUser, EUR, MADE_AT, newTransaction, USD } from '../support/fixtures.ts';
import { openTestStore } from '../support/postgres-store.ts';

const test = suite('direct writes on PostgreSQL');

let store: Awaited<ReturnType<typeof openTestStore>>;

test('the store opens', async () => {
  store = await openTestStore();
});

test.after(() => store?.close());

const anAccount = async () => aManualAccount(store.stores, (await aUser(store.stores)).id);
const request = (key: string) => ({ key, requestHash: 'hash', createdAt: MADE_AT });

test('a transaction in the currency of its account, or in none, is added directly', async () => {
  const account = await anAccount();
  for (const currency of [USD, undefined]) {
    const id = await store.directWrites.addTransaction(
      { ...newTransaction(account), currency },
      request(`${currency}`),
    );
    const stored = await store.stores.transactions.get(account.userId, id ?? 0);
    assert.equal(stored, { ...newTransaction(account), id });
  }
});

test('what is not usual changes nothing, and is left to the unit of work', async () => {
  const account = await anAccount();
  const { userId } = account;
  const connected = await aConnectedAccount(store.stores, userId);
  const other = await anAccount();
  const before = await stateOf(account);
  for (const [index, changes] of [
    { currency: EUR },
    { categoryId: 99_999 },
    { bankAccountId: connected.id },
    { bankAccountId: other.id },
    { bankAccountId: 1 },
    { userId: other.userId },
    { amount: Number.MAX_SAFE_INTEGER, accountAmount: Number.MAX_SAFE_INTEGER, type: 'income' as const },
  ].entries()) {
    const transaction = { ...newTransaction(account), ...changes };
    const rich = 'amount' in changes ? await aManualAccount(store.stores, userId, { balance: 1 }) : undefined;
    const given = rich === undefined ? transaction : { ...transaction, bankAccountId: rich.id };
    assert.is(await store.directWrites.addTransaction(given), undefined);
    assert.is(await store.directWrites.addTransaction(given, request(`key ${index}`)), undefined);
  }
  assert.equal(await stateOf(account), before);
  const { rows } = await store.pool.query('select key from idempotency_keys where user_id = $1', [userId]);
  assert.equal(rows, []);
});

test('a key that was stored, or that is being claimed, is left to the unit of work', async () => {
  const account = await anAccount();
  const { userId } = account;
  const claiming = await pausedUnit(store.unitOfWork, ({ idempotency }) =>
    idempotency.claim(userId, 'claimed', MADE_AT),
  );
  assert.is(await store.directWrites.addTransaction(newTransaction(account), request('claimed')), undefined);
  await claiming.rollBack();
  assert.type(await store.directWrites.addTransaction(newTransaction(account), request('claimed')), 'number');
  assert.is(await store.directWrites.addTransaction(newTransaction(account), request('claimed')), undefined);
  assert.is((await stateOf(account)).total, 1);
});

test('an account that is deleted, or spent to the limit, while the write waits for it is left to the unit of work', async () => {
  const account = await anAccount();
  const { userId, id } = account;
  for (const change of [
    (seen: BankAccount) => ({ ...seen, balance: Number.MIN_SAFE_INTEGER }),
    (seen: BankAccount) => ({ ...seen, balance: 0, deletedAt: MADE_AT }),
  ]) {
    const unit = await pausedUnit(store.unitOfWork, ({ accounts }) => accounts.update(userId, id, change));
    const waiting = store.directWrites.addTransaction(newTransaction(account), request('late'));
    await unit.commit();
    assert.is(await waiting, undefined);
  }
  assert.is((await stateOf(account)).total, 0);
});

test('a user who is erased while a write waits is left to the unit of work, and nothing of theirs comes back', async () => {
  const account = await anAccount();
  const { userId } = account;
  const unit = await pausedUnit(store.unitOfWork, ({ users }) => users.erase(userId, MADE_AT));
  const { bankConnectionId: _, id: __, ...opening } = account;
  const waiting = [
    store.directWrites.addTransaction(newTransaction(account), request('a')),
    store.directWrites.addTransaction(newTransaction(account)),
    store.directWrites.addAccount(opening, request('b')),
  ];
  await unit.commit();
  assert.equal(await Promise.all(waiting), [undefined, undefined, undefined]);
});

test('an account is added directly once the user is connected to the bank', async () => {
  const { id: userId } = await aUser(store.stores);
  const { bankConnectionId: _, id: __, ...opening } = { ...(await anAccount()), userId };
  assert.is(await store.directWrites.addAccount(opening), undefined);
  await store.stores.banks.ensureConnection(userId, opening.bankId);
  const id = await store.directWrites.addAccount(opening, request('once'));
  const stored = await store.stores.accounts.get(userId, id ?? 0);
  assert.equal(stored, { ...opening, id, bankConnectionId: stored?.bankConnectionId });
  assert.is(await store.directWrites.addAccount(opening, request('once')), undefined);
});

test.run();

async function stateOf({ userId, id }: BankAccount) {
  return {
    account: await store.stores.accounts.get(userId, id),
    total: await store.stores.transactionReader.count(userId, {}),
    revision: await store.stores.users.transactionRevision(userId),
  };
}
