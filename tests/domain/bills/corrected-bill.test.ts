import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type BillSaying,
  correctBill,
  removedBill,
  takeBackCorrection,
  withEntered,
} from '../../../domain/bills/correct-bill.ts';
import { correctedBills, uncorrected } from '../../../domain/bills/corrected-bill.ts';
import { type ReconciledBills, reconcileBills } from '../../../domain/bills/reconcile-bills.ts';
import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import { addDays, type LocalDate, type Timestamp } from '../../../domain/calendar.ts';
import { FinanceError } from '../../../domain/error.ts';
import type { New } from '../../../domain/new.ts';
import { pluck } from '../../support/assertions.ts';
import * as fc from '../../support/fast-check.ts';
import { EUR, localDate, newBill, timestamp } from '../../support/fixtures.ts';

const USER = 7;
const AT = timestamp('2026-05-01T00:00:00.000001Z');
const TODAY = localDate('2026-05-01');

const corrected = suite('corrections of bills');

corrected('what a person has set replaces what was found, and comes back when it is taken back', () => {
  const values = { name: 'Flat', amount: 5, cycle: 'weekly', nextDate: localDate('2026-05-09') } as const;
  const [bill] = say([stored(1)], { kind: 'set', values });
  assert.equal([bill?.name, bill?.amount, bill?.cycle, bill?.nextDate], Object.values(values));
  const numbers = (bill?.corrections ?? []).map(({ number }) => number);
  const back = (bills: readonly RecurringBill[], number: number) => takeBackCorrection(bills, 1, number, AT);
  const [again] = numbers.reduce(back, [bill!] as readonly RecurringBill[]);
  assert.equal(again, { ...stored(1), lastCorrection: numbers.length, updatedAt: AT });
});

corrected('what is said of payments again, or against it, takes the place of what was said', () => {
  const payments = (transactionIds: readonly number[], belong: boolean): BillSaying => {
    return { kind: 'payments', transactionIds, belong };
  };
  const said = [payments([7, 8], true), payments([8, 7], true), payments([7, 8, 9], false)];
  const bills = said.reduce((before, each) => say(before, each), [stored(1)] as readonly RecurringBill[]);
  assert.equal(
    bills[0]?.corrections.map(({ number }) => number),
    [3],
  );
});

corrected('a next date holds until a later payment is expected', () => {
  const set = say([stored(1)], { kind: 'set', values: { nextDate: localDate('2026-05-09') } });
  const next = (nextDate: string) => detect(set, [found([1, 2, 3], { nextDate: localDate(nextDate) })]).kept[0];
  assert.is(next('2026-05-05')?.nextDate, '2026-05-09');
  assert.is(next('2026-05-07')?.nextDate, '2026-05-09');
  assert.is(next('2026-06-05')?.nextDate, '2026-06-05');
});

for (const [cycle, nextDate] of [
  ['weekly', '2026-04-12'],
  ['semi-monthly', '2026-04-20'],
  ['quarterly', '2026-07-05'],
  ['annual', '2027-04-05'],
  ['unknown', '2026-05-05'],
] as const) {
  corrected(`a bill that is paid ${cycle}, whatever was found, is due one cycle after its last payment`, () => {
    const [bill] = say([stored(1)], { kind: 'set', values: { cycle } });
    assert.is(bill?.nextDate, nextDate);
    const said = say([bill!], { kind: 'set', values: { nextDate: localDate('2026-06-01') } })[0];
    assert.is(said?.nextDate, '2026-06-01', 'unless a person has said when');
    assert.is(takeBackCorrection([bill!], 1, 1, AT)[0]?.nextDate, '2026-05-05');
    const entered = say([stored(1, [], { source: 'manual' })], { kind: 'set', values: { cycle } });
    assert.is(entered[0]?.nextDate, '2026-05-05', 'nor one without a payment');
  });
}

corrected('a chain of merged bills is corrected in a moment', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => stored(at + 1, [at], { source: 'manual' }));
  const last = many.at(-1)!;
  const chain = many.map((bill) => {
    const merged = { kind: 'merged', billId: bill.id + 1, number: 1, at: AT } as const;
    return {
      ...bill,
      ...(bill.id > 1 && { status: 'archived' as const }),
      corrections: bill === last ? [] : [merged],
    };
  });
  const begun = process.cpuUsage();
  assert.is(correctedBills(chain)[0]?.transactionIds.length, 1_000);
  const { user } = process.cpuUsage(begun);
  assert.ok(user < 3_000_000, `it took ${user / 1_000} ms of a processor`);
});

