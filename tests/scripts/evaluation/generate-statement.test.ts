import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseDay } from '../../../scripts/evaluation/bills/days.ts';
import { CYCLE_DAYS, MINIMUM_PAYMENTS, type StatementRow } from '../../../scripts/evaluation/bills/detector.ts';
import { generateStatement, type Variant, WORLDS } from '../../../scripts/evaluation/bills/generate-statement.ts';
import type { LabelledStatement, TrueBill } from '../../../scripts/evaluation/bills/labelled-statement.ts';
import { BILL_KINDS } from '../../../scripts/evaluation/bills/plans/plan-bills.ts';
import { BASE_VARIANT } from '../../../scripts/evaluation/bills/variants.ts';
import { DEVELOPMENT_SEEDS, seedsOf } from '../../../scripts/evaluation/seeds.ts';

const test = suite('generated statements');

const SEEDS = seedsOf({ first: DEVELOPMENT_SEEDS.first, last: DEVELOPMENT_SEEDS.first + 59 });
const statements = SEEDS.map((seed) => generateStatement(seed, BASE_VARIANT));

test('a seed always gives the same statement, and another seed gives another one', () => {
  assert.equal(generateStatement(7, BASE_VARIANT), generateStatement(7, BASE_VARIANT));
  assert.not.equal(generateStatement(7, BASE_VARIANT).rows, generateStatement(8, BASE_VARIANT).rows);
});

test('every world, every kind of bill and every cycle occurs', () => {
  assert.equal(new Set(statements.map(({ world }) => world)), new Set(WORLDS.map(({ name }) => name)));
  const bills = statements.flatMap((statement) => statement.bills);
  assert.equal(new Set(bills.map(({ kind }) => kind)), new Set([...Object.keys(BILL_KINDS), 'plain']));
  assert.equal(new Set(eligible(statements).map(({ cycle }) => cycle)), new Set(Object.keys(CYCLE_DAYS)));
});

test('a statement covers two years, with 1,500 to 2,300 lines and about fourteen eligible bills on average', () => {
  const lines = statements.reduce((sum, { rows }) => sum + rows.length, 0) / statements.length;
  const bills = eligible(statements).length / statements.length;
  assert.ok(lines > 1500 && lines < 2300, `${lines} lines`);
  assert.ok(bills > 12 && bills < 16, `${bills} bills`);
});

test('no line is after the cut or before the window, and each has an id of its own', () => {
  for (const { rows, asOf } of statements) {
    assert.is(new Set(rows.map(({ id }) => id)).size, rows.length);
    for (const { bookedOn } of rows) {
      assert.ok(bookedOn <= asOf);
      assert.ok(parseDay(asOf) - parseDay(bookedOn) <= 731);
    }
  }
});

test('every line belongs to exactly one bill or habit, except indistinguishable lines of one contract', () => {
  for (const { rows, bills, habits } of statements) {
    const owners = [
      ...bills.filter(({ kind }) => !kind.startsWith('two-lines')).flatMap(idsOf),
      ...habits.flatMap(({ ids }) => ids),
    ];
    const twins = new Set(bills.filter(({ kind }) => kind.startsWith('two-lines')).flatMap(idsOf));
    assert.is(new Set(owners).size, owners.length);
    assert.is(owners.length + twins.size, rows.length);
  }
});

test('a payment is money out, and the next one is after the cut', () => {
  for (const { rows, bills, asOf } of statements) {
    const byId = indexed(rows);
    for (const { payments, next } of bills) {
      for (const id of payments.flat()) assert.ok((byId.get(id)?.amount ?? 0) < 0);
      if (next !== undefined) assert.ok(next.date > asOf);
    }
  }
});

test('an eligible bill has as many payments as a person needs to recognise it', () => {
  for (const { cycle, payments } of eligible(statements)) assert.ok(payments.length >= MINIMUM_PAYMENTS[cycle]);
});

test('a bill that has ended has had no payment for two cycles', () => {
  for (const { rows, bills, asOf } of statements) {
    const byId = indexed(rows);
    for (const { cycle, payments, next } of bills) {
      const last = Math.max(...payments.flat().map((id) => parseDay(byId.get(id)?.bookedOn ?? asOf)));
      if (next === undefined) assert.ok(parseDay(asOf) - last > 2 * CYCLE_DAYS[cycle]);
    }
  }
});

test('regular rows that are not bills occur as habits: wages, own transfers, card repayments, cash', () => {
  for (const { habits } of statements) {
    const kinds = new Set(habits.map(({ kind }) => kind));
    for (const kind of ['payroll', 'own-transfer', 'card-repayment', 'cash', 'weekend-grocer'])
      assert.ok(kinds.has(kind));
  }
});

test('twelve months show the end of the same life', () => {
  const long = generateStatement(5, BASE_VARIANT);
  const short = generateStatement(5, { ...BASE_VARIANT, months: 12 });
  const known = new Set(long.rows.map(textOf));
  assert.ok(short.rows.length < long.rows.length * 0.6);
  for (const row of short.rows) assert.ok(known.has(textOf(row)));
});

test('two more days of jitter move payments by at most two days and keep their number', () => {
  const jittered: Variant = { ...BASE_VARIANT, jitterDays: 2 };
  const plain = statements[0];
  const moved = generateStatement(SEEDS[0] ?? 0, jittered);
  const bill = (statement: LabelledStatement | undefined) => daysOfFirstBill(statement);
  const shifts = bill(plain).map((day, index) => Math.abs((bill(moved)[index] ?? 0) - day));
  assert.ok(Math.max(...shifts) <= 2);
  assert.ok(shifts.some((shift) => shift > 0));
});

test('about one payment in ten is missing in the variant with missed payments', () => {
  const missed: Variant = { ...BASE_VARIANT, missedShare: 0.1 };
  const count = (all: readonly LabelledStatement[]) =>
    all.flatMap(({ bills }) => bills.flatMap(({ payments }) => payments)).length;
  const left =
    count(SEEDS.slice(0, 30).map((seed) => generateStatement(seed, missed))) / count(statements.slice(0, 30));
  assert.ok(left > 0.87 && left < 0.93, `${left} left`);
});

function eligible(all: readonly LabelledStatement[]): readonly TrueBill[] {
  return all.flatMap(({ bills }) => bills).filter(({ standing }) => standing === 'eligible');
}

function idsOf({ payments, neutralIds }: TrueBill): readonly number[] {
  return [...payments.flat(), ...neutralIds];
}

function indexed(rows: readonly StatementRow[]): ReadonlyMap<number, StatementRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

function textOf({ id: _id, ...row }: StatementRow): string {
  return JSON.stringify(row);
}

function daysOfFirstBill(statement: LabelledStatement | undefined): readonly number[] {
  const byId = indexed(statement?.rows ?? []);
  const payments = statement?.bills[0]?.payments ?? [];
  return payments.map(([id]) => parseDay(byId.get(id ?? 0)?.bookedOn ?? ''));
}

test.run();
