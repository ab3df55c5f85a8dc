import * as assert from 'uvu/assert';
import * as fc from '../../support/fast-check.ts';
import type { TestRow, TestStatement } from '../../support/files/json-statement-reader.ts';
import { importHouse } from './import-house.ts';
import type { DrawnScenarios } from './scenarios.ts';

const TWIN: TestRow = { day: 5, amount: -350, text: 'COFFEE HOUSE' };
const [FIRST_PAGE, SECOND_PAGE] = [
  { opening: [5, 10_000], closing: [5, 9_300], rows: [TWIN, TWIN] },
  { opening: [5, 9_300], closing: [5, 8_450], rows: [TWIN, { day: 5, amount: -500, text: 'BOOKS' }] },
] as const;

/** Days of payments on which many are alike, cut into pages anywhere, also within a day. */
const PAGES = fc
  .array(fc.record({ day: fc.integer({ min: 1, max: 5 }), amount: fc.constantFrom(-350, -350, -500, 700, 350) }), {
    minLength: 1,
    maxLength: 12,
  })
  .chain((rows) =>
    fc.record({
      rows: fc.constant(rows.toSorted((a, b) => a.day - b.day).map((row) => ({ ...row, text: `SHOP ${row.amount}` }))),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { maxLength: 3 }),
      /** How many rows before its own a page shows once more. */
      overlaps: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 }),
      isOneFile: fc.boolean(),
      /** In which the files come. */
      order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      isNewestFirst: fc.boolean(),
      repeats: fc.boolean(),
      statesOpening: fc.boolean(),
    }),
  );

type Pages = typeof PAGES extends fc.Arbitrary<infer Value> ? Value : never;

interface Page extends TestStatement {
  /** Where it begins among all rows. */
  readonly start: number;
}

/** The pages with the balances between them, as banks state them. */
function pagesOf({ rows, cuts, overlaps, statesOpening }: Pages): readonly Page[] {
  const balanceBefore = (nth: number) => rows.slice(0, nth).reduce((sum, { amount }) => sum + amount, 10_000);
  const dayBefore = (nth: number) => rows[nth - 1]?.day ?? 1;
  const ends = [...new Set([...cuts.filter((cut) => cut < rows.length), rows.length])].sort((a, b) => a - b);
  return ends.map((end, nth) => {
    const start = Math.max(0, (ends[nth - 1] ?? 0) - overlaps[nth]!);
    const opening = statesOpening ? { opening: [dayBefore(start), balanceBefore(start)] as const } : {};
    return { ...opening, closing: [dayBefore(end), balanceBefore(end)], rows: rows.slice(start, end), start };
  });
}

/** Whether two pages could overlap in another way than they do: the same rows with the same balances behind them. */
function hasOtherReading(pages: readonly Page[]): boolean {
  const lines = pages.map(({ rows, closing }) => {
    const total = rows.reduce((sum, { amount }) => sum + amount, 0);
    let balance = closing![1] - total;
    return rows.map(({ day, amount }) => [day, amount, (balance += amount)].join(' '));
  });
  return lines.some((one, here) =>
    lines.slice(here + 1).some((other, nth) => {
      const shift = pages[here + 1 + nth]!.start - pages[here]!.start;
      return Array.from({ length: one.length + other.length - 1 }, (_, place) => place - other.length + 1).some(
        (tried) => tried !== shift && one.every((row, at) => (other[at - tried] ?? row) === row),
      );
    }),
  );
}