for (const kind of ['paid', 'skipped'] as const) {
  corrected(`after the next payment was ${kind}, the one after it is expected`, () => {
    const said = say([stored(1)], { kind });
    assert.is(said[0]?.nextDate, '2026-06-05');
    const later = detect(said, [found([1, 2, 3], { nextDate: localDate('2026-05-06') })]).kept[0];
    assert.is(later?.nextDate, '2026-06-06', 'it moved by a day, and is the same payment');
  });
}

corrected('payments that are skipped one after the other keep the day of the month', () => {
  const monthEnd = [stored(1, [1, 2, 3], { nextDate: localDate('2027-01-31') })];
  const once = say(monthEnd, { kind: 'skipped' });
  assert.equal([once[0]?.nextDate, say(once, { kind: 'skipped' })[0]?.nextDate], ['2027-02-28', '2027-03-31']);
});

corrected('a name is set without the white space around it, and no value leaves the bill as it is', () => {
  assert.is(say([stored(1)], { kind: 'set', values: { name: '  Flat ' } })[0]?.name, 'Flat');
  assert.equal(say([stored(1)], { kind: 'set', values: {} }), [stored(1)]);
  const strange = { name: 'Flat', id: 7, email: 'ada@example.com' };
  const [bill] = say([stored(1)], { kind: 'set', values: strange });
  assert.is(bill?.corrections.length, 1, 'what else a caller has is not stored');
});

corrected('a pause expects nothing before its end, and an end expects nothing', () => {
  const of = (saying: BillSaying) => say([stored(1)], saying)[0];
  assert.is(of({ kind: 'paused', until: localDate('2026-08-10') })?.nextDate, '2026-09-05');
  for (const saying of [{ kind: 'paused', until: null }, { kind: 'ended' }] as const) {
    assert.equal([of(saying)?.status, of(saying)?.nextDate], ['inactive', null], saying.kind);
  }
  const ended = of({ kind: 'ended' });
  assert.equal(ended?.facts.at(-1), { kind: 'ended', after: TODAY });
  assert.is(detect([ended!], [found([1, 2, 3])]).kept[0]?.status, 'inactive', 'whatever is found');
});

corrected('a pause outlasts that the payments are missing, and ends', () => {
  const paused = say([stored(1)], { kind: 'paused', until: localDate('2026-12-01') });
  const missed = found([1, 2, 3], { facts: [{ kind: 'missed', on: localDate('2026-06-05') }] });
  assert.equal(detect(paused, [missed]).kept[0]?.facts, []);
  assert.equal(shownOf(detect(paused, [ended('2026-04-05')])), ['active', '2026-12-05', []]);
  assert.equal(shownOf(detect(paused, [ended('2027-02-05')])), ['inactive', null, ['ended']], 'it went on, and ended');
});

corrected('a bill that ends after its set date is over, and one that goes on follows its payments', () => {
  const set = say([stored(1)], { kind: 'set', values: { nextDate: localDate('2026-05-20') } });
  assert.equal(shownOf(detect(set, [ended('2026-05-19')])), ['inactive', null, ['ended']]);
  assert.equal(shownOf(detect(set, [ended('2026-04-05')])), ['active', '2026-05-20', []]);
  const again = say([{ ...ended('2026-04-05'), id: 1 }], {
    kind: 'set',
    values: { nextDate: localDate('2026-05-20') },
  });
  const next = (nextDate: string) => shownOf(detect(again, [found([1, 2, 3], { nextDate: localDate(nextDate) })]))[1];
  assert.equal([next('2026-05-21'), next('2026-06-20')], ['2026-05-20', '2026-06-20']);
});

corrected('a payment that was paid or skipped is not missing', () => {
  const said = say([stored(1)], { kind: 'skipped', dueOn: localDate('2026-04-05') });
  const facts = ['2026-04-06', '2026-03-05'].map((on) => ({ kind: 'missed', on: localDate(on) }) as const);
  assert.equal(detect(said, [found([1, 2, 3], { facts })]).kept[0]?.facts, facts.slice(1));
});

