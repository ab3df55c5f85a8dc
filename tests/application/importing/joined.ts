import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import type { TestRow, TestStatement } from '../../support/files/json-statement-reader.ts';
import { importHouse } from './import-house.ts';
import type { ImportingScenarios } from './scenarios.ts';

const TWIN: TestRow = { day: 5, amount: -350, text: 'COFFEE HOUSE' };
const [FIRST_PAGE, SECOND_PAGE] = [
  { opening: [5, 10_000], closing: [5, 9_300], rows: [TWIN, TWIN] },
  { opening: [5, 9_300], closing: [5, 8_450], rows: [TWIN, { day: 5, amount: -500, text: 'BOOKS' }] },
] as const;

/** Days of payments on which many are alike, cut into pages anywhere, also within a day. */
const PAGES = fc
  .array(fc.record({ day: fc.integer({ min: 1, max: 5 }), amount: fc.constantFrom(-350, -350, -500, 700) }), {
    minLength: 1,
    maxLength: 12,
  })
  .chain((rows) =>
    fc.record({
      rows: fc.constant(rows.toSorted((a, b) => a.day - b.day).map((row) => ({ ...row, text: `SHOP ${row.amount}` }))),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { maxLength: 3 }),
      isOneFile: fc.boolean(),
      repeats: fc.boolean(),
    }),
  );

/** The pages with the balances between them, as banks state them. */
function pagesOf(rows: readonly TestRow[], cuts: readonly number[]): readonly TestStatement[] {
  const ends = [...new Set([...cuts.filter((cut) => cut < rows.length), rows.length])].sort((a, b) => a - b);
  let [balance, start, day] = [10_000, 0, 1];
  return ends.map((end) => {
    const own = rows.slice(start, end);
    const opening = [day, balance] as const;
    balance += own.reduce((sum, { amount }) => sum + amount, 0);
    day = own.at(-1)?.day ?? day;
    start = end;
    return { opening, closing: [day, balance] as const, rows: own };
  });
}

/** Where a balance comes twice, or the payments of a last day cancel out, balances prove nothing. */
function isProof(pages: readonly TestStatement[]): boolean {
  const balances = [10_000, ...pages.map(({ closing }) => closing?.[1])];
  const moves = pages.map(({ rows }) => {
    const lastDay = rows.filter(({ day }) => day === rows.at(-1)?.day);
    return lastDay.reduce((sum, { amount }) => sum + amount, 0);
  });
  return new Set(balances).size === balances.length && !moves.includes(0);
}

/** Statements that join are proof (doors notes, files 2). */
export const joinedScenarios: ImportingScenarios = (test, store) => {
  test('2: equal payments on two pages of a day are two, whether the pages come in one file, two, or the wrong order', async () => {
    for (const files of [[[FIRST_PAGE, SECOND_PAGE]], [[FIRST_PAGE], [SECOND_PAGE]], [[SECOND_PAGE], [FIRST_PAGE]]]) {
      const { take, amounts, balance } = await importHouse(store);
      for (const file of [...files, ...files]) await take(file);
      assert.is((await amounts()).length, 4);
      assert.is(await balance(), 10_000 - 3 * 350 - 500);
      const again = await take([FIRST_PAGE]);
      assert.equal([again.facts.statements[0]?.balanceCheck, again.facts.warnings], [null, []]);
    }
  });

  test('2: a statement that repeats days which balance out doubles nothing', async () => {
    const { take, amounts } = await importHouse(store);
    const back: TestRow = { day: 5, amount: 350, text: 'COFFEE HOUSE, REFUND' };
    const before = { day: 4, amount: -1_000, text: 'SHOES' };
    await take([{ opening: [4, 10_000], closing: [5, 9_000], rows: [before, TWIN, back] }]);
    const later = { day: 6, amount: -9, text: 'BREAD' };
    await take([{ opening: [5, 9_000], closing: [6, 8_991], rows: [TWIN, back, later] }]);
    assert.is((await amounts()).length, 4);
  });

  test('2: whatever is cut where, nothing is dropped and nothing is there twice', async () => {
    const property = fc.asyncProperty(PAGES, async ({ rows, cuts, isOneFile, repeats }) => {
      const pages = pagesOf(rows, cuts);
      fc.pre(isProof(pages));
      const { take, amounts } = await importHouse(store);
      const files = isOneFile ? [pages] : pages.map((page) => [page]);
      for (const file of repeats ? [...files, ...files] : files) await take(file);
      assert.is((await amounts()).length, rows.length);
    });
    await fc.assert(property, { numRuns: RUNS });
  });
};

const RUNS = 60;
