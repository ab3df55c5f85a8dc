import * as assert from 'uvu/assert';
import * as fc from '../../support/fast-check.ts';
import type { TestStatement } from '../../support/files/json-statement-reader.ts';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from './import-house.ts';
import { BOOKS, COFFEE, SALARY } from './payments.ts';
import type { DrawnScenarios } from './scenarios.ts';

/** The balances that a file states. */
export const balanceScenarios: DrawnScenarios = (test, store, cases) => {
  test('on request an import sets the initial balance so that the statement’s balance holds, and undoing restores it', async () => {
    const { stores, userId, account, take, undo, enter } = await importHouse(store);
    await enter({ amount: -100, description: 'Before', bookedAt: '2026-03-01' });
    await enter({ amount: -30, description: 'After', bookedAt: '2026-03-20' });
    const balances = async () => {
      const { balance, initialBalance } = (await stores.accounts.get(userId, account.id))!;
      return [initialBalance, balance];
    };
    assert.equal(await balances(), [10_000, 9_870]);
    const statement = { rows: [COFFEE, BOOKS], closing: [9, 50_000] } as const;
    const { id, facts } = await take([statement], { setsInitialBalance: true });
    assert.equal(await balances(), [51_650, 49_970]);
    assert.equal(
      [facts.statements[0]?.initialBalanceMoved, facts.statements[0]?.balanceCheck?.difference],
      [41_650, 0],
    );
    await undo(id);
    assert.equal(await balances(), [10_000, 9_870]);
    const without = await refusal(() => take([COFFEE], { setsInitialBalance: true }));
    assert.equal(Object.keys(without?.fields ?? {}), ['set_initial_balance']);
    assert.equal(await balances(), [10_000, 9_870]);
  });

  test('the closing balance is compared with the balance of that day', async () => {
    const { take } = await importHouse(store);
    const { facts } = await take([{ rows: [COFFEE, BOOKS, SALARY], closing: [5, 8_500] }]);
    assert.equal(facts.statements[0]?.balanceCheck, {
      date: '2026-03-05',
      statement: 8_500,
      coffer: 8_450,
      difference: 50,
    });
  });

  test('8: an account has the bank’s balance in whatever order its statements come, as far as they join', async () => {
    const property = fc.asyncProperty(MONTHS, async ({ statements, order, repeats }) => {
      const { stores, userId, take, undo, list } = await importHouse(store);
      const ids: number[] = [];
      for (const place of repeats ? [...order, ...order] : order) {
        const { id } = await take([statements[place]!], {
          accounts: { bankAccountId: undefined, byKey: new Map(ids.length === 0 ? [['4711', 'new' as const]] : []) },
        });
        ids.push(id ?? 0);
      }
      const opened = (await stores.accounts.list(userId)).at(-1)!;
      const [first, last] = [statements[0]!, statements.at(-1)!];
      assert.is((await list()).length, statements.flatMap(({ rows }) => rows).length);
      assert.equal([opened.initialBalance, opened.balance], [first.opening?.[1], last.closing?.[1]]);
      for (const id of ids.slice(1).toReversed()) await undo(id);
      const left = (await stores.accounts.list(userId)).at(-1)!;
      const kept = statements[order[0]!]!;
      assert.equal([left.initialBalance, left.balance], [kept.opening?.[1], kept.closing?.[1]]);
    });
    await fc.assert(property, { numRuns: cases, examples: [[FIVE_WEEKS]] });
  });

  test('8: an account keeps the latest balance when older OFX files come, which state no opening one', async () => {
    const page = (day: number, amounts: readonly number[], closing: number): TestStatement => {
      const rows = amounts.map((amount, nth) => ({ day: day + nth, amount }));
      return { number: '9988774711', currency: 'USD', closing: [day + amounts.length - 1, closing], rows };
    };
    const { stores, userId, take } = await importHouse(store);
    // Each begins on the day on which the one before ends; the second one comes last.
    const [first, second, third] = [page(3, [-10, -20], 970), page(4, [-20, -40], 910), page(5, [-5, -20], 885)];
    for (const [nth, one] of [third, first, second, first].entries()) {
      const byKey = new Map(nth === 0 ? [['4711', 'new' as const]] : []);
      await take([one], { accounts: { bankAccountId: undefined, byKey } });
    }
    assert.is((await stores.accounts.list(userId)).at(-1)?.balance, 885);
  });

  test('8: an account keeps the latest balance when an older import is undone whose rows another one shows, too', async () => {
    const { stores, userId, take, undo } = await importHouse(store);
    const statement = (days: readonly number[], opening: number): TestStatement => {
      const rows = days.map((day) => ({ day, amount: -day * 10 }));
      const ends = {
        opening: [days[0]!, opening],
        closing: [days.at(-1)!, opening + rows.reduce((sum, { amount }) => sum + amount, 0)],
      } as const;
      return { number: '9988774711', currency: 'USD', ...ends, rows };
    };
    const imports: (number | null)[] = [];
    for (const one of [statement([7, 8], 820), statement([4, 5, 6], 970), statement([3, 4, 5], 1_000)]) {
      const byKey = new Map(imports.length === 0 ? [['4711', 'new' as const]] : []);
      imports.push((await take([one], { accounts: { bankAccountId: undefined, byKey } })).id);
    }
    const balances = async () => {
      const { initialBalance, balance } = (await stores.accounts.list(userId)).at(-1)!;
      return [initialBalance, balance];
    };
    assert.equal(await balances(), [1_000, 670]);
    await undo(imports[1]!);
    assert.equal(await balances(), [940, 670], 'what is missing between them is in the beginning');
  });

  test('8: no initial balance moves for a statement that is newer, or whose rows do not lead to its end', async () => {
    const facts = { number: '9988774711', currency: 'USD' };
    const opener: TestStatement = {
      ...facts,
      opening: [10, 1_000],
      closing: [12, 900],
      rows: [{ day: 11, amount: -100 }],
    };
    const others: readonly TestStatement[] = [
      { opening: [14, 890], closing: [15, 880], rows: [{ day: 14, amount: -10 }] },
      { opening: [5, 1_300], closing: [8, 1_000], rows: [{ day: 6, amount: -200 }] },
    ];
    for (const other of others) {
      const { stores, userId, take } = await importHouse(store);
      const open = { accounts: { bankAccountId: undefined, byKey: new Map([['4711', 'new' as const]]) } };
      await take([opener], open);
      await take([{ ...facts, ...other }], { accounts: { ...open.accounts, byKey: new Map() } });
      assert.is((await stores.accounts.list(userId)).at(-1)?.initialBalance, 1_000);
    }
  });

  test('8: an initial balance that is asked for begins with the stated opening one, and is never bent to the end', async () => {
    const { stores, userId, account, take } = await importHouse(store);
    const statement: TestStatement = { opening: [1, 20_000], closing: [9, 50_000], rows: [COFFEE, BOOKS] };
    const { facts } = await take([statement], { setsInitialBalance: true });
    const { initialBalance } = (await stores.accounts.get(userId, account.id))!;
    const rows = COFFEE.amount + BOOKS.amount;
    assert.equal([initialBalance, facts.statements[0]?.balanceCheck?.difference], [20_000, 30_000 - rows]);
  });
};