corrected('no day makes a bill that cannot be looked at, and a day that makes no sense is refused', () => {
  const [late, end] = ['9999-12-31', '2199-12-31'].map(localDate) as [LocalDate, LocalDate];
  for (const [saying, field] of [
    [{ kind: 'set', values: { nextDate: late } }, 'next_date'],
    [{ kind: 'paid', dueOn: late }, 'due_on'],
    [{ kind: 'paused', until: late }, 'until'],
    [{ kind: 'ended', on: localDate('2026-05-02') }, 'on'],
  ] as const) {
    assert.equal(
      refusedFields(() => say([stored(1)], saying)),
      [field],
    );
  }
  const entered = say([stored(1, [], { source: 'manual', cycle: 'annual', nextDate: end })], { kind: 'skipped' });
  assert.is(detect(entered, []).kept[0]?.nextDate, '2200-12-31');
  const old = [stored(1, [], { source: 'manual', nextDate: late })];
  assert.is(detect(old, []).kept[0]?.nextDate, late, 'one that an earlier release took');
});

corrected('too many corrections are refused in the name of what was sent', () => {
  const many = Array.from({ length: 300 }, (_, day) => addDays(TODAY, 7 * day)).reduce<readonly RecurringBill[]>(
    (bills, dueOn) => say(bills, { kind: 'skipped', dueOn }),
    [stored(1)],
  );
  assert.equal(
    refusedFields(() => say(many, { kind: 'confirmed' })),
    ['kind'],
  );
  assert.equal(
    refusedFields(() => say(many, { kind: 'set', values: { nextDate: TODAY } })),
    ['next_date'],
  );
});

corrected('a bill is certain once a person has said anything of it, and not because it loses a payment', () => {
  const possible = [stored(1, [1, 2], { confidence: 0.7 }), stored(2, [4, 5], { confidence: 0.7 })];
  const bills = say(possible, { kind: 'payments', transactionIds: [5], belong: true });
  assert.equal(
    bills.map(({ confidence }) => confidence),
    [1, 0.7],
  );
});

corrected('a payment that moves in leaves every other bill, also after a detection', () => {
  const bills = say([stored(1), stored(2, [4, 5, 6])], { kind: 'payments', transactionIds: [5, 9], belong: true });
  assert.equal(payments(bills), [
    [1, 2, 3, 5, 9],
    [4, 6],
  ]);
  const { kept, added } = detect(bills, [found([1, 2, 3]), found([4, 5, 6, 7])]);
  assert.equal(
    [payments(kept), added],
    [
      [
        [1, 2, 3, 5, 9],
        [4, 6, 7],
      ],
      [],
    ],
  );
});

corrected('a payment that moves out stays out, and one alone makes no new bill', () => {
  const bills = say([stored(1)], { kind: 'payments', transactionIds: [3], belong: false });
  assert.equal(payments(detect(bills, [found([1, 2, 3, 4])]).kept), [[1, 2, 4]]);
  const byHand = say([stored(1, [], { source: 'manual', confidence: null })], {
    kind: 'payments',
    transactionIds: [8, 9],
    belong: true,
  });
  const { kept, added } = detect(byHand, [found([20, 21]), found([8, 30])]);
  assert.equal(payments(kept), [[8, 30, 9]]);
  assert.equal(
    added.map(({ transactionIds }) => transactionIds),
    [[20, 21]],
  );
});

corrected('a merged bill is archived, its payments count in the other, and taking it back parts them', () => {
  const before = [stored(1, [1, 2, 3], { status: 'inactive', nextDate: null }), stored(2, [4, 5, 6])];
  const merged = say(before, { kind: 'merged', billId: 2 });
  assert.equal(payments(merged)[0], [1, 2, 3, 4, 5, 6]);
  assert.equal([merged[0]?.status, merged[0]?.nextDate, merged[1]?.status], ['active', '2026-05-05', 'archived']);
  const { kept } = detect(merged, [
    found([1, 2, 3], { status: 'inactive', nextDate: null }),
    found([4, 5, 6, 7], { nextDate: localDate('2026-06-05') }),
  ]);
  assert.equal([kept[0]?.transactionIds, kept[0]?.nextDate], [[1, 2, 3, 4, 5, 6, 7], '2026-06-05']);
  const parted = takeBackCorrection(kept, 1, 1, AT);
  assert.equal(payments(parted), [
    [1, 2, 3],
    [4, 5, 6, 7],
  ]);
  assert.equal(
    parted.map(({ status }) => status),
    ['inactive', 'active'],
  );
});

