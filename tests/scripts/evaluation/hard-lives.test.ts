import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { coffer } from '../../../scripts/evaluation/bills/coffer-detector.ts';
import type { Detector } from '../../../scripts/evaluation/bills/detector.ts';
import { hardStatements } from '../../../scripts/evaluation/hard/lives.ts';
import { scoreHardLives } from '../../../scripts/evaluation/hard/score.ts';
import { hardStatement } from '../../../scripts/evaluation/hard/statement.ts';

const test = suite('the hardest lives');

const LIVES = hardStatements();

test('a hundred lives with three hundred streams are told, always the same', () => {
  assert.ok(LIVES.length >= 100);
  assert.ok(LIVES.flatMap(({ bills }) => bills.filter(({ standing }) => standing === 'eligible')).length >= 300);
  assert.ok(new Set(LIVES.flatMap(({ rows }) => rows.slice(0, 1).map(({ currency }) => currency))).size >= 25);
  assert.equal(hardStatements(), LIVES);
});

test('every row belongs to one stream, is printed whole and lies before the end', () => {
  for (const { rows, bills, habits, asOf } of LIVES) {
    const ids = bills.flatMap(({ payments, neutralIds }) => [...payments.flat(), ...neutralIds]);
    const owned = [...ids, ...habits.flatMap((habit) => habit.ids)];
    assert.equal(
      owned.toSorted((a, b) => a - b),
      rows.map(({ id }) => id),
    );
    assert.ok(rows.every(({ bookedOn, amount }) => bookedOn <= asOf && Number.isInteger(amount) && amount !== 0));
    assert.ok(rows.every(({ description }) => /\p{L}/u.test(description) && !/[{}]|NaN|undefined/.test(description)));
  }
});

test('days, weekends, missed months, other accounts and new prices are as they are told', () => {
  const { rows, bills } = hardStatement(
    `# DE EUR 2026-05-20 Told
bill monthly 2025-11-15>.. -2026-01 account=2@2026-03 beside=2026-04-17:5 : 10 12@2026-02 : GYM => 2026-04-01 GYM PLUS`,
    1,
  );
  const own = rows.filter(({ description }) => description.startsWith('GYM'));
  assert.equal(
    own.map(({ bookedOn, amount, accountId, description }) => `${bookedOn} ${amount} ${accountId} ${description}`),
    [
      '2025-11-17 -1000 1 GYM',
      '2025-12-15 -1000 1 GYM',
      '2026-02-16 -1200 1 GYM',
      '2026-03-16 -1200 2 GYM',
      '2026-04-15 -1200 2 GYM PLUS',
      '2026-04-17 500 2 GYM PLUS',
      '2026-05-15 -1200 2 GYM PLUS',
    ],
  );
  const [bill] = bills;
  assert.is(bill?.payments.length, 6);
  assert.is(bill?.next?.date, '2026-06-15');
});

test('who finds nothing has no recall and a fault for each bill, who knows the truth has no fault', () => {
  const bills = LIVES.flatMap((life) => life.bills.filter(({ standing }) => standing === 'eligible'));
  const nothing = scoreHardLives(() => [], LIVES);
  assert.is(nothing.found, 0);
  assert.is(nothing.faults.length, bills.length);
  const all: Detector = (rows) =>
    LIVES.find((life) => life.rows === rows)!
      .bills.filter(({ standing }) => standing === 'eligible')
      .map(({ kind, cycle, payments, next }) => ({
        name: kind,
        cycle,
        amount: 1,
        status: next === undefined ? 'inactive' : 'active',
        nextDate: next?.date ?? '2030-01-01',
        transactionIds: payments.flat(),
      }));
  const known = scoreHardLives(all, LIVES);
  assert.equal(known.faults, []);
  assert.is(known.found, bills.length);
});

test('39 of 40 bills are found, as many reports are bills, and nothing of it ended or comes another day', () => {
  const { bills, found, wrong, next, activity, faults } = scoreHardLives(coffer, LIVES);
  const said = faults.join('\n');
  assert.ok(found >= bills * 0.975 && wrong <= found * 0.025, said);
  assert.ok(next.right >= next.of * 0.975 && activity.right >= activity.of * 0.975, said);
});

test.run();
