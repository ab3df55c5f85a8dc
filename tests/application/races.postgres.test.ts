import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nodeSecrets } from '../../adapters/system/node-secrets.ts';
import { createApiKey } from '../../application/access/api-keys.ts';
import { mergeAccounts } from '../../application/accounts/merge-accounts.ts';
import { undoAccountMerge } from '../../application/accounts/undo-account-merge.ts';
import { removeDeletedImports } from '../../application/imports/undo-import.ts';
import { deleteTransaction } from '../../application/transactions/delete-transaction.ts';
import { settleDuplicate } from '../../application/transactions/settle-duplicate.ts';
import { API_KEYS_MAX_LIVE } from '../../domain/access/credential.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { seededRandom } from '../../scripts/evaluation/random.ts';
import { testClock } from '../support/clock.ts';
import { openTestStore } from '../support/databases/postgres-store.ts';
import { aFetch, anAccount, fedAccount } from '../support/feeds/fake-feed.ts';
import { aManualAccount, aUser, USD } from '../support/fixtures.ts';
import { refusal } from '../support/refusal.ts';
import { type FeedHouse, feedHouse } from './feeds/feed-house.ts';
import { BOOKS, COFFEE, SALARY } from './feeds/payments.ts';
import { mergingHouse } from './merging/merging-house.ts';

const test = suite('operations of one user at once');

const ROUNDS = 12;

/** What an operation may be refused with when another one has taken away what it needs. */
const OVERTAKEN: ReadonlySet<string> = new Set(['not_found', 'conflict', 'invalid']);

test('whatever their order, they keep every balance, leave no remains and never wait for each other in a circle', async () => {
  const store = await openTestStore();
  const random = seededRandom('races');
  const counted = countingAttempts(store.unitOfWork);
  for (let round = 0; round < ROUNDS; round += 1) {
    const house = await feedHouse(store, { unitOfWork: counted.unitOfWork });
    const operations = random.shuffle(await operationsOn(house));
    const outcomes = await Promise.all(operations.map(refusal));
    for (const refused of outcomes) assert.ok(refused === undefined || OVERTAKEN.has(refused.code), refused?.message);
    await assertConsistent(house);
  }
  assert.is(counted.attempts(), counted.units(), 'PostgreSQL had to end a deadlock');
  await store.close();
});

test('a transaction that goes over to another account meanwhile is deleted and settled all the same', async () => {
  const store = await openTestStore();
  const { userId, ...house } = await mergingHouse(store);
  await house.takeInto(house.a.id, [{ day: 1, amount: -9_000, text: 'RENT' }]);
  await house.takeInto(house.b.id, [{ day: 5, amount: -1_250, text: 'Da Luigi' }], 'csv');
  await house.takeInto(house.b.id, [{ day: 7, amount: -1_250, text: 'SUMUP .GASTRO WEST' }], 'camt');
  const [pair] = await house.pairs();
  const clock = testClock('2026-03-31T14:00:00.000000Z');
  const overtaken = (merge: () => Promise<unknown>): UnitOfWork => {
    let isFirst = true;
    return {
      run: (work) =>
        store.unitOfWork.run((own) => {
          const get: typeof own.transactions.get = async (user, id) => {
            const found = await own.transactions.get(user, id);
            if (isFirst) await merge();
            isFirst = false;
            return found;
          };
          return work({ ...own, transactions: { ...own.transactions, get } });
        }),
    };
  };
  const { id } = await house.merge();
  const settle = settleDuplicate({ unitOfWork: overtaken(() => house.separate(id)), clock });
  await settle(userId, pair!.id, 'same');
  assert.is(await house.balance(house.b.id), 10_000 - 1_250);
  const remove = deleteTransaction({ unitOfWork: overtaken(() => house.merge()), clock });
  await remove(userId, pair!.duplicateOf.id);
  assert.equal([await house.amounts(), await house.balance(house.a.id)], [['-9000'], 1_000]);
  await store.close();
});

test('API keys that are created at once stay within the number that a user may have', async () => {
  const store = await openTestStore();
  const { email } = await aUser(store.stores);
  const create = createApiKey({ ...store, secrets: nodeSecrets(), clock: testClock('2026-03-31T12:00:00.000000Z') });
  const createOne = () => refusal(() => create({ email: email ?? '', scopes: [] }));
  const outcomes = await Promise.all(Array.from({ length: API_KEYS_MAX_LIVE + 4 }, createOne));
  const seen = outcomes.filter((refused) => refused !== undefined).map(({ fields }) => Object.keys(fields ?? {}));
  assert.equal(seen, [['name'], ['name'], ['name'], ['name']]);
  await store.close();
});

