import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ratesOf } from '../../../scripts/evaluation/bills/rates.ts';
import { GENERATORS } from '../../../scripts/evaluation/generators/generators.ts';
import { incomeStatement } from '../../../scripts/evaluation/income/income-statement.ts';
import { scoreOf } from '../../../scripts/evaluation/income/report.ts';
import { seedsOf } from '../../../scripts/evaluation/seeds.ts';

const test = suite('recurring income on the statements of all generators');

const SEEDS = seedsOf({ first: 700_001, last: 700_014 });

for (const { name, make } of GENERATORS) {
  test(`${name}: nineteen of twenty are found, as many reports are right, and the next date is known`, () => {
    const { tally } = scoreOf(make, SEEDS);
    const { precision, recall, nextWithin3 } = ratesOf(tally);
    assert.ok(tally.bills >= 20, `${tally.bills} incomes`);
    assert.ok(Math.min(precision, recall, nextWithin3) >= 0.95, `${precision} ${recall} ${nextWithin3}`);
  });

  test(`${name}: a seed gives the same incomes, and nothing of the last days is seen`, () => {
    const statement = incomeStatement(make(3));
    assert.equal(statement, incomeStatement(make(3)));
    const ids = new Set(statement.rows.map(({ id }) => id));
    assert.is(ids.size, statement.rows.length);
    assert.ok(
      statement.rows.every(({ bookedOn, description }) => bookedOn <= statement.asOf && !/[{}]/.test(description)),
    );
    assert.ok(statement.bills.every(({ payments }) => payments.flat().every((id) => ids.has(id))));
  });
}

test.run();
