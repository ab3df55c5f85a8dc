import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasActiveSubscription, type User } from '../../../domain/access/user.ts';
import type { ReconciledBills } from '../../../domain/bills/reconcile-bills.ts';
import type { IdempotencyRecord } from '../../../domain/ports/idempotency-repo.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  aUser,
  JPY,
  localDate,
  MADE_AT,
  newAccessToken,
  newApiKey,
  newBill,
  newTransaction,
  newUser,
  timestamp,
} from '../../support/fixtures.ts';
import { newConnectedApp, newSession } from '../../support/sign-in/sign-in-fixtures.ts';
import { pausedUnit } from '../paused-unit.ts';
import { refused, refusedAs } from '../refusal.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';
import { unstorableTextIsRefused } from '../unstorable-text.ts';

const LATER = timestamp('2026-05-01T10:20:30.000009Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function userRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`UserRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('a user comes back as they went in, with an id', async () => {
    const { users } = store.stores;
    const given = newUser({ passwordHash: '$argon2id$v=19$…', currency: JPY, plan: 'free' });
    const added = await users.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await users.get(added.id), added);
    assert.equal(await users.findByEmail(added.email ?? ''), added);
  });

  test('nobody is found by an unknown id or e-mail', async () => {
    assert.is(await store.stores.users.get(NOBODY), undefined);
    assert.is(await store.stores.users.findByEmail(`${randomUUID()}@example.test`), undefined);
  });

  test('live users are listed by id', async () => {
    const { users } = store.stores;
    const first = await aUser(store.stores);
    const second = await aUser(store.stores);
    const third = await aUser(store.stores);
    await users.update(first.id, (user) => ({ ...user, plan: 'free' }));
    await users.erase(second.id, LATER);
    const ids = (await users.list()).map(({ id }) => id);
    assert.equal(
      ids.filter((id) => [first.id, second.id, third.id].includes(id)),
      [first.id, third.id],
    );
    assert.equal(ids, [...ids].sort(ascending));
  });

  test('live users are counted, and erased ones are not', async () => {
    const { users } = store.stores;
    const erased = await aUser(store.stores);
    await aUser(store.stores);
    const before = await users.count();
    assert.is(before, (await users.list()).length);
    await users.erase(erased.id, LATER);
    assert.is(await users.count(), before - 1);
  });

  test('an e-mail address that a live user has is a conflict', async () => {
    const { users } = store.stores;
    const { email } = await aUser(store.stores);
    await refusedAs('conflict', users.add(newUser({ email })));
    assert.is((await users.list()).filter((user) => user.email === email).length, 1);
  });

  test('of twenty concurrent users with one e-mail address, one is added', async () => {
    const { email } = newUser();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => store.stores.users.add(newUser({ email }))),
    );
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    assert.is(failures.length, 19);
    for (const { reason } of failures) await refusedAs('conflict', Promise.reject(reason));
    assert.is((await store.stores.users.list()).filter((user) => user.email === email).length, 1);
  });

  test('an e-mail address cannot be changed into another live user’s', async () => {
    const { users } = store.stores;
    const { email } = await aUser(store.stores);
    const user = await aUser(store.stores);
    await refusedAs(
      'conflict',
      users.update(user.id, (seen) => ({ ...seen, email })),
    );
    assert.equal(await users.get(user.id), user);
  });

  test('an update stores and returns the result of the change', async () => {
    const { users } = store.stores;
    const user = await aUser(store.stores);
    const email = `${randomUUID()}@example.test`;
    const changed = { ...user, email, passwordHash: 'other', currency: JPY, plan: 'free' } as const;
    assert.equal(await users.update(user.id, () => changed), changed);
    assert.equal(await users.findByEmail(email), changed);
    assert.is(await users.findByEmail(user.email ?? ''), undefined);
  });

  test('unknown and erased users cannot be updated', async () => {
    const { users } = store.stores;
    const erased = await aUser(store.stores);
    await users.erase(erased.id, LATER);
    await refusedAs(
      'not_found',
      users.update(NOBODY, (user) => user),
    );
    await refusedAs(
      'not_found',
      users.update(erased.id, (user) => ({ ...user, plan: 'pro' })),
    );
  });

  test('what a change throws comes through, and nothing is stored', async () => {
    const { users } = store.stores;
    const user = await aUser(store.stores);
    const own = new Error('own');
    const change = () => {
      throw own;
    };
    assert.is(await refused(users.update(user.id, change)), own);
    assert.equal(await users.get(user.id), user);
  });

  test('twenty concurrent updates of one user build on each other', async () => {
    const { users } = store.stores;
    const user = await users.add(newUser({ passwordHash: '' }));
    const oneMore = (seen: User): User => ({ ...seen, passwordHash: `${seen.passwordHash}x` });
    await Promise.all(Array.from({ length: 20 }, () => users.update(user.id, oneMore)));
    assert.is((await users.get(user.id))?.passwordHash, 'x'.repeat(20));
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const { users } = store.stores;
    const given = newUser();
    const expected = structuredClone(given);
    const added = await users.add(given);
    const { id } = added;
    tamper(given);
    tamper(added);
    tamper(await users.get(id));
    tamper(await users.findByEmail(expected.email ?? ''));
    tamper((await users.list()).filter((user) => user.id === id));
    assert.equal(await users.get(id), { ...expected, id });
  });

  test('an erased user leaves a tombstone: when they were made and when erased, and no e-mail or password', async () => {
    const { users } = store.stores;
    const user = await users.add(newUser({ passwordHash: 'secret' }));
    await users.erase(user.id, LATER);
    const tombstone = await users.get(user.id);
    assert.ok(tombstone);
    assert.is(tombstone.id, user.id);
    assert.is(tombstone.email, null);
    assert.is(tombstone.passwordHash, null);
    assert.is(tombstone.createdAt, user.createdAt);
    assert.is(tombstone.deletedAt, LATER);
    assert.not(hasActiveSubscription(tombstone));
    assert.is(await users.findByEmail(user.email ?? ''), undefined);
  });

  test('an erased user’s e-mail address is free again', async () => {
    const { users } = store.stores;
    const user = await aUser(store.stores);
    await users.erase(user.id, LATER);
    const { email } = user;
    const again = await users.add(newUser({ email }));
    assert.not(again.id === user.id);
    assert.equal(await users.findByEmail(email ?? ''), again);
  });

  test('erasing takes everything that the user owns, except that their access tokens stay', async () => {
    const { users } = store.stores;
    const owner = await aUserWithEverything(store);
    const bystander = await aUserWithEverything(store);
    const before = await belongings(store, bystander);
    await users.erase(owner.user.id, LATER);
    assert.equal(await belongings(store, owner), { ...NOTHING, token: owner.token });
    assert.equal(await belongings(store, bystander), before);
  });

  test('nothing can be stored for an erased user any more', async () => {
    const { stores } = store;
    const { user, account } = await aUserWithEverything(store);
    await stores.users.erase(user.id, LATER);
    const writes = [
      stores.apiKeys.add(newApiKey(user.id)),
      stores.accessTokens.add(newAccessToken(user.id)),
      stores.sessions.add(newSession(user.id)),
      stores.connectedApps.add(newConnectedApp(user.id)),
      stores.banks.ensureConnection(user.id, account.bankId),
      stores.accounts.add(account),
      stores.bills.add(newBill(user.id)),
      stores.bills.replaceDetected(user.id, { revision: 9, asOf: localDate('2026-05-01') }, noBills),
      stores.idempotency.complete(recordOf(user.id)),
    ];
    await Promise.all(writes.map((write) => refusedAs('user_deleted', write)));
    // Their account is gone as well, and the port leaves open which of the two is reported.
    await refused(aTransaction(stores, account));
    await refused(stores.transactions.addAll([newTransaction(account)]));
    assert.is(await stores.users.transactionRevision(user.id), 0);
  });

  test('of what is stored while a user is being erased, nothing remains', async () => {
    const { stores, unitOfWork } = store;
    for (let round = 0; round < 5; round += 1) {
      const owner = await aUserWithEverything(store);
      const { user, account } = owner;
      await Promise.allSettled([
        aManualAccount(stores, user.id),
        aTransaction(stores, account),
        stores.transactions.addAll([newTransaction(account), newTransaction(account)]),
        stores.users.erase(user.id, LATER),
        stores.apiKeys.add(newApiKey(user.id)),
        unitOfWork.run((inside) => aTransaction(inside, account)),
        aConnectedAccount(stores, user.id),
        stores.bills.add(newBill(user.id)),
        stores.idempotency.complete(recordOf(user.id)),
      ]);
      assert.is((await stores.users.get(user.id))?.deletedAt, LATER);
      assert.equal(await belongings(store, owner), { ...NOTHING, token: owner.token });
    }
  });

  test('a user is erased once, and nobody not at all', async () => {
    const { users } = store.stores;
    const { id } = await aUser(store.stores);
    await users.erase(id, LATER);
    await refusedAs('not_found', users.erase(id, MADE_AT));
    await refusedAs('not_found', users.erase(NOBODY, MADE_AT));
    assert.is((await users.get(id))?.deletedAt, LATER);
  });

  test('the revision is 0 at first, and for nobody', async () => {
    const { id } = await aUser(store.stores);
    assert.is(await store.stores.users.transactionRevision(id), 0);
    assert.is(await store.stores.users.transactionRevision(NOBODY), 0);
  });

  test('the revision moves with every committed change of a transaction, and with no other user’s', async () => {
    const { stores } = store;
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId);
    const other = await aManualAccount(stores, (await aUser(stores)).id);
    const revisions = [await stores.users.transactionRevision(userId)];
    const note = async (change: Promise<unknown>) => {
      await change;
      revisions.push(await stores.users.transactionRevision(userId));
    };
    const { id: _, ...fields } = await aTransaction(stores, account);
    await note(Promise.resolve());
    await note(stores.transactions.addAll([fields, fields]));
    const [row] = await stores.transactionReader.list(userId, {}, { offset: 0, limit: 1 });
    const change = { notes: 'changed' };
    await note(stores.transactions.update(userId, Number(row?.id), (seen) => ({ ...seen, ...change })));
    await note(stores.transactions.update(userId, Number(row?.id), (seen) => ({ ...seen, deletedAt: LATER })));
    await note(store.unitOfWork.run(({ transactions }) => transactions.add(fields)));
    await note(stores.transactions.removeAllOf(userId, account.id));
    assert.is(new Set(revisions).size, 7);
    assert.equal(revisions, [...revisions].sort(ascending));
    await aTransaction(stores, other);
    assert.is(await stores.users.transactionRevision(userId), revisions.at(-1));
  });

  test('the revision moves neither before the commit nor with a rollback', async () => {
    const { stores, unitOfWork } = store;
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId);
    await aTransaction(stores, account);
    const before = await stores.users.transactionRevision(userId);
    const unit = await pausedUnit(unitOfWork, (inside) => aTransaction(inside, account));
    assert.is(await stores.users.transactionRevision(userId), before);
    await unit.rollBack();
    assert.is(await stores.users.transactionRevision(userId), before);
  });

  test('twenty concurrent additions move the revision to where it has not been', async () => {
    const { stores } = store;
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId);
    const seen = await Promise.all(
      Array.from({ length: 20 }, async () => {
        await aTransaction(stores, account);
        return stores.users.transactionRevision(userId);
      }),
    );
    const last = await stores.users.transactionRevision(userId);
    assert.is(Math.max(...seen), last);
    assert.ok(last >= 20);
  });

  test('text that cannot be stored unchanged is refused', async () => {
    const { users } = store.stores;
    await unstorableTextIsRefused(async (text) => {
      const { passwordHash } = await users.add(newUser({ passwordHash: text }));
      return passwordHash;
    });
  });

  test.run();
}

