import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { coffer } from '../../../scripts/evaluation/bills/coffer-detector.ts';
import { evaluate } from '../../../scripts/evaluation/bills/evaluate.ts';
import { ratesOf } from '../../../scripts/evaluation/bills/rates.ts';
import { exactAmountMonthly, medianIntervalBands } from '../../../scripts/evaluation/bills/reference-detectors.ts';
import { BASE_TARGETS, SHIFTED_TARGETS, shortfalls } from '../../../scripts/evaluation/bills/targets.ts';
import { BASE_VARIANT, SHIFTED_VARIANTS } from '../../../scripts/evaluation/bills/variants.ts';
import { seedsOf, TEST_SEEDS } from '../../../scripts/evaluation/seeds.ts';

// Statements of a generator that the detector was never fitted to. `npm run evaluate` prints the figures.
const test = suite('detection of recurring bills on held-out statements');

const seeds = seedsOf(TEST_SEEDS);

test('every target is reached on statements of two years', () => {
  assert.equal(shortfalls(evaluate(coffer, seeds, BASE_VARIANT), BASE_TARGETS), []);
});

for (const variant of SHIFTED_VARIANTS) {
  test(`the target is reached on shifted statements (${variant.name})`, () => {
    assert.equal(shortfalls(evaluate(coffer, seeds, variant), SHIFTED_TARGETS), []);
  });
}

test('the statements are hard: simple rules find less than three quarters of the bills', () => {
  for (const detector of [exactAmountMonthly, medianIntervalBands]) {
    assert.ok(ratesOf(evaluate(detector, seeds, BASE_VARIANT).total).f1 < 0.75);
  }
});

test.run();
