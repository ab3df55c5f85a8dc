import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { coffer } from '../../../scripts/evaluation/bills/coffer-detector.ts';
import { GENERATORS } from '../../../scripts/evaluation/generators/generators.ts';
import { calibrationError, score, shareRight } from '../../../scripts/evaluation/generators/score.ts';
import { BANKS } from '../../../scripts/evaluation/hands/banks/banks.ts';
import { LIVES } from '../../../scripts/evaluation/hands/lives/lives.ts';
import { seedsOf } from '../../../scripts/evaluation/seeds.ts';

const test = suite('the generators of statements');

const SEEDS = seedsOf({ first: 1, last: 28 });

test('thirty banks and fourteen lives are written down', () => {
  assert.ok(BANKS.length >= 30 && new Set(BANKS.map(({ country }) => country)).size >= 12);
  assert.is(LIVES.length, 14);
});

for (const { name, make } of GENERATORS) {
  test(`${name}: a seed always gives the same statement, and each row belongs to one bill or habit`, () => {
    assert.equal(make(5).rows, make(5).rows);
    for (const { rows, bills, habits, asOf } of SEEDS.slice(0, 3).map(make)) {
      const ids = bills.flatMap(({ payments, neutralIds }) => [...payments.flat(), ...neutralIds]);
      const owned = new Set([...ids, ...habits.flatMap((habit) => habit.ids)]);
      assert.is(rows.filter(({ id }) => !owned.has(id)).length, 0);
      assert.ok(rows.every(({ bookedOn, description }) => bookedOn <= asOf && !/[{}]|NaN|undefined/.test(description)));
    }
  });
}

for (const { name, make } of GENERATORS.slice(2)) {
  test(`${name}: 19 of 20 bills are found, and nine of ten reports are bills`, () => {
    const { tally } = score(coffer, SEEDS.map(make));
    assert.ok(tally.bills > 200);
    assert.ok(tally.found > tally.bills * 0.95, `${tally.found} of ${tally.bills}`);
    assert.ok(tally.wrong < tally.found * 0.1, `${tally.wrong} wrong`);
  });
}

test('the calibration error is nothing where nine of ten are right at nine tenths, and tells who is too sure', () => {
  const verdicts = (confidence: number) => seedsOf({ first: 1, last: 10 }).map((n) => ({ confidence, isRight: n > 1 }));
  assert.ok(calibrationError(verdicts(0.9)) < 1e-9);
  assert.ok(Math.abs(calibrationError(verdicts(0.99)) - 0.09) < 1e-9);
  assert.equal(shareRight(verdicts(0.9), 0.9), { shown: 10, share: 0.9 });
});

test.run();