corrected('what was merged and moved before counts where the bill is merged into', () => {
  const four = [stored(1), stored(2, [4, 5, 6]), stored(3, [7, 8]), stored(4, [9, 10])];
  const moved = say(four, { kind: 'payments', transactionIds: [9], belong: true }, 2);
  const named = say(moved, { kind: 'payments', transactionIds: [4], belong: true }, 3);
  const merged = say(say(named, { kind: 'merged', billId: 2 }, 1), { kind: 'merged', billId: 1 }, 4);
  assert.equal(payments(merged), [[], [], [7, 8, 4], [9, 10, 1, 2, 3, 5, 6]]);
});

for (const [said, name] of [
  [{ kind: 'confirmed' }, 'Rent'],
  [{ kind: 'set', values: { name: 'Flat' } }, 'Rent'],
  [{ kind: 'set', values: { name: 'Flat' } }, 'Flat'],
] as const) {
  corrected(`a bill that is entered as ${name} after the found one was ${said.kind} becomes one with it`, () => {
    const entered = stored(2, [], { name, source: 'manual', confidence: null, nextDate: null });
    const bills = withEntered([...say([stored(1)], said), entered], 2, AT);
    assert.equal(
      [pluck(bills, 'status'), bills[1]?.transactionIds],
      [
        ['archived', 'active'],
        [1, 2, 3],
      ],
    );
    const { kept, added } = detect(bills, [found([1, 2, 3, 4])]);
    assert.equal([pluck(kept, 'status'), kept[1]?.transactionIds, added], [['archived', 'active'], [1, 2, 3, 4], []]);
    const [left] = detect(removedBill(kept, 2, AT), [found([1, 2, 3, 4])]).kept;
    assert.equal([left?.status, left?.corrections.length, left?.transactionIds], ['active', 1, [1, 2, 3, 4]]);
  });
}

corrected(
  'a bill is not restored beside the entered one that stands in its place, but parted from it on request',
  () => {
    const archived = stored(1, [1, 2, 3], { status: 'archived' });
    const entered = stored(2, [], { source: 'manual', confidence: null });
    const restore = (bills: readonly RecurringBill[]) => say(bills, { kind: 'set', values: {}, isArchived: false }, 1);
    for (const paid of [[], [3, 4]]) {
      assert.equal(
        refusedFields(() => restore([archived, { ...entered, transactionIds: paid }])),
        ['status'],
      );
    }
    const another = { ...entered, transactionIds: [7, 8] };
    assert.equal(pluck(restore([archived, another]), 'status'), ['active', 'active']);
    const merged = say([stored(1), entered], { kind: 'merged', billId: 1 }, 2);
    assert.equal(pluck(restore(merged), 'status'), ['active', 'active']);
  },
);

corrected('what two bills have found is a payment of the one that goes on, and comes back with the other', () => {
  const [old] = say([stored(1)], { kind: 'confirmed' });
  const entered = stored(2, [], { source: 'manual', confidence: null });
  const { kept } = detect([old!, entered], [found([1, 2, 3, 4])]);
  assert.equal(payments(kept), [[], [1, 2, 3, 4]]);
  assert.equal(payments(detect(removedBill(kept, 2, AT), [found([1, 2, 3, 4])]).kept), [[1, 2, 3, 4]]);
});

for (const kind of ['confirmed', 'paid', 'skipped', 'ended', 'paused'] as const) {
  corrected(`nobody says of an archived bill that it is ${kind}`, () => {
    const archived = [stored(1, [1, 2, 3], { status: 'archived' })];
    const saying = kind === 'paused' ? { kind, until: null } : { kind };
    assert.equal(
      refusedFields(() => say(archived, saying)),
      ['kind'],
    );
  });
}

corrected('a payment that moves out again goes back to where it was', () => {
  const moved = say([stored(1), stored(2, [4])], { kind: 'payments', transactionIds: [3], belong: true }, 2);
  const back = say(moved, { kind: 'payments', transactionIds: [3], belong: false }, 2);
  assert.equal(payments(back), [[1, 2, 3], [4]]);
});

