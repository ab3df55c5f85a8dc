import * as assert from 'uvu/assert';
import { addDays } from '../../../../domain/calendar.ts';
import type { FeedCoverage } from '../../../../domain/feeds/feed-account.ts';
import type { FeedRow } from '../../../../domain/feeds/fetched-feed.ts';
import { aFetch, anAccount, days, fedAccount, march } from '../../../support/feeds/fake-feed.ts';
import { USD } from '../../../support/fixtures.ts';
import { type FeedHouse, feedHouse } from '../feed-house.ts';
import { BOOKS, COFFEE, DAY } from '../payments.ts';
import type { FeedScenarios } from '../scenarios.ts';

const LONG = 100;

/** A row that many days after the first of March. */
function rowAfter(nights: number, amount: number): FeedRow {
  const [row] = fedAccount([{ day: 1, amount, text: 'CINEMA', id: `r${nights}` }]).rows;
  return { ...row!, day: addDays(march(1), nights) };
}

function show(house: FeedHouse, rows: readonly FeedRow[], coverage: FeedCoverage | null, balance: number | null) {
  const account = anAccount({ balance: balance === null ? null : { amount: balance, at: null } });
  house.feed.shows(aFetch([], { accounts: [{ ...fedAccount([], { account, coverage }), rows }] }));
}

/** A connection whose coffee was fetched in March, and that was silent for `nights` from then on. */
async function afterSilence(house: FeedHouse, nights: number, balance: number | null = 10_000): Promise<number> {
  const id = await house.connect();
  show(house, fedAccount([COFFEE]).rows, days(1, 31), balance);
  await house.sync(id);
  house.clock.advanceSeconds(nights * DAY);
  return id;
}

async function told(house: FeedHouse, id: number) {
  const { accounts, advice } = await house.show(id);
  return [accounts[0]?.missingDays, advice];
}

/** Days of which a provider gives nothing after a long silence (doors notes, feeds 5). */
export const gapScenarios: FeedScenarios = (test, store) => {
  const missing = { from: '2026-04-01', to: '2026-06-30' };
  const sentence = 'The bank gave no transactions from Apr 1, 2026 to Jun 30, 2026: import a file of these days.';

  test('5: days that a provider does not give are told, and gone when a file of them is imported', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, fedAccount([COFFEE]).rows, days(1, 2), 10_000);
    await house.sync(id);
    show(
      house,
      fedAccount([BOOKS]).rows.map((row) => ({ ...row, day: march(26) })),
      days(25, 31),
      8_800 - 4_000,
    );
    await house.sync(id);
    const gap = [
      [{ from: march(3), to: march(24) }],
      'The bank gave no transactions from Mar 3, 2026 to Mar 24, 2026: import a file of these days.',
    ];
    assert.equal(await told(house, id), gap);
    assert.equal((await house.listConnections())[0]?.accounts[0]?.missingDays, gap[0]);
    const [account] = await house.accounts.list(house.userId);
    const file = { currency: USD, rows: [{ day: 7, amount: -4_000 }], from: 5, to: 20 };
    const { id: importId } = await house.importFile(file, account?.id);
    assert.equal(await told(house, id), [[], null]);
    await house.undo(importId);
    assert.equal(await told(house, id), gap);
    await house.importFile(file, account?.id);
    await house.sync(id);
    assert.equal((await house.show(id)).accounts[0]?.difference, 0);
    assert.equal((await house.feedAccounts.list(house.userId, id))[0]?.missingDays, []);
  });

  test('5: so are those of one that says nothing of what it does not have', async () => {
    const house = await feedHouse(store);
    const id = await afterSilence(house, LONG + 22);
    show(house, [rowAfter(122, -900)], { from: march(17), to: addDays(march(31), 122) }, 5_100);
    await house.sync(id);
    assert.equal(await told(house, id), [[missing], sentence]);
    await house.sync(id);
    assert.equal(await told(house, id), [[missing], sentence]);
  });

  test('5: nothing is missing where the balance says so, or the provider shows what it showed before', async () => {
    for (const [rows, balance] of [
      [[rowAfter(122, -900)], 9_100],
      [[...fedAccount([COFFEE]).rows, rowAfter(122, -900)], 5_100],
    ] as const) {
      const house = await feedHouse(store);
      const id = await afterSilence(house, LONG + 22);
      show(house, rows, { from: march(17), to: addDays(march(31), 122) }, balance);
      await house.sync(id);
      assert.equal(await told(house, id), [[], null]);
    }
  });

  test('5: an account without a balance tells the days, a short silence none, and a feed of changes none', async () => {
    for (const [nights, isDelta, expected] of [
      [LONG, false, 1],
      [20, false, 0],
      [LONG, true, 0],
    ] as const) {
      const house = await feedHouse(store);
      const id = await afterSilence(house, nights, null);
      const coverage = isDelta ? null : { from: march(17), to: addDays(march(31), nights) };
      show(house, [rowAfter(nights, -900)], coverage, null);
      await house.sync(id);
      assert.is((await house.show(id)).accounts[0]?.missingDays.length, expected);
    }
  });
};
