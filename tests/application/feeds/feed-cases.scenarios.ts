import * as assert from 'uvu/assert';
import { type OpenStore, storeSuite } from '../../contracts/store-under-test.ts';
import { aFetch, days, FakeFeed, fedAccount } from '../../support/feeds/fake-feed.ts';
import { type CaseStep, MATCHING_CASES } from '../../support/files/matching-cases.ts';
import { type FeedHouse, feedHouse } from './feed-house.ts';

/** The cases of matching as what a feed shows at one fetch after the other, on one kind of store. */
export function feedCases(storeName: string, open: OpenStore): void {
  const { test, ...store } = storeSuite(`cases of matching by feed on ${storeName}`, open);

  for (const { name, steps, expected, hasTrustedIds = false } of MATCHING_CASES) {
    test(`${name}: each payment is there once, and undoing goes back step by step`, async () => {
      const feed = new FakeFeed();
      feed.hasTrustedIds = hasTrustedIds;
      const house = await feedHouse(store, { feed });
      const connectionId = await house.connect();
      const undoable: { id: number; before: Awaited<ReturnType<FeedHouse['list']>> }[] = [];
      for (const step of steps) {
        const before = await house.list();
        const id = await take(house, connectionId, step);
        if (id !== null) undoable.push({ id, before });
        if (step.thenDelete !== undefined) await removeFirst(house, step.thenDelete);
      }
      assert.equal(await house.amounts(), expected);
      const last = steps.at(-1)!;
      for (const { id, before } of undoable.toReversed()) {
        await house.undo(id);
        assert.equal(withoutTimes(await house.list()), withoutTimes(before));
      }
      for (const step of steps) {
        await take(house, connectionId, step);
        if (step.thenDelete !== undefined) await removeFirst(house, step.thenDelete);
      }
      assert.equal(await house.amounts(), expected, 'after everything was undone and came again');
      assert.is(await take(house, connectionId, last), last.isOther === true ? await latestId(house) : null);
    });
  }

  test.run();
}

/** Returns the id of the import; `null` if the fetch said nothing new. */
async function take(house: FeedHouse, connectionId: number, { rows, from, to, isOther }: CaseStep) {
  house.clock.advanceSeconds(60);
  const range = from === undefined || to === undefined ? {} : { from, to };
  if (isOther === true) {
    const [account] = await house.accounts.list(house.userId);
    return (await house.importFile({ rows, ...range }, account?.id)).id;
  }
  const coverage = from === undefined || to === undefined ? {} : { coverage: days(from, to) };
  house.feed.shows(aFetch([], { accounts: [fedAccount(rows, coverage)] }));
  const outcome = await house.sync(connectionId);
  assert.is(outcome.problem, null);
  return outcome.importId;
}

async function latestId(house: FeedHouse) {
  return (await house.imports())[0]?.id;
}

async function removeFirst(house: FeedHouse, amount: number) {
  const found = (await house.list()).find((one) => one.amount === amount);
  await house.removeTransaction(Number(found?.id));
}

function withoutTimes(list: Awaited<ReturnType<FeedHouse['list']>>) {
  return list.map((one) => ({ ...one, updatedAt: '' }));
}
