import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bestAssignment, type Offer } from '../../../domain/matching/best-assignment.ts';
import * as fc from '../../support/fast-check.ts';

const assignment = suite('best assignment');

assignment('the total is optimal, not the best single offer', () => {
  // A greedy choice gives item 1 to taker 1 and nothing to taker 2: 10 instead of 9 + 8.
  const offers = [offer(1, 1, 10), offer(1, 2, 9), offer(2, 1, 8)];
  assert.equal(
    bestAssignment(offers),
    new Map([
      [1, 2],
      [2, 1],
    ]),
  );
});

assignment('a taker gets nothing if the item is worth more to another taker', () => {
  const offers = [offer(1, 1, 3), offer(2, 1, 5)];
  assert.equal(bestAssignment(offers), new Map([[2, 1]]));
});

assignment('no assignment of any offers has a greater total, and no item is given twice', () => {
  fc.assert(
    fc.property(someOffers, (offers) => {
      const given = [...bestAssignment(offers)];
      assert.is(new Set(given.map(([, item]) => item)).size, given.length);
      const total = given.reduce((sum, [taker, item]) => sum + weightOf(offers, taker, item), 0);
      assert.is(total, greatestTotal(offers));
    }),
    { numRuns: 500 },
  );
});

assignment('a long chain of exchanges is found', () => {
  const length = 2_000;
  // Each taker can move on to the next item, and the last one can only have the first.
  const offers = Array.from({ length }, (_, at) => [offer(at, at, 2), offer(at, at + 1, 2)]).flat();
  const given = bestAssignment([...offers, offer(length, 0, 1)]);
  assert.is(given.size, length + 1);
  assert.is(given.get(length), 0);
});

assignment('a payment of each day among those of the days beside is found without looking at all the others', () => {
  const days = 2_000;
  let looks = 0;
  const offerOf = (taker: number, apart: number) => ({
    taker,
    item: taker + apart,
    get weight() {
      looks += 1;
      return 1_000 - 20 * apart * apart;
    },
  });
  const offers = Array.from({ length: days }, (_, taker) => [-1, 0, 1].map((apart) => offerOf(taker, apart))).flat();
  assert.is(bestAssignment(offers).size, days);
  assert.ok(looks < 10 * offers.length, `${looks} looks at ${offers.length} offers`);
});

assignment.run();

const someOffers = fc
  .uniqueArray(fc.record({ taker: fc.nat(5), item: fc.nat(5), weight: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ taker, item }) => `${taker} ${item}`,
    maxLength: 20,
  })
  .chain((offers) => fc.shuffledSubarray(offers, { minLength: offers.length }));

function offer(taker: number, item: number, weight: number): Offer {
  return { taker, item, weight };
}

function weightOf(offers: readonly Offer[], taker: number, item: number): number {
  const found = offers.find((one) => one.taker === taker && one.item === item);
  assert.ok(found !== undefined, `nobody offered item ${item} to taker ${taker}`);
  return found.weight;
}

/** Tries every assignment. */
function greatestTotal(offers: readonly Offer[]): number {
  const [first, ...others] = offers;
  if (first === undefined) return 0;
  const compatible = others.filter(({ taker, item }) => taker !== first.taker && item !== first.item);
  return Math.max(greatestTotal(others), first.weight + greatestTotal(compatible));
}