async function aUserWithEverything({ stores }: StoreUnderTest) {
  const user = await aUser(stores);
  const account = await aConnectedAccount(stores, user.id);
  await aManualAccount(stores, user.id);
  await aTransaction(stores, account);
  const key = await stores.apiKeys.add(newApiKey(user.id));
  const token = await stores.accessTokens.add(newAccessToken(user.id));
  await stores.bills.add(newBill(user.id));
  await stores.bills.replaceDetected(user.id, { revision: 1, asOf: localDate('2026-05-01') }, noBills);
  await stores.idempotency.complete(recordOf(user.id));
  return { user, account, key, token };
}

function recordOf(userId: number): IdempotencyRecord {
  return { userId, key: 'once', requestHash: 'hash', resultId: 4_711, createdAt: MADE_AT };
}

/** What `belongings` returns for a user who owns nothing. */
const NOTHING = {
  accounts: [],
  transactions: 0,
  keys: [],
  keyByHash: undefined,
  banks: [],
  bills: [],
  detection: undefined,
  idempotency: undefined,
};

async function belongings(
  { stores, unitOfWork }: StoreUnderTest,
  { user, key, token }: Awaited<ReturnType<typeof aUserWithEverything>>,
) {
  return {
    accounts: await stores.accounts.list(user.id),
    transactions: await stores.transactionReader.count(user.id, {}),
    keys: await stores.apiKeys.list(user.id),
    keyByHash: (await stores.apiKeys.findByHash(key.hash))?.key,
    banks: await stores.banks.listOf(user.id),
    bills: await stores.bills.list(user.id),
    detection: await stores.bills.detectionState(user.id),
    idempotency: await unitOfWork.run(({ idempotency }) => idempotency.claim(user.id, 'once', MADE_AT)),
    token: (await stores.accessTokens.findByHash(token.hash))?.token,
  };
}

function ascending(a: number, b: number): number {
  return a - b;
}

function noBills(): ReconciledBills {
  return { kept: [], added: [] };
}
