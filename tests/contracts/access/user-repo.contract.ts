import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { hasActiveSubscription, type User } from '../../../domain/access/user.ts';
import type { ReconciledBills } from '../../../domain/bills/reconcile-bills.ts';
import type { IdempotencyRecord } from '../../../domain/ports/idempotency-repo.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
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
import { refused, refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, type StoreUnderTest, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';
import { unstorableTextIsRefused } from '../unstorable-text.ts';

const LATER = timestamp('2026-05-01T10:20:30.000009Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function userRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`UserRepo on ${storeName}`, open);

  test('a user comes back as they went in, with an id', async () => {
    const given = newUser({ passwordHash: '$argon2id$v=19$…', currency: JPY, plan: 'free' });
    const added = await stores.users.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await stores.users.get(added.id), added);
    assert.equal(await stores.users.findByEmail(added.email ?? ''), added);
  });

  test('nobody is found by an unknown id or e-mail', async () => {
    assert.is(await stores.users.get(NOBODY), undefined);
    assert.is(await stores.users.findByEmail(`${randomUUID()}@example.test`), undefined);
  });

  test('live users are listed by id', async () => {
    const first = await aUser(stores);
    const second = await aUser(stores);
    const third = await aUser(stores);
    await stores.users.update(first.id, (user) => ({ ...user, plan: 'free' }));
    await stores.users.erase(second.id, LATER);
    const ids = (await stores.users.list()).map(({ id }) => id);
    const seen = ids.filter((id) => [first.id, second.id, third.id].includes(id));
    assert.equal(seen, [first.id, third.id]);
    assert.equal(ids, [...ids].sort(ascending));
  });

  test('live users are counted, and erased ones are not', async () => {
    const erased = await aUser(stores);
    await aUser(stores);
    const before = await stores.users.count();
    assert.is(before, (await stores.users.list()).length);
    await stores.users.erase(erased.id, LATER);
    assert.is(await stores.users.count(), before - 1);
  });

  test('an e-mail address that a live user has is a conflict', async () => {
    const { email } = await aUser(stores);
    await refusedAs('conflict', stores.users.add(newUser({ email })));
    assert.is((await stores.users.list()).filter((user) => user.email === email).length, 1);
  });

  test('of twenty concurrent users with one e-mail address, one is added', async () => {
    const { email } = newUser();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => stores.users.add(newUser({ email }))));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    assert.is(failures.length, 19);
    for (const { reason } of failures) await refusedAs('conflict', Promise.reject(reason));
    assert.is((await stores.users.list()).filter((user) => user.email === email).length, 1);
  });

  test('an e-mail address cannot be changed into another live user’s', async () => {
    const { email } = await aUser(stores);
    const user = await aUser(stores);
    await refusedAs(
      'conflict',
      stores.users.update(user.id, (seen) => ({ ...seen, email })),
    );
    assert.equal(await stores.users.get(user.id), user);
  });

  test('an update stores and returns the result of the change', async () => {
    const user = await aUser(stores);
    const email = `${randomUUID()}@example.test`;
    const changed = { ...user, email, passwordHash: 'other', currency: JPY, plan: 'free' } as const;
    assert.equal(await stores.users.update(user.id, () => changed), changed);
    assert.equal(await stores.users.findByEmail(email), changed);
    assert.is(await stores.users.findByEmail(user.email ?? ''), undefined);
  });

  test('unknown and erased users cannot be updated', async () => {
    const erased = await aUser(stores);
    await stores.users.erase(erased.id, LATER);
    await refusedAs('not_found', stores.users.update(NOBODY, unchanged));
    await refusedAs(
      'not_found',
      stores.users.update(erased.id, (user) => ({ ...user, plan: 'pro' })),
    );
  });

  test('what a change throws comes through, and nothing is stored', async () => {
    const user = await aUser(stores);
    const own = new Error('own');
    const change = () => {
      throw own;
    };
    assert.is(await refused(stores.users.update(user.id, change)), own);
    assert.equal(await stores.users.get(user.id), user);
  });

  test('twenty concurrent updates of one user build on each other', async () => {
    const user = await stores.users.add(newUser({ passwordHash: '' }));
    const oneMore = (seen: User): User => ({ ...seen, passwordHash: `${seen.passwordHash}x` });
    await Promise.all(Array.from({ length: 20 }, () => stores.users.update(user.id, oneMore)));
    assert.is((await stores.users.get(user.id))?.passwordHash, 'x'.repeat(20));
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const given = newUser();
    const expected = structuredClone(given);
    const added = await stores.users.add(given);
    const { id } = added;
    tamper(given);
    tamper(added);
    tamper(await stores.users.get(id));
    tamper(await stores.users.findByEmail(expected.email ?? ''));
    tamper((await stores.users.list()).filter((user) => user.id === id));
    assert.equal(await stores.users.get(id), { ...expected, id });
  });

  test('an erased user leaves a tombstone: when they were made and when erased, and no e-mail or password', async () => {
    const user = await stores.users.add(newUser({ passwordHash: 'secret' }));
    await stores.users.erase(user.id, LATER);
    const tombstone = await stores.users.get(user.id);
    assert.ok(tombstone);
    assert.is(tombstone.id, user.id);
    assert.is(tombstone.email, null);
    assert.is(tombstone.passwordHash, null);
    assert.is(tombstone.createdAt, user.createdAt);
    assert.is(tombstone.deletedAt, LATER);
    assert.not(hasActiveSubscription(tombstone));
    assert.is(await stores.users.findByEmail(user.email ?? ''), undefined);
  });

  test('an erased user’s e-mail address is free again', async () => {
    const user = await aUser(stores);
    await stores.users.erase(user.id, LATER);
    const { email } = user;
    const again = await stores.users.add(newUser({ email }));
    assert.not(again.id === user.id);
    assert.equal(await stores.users.findByEmail(email ?? ''), again);
  });

  test('erasing takes everything that the user owns, except that their access tokens stay', async () => {
    const owner = await aUserWithEverything(stores);
    const bystander = await aUserWithEverything(stores);
    const before = await belongings({ stores, unitOfWork }, bystander);
    await stores.users.erase(owner.user.id, LATER);
    assert.equal(await belongings({ stores, unitOfWork }, owner), { ...NOTHING, token: owner.token });
    assert.equal(await belongings({ stores, unitOfWork }, bystander), before);
  });

  test('nothing can be stored for an erased user any more', async () => {
    const { user, account } = await aUserWithEverything(stores);
    await stores.users.erase(user.id, LATER);
    const writes = [
      stores.apiKeys.add(newApiKey(user.id)),
      stores.accessTokens.add(newAccessToken(user.id)),
      stores.sessions.add(newSession(user.id)),
      stores.connectedApps.add(newConnectedApp(user.id)),
      stores.banks.ensureConnection(user.id, account.bankId),
      stores.accounts.add(account),
      stores.bills.add(newBill(user.id)),
      stores.bills.replaceAll(user.id, { revision: 9, asOf: localDate('2026-05-01') }, noBills),
      stores.idempotency.complete(recordOf(user.id)),
    ];
    await Promise.all(writes.map((write) => refusedAs('user_deleted', write)));
    // Their account is gone as well, and the port leaves open which of the two is reported.
    await refused(aTransaction(stores, account));
    await refused(stores.transactions.addAll([newTransaction(account)]));
    assert.is(await stores.users.transactionRevision(user.id), 0);
  });

  test('of what is stored while a user is being erased, nothing remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await aUserWithEverything(stores);
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
      assert.equal(await belongings({ stores, unitOfWork }, owner), { ...NOTHING, token: owner.token });
    }
  });

  test('a user is erased once, and nobody not at all', async () => {
    const { id } = await aUser(stores);
    await stores.users.erase(id, LATER);
    await refusedAs('not_found', stores.users.erase(id, MADE_AT));
    await refusedAs('not_found', stores.users.erase(NOBODY, MADE_AT));
    assert.is((await stores.users.get(id))?.deletedAt, LATER);
  });

  test('the revision is 0 at first, and for nobody', async () => {
    const { id } = await aUser(stores);
    assert.is(await stores.users.transactionRevision(id), 0);
    assert.is(await stores.users.transactionRevision(NOBODY), 0);
  });

  test('the revision moves with every committed change of a transaction, and with no other user’s', async () => {
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
    await note(unitOfWork.run(({ transactions }) => transactions.add(fields)));
    await note(stores.transactions.removeAllOf(userId, account.id));
    assert.is(new Set(revisions).size, 7);
    assert.equal(revisions, [...revisions].sort(ascending));
    await aTransaction(stores, other);
    assert.is(await stores.users.transactionRevision(userId), revisions.at(-1));
  });

  test('the revision moves neither before the commit nor with a rollback', async () => {
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
    await unstorableTextIsRefused(async (text) => {
      const { passwordHash } = await stores.users.add(newUser({ passwordHash: text }));
      return passwordHash;
    });
  });

  test.run();
}

async function aUserWithEverything(stores: Stores) {
  const user = await aUser(stores);
  const account = await aConnectedAccount(stores, user.id);
  await aManualAccount(stores, user.id);
  await aTransaction(stores, account);
  const key = await stores.apiKeys.add(newApiKey(user.id));
  const token = await stores.accessTokens.add(newAccessToken(user.id));
  await stores.bills.add(newBill(user.id));
  await stores.bills.replaceAll(user.id, { revision: 1, asOf: localDate('2026-05-01') }, noBills);
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
