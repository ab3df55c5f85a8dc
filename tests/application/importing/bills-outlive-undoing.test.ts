import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { correctBill } from '../../../application/bills/correct-bill.ts';
import { refreshBills } from '../../../application/bills/refresh-bills.ts';
import type { BillSaying } from '../../../domain/bills/correct-bill.ts';
import { uncorrected } from '../../../domain/bills/corrected-bill.ts';
import type { DetectedBill } from '../../../domain/bills/detection/detected-bill.ts';
import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import { dateOf } from '../../../domain/calendar.ts';
import type { BillDetector } from '../../../domain/ports/bill-detector.ts';
import { testClock } from '../../support/clock.ts';
import * as fc from '../../support/fast-check.ts';
import type { TestRow } from '../../support/files/json-statement-reader.ts';
import { localDate, USD } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from './import-house.ts';

const test = suite('corrections of bills outlive undone imports');

const MERCHANTS = ['Rent', 'Gym', 'Films'];
/** The second file has the later payments of the first one's merchants; the third has one of them and another. */
const FILES = [
  [...rows('Rent', 1, 8), ...rows('Gym', 2, 9)],
  [...rows('Rent', 15, 22), ...rows('Gym', 16)],
  [...rows('Gym', 23, 30), ...rows('Films', 5, 5, 12)],
];

test('whatever was imported, undone and imported again meanwhile, what a person has said holds as if it had stayed', async () => {
  const step = fc.oneof(
    fc.nat(2).map((file) => ({ file })),
    fc.record({ of: fc.constantFrom(...MERCHANTS), to: fc.constantFrom(...MERCHANTS), nth: fc.nat(3), say: fc.nat(6) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const [moved, still] = [await aLife(), await aLife()];
      for (const each of steps) {
        if ('file' in each) await moved.importOrUndo(each.file);
        else if (await moved.say(each))
          assert.ok(await still.say(each), 'it can be said as well where nothing is undone');
      }
      await moved.importAll();
      assert.equal(await moved.shown(), await still.shown());
    }),
    { numRuns: 120 },
  );
});

test.run();

interface Said {
  readonly of: string;
  readonly to: string;
  readonly nth: number;
  readonly say: number;
}

/** Somebody who has imported all files, and whose payments to one merchant are always one bill. */
async function aLife() {
  const store = createMemoryStore();
  const { take, undo, userId, list } = await importHouse(store);
  const { stores } = store;
  const clock = testClock('2026-03-31T12:00:00.000000Z');
  const refresh = refreshBills({ ...stores, billDetector: ONE_BILL_A_MERCHANT, clock });
  const correct = correctBill({ ...stores, ...store, clock, bringBillsUpToDate: refresh });
  const imports: (number | null | undefined)[] = [];
  const bills = () => stores.bills.list(userId);
  const bill = async (name: string) => (await bills()).find((each) => uncorrected(each).name === name)?.id ?? 0;
  const importOrUndo = async (file: number) => {
    const id = imports[file];
    if (id === undefined) imports[file] = (await take(FILES[file]!)).id;
    else await undo(id);
    if (id !== undefined) imports[file] = undefined;
    await refresh(userId);
  };
  const importAll = async () => {
    for (const file of FILES.keys()) if (imports[file] === undefined) await importOrUndo(file);
  };
  await importAll();
  return {
    importOrUndo,
    importAll,
    /** Whether it could be said. */
    async say({ of, to, nth, say }: Said): Promise<boolean> {
      const row = FILES.flat().filter(({ text }) => text === to)[nth];
      const payments = (await list()).filter((one) => one.description === to && dateOf(one.bookedAt) === dayOf(row));
      // With new ids, nobody can tell which of two equal payments of a day was meant: it is always the same one.
      const said = new Set((await bills()).flatMap(saidPayments));
      const payment = payments.find((one) => said.has(one.id)) ?? payments[0];
      const transactionIds = payment === undefined ? [] : [payment.id];
      const saying: BillSaying = [
        { kind: 'set', values: { name: `${of} of ours`, amount: 77 } } as const,
        { kind: 'set', values: {}, isArchived: true } as const,
        { kind: 'payments', transactionIds, belong: true } as const,
        { kind: 'payments', transactionIds, belong: false } as const,
        { kind: 'merged', billId: await bill(to) } as const,
        { kind: 'skipped', dueOn: localDate('2026-04-05') } as const,
        { kind: 'ended' } as const,
      ][say]!;
      const id = await bill(of);
      return (await refusal(() => correct(userId, id, saying))) === undefined;
    },
    /** Bills of which anything was said, and all others of more than one payment. */
    async shown(): Promise<readonly string[]> {
      const known = new Map((await list()).map((one) => [one.id, `${one.description} ${dateOf(one.bookedAt)}`]));
      return (await bills())
        .filter(
          ({ transactionIds, corrections, status }) =>
            transactionIds.length > 1 || corrections.length > 0 || status === 'archived',
        )
        .map(({ name, amount, status, nextDate, transactionIds, corrections }) => {
          const paid = transactionIds.map((id) => known.get(id) ?? 'gone').sort();
          return JSON.stringify([name, amount, status, nextDate, paid, corrections.map(({ kind }) => kind)]);
        })
        .sort();
    },
  };
}

const ONE_BILL_A_MERCHANT: BillDetector = {
  async detect(read) {
    const found = Map.groupBy(await read(), ({ description }) => description);
    const bills = [...found].flatMap(([name, own]): DetectedBill<number>[] => {
      const transactionIds = own.map(({ id }) => id).sort((a, b) => a - b);
      const schedule = { cycle: 'monthly', nextDate: localDate('2026-04-05'), status: 'active', facts: [] } as const;
      const facts = { currency: USD, amount: 500, amountModel: 'fixed', confidence: 0.9, ...schedule } as const;
      return own.length < 2 ? [] : [{ ...facts, merchantKey: name, name, transactionIds }];
    });
    return { bills, incomes: [] };
  },
  explain: async () => ({ ids: [], sentences: [] }),
};

function saidPayments({ corrections }: RecurringBill): readonly number[] {
  return corrections.flatMap((each) => (each.kind === 'payments' ? each.transactionIds : []));
}

function dayOf(row: TestRow | undefined): string {
  return `2026-03-${String(row?.day).padStart(2, '0')}`;
}

function rows(text: string, ...days: readonly number[]): readonly TestRow[] {
  return days.map((day) => ({ day, amount: -500, text }));
}