corrected('what was merged into a bill that is deleted is there again', () => {
  const merged = say([stored(1, [], { source: 'manual' }), stored(2, [4, 5])], { kind: 'merged', billId: 2 });
  const [left] = removedBill(merged, 1, AT);
  assert.equal([left?.id, left?.status, left?.transactionIds], [2, 'active', [4, 5]]);
});

corrected(
  'a person cannot merge a bill with itself, nor with one of another currency, nor correct a missing one',
  () => {
    const bills = [stored(1), stored(2, [4], { currency: EUR }), stored(4, [7], { status: 'archived' })];
    for (const [id, billId, code] of [
      [1, 1, 'invalid'],
      [1, 2, 'invalid'],
      [1, 4, 'invalid'],
      [1, 3, 'invalid'],
      [3, 1, 'not_found'],
    ] as const) {
      assert.throws(
        () => correctBill(bills, id, { kind: 'merged', billId }, AT),
        (error: unknown) => error instanceof FinanceError && error.code === code,
      );
    }
  },
);

corrected('no bill is merged into one that it was merged with, and an active one counts in no other', () => {
  const merged = { kind: 'merged', billId: 1, number: 1, at: AT } as const;
  const parted = [stored(1), stored(2, [4, 5], { corrections: [merged], lastCorrection: 1 })];
  assert.equal(payments(correctedBills(parted)), [
    [1, 2, 3],
    [4, 5],
  ]);
  assert.throws(() => say(parted, { kind: 'merged', billId: 2 }), /merged into it/);
  const around = { ...parted[0]!, corrections: [{ ...merged, billId: 2 }], lastCorrection: 1 };
  const circle = [around, { ...parted[1]!, status: 'archived' as const }];
  assert.equal(payments(correctedBills(circle))[0], [1, 2, 3, 4, 5]);
  const apart = correctBill(circle, 1, { kind: 'set', values: {}, isArchived: true }, AT);
  assert.equal(
    pluck(apart, 'status'),
    ['archived', 'archived'],
    'a circle of old ends also where all of it is archived',
  );
  assert.equal(pluck(correctedBills([...apart, stored(3)]), 'id'), [1, 2, 3]);
});

corrected('a corrected bill that is not found any more stays, and an uncorrected one goes', () => {
  const [bill] = say([stored(1)], { kind: 'confirmed' });
  const { kept } = detect([bill!, stored(2, [4, 5, 6])], []);
  assert.equal(
    kept.map(({ id, status, confidence }) => [id, status, confidence]),
    [[1, 'inactive', 1]],
  );
});

corrected('corrections hold through random lives, and taking all back leaves what is found without them', () => {
  fc.assert(
    fc.property(fc.array(aStep(), { minLength: 1, maxLength: 14 }), aDetection(), (steps, last) => {
      let [bills, plain, nextId] = [[] as readonly RecurringBill[], [] as readonly RecurringBill[], 1];
      const take = ({ kept, added }: ReconciledBills) => [...kept, ...added.map((bill) => ({ ...bill, id: nextId++ }))];
      const run = (seen: readonly New<RecurringBill>[]) => {
        bills = take(detect(bills, seen));
        plain = take(detect(plain, seen));
      };
      for (const step of [...steps, { detected: last }]) {
        if ('detected' in step) run(step.detected);
        else if ('entered' in step) {
          const entered = { ...newBill(USER, { name: step.entered, nextDate: null }), id: nextId++ };
          bills = correctedBills(withEntered([...bills, entered], entered.id, AT));
        } else bills = orSame(bills, () => say(bills, step.saying, bills[step.bill % bills.length]?.id, step.at));
        requireTruth(bills);
      }
      for (const { id, source } of bills) if (source === 'manual') bills = removedBill(bills, id, AT);
      while (bills.some(({ corrections }) => corrections.length > 0)) {
        const bill = bills.find(({ corrections }) => corrections.length > 0)!;
        bills = takeBackCorrection(bills, bill.id, bill.corrections.at(-1)!.number, AT);
      }
      run(last);
      const shown = (all: readonly RecurringBill[]) =>
        all
          .filter(({ nextDate }) => nextDate !== null)
          .map((bill) => JSON.stringify(uncorrected(bill)))
          .sort();
      assert.equal(shown(bills), shown(plain));
    }),
    { numRuns: 500 },
  );
});

corrected.run();

