import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DetectedBill } from '../../../scripts/evaluation/bills/detector.ts';
import { generateStatement } from '../../../scripts/evaluation/bills/generate-statement.ts';
import type { LabelledStatement, TrueBill } from '../../../scripts/evaluation/bills/labelled-statement.ts';
import { ratesOf } from '../../../scripts/evaluation/bills/rates.ts';
import { addTallies, EMPTY_TALLY, tallyStatement } from '../../../scripts/evaluation/bills/tally.ts';
import { BASE_VARIANT } from '../../../scripts/evaluation/bills/variants.ts';
import { DEVELOPMENT_SEEDS } from '../../../scripts/evaluation/seeds.ts';

const test = suite('scores of detected bills');

const generated = generateStatement(DEVELOPMENT_SEEDS.first, BASE_VARIANT);

test('a detector that reports the truth scores 1 in everything', () => {
  const rates = ratesOf(tallyStatement(generated, truthOf(generated)));
  const { foreseeableWithin1: _1, foreseeableWithin3: _3, ...reached } = rates;
  for (const [name, rate] of Object.entries(reached)) assert.is(rate, 1, name);
});

test('a detector that reports nothing has recall and F1 of 0', () => {
  const rates = ratesOf(tallyStatement(generated, []));
  assert.is(rates.recall, 0);
  assert.is(rates.f1, 0);
  assert.is(rates.rowRecall, 0);
});

test('a detector that reports each transaction as a bill has a precision of 0', () => {
  const everything = { ...detectedFrom(monthlyBill), transactionIds: generated.rows.map(({ id }) => id) };
  const rates = ratesOf(tallyStatement(generated, [everything]));
  assert.is(rates.precision, 0);
  assert.is(rates.rowRecall, 1);
  assert.ok(rates.rowPrecision < 0.5);
});

test('F1 is the harmonic mean of precision and recall over all bills', () => {
  // 3 of 4 bills found and 1 wrong report: 0.75 and 0.75; then 1 of 6 more found without a wrong one.
  const first = { ...EMPTY_TALLY, bills: 4, found: 3, wrong: 1 };
  const second = { ...EMPTY_TALLY, bills: 6, found: 1 };
  assert.is(ratesOf(first).f1, 0.75);
  const { precision, recall, f1 } = ratesOf(addTallies(first, second));
  assert.is(precision, 4 / 5);
  assert.is(recall, 4 / 10);
  assert.ok(Math.abs(f1 - 0.5333) < 0.0001);
});

test('a next date counts within one day and within three, before or after the true one', () => {
  const within = (nextDate: string) => {
    const { nextExact, nextWithin1, nextWithin3 } = tallyStatement(monthlyStatement, [
      { ...detectedFrom(monthlyBill), nextDate },
    ]);
    return [nextExact, nextWithin1, nextWithin3];
  };
  assert.equal(within('2026-03-05'), [1, 1, 1]);
  assert.equal(within('2026-03-04'), [0, 1, 1]);
  assert.equal(within('2026-03-08'), [0, 0, 1]);
  assert.equal(within('2026-03-09'), [0, 0, 0]);
});

test('an ended bill is right if it is reported as inactive, and its next date is not scored', () => {
  const ended: LabelledStatement = { ...monthlyStatement, bills: [{ ...monthlyBill, next: undefined }] };
  const tally = tallyStatement(ended, [{ ...detectedFrom(monthlyBill), status: 'inactive' }]);
  assert.is(tally.activeRight, 1);
  assert.is(tally.goingOn, 0);
  assert.is(tallyStatement(ended, [detectedFrom(monthlyBill)]).activeRight, 0);
});

test('a wrong cycle and a wrong amount affect only their own figures', () => {
  const tally = tallyStatement(monthlyStatement, [
    { ...detectedFrom(monthlyBill), cycle: 'four-weekly', amount: 2000 },
  ]);
  assert.equal([tally.found, tally.cycleRight, tally.amountWithin5Percent, tally.activeRight], [1, 0, 0, 1]);
});

test('rows of ignored bills and neutral rows count neither for nor against', () => {
  const ignored: TrueBill = { ...monthlyBill, payments: [[8], [9]], standing: 'ignored' };
  const labelled = { ...monthlyStatement, bills: [{ ...monthlyBill, neutralIds: [7] }, ignored] };
  const tally = tallyStatement(labelled, [
    { ...detectedFrom(monthlyBill), transactionIds: [1, 2, 3, 7] },
    { ...detectedFrom(monthlyBill), transactionIds: [8, 9] },
  ]);
  assert.equal([tally.bills, tally.found, tally.wrong], [1, 1, 0]);
  assert.equal([tally.rowsReported, tally.rowsRight], [3, 3]);
  assert.equal([tally.payments, tally.paymentsReported], [3, 3]);
});

const monthlyBill: TrueBill = {
  kind: 'plain',
  cycle: 'monthly',
  payments: [[1], [2], [3]],
  neutralIds: [],
  standing: 'eligible',
  next: { date: '2026-03-05', scheduledDate: '2026-03-05', amount: 1299 },
};

const monthlyStatement: LabelledStatement = {
  seed: 0,
  world: 'none',
  merchantNames: 'none',
  asOf: '2026-02-28',
  rows: [],
  bills: [monthlyBill],
  habits: [],
};

function truthOf({ bills, asOf }: LabelledStatement): readonly DetectedBill[] {
  return bills.filter(({ standing }) => standing === 'eligible').map((bill) => detectedFrom(bill, asOf));
}

function detectedFrom({ cycle, payments, next }: TrueBill, asOf = '2026-02-28'): DetectedBill {
  return {
    name: 'true',
    cycle,
    amount: next?.amount ?? 1,
    status: next === undefined ? 'inactive' : 'active',
    nextDate: next?.date ?? asOf,
    transactionIds: payments.map(([id]) => id ?? 0),
  };
}

test.run();
