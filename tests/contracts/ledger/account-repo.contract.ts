import * as assert from 'uvu/assert';
import { MANUAL_BANK } from '../../../domain/ledger/bank.ts';
import { type BankAccount, deleteBankAccount, moveBalance } from '../../../domain/ledger/bank-account.ts';
import type { New } from '../../../domain/new.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { newFeedAccount, newFeedConnection } from '../../support/feeds/feed-fixtures.ts';
import {
  aConnectedAccount,
  aManualAccount,
  anAccount,
  aUser,
  JPY,
  MADE_AT,
  timestamp,
} from '../../support/fixtures.ts';
import { pausedUnit } from '../paused-unit.ts';
import { refused, refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';
import { unstorableTextIsRefused } from '../unstorable-text.ts';

const LATER = timestamp('2026-04-01T00:00:00.000001Z');

export function accountRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`AccountRepo on ${storeName}`, open);

  test('an account comes back as it went in, with an id, all six digits of its times included', async () => {
    const given = await newAccountOf(stores, {
      name: "  Ünï “quoted” '; drop table users; -- ",
      type: 'crypto',
      subtype: '%_\\',
      currency: JPY,
      balance: Number.MAX_SAFE_INTEGER,
      isBalanceKnown: false,
      initialBalance: Number.MIN_SAFE_INTEGER,
      hidden: true,
      lastTransactionCreatedAt: timestamp('1900-01-01T00:00:00.000001Z'),
      lastBalanceCreatedAt: timestamp('9999-12-31T23:59:59.999999Z'),
      createdAt: timestamp('2024-02-29T12:00:00.100000Z'),
    });
    const added = await stores.accounts.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.ok(Number.isSafeInteger(added.id) && added.id > 0);
    assert.equal(await stores.accounts.get(given.userId, added.id), added);
  });

  test('accounts are listed by id, hidden ones included, and get ascending ids', async () => {
    const { id: userId } = await aUser(stores);
    const first = await aManualAccount(stores, userId, { name: 'B' });
    const second = await aConnectedAccount(stores, userId, { name: 'C', hidden: true });
    const third = await aManualAccount(stores, userId, { name: 'A' });
    await stores.accounts.update(userId, first.id, (account) => ({ ...account, name: 'Z' }));
    assert.equal(await stores.accounts.list(userId), [{ ...first, name: 'Z' }, second, third]);
    assert.ok(first.id < second.id && second.id < third.id);
  });

  test('accounts are listed with the feeds that fill them, in the order of the feeds’ accounts', async () => {
    const { id: userId } = await aUser(stores);
    const filled = await aConnectedAccount(stores, userId);
    const manual = await aManualAccount(stores, userId);
    const problem = { code: 'sign_in_needed', message: 'Sign in to “Bank” again.' } as const;
    const first = await stores.connections.add(newFeedConnection(userId, { provider: 'plaid', nextSyncAt: null }));
    const second = await stores.connections.add(newFeedConnection(userId, { state: 'needs_attention', problem }));
    const linked = { decision: 'linked', bankAccountId: filled.id } as const;
    await stores.feedAccounts.put(
      newFeedAccount(first, { ...linked, balanceAt: MADE_AT, difference: -700, lastSuccessAt: LATER }),
    );
    await stores.feedAccounts.put(
      newFeedAccount(second, { ...linked, problem: { code: 'account_gone', message: 'Gone.' } }),
    );
    await stores.feedAccounts.put(newFeedAccount(second, { key: 'ACT-2' }));
    const stranger = await aUser(stores);
    assert.equal(await stores.accounts.listWithFeeds(userId), [
      {
        account: filled,
        feeds: [
          {
            connectionId: first.id,
            provider: 'plaid',
            state: 'active',
            connectionProblem: null,
            nextSyncAt: null,
            problem: null,
            lastSuccessAt: LATER,
            balanceAt: MADE_AT,
            difference: -700,
          },
          {
            connectionId: second.id,
            provider: 'simplefin',
            state: 'needs_attention',
            connectionProblem: problem,
            nextSyncAt: MADE_AT,
            problem: { code: 'account_gone', message: 'Gone.' },
            lastSuccessAt: null,
            balanceAt: null,
            difference: null,
          },
        ],
      },
      { account: manual, feeds: [] },
    ]);
    assert.equal(await stores.accounts.listWithFeeds(stranger.id), []);
  });

  test('a user without accounts, and nobody, have an empty list', async () => {
    const { id: userId } = await aUser(stores);
    assert.equal(await stores.accounts.list(userId), []);
    assert.equal(await stores.accounts.list(Number.MAX_SAFE_INTEGER), []);
  });

  test('a deleted account is not there: not to get, to list, nor to update', async () => {
    const { userId, id } = await anAccount(stores);
    const deleted = await stores.accounts.update(userId, id, (account) => deleteBankAccount(account, LATER));
    assert.is(deleted.deletedAt, LATER);
    assert.is(await stores.accounts.get(userId, id), undefined);
    assert.equal(await stores.accounts.list(userId), []);
    await refusedAs('not_found', stores.accounts.update(userId, id, unchanged));
  });

  test('another user’s account is not there: not to get, to list, nor to update', async () => {
    const account = await anAccount(stores);
    const { id: strangerId } = await aUser(stores);
    assert.is(await stores.accounts.get(strangerId, account.id), undefined);
    assert.equal(await stores.accounts.list(strangerId), []);
    await refusedAs(
      'not_found',
      stores.accounts.update(strangerId, account.id, (seen) => ({ ...seen, name: 'Taken' })),
    );
    assert.equal(await stores.accounts.get(account.userId, account.id), account);
  });

  test('an account that never was cannot be updated', async () => {
    const { id: userId } = await aUser(stores);
    await refusedAs('not_found', stores.accounts.update(userId, Number.MAX_SAFE_INTEGER, unchanged));
  });

  test('an update stores and returns the result of the change', async () => {
    const account = await anAccount(stores);
    const changed = { ...account, name: 'Other', type: 'savings', subtype: 'isa', hidden: true, balance: -5 } as const;
    assert.equal(await stores.accounts.update(account.userId, account.id, () => changed), changed);
    assert.equal(await stores.accounts.get(account.userId, account.id), changed);
  });

  test('what a change throws comes through, and nothing is stored', async () => {
    const account = await anAccount(stores);
    const own = new Error('own');
    const error = await refused(
      stores.accounts.update(account.userId, account.id, () => {
        throw own;
      }),
    );
    assert.is(error, own);
    assert.equal(await stores.accounts.get(account.userId, account.id), account);
  });

  test('after a change that threw, the unit of work goes on', async () => {
    const account = await anAccount(stores);
    await unitOfWork.run(async ({ accounts }) => {
      await refused(
        accounts.update(account.userId, account.id, () => {
          throw new Error('own');
        }),
      );
      await accounts.update(account.userId, account.id, (seen) => moveBalance(seen, 7, LATER));
    });
    assert.is((await stores.accounts.get(account.userId, account.id))?.balance, 7);
  });

  test('twenty concurrent balance changes all count', async () => {
    const { userId, id } = await anAccount(stores);
    const deltas = Array.from({ length: 20 }, (_, index) => 3 ** index);
    await Promise.all(
      deltas.map((delta, index) =>
        index % 2 === 0
          ? stores.accounts.update(userId, id, (account) => moveBalance(account, delta, LATER))
          : unitOfWork.run((stores) =>
              stores.accounts.update(userId, id, (account) => moveBalance(account, delta, LATER)),
            ),
      ),
    );
    assert.is((await stores.accounts.get(userId, id))?.balance, (3 ** 20 - 1) / 2);
  });

  test('an account stays locked until the unit of work that updates it ends', async () => {
    const { userId, id } = await anAccount(stores);
    const unit = await pausedUnit(unitOfWork, ({ accounts }) =>
      accounts.update(userId, id, (account) => moveBalance(account, 10, LATER)),
    );
    const seen: number[] = [];
    const second = stores.accounts.update(userId, id, (account) => {
      seen.push(account.balance);
      return moveBalance(account, 5, LATER);
    });
    await unit.commit();
    assert.is((await second).balance, 15);
    assert.is(seen.at(-1), 10);
  });

  test('an account that is deleted meanwhile is not found by the update that waited for it', async () => {
    const { userId, id } = await anAccount(stores);
    const unit = await pausedUnit(unitOfWork, ({ accounts }) =>
      accounts.update(userId, id, (account) => deleteBankAccount(account, LATER)),
    );
    const second = refusedAs(
      'not_found',
      stores.accounts.update(userId, id, (account) => account),
    );
    await unit.commit();
    await second;
  });

  test('two updates in one unit of work build on each other', async () => {
    const { userId, id } = await anAccount(stores);
    await unitOfWork.run(async ({ accounts }) => {
      await accounts.update(userId, id, (account) => moveBalance(account, 10, LATER));
      await accounts.update(userId, id, (account) => moveBalance(account, -3, LATER));
      assert.is((await accounts.get(userId, id))?.balance, 7);
    });
    assert.is((await stores.accounts.get(userId, id))?.balance, 7);
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const given = await newAccountOf(stores);
    const expected = structuredClone(given);
    const added = await stores.accounts.add(given);
    const { id } = added;
    tamper(given);
    tamper(added);
    tamper(await stores.accounts.get(expected.userId, id));
    tamper(await stores.accounts.list(expected.userId));
    tamper(
      await stores.accounts.update(expected.userId, id, (account) => {
        const copy = { ...account };
        tamper(account);
        return copy;
      }),
    );
    assert.equal(await stores.accounts.get(expected.userId, id), { ...expected, id });
  });

  test('an account of nobody, of no bank, or through another user’s connection is refused', async () => {
    const given = await newAccountOf(stores);
    const { id: strangerId } = await aUser(stores);
    const theirs = await stores.banks.ensureConnection(strangerId, MANUAL_BANK.id);
    await refused(stores.accounts.add({ ...given, userId: Number.MAX_SAFE_INTEGER }));
    await refused(stores.accounts.add({ ...given, bankId: Number.MAX_SAFE_INTEGER }));
    await refused(stores.accounts.add({ ...given, bankConnectionId: Number.MAX_SAFE_INTEGER }));
    await refused(stores.accounts.add({ ...given, bankConnectionId: theirs.id }));
    assert.equal(await stores.accounts.list(given.userId), []);
  });

  test('a balance past ±(2^53−1) is refused', async () => {
    const given = await newAccountOf(stores);
    await refused(stores.accounts.add({ ...given, balance: 2 ** 53 }));
    await refused(stores.accounts.add({ ...given, initialBalance: -(2 ** 53) }));
    const account = await stores.accounts.add(given);
    await refused(stores.accounts.update(account.userId, account.id, (seen) => ({ ...seen, balance: 2 ** 53 })));
    assert.equal(await stores.accounts.list(account.userId), [account]);
  });

  test('text that cannot be stored unchanged is refused', async () => {
    const given = await newAccountOf(stores);
    await unstorableTextIsRefused(async (name) => (await stores.accounts.add({ ...given, name })).name);
    await unstorableTextIsRefused(async (subtype) => (await stores.accounts.add({ ...given, subtype })).subtype);
  });

  test.run();
}

/** What an account of a new user would be, not stored yet. */
async function newAccountOf(stores: Stores, given: Partial<New<BankAccount>> = {}): Promise<New<BankAccount>> {
  const { id: userId } = await aUser(stores);
  const connection = await stores.banks.ensureConnection(userId, MANUAL_BANK.id);
  return {
    userId,
    externalId: '0192f1c2-7d1e-7c3a-9b60-5f1d2a3b4c5d',
    bankId: MANUAL_BANK.id,
    bankConnectionId: connection.id,
    kind: 'manual',
    name: 'Everyday',
    type: 'checking',
    subtype: null,
    currency: JPY,
    balance: 0,
    isBalanceKnown: true,
    initialBalance: 0,
    hidden: false,
    lastTransactionCreatedAt: MADE_AT,
    lastBalanceCreatedAt: MADE_AT,
    deletedAt: null,
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    ...given,
  };
}