test.run();

/** Three manual accounts, two connections that share one of them, and three imports, which all come and go at once. */
async function operationsOn(house: FeedHouse): Promise<readonly (() => Promise<unknown>)[]> {
  const { stores, userId } = house;
  const [first, shared, last] = [
    await aManualAccount(stores, userId, { balance: 100 }),
    await aManualAccount(stores, userId),
    await aManualAccount(stores, userId),
  ];
  showBoth(house, [COFFEE]);
  const [one, other] = [await connected(house, first.id, shared.id), await connected(house, shared.id, last.id)];
  const { id: file } = await house.importFile({ rows: [SALARY] }, first.id);
  const entries = (await house.list()).map(({ id }) => id);
  showBoth(house, [COFFEE, BOOKS, SALARY]);
  return [
    () => house.sync(one.id),
    () => house.sync(other.id),
    () => house.undo(one.importId),
    () => house.undo(other.importId),
    () => house.undo(file),
    () => house.undo(file),
    () => house.importFile({ rows: [BOOKS, COFFEE] }, shared.id),
    () => house.importFile({ number: '9988774711', currency: USD, rows: [BOOKS] }),
    () => house.removeAccount(shared.id),
    () => house.removeAccount(last.id),
    () => link(house, one.id, first.id, last.id),
    () => house.disconnect(other.id),
    () => house.removeTransaction(entries[0] ?? 0),
    () => house.edit(entries[1] ?? 0, 'changed', 103),
    () => mergeAccounts(house.ports)(userId, { keptId: first.id, mergedId: last.id, dryRun: false }),
    () => mergeAccounts(house.ports)(userId, { keptId: last.id, mergedId: first.id, dryRun: false }),
    async () => undoAccountMerge(house.ports)(userId, (await stores.accountMerges.list(userId))[0]?.id ?? 0),
    removeDeletedImports(stores),
    removeDeletedImports(stores),
  ];
}

function showBoth(house: FeedHouse, rows: Parameters<typeof fedAccount>[0]): void {
  house.feed.shows(
    aFetch([], { accounts: ['A', 'B'].map((key) => fedAccount(rows, { account: anAccount({ key, balance: null }) })) }),
  );
}

async function connected(house: FeedHouse, ...targets: readonly [number, number]) {
  const id = await house.connect();
  await house.sync(id);
  await link(house, id, ...targets);
  return { id, importId: (await house.sync(id)).importId };
}

async function link(house: FeedHouse, connectionId: number, ...targets: readonly [number, number]) {
  const { accounts } = await house.show(connectionId);
  const choices = accounts.map(({ id }, nth) => ({ id, decision: 'link', bankAccountId: targets[nth] ?? 0 }) as const);
  await house.map(connectionId, choices);
}

async function assertConsistent(house: FeedHouse): Promise<void> {
  const accounts = await house.accounts.list(house.userId);
  const ids = new Set(accounts.map(({ id }) => id));
  const links = (await house.feedAccounts.listAll(house.userId)).flatMap(({ bankAccountId }) => bankAccountId ?? []);
  assert.ok(links.every((id) => ids.has(id)));
  for (const { statements } of await house.imports()) {
    assert.ok(statements.length > 0 && statements.every(({ bankAccountId }) => ids.has(bankAccountId)));
  }
  const sums = new Map(accounts.map(({ id, initialBalance }) => [id, initialBalance]));
  for (const { bankAccountId: id, amount } of await house.list()) {
    assert.ok(ids.has(id));
    sums.set(id, (sums.get(id) ?? 0) + amount);
  }
  for (const { id, balance } of accounts) assert.is(balance, sums.get(id));
}

/** A unit of work runs again only when PostgreSQL had to undo it. */
function countingAttempts(unitOfWork: UnitOfWork) {
  let [units, attempts] = [0, 0];
  const counting: UnitOfWork = {
    run: (work) => {
      units += 1;
      return unitOfWork.run((stores) => {
        attempts += 1;
        return work(stores);
      });
    },
  };
  return { unitOfWork: counting, units: () => units, attempts: () => attempts };
}
