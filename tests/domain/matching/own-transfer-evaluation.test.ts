import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { labelledHousehold } from '../../../scripts/evaluation/transfers/household.ts';
import { amountsAlone, coffer, ratesOf, scoreOf } from '../../../scripts/evaluation/transfers/score.ts';

// A smaller round of `npm run evaluate transfers`, on other seeds.
const test = suite('own transfers on labelled households');
const SEEDS = Array.from({ length: 40 }, (_, index) => 20_001 + index);

test('at most one settled pair in a thousand has a genuine income or expense', () => {
  const score = scoreOf(coffer, SEEDS);
  assert.ok(score.pairs > 1_500);
  assert.ok(ratesOf(score).precision >= 0.999, JSON.stringify([...score.wrong]));
});

test('five of six transfers are recognised', () => {
  assert.ok(ratesOf(scoreOf(coffer, SEEDS)).recall >= 5 / 6);
});

test('the households are hard: equal amounts alone mislead once in five pairs', () => {
  assert.ok(ratesOf(scoreOf(amountsAlone, SEEDS)).precision < 0.8);
});

test('the same seed gives the same household', () => {
  assert.equal(labelledHousehold(7), labelledHousehold(7));
  assert.not.equal(labelledHousehold(7).legs, labelledHousehold(8).legs);
});

test.run();
