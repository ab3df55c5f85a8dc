import * as assert from 'uvu/assert';
import { MOST_CONNECTIONS, newConnection } from '../../../domain/feeds/connection.ts';
import { aFetch, anAccount, fedAccount } from '../../support/feeds/fake-feed.ts';
import { aManualAccount } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { type FeedHouse, feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE, SALARY } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** Two operations at once may meet in any order, so each pair of them runs several times. */
const ROUNDS = 8;

/** What two operations of one user leave that run at once. */
export const racingScenarios: FeedScenarios = (test, store) => {
  const inRounds = (name: string, round: (house: FeedHouse) => Promise<void>) =>
    test(name, async () => {
      for (let nth = 0; nth < ROUNDS; nth += 1) await round(await feedHouse(store));
    });

  inRounds('an account that two connections fill is manual when both are removed at once', async (house) => {
    house.feed.shows(aFetch([COFFEE]));
    const [first, second] = [await house.connect(), await house.connect()];
    await house.sync(first);
    const [account] = await house.accounts.list(house.userId);
    await house.sync(second);
    await link(house, second, account?.id);
    await Promise.all([house.disconnect(first), house.disconnect(second)]);
    assert.is((await house.accounts.get(house.userId, account?.id ?? 0))?.kind, 'manual');
  });

  inRounds('a feed is undecided when its bank account is deleted while its rows are stored', async (house) => {
    const { id, bankAccountId } = await undecidedFeed(house);
    await link(house, id, bankAccountId);
    const [outcome] = await Promise.all([house.sync(id), house.removeAccount(bankAccountId)]);
    assert.is(outcome.problem, null);
    assert.equal(await feedOf(house, id), ['undecided', null]);
    assert.equal([await house.amounts(), await house.imports()], [[], []]);
  });

  inRounds('a feed is undecided when it is linked to a bank account that is deleted meanwhile', async (house) => {
    const { id, bankAccountId } = await undecidedFeed(house);
    await Promise.all([refusal(() => link(house, id, bankAccountId)), house.removeAccount(bankAccountId)]);
    assert.equal(await feedOf(house, id), ['undecided', null]);
  });

  inRounds('an import is undone while one of its accounts is deleted', async (house) => {
    const [gone, left] = [
      await aManualAccount(house.stores, house.userId, { balance: 100 }),
      await aManualAccount(house.stores, house.userId, { balance: 100 }),
    ];
    const fed = ['A', 'B'].map((key) =>
      fedAccount([COFFEE, BOOKS, SALARY], { account: anAccount({ key, balance: null }) }),
    );
    house.feed.shows(aFetch([], { accounts: fed }));
    const id = await house.connect();
    await house.sync(id);
    await link(house, id, gone.id, left.id);
    const { importId } = await house.sync(id);
    const [refused] = await Promise.all([refusal(() => house.undo(importId)), house.removeAccount(gone.id)]);
    assert.is(refused, undefined);
    assert.equal([await house.amounts(), await house.imports()], [[], []]);
    assert.is((await house.accounts.get(house.userId, left.id))?.balance, 100);
  });

  inRounds('an import is undone while the connection that brought it is removed', async (house) => {
    house.feed.shows(aFetch([COFFEE, BOOKS]));
    const id = await house.connect();
    const { importId } = await house.sync(id);
    const [refused] = await Promise.all([refusal(() => house.undo(importId)), house.disconnect(id)]);
    assert.is(refused, undefined);
    assert.equal([await house.amounts(), await house.imports()], [[], []]);
  });

  inRounds('no account stays connected when its connection is removed while rows are stored', async (house) => {
    house.feed.shows(aFetch([COFFEE, BOOKS]));
    const id = await house.connect();
    const [refused] = await Promise.all([refusal(() => house.sync(id)), house.disconnect(id)]);
    assert.ok(refused === undefined || refused.code === 'not_found', refused?.message);
    const accounts = await house.accounts.list(house.userId);
    assert.ok(accounts.every(({ kind }) => kind === 'manual'));
  });

  test('connections that begin at once stay within the number that a user may have', async () => {
    const house = await feedHouse(store);
    const facts = { userId: house.userId, provider: house.feed.provider, name: 'Bank' } as const;
    for (let count = 2; count < MOST_CONNECTIONS; count += 1) {
      await house.connections.add(newConnection(facts, house.clock.now()));
    }
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => refusal(() => house.begin())));
    const refused = outcomes.flatMap((one) => one?.code ?? []);
    assert.equal(refused, ['conflict', 'conflict']);
    assert.is((await house.listConnections()).length, MOST_CONNECTIONS);
  });

  inRounds('a user who is deleted while imports come and go leaves nothing', async (house) => {
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    const { importId } = await house.sync(id);
    const account = await aManualAccount(house.stores, house.userId);
    house.feed.shows(aFetch([COFFEE, BOOKS]));
    const [removed, ...others] = await Promise.all(
      [
        () => house.removeUser(),
        () => house.importFile({ rows: [SALARY] }, account.id),
        () => house.sync(id),
        () => house.undo(importId),
        () => house.removeAccount(account.id),
      ].map(refusal),
    );
    assert.is(removed, undefined);
    for (const refused of others) assert.ok(refused === undefined || GONE.has(refused.code), refused?.message);
    assert.equal([await house.list(), await house.imports(), await house.listConnections()], [[], [], []]);
  });
};

/** What an operation may be refused with whose user or import goes meanwhile. A sync reports a conflict. */
const GONE: ReadonlySet<string> = new Set(['user_deleted', 'not_found', 'invalid', 'conflict']);

async function undecidedFeed(house: FeedHouse): Promise<{ readonly id: number; readonly bankAccountId: number }> {
  const { id: bankAccountId } = await aManualAccount(house.stores, house.userId);
  // Without a balance the account stays manual, so it can be deleted.
  house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE], { account: anAccount({ balance: null }) })] }));
  const id = await house.connect();
  await house.sync(id);
  assert.equal(await feedOf(house, id), ['undecided', null]);
  return { id, bankAccountId };
}

async function link(house: FeedHouse, connectionId: number, ...targets: readonly (number | undefined)[]) {
  const { accounts } = await house.show(connectionId);
  const choices = targets.map((bankAccountId = 0, nth) => {
    return { id: accounts[nth]?.id ?? 0, decision: 'link', bankAccountId } as const;
  });
  await house.map(connectionId, choices);
}

async function feedOf(house: FeedHouse, connectionId: number) {
  const [shown] = (await house.show(connectionId)).accounts;
  return [shown?.decision, shown?.bankAccountId];
}
