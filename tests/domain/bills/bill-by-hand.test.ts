import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { correctBill } from '../../../domain/bills/correct-bill.ts';
import type { RecurringBillObservation } from '../../../domain/bills/detection/observation.ts';
import { reconcileBills } from '../../../domain/bills/reconcile-bills.ts';
import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { New } from '../../../domain/new.ts';
import { EUR, localDate, newBill, USD } from '../../support/fixtures.ts';

const USER = 7;
const ENTERED: RecurringBill = { ...newBill(USER, { name: 'Rent', nextDate: localDate('2026-04-01') }), id: 1 };

const byHand = suite('bills entered by hand');

for (const [title, changes] of Object.entries<Partial<New<RecurringBill>>>({
  'its name is in the found one, and the amount is near': { name: 'Harbor Rent Office', amount: 131_000 },
  'amount, cycle and day are the same': { name: 'Edward Smith', nextDate: localDate('2026-04-03') },
})) {
  byHand(`a found bill is the entered one, and is not counted beside it: ${title}`, () => {
    const { kept, added } = see([ENTERED], [found(changes)]);
    assert.equal(added, []);
    const [bill] = kept;
    assert.equal([bill?.id, bill?.name, bill?.source, bill?.confidence], [1, 'Rent', 'manual', null]);
    assert.equal([bill?.amount, bill?.transactionIds], [changes.amount ?? 120_000, [1, 2, 3]]);
    assert.equal(see(kept, [found({ ...changes, transactionIds: [2, 3, 4] })]).kept[0]?.transactionIds, [2, 3, 4]);
  });
}

for (const [title, changes] of Object.entries<Partial<New<RecurringBill>>>({
  'another currency': { name: 'Rent', currency: EUR },
  'a far amount': { name: 'Rent', amount: 20_000 },
  'another name and day': { name: 'Edward Smith', nextDate: localDate('2026-04-15') },
  'an end behind it': { name: 'Rent', status: 'inactive', nextDate: null },
  'another name and cycle': { name: 'Edward Smith', cycle: 'quarterly' },
})) {
  byHand(`a found bill is another one with ${title}`, () => {
    const { kept, added } = see([ENTERED], [found(changes)]);
    assert.equal([kept, added.length], [[ENTERED], 1]);
  });
}

byHand('payments with its name are found without a detection, and the next one is expected after the last', () => {
  const rows = [
    row(11, '2026-03-02', -120_000, 'RENT March, Harbor'),
    row(12, '2026-04-02', -118_000, 'Harbor', { payeeName: 'Rent' }),
    row(13, '2026-04-03', -500, 'RENT a bike'),
    row(14, '2026-04-03', 120_000, 'RENT back'),
    row(15, '2026-04-03', -120_000, 'RENT', { currency: EUR }),
    row(16, '2026-04-03', -120_000, 'RENTAL car'),
    row(17, '2026-04-03', -120_000, 'RENT to own account', { ownTransfer: true }),
  ];
  const [bill] = see([ENTERED], [], rows).kept;
  assert.equal([bill?.transactionIds, bill?.nextDate, bill?.facts], [[11, 12], '2026-05-01', []]);
});

byHand('one without a payment for two cycles is said to be missed, until a payment comes', () => {
  const overdue = { ...ENTERED, nextDate: localDate('2026-02-01') };
  const [bill] = see([overdue]).kept;
  assert.equal([bill?.status, bill?.facts], ['active', [{ kind: 'missed', on: '2026-02-01' }]]);
  assert.equal(see([{ ...ENTERED, nextDate: localDate('2026-03-15') }]).kept[0]?.facts, []);
  const paid = see([bill!], [], [row(11, '2026-04-30', -120_000, 'RENT')]).kept[0];
  assert.equal([paid?.nextDate, paid?.facts], ['2026-06-01', []]);
});

byHand('payments of another bill that was found are not its own', () => {
  const other = found({ name: 'Rent a Car', amount: 20_000, transactionIds: [11] });
  assert.equal(see([ENTERED], [other], [row(11, '2026-04-01', -120_000, 'RENT')]).kept[0]?.transactionIds, []);
});

byHand('a payment is that of one bill alone: with the most words in its name, then the nearest amount', () => {
  const garage = { ...ENTERED, id: 2, name: 'Rent garage', amount: 130_000 };
  const other = { ...ENTERED, id: 3, amount: 110_000 };
  const rows = [row(11, '2026-04-01', -120_000, 'RENT GARAGE'), row(12, '2026-04-01', -118_000, 'RENT')];
  for (const bills of [
    [ENTERED, garage, other],
    [other, garage, ENTERED],
  ]) {
    const paid = see(bills, [], rows).kept.map(({ id, transactionIds }) => [id, transactionIds] as const);
    assert.equal(
      new Map(paid),
      new Map([
        [1, [12]],
        [2, [11]],
        [3, []],
      ]),
    );
  }
});

byHand('what a person has corrected of a bill finds its payments, too', () => {
  const mistyped = { ...ENTERED, name: 'Rnet', amount: 12 };
  const said = correctBill(
    [mistyped],
    1,
    { kind: 'set', values: { name: 'Rent', amount: 120_000, cycle: 'quarterly' } },
    mistyped.createdAt,
  );
  const [bill] = see(said, [], [row(11, '2026-04-02', -120_000, 'RENT')]).kept;
  assert.equal([bill?.transactionIds, bill?.nextDate], [[11], '2026-07-01']);
  const twin = found({ name: 'Rent' });
  assert.equal(see(said, [twin]).added, []);
});

byHand('many bills and many rows at about one amount are read in a moment', () => {
  const bills = Array.from({ length: 100 }, (_, id) => ({ ...ENTERED, id: id + 1, name: `Rent ${id}` }));
  let read = 0;
  const rows = Array.from({ length: 50 }, (_, id) => ({
    ...row(id + 1, '2026-04-01', -120_000, ''),
    get description() {
      read += 1;
      return 'RENT';
    },
  }));
  see(bills, [], rows);
  assert.is(read, rows.length, 'each text once');
});

byHand.run();

function see(
  bills: readonly RecurringBill[],
  seen: readonly New<RecurringBill>[] = [],
  observations: readonly RecurringBillObservation<number>[] = [],
) {
  return reconcileBills(bills, { found: seen, observations, today: localDate('2026-05-01') });
}

function found(changes: Partial<New<RecurringBill>>): New<RecurringBill> {
  return newBill(USER, { source: 'detected', confidence: 0.9, transactionIds: [1, 2, 3], ...changes });
}

function row(
  id: number,
  bookedOn: string,
  amount: number,
  description: string,
  facts: Partial<RecurringBillObservation<number>> = {},
): RecurringBillObservation<number> {
  return { id, bookedOn, amount, currency: USD, description, ...facts };
}