/** Statements that join, and the order in which they are imported. */
const MONTHS = fc
  .array(fc.array(fc.integer({ min: -900, max: 700 }), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 })
  .chain((months) =>
    fc.record({
      months: fc.constant(months),
      gap: fc.constantFrom(2, 4, 5),
      dated: fc.constantFrom('back', 'on', 'midday'),
    }),
  )
  .chain(({ months, gap, dated }) => {
    let balance = 5_000;
    const statements = months.map((amounts, nth): TestStatement => {
      const [day, opening] = [2 + nth * gap, balance];
      const [isCut, isBack] = [dated === 'midday', dated === 'back'];
      const rows = amounts.map((amount, place) => ({
        day: day + (isCut && place === amounts.length - 1 ? gap : Math.min(place, gap - 1)),
        amount: amount || 1,
        text: `SHOP ${nth}${place}`,
      }));
      balance = rows.reduce((sum, { amount }) => sum + amount, opening);
      const ends = {
        opening: [isBack ? day - 1 : day, opening],
        closing: [day + gap - Number(!isCut), balance],
      } as const;
      return { number: '9988774711', currency: 'USD', ...ends, rows };
    });
    const places = statements.map((_, nth) => nth);
    const order = fc.shuffledSubarray(places, { minLength: places.length, maxLength: places.length });
    return fc.record({ statements: fc.constant(statements), order, repeats: fc.boolean() });
  });

/** The gap between the first ones and the newest is closed last, when the account begins at none of them. */
const FIVE_WEEKS = {
  statements: [5_000, 5_249, 5_097, 4_454, 3_688].map((amount, nth, all): TestStatement => {
    const [first, end] = [1 + 5 * nth, all[nth + 1] ?? 3_572];
    const rows = [{ day: first, amount: end - amount, text: `SHOP ${nth}` }];
    return { number: '9988774711', currency: 'USD', opening: [first, amount], closing: [first + 4, end], rows };
  }),
  order: [4, 1, 3, 0, 2],
  repeats: true,
};