/** Statements that join are proof (doors notes, files 2). */
export const joinedScenarios: DrawnScenarios = (test, store, cases) => {
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

  test('2: OFX files that are cut at midday join, although they state no opening balance', async () => {
    const { take, amounts } = await importHouse(store);
    const morning = { closing: [5, 9_300], rows: [TWIN, TWIN].map((row, nth) => ({ ...row, id: `A${nth}` })) } as const;
    const rest = {
      closing: [6, 8_450],
      rows: [
        { ...TWIN, id: 'B0' },
        { day: 6, amount: -500 },
      ],
    } as const;
    for (const page of [morning, rest, morning, rest]) await take([page]);
    assert.is((await amounts()).length, 4);
    const day = {
      closing: [5, 8_950],
      rows: [TWIN, TWIN, TWIN].map((row, nth) => ({ ...row, id: `C${nth}` })),
    } as const;
    assert.is((await take([day])).facts.statements[0]?.added, 0);
  });

  test('2: a page that came before the one in the middle gets its twin when it is imported again, and no other', async () => {
    const { take, amounts } = await importHouse(store);
    const page = (opening: number, amount: number): TestStatement => {
      return { opening: [5, opening], closing: [5, opening + amount], rows: [{ ...TWIN, amount }] };
    };
    const pages = [page(10_000, -350), page(9_370, -350), page(9_650, -280)];
    for (const one of [...pages, ...pages, ...pages]) await take([one]);
    assert.equal((await amounts()).toSorted(), ['-280', '-350', '-350']);
  });

  test('2: a page that adds up to nothing takes no twin away from the next one', async () => {
    const { take, amounts } = await importHouse(store);
    const back = { ...TWIN, amount: 350 };
    await take([{ opening: [5, 10_000], closing: [5, 10_000], rows: [TWIN, back] }]);
    await take([{ opening: [5, 10_000], closing: [6, 9_300], rows: [TWIN, { ...TWIN, day: 6 }] }]);
    assert.is((await amounts()).length, 4);
  });

  test('2: two statements between which one is missing both have their twin of a day, and a person is asked', async () => {
    const { take, amounts, pairs } = await importHouse(store);
    await take([{ opening: [5, 10_350], closing: [5, 10_000], rows: [TWIN] }]);
    const later = {
      opening: [5, 7_780],
      closing: [6, 7_230],
      rows: [TWIN, { ...TWIN, day: 6, amount: -200 }],
    } as const;
    for (const _ of ['first', 'again']) await take([later]);
    assert.equal([(await amounts()).length, (await pairs()).length], [3, 1]);
  });

  test('2: rows of one day that stand from the newest to the oldest overlap, too', async () => {
    const { take, amounts } = await importHouse(store);
    const [tram, lunch] = [
      { day: 5, amount: -280, text: 'TRAM' },
      { day: 5, amount: -500, text: 'LUNCH' },
    ];
    await take([{ opening: [5, 10_000], closing: [5, 9_220], rows: [lunch, tram] }]);
    await take([{ opening: [5, 9_720], closing: [5, 8_940], rows: [tram, lunch] }]);
    assert.equal((await amounts()).toSorted(), ['-280', '-280', '-500']);
    const day = [{ ...TWIN, amount: 350 }, TWIN, lunch].map((row) => ({ ...row, day: 7 }));
    await take([{ opening: [7, 8_940], closing: [7, 8_440], rows: day }]);
    await take([{ opening: [7, 8_940], closing: [8, 8_160], rows: [{ ...tram, day: 8 }, ...day] }]);
    assert.is((await amounts()).length, 7);
  });

  test('2: of three statements with equal payments alone, the last one brings what is between the others', async () => {
    const { take, amounts } = await importHouse(store);
    await take([{ opening: [5, 10_000], closing: [5, 9_650], rows: [TWIN] }]);
    await take([{ opening: [5, 9_300], closing: [5, 8_600], rows: [TWIN, TWIN] }]);
    await take([{ opening: [5, 10_000], closing: [5, 8_950], rows: [TWIN, TWIN, TWIN] }]);
    assert.is((await amounts()).length, 4);
  });

  test('2: whatever is cut where and overlaps, nothing is dropped and nothing is there twice', async () => {
    let drawnPages = 0;
    const property = fc.asyncProperty(PAGES, async (drawn) => {
      const { isOneFile, isNewestFirst, order } = drawn;
      const pages = pagesOf(isOneFile ? { ...drawn, overlaps: [0, 0, 0, 0] } : drawn);
      const reversed = pages.map((page) => ({ ...page, rows: page.rows.toReversed() }));
      drawnPages += 1;
      // Nothing says in which order the rows of one day stand.
      fc.pre(!hasOtherReading(pages) && !hasOtherReading(reversed));
      const { take, amounts } = await importHouse(store);
      const listed = isNewestFirst ? reversed : pages;
      const files = isOneFile ? [listed] : order.flatMap((place) => (listed[place] ? [[listed[place]]] : []));
      for (const file of drawn.repeats ? [...files, ...files] : files) await take(file);
      assert.is((await amounts()).length, drawn.rows.length);
    });
    await fc.assert(property, { numRuns: RUNS ?? cases });
    if (RUNS !== undefined) console.log(`${RUNS} of ${drawnPages} could only be read in one way`);
  });
};

/** `JOINED_RUNS=2000` for a figure to publish. */
const { JOINED_RUNS } = process.env;
const RUNS = JOINED_RUNS === undefined ? undefined : Number(JOINED_RUNS);
