import * as assert from 'uvu/assert';
import { aFetch, days, FakeFeed, fedAccount } from '../../../support/feeds/fake-feed.ts';
import type { TestRow } from '../../../support/files/json-statement-reader.ts';
import { localDate } from '../../../support/fixtures.ts';
import { type FeedHouse, feedHouse } from '../feed-house.ts';
import { BOOKS, COFFEE, DAY } from '../payments.ts';
import type { FeedScenarios } from '../scenarios.ts';

const HOLD: TestRow = { day: 20, amount: -5_000, text: 'HARBOUR RESTAURANT', id: 'p1', status: 'pending' };
const PAID: TestRow = { ...HOLD, day: 22, amount: -6_000, id: 'b1', status: 'booked' };

function show(house: FeedHouse, rows: readonly TestRow[]) {
  house.feed.shows(aFetch([], { accounts: [fedAccount(rows, { coverage: days(1, 31) })] }));
}

async function noted(house: FeedHouse) {
  return (await house.list()).map(({ amount, status, notes }) => [amount, status, notes]);
}

/** Pending rows that are never booked, or otherwise (doors notes, feeds 5). */
export const ghostScenarios: FeedScenarios = (test, store) => {
  test('5: what was pending before a silence of months, and is not any more, is gone', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, [COFFEE, HOLD]);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-5000p', '-350']);
    house.clock.advanceSeconds(150 * DAY);
    const coverage = { from: localDate('2026-06-01'), to: localDate('2026-08-28') };
    house.feed.shows(aFetch([], { accounts: [fedAccount([], { coverage })] }));
    await house.sync(id);
    assert.equal(await house.amounts(), ['-350']);
  });

  test('5: a pending payment that is booked with a tip under another id keeps what the user wrote, and undoing too', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, [COFFEE, HOLD]);
    await house.sync(id);
    const pending = (await house.list()).find(({ status }) => status === 'pending');
    await house.edit(Number(pending?.id), 'with Ada');
    show(house, [COFFEE, PAID]);
    const { importId, updated, retired } = await house.sync(id);
    assert.equal([updated, retired], [1, 0]);
    assert.equal(
      (await noted(house)).find(([, , notes]) => notes !== null),
      [-6_000, 'booked', 'with Ada'],
    );
    assert.equal(await house.amounts(), ['-6000', '-350']);
    await house.undo(importId);
    assert.equal(
      (await noted(house)).find(([, , notes]) => notes !== null),
      [-5_000, 'pending', 'with Ada'],
    );
  });

  test('5: a hold that goes while another payment at the place is booked is not taken for it twice', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, [HOLD]);
    await house.sync(id);
    const other = { ...PAID, id: 'b2', amount: -900 };
    show(house, [PAID, other]);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-6000', '-900']);
    show(house, [PAID, other, { ...HOLD, id: 'p2', day: 30 }]);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-6000', '-5000p', '-900']);
  });

  test('5: pending payments of a connection that is gone are those of the one in its place, or none', async () => {
    const house = await feedHouse(store);
    const first = await house.connect();
    const gone = { ...HOLD, text: 'PARKING', amount: -700, id: 'p2' };
    show(house, [COFFEE, BOOKS, HOLD, gone]);
    await house.sync(first);
    const pending = (await house.list()).find(({ amount }) => amount === HOLD.amount);
    await house.edit(Number(pending?.id), 'with Ada');
    await house.disconnect(first);
    assert.equal(await house.amounts(), ['-5000p', '-1200', '-700p', '-350']);
    const second = await house.connect();
    show(house, [
      { ...COFFEE, id: 'n1' },
      { ...BOOKS, id: 'n2' },
      { ...PAID, amount: HOLD.amount, id: 'n3' },
    ]);
    await house.sync(second);
    assert.equal(await house.amounts(), ['-5000', '-1200', '-350']);
    assert.equal(
      (await noted(house)).find(([, , notes]) => notes !== null),
      [-5_000, 'booked', 'with Ada'],
    );
  });

  test('5: what two working feeds show is retired by the last of them', async () => {
    const house = await feedHouse(store);
    const first = await house.connect();
    show(house, [COFFEE, BOOKS, HOLD]);
    await house.sync(first);
    const second = await house.connect();
    const other = new FakeFeed();
    house.ports.bankFeeds.set(other.provider, other);
    other.shows(aFetch([], { accounts: [fedAccount([COFFEE, BOOKS, HOLD], { coverage: days(1, 31) })] }));
    await house.sync(second);
    const [asked] = (await house.show(second)).accounts;
    const [account] = await house.accounts.list(house.userId);
    await house.map(second, [{ id: asked?.id ?? 0, decision: 'link', bankAccountId: account?.id ?? 0 }]);
    await house.sync(second);
    other.shows(aFetch([], { accounts: [fedAccount([COFFEE, BOOKS], { coverage: days(1, 31) })] }));
    await house.sync(second);
    assert.equal(await house.amounts(), ['-5000p', '-1200', '-350']);
    house.ports.bankFeeds.set(house.feed.provider, house.feed);
    show(house, [COFFEE, BOOKS]);
    await house.sync(first);
    assert.equal(await house.amounts(), ['-1200', '-350']);
  });
};
