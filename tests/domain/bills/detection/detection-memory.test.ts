import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { detectRecurringBills } from '../../../../domain/bills/detection/detect-recurring-bills.ts';
import { emptyMemory } from '../../../../domain/bills/detection/detection-memory.ts';
import type { RecurringBillObservation } from '../../../../domain/bills/detection/observation.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { GENERATORS, type Generator } from '../../../../scripts/evaluation/generators/generators.ts';
import { TEST_SEEDS } from '../../../../scripts/evaluation/seeds.ts';
import * as fc from '../../../support/fast-check.ts';
import { AS_OF, everyMonths, row } from './observations.ts';

const memory = suite('memory of bill detection');

type Row = RecurringBillObservation<number>;

/** One change of a history: what an import, a person or a bank does to it. `at` and `other` are places in it. */
const edits: fc.Arbitrary<(rows: readonly Row[]) => readonly Row[]> = fc
  .record({
    kind: fc.constantFrom('add', 'remove', 'amount', 'text', 'merchant', 'day', 'sign', 'reverse'),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    other: fc.double({ min: 0, max: 0.999, noNaN: true }),
    id: fc.integer({ min: 1_000_000, max: 2_000_000 }),
  })
  .map(({ kind, at, other, id }) => (rows: readonly Row[]) => {
    const [place, source] = [Math.floor(at * rows.length), rows[Math.floor(other * rows.length)]!];
    const one = rows[place]!;
    if (kind === 'add') return [{ ...one, id, bookedOn: source.bookedOn }, ...rows];
    if (kind === 'remove') return rows.filter((row) => row !== one);
    if (kind === 'reverse') return rows.toReversed();
    if (kind === 'sign') return rows.with(place, { ...one, amount: -one.amount });
    const { amount, description, merchantName, bookedOn } = source;
    const changed = { amount: { amount }, text: { description }, merchant: { merchantName }, day: { bookedOn } }[kind];
    return rows.with(place, { ...one, ...changed });
  });

memory('what is detected after any changes of any life is what a detection from scratch finds', () => {
  const lives = fc.record({
    generator: fc.constantFrom(...GENERATORS),
    seed: fc.integer({ min: TEST_SEEDS.first, max: TEST_SEEDS.last }),
    changes: fc.array(edits, { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(lives, ({ generator, seed, changes }) => {
      const { rows, asOf } = lifeOf(generator, seed);
      const remembered = emptyMemory();
      detectRecurringBills(rows, asOf, { memory: remembered });
      let now: readonly Row[] = rows;
      for (const change of changes) {
        now = change(now);
        assert.equal(detectRecurringBills(now, asOf, { memory: remembered }), detectRecurringBills(now, asOf));
      }
    }),
    { numRuns: 12 },
  );
});

memory('after one new transaction, only the payments to its merchant are judged again', () => {
  const { rows, asOf } = lifeOf(GENERATORS[0]!, TEST_SEEDS.first);
  const remembered = emptyMemory();
  detectRecurringBills(rows, asOf, { memory: remembered });
  const before = remembered.groups;
  const read = remembered.texts;
  detectRecurringBills(
    [{ ...rows[0]!, id: 1_000_000, description: 'CORNER PANTRY', merchantName: null }, ...rows],
    asOf,
    {
      memory: remembered,
    },
  );
  const again = [...remembered.groups].filter(
    ([key, { bills }]) => !bills.every(({ expected }, index) => expected === before.get(key)?.bills[index]?.expected),
  );
  assert.equal(again, []);
  assert.ok(before.size > 10 && [...before.values()].some(({ bills }) => bills.length > 0));
  assert.equal([...remembered.texts].filter(([text, said]) => read.get(text) !== said).length, 1);
});

memory('a payment that says something of the payments of others is heard', () => {
  const paid = everyMonths('2026-01-02', 1, 11, -30_000, 'VIREMENT JEANNE MARTIN');
  const remembered = emptyMemory();
  const detect = (rows: readonly Row[]) => detectRecurringBills(rows, AS_OF, { memory: remembered }).length;
  assert.is(detect(paid), 1);
  assert.is(detect([row('2026-04-19', 12_000, 'VIREMENT RECU JEANNE MARTIN'), ...paid]), 0, 'she pays, too');
  assert.is(detect(paid), 1);
});

memory('what is gone from the history is forgotten', () => {
  const { rows, asOf } = lifeOf(GENERATORS[0]!, TEST_SEEDS.first);
  const remembered = emptyMemory();
  detectRecurringBills(rows, asOf, { memory: remembered });
  detectRecurringBills([], asOf, { memory: remembered });
  assert.equal([remembered.texts.size, remembered.groups.size], [0, 0]);
});

memory.run();

function lifeOf({ make }: Generator, seed: number): { readonly rows: readonly Row[]; readonly asOf: string } {
  const { rows, asOf } = make(seed);
  return { rows: rows.map((row) => ({ ...row, currency: row.currency as CurrencyCode })), asOf };
}