/** What holds at any time. */
function requireTruth(bills: readonly RecurringBill[]): void {
  assert.equal(correctedBills(bills), bills, 'nothing is left to be said');
  const live = bills.filter(({ status }) => status !== 'archived').flatMap(({ transactionIds }) => transactionIds);
  assert.is(new Set(live).size, live.length, 'no payment counts twice');
  for (const { name, amount, corrections } of bills) {
    for (const each of corrections) {
      if (each.kind === 'set' && each.field === 'name') assert.is(name, each.value);
      if (each.kind === 'set' && each.field === 'amount') assert.is(amount, each.value);
    }
  }
}

function orSame(bills: readonly RecurringBill[], change: () => readonly RecurringBill[]): readonly RecurringBill[] {
  try {
    return change();
  } catch (error) {
    if (error instanceof FinanceError) return bills;
    throw error;
  }
}

/** A detection finds up to three bills, each made of payments of its own. */
function aDetection(): fc.Arbitrary<readonly New<RecurringBill>[]> {
  return fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.boolean()), { maxLength: 3 }).map((sizes) =>
    sizes.map(([size, isActive], index) =>
      found(
        Array.from({ length: size + 1 }, (_, nth) => index * 10 + nth),
        isActive ? {} : { status: 'inactive', nextDate: null },
      ),
    ),
  );
}

type Step =
  | { readonly detected: readonly New<RecurringBill>[] }
  | { readonly entered: string }
  | { readonly saying: BillSaying; readonly bill: number; readonly at: Timestamp };

function aStep(): fc.Arbitrary<Step> {
  const transactionIds = fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 3 });
  const saying: fc.Arbitrary<BillSaying> = fc.oneof(
    fc.record({ kind: fc.constant('payments' as const), transactionIds, belong: fc.boolean() }),
    fc.record({ kind: fc.constant('merged' as const), billId: fc.integer({ min: 1, max: 4 }) }),
    fc.constantFrom<BillSaying>(
      { kind: 'set', values: { name: 'Set', amount: 77 } },
      { kind: 'set', values: { cycle: 'quarterly' } },
      { kind: 'set', values: {}, isArchived: true },
      { kind: 'set', values: {}, isArchived: false },
      { kind: 'set', values: { nextDate: localDate('2026-05-20') } },
      { kind: 'confirmed' },
      { kind: 'skipped' },
      { kind: 'paused', until: addDays(TODAY, 50) },
      { kind: 'ended' },
    ),
  );
  return fc.oneof(
    aDetection().map((detected) => ({ detected })),
    fc.constantFrom({ entered: 'Rent' }, { entered: 'Set' }),
    fc.record({
      saying,
      bill: fc.nat(9),
      at: fc.nat(8).map((second) => timestamp(`2026-05-01T00:00:0${second}.000000Z`)),
    }),
  );
}

/** What is seen of a bill whose last payment was on that day. */
function ended(after: string): New<RecurringBill> {
  const facts = [{ kind: 'ended', after: localDate(after) }] as const;
  return found([1, 2, 3], { status: 'inactive', nextDate: null, facts });
}

function shownOf({ kept: [bill] }: ReconciledBills) {
  return [bill?.status, bill?.nextDate, bill?.facts.map(({ kind }) => kind)];
}

function refusedFields(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof FinanceError) return Object.keys(error.fields ?? {});
  }
  throw new Error('It was not refused.');
}

function say(bills: readonly RecurringBill[], saying: BillSaying, id = bills[0]?.id ?? 0, at: Timestamp = AT) {
  return correctBill(bills, id, saying, at);
}

function detect(bills: readonly RecurringBill[], seen: readonly New<RecurringBill>[]): ReconciledBills {
  return reconcileBills(bills, { found: seen, observations: [], today: TODAY });
}

function payments(bills: readonly RecurringBill[]): readonly (readonly number[])[] {
  return bills.map(({ transactionIds }) => transactionIds);
}

function found(transactionIds: readonly number[], changes: Partial<New<RecurringBill>> = {}): New<RecurringBill> {
  const nextDate = localDate('2026-05-05');
  const facts = { source: 'detected', confidence: 0.9, updatedAt: AT, nextDate, transactionIds } as const;
  return newBill(USER, { ...facts, ...changes });
}

function stored(id: number, transactionIds: readonly number[] = [1, 2, 3], changes: Partial<New<RecurringBill>> = {}) {
  return { ...found(transactionIds, changes), id };
}
