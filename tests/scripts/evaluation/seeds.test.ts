import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  DEVELOPMENT_SEEDS,
  parseSeedRange,
  REPORT_SEEDS,
  seedsOf,
  TEST_SEEDS,
} from '../../../scripts/evaluation/seeds.ts';

const test = suite('seeds of the evaluation');

test('no seed serves two purposes', () => {
  const all = [DEVELOPMENT_SEEDS, TEST_SEEDS, REPORT_SEEDS].flatMap(seedsOf);
  assert.is(new Set(all).size, all.length);
});

test('a range has both of its ends, and a single seed stands alone', () => {
  assert.equal(parseSeedRange('800001-800003'), { first: 800_001, last: 800_003 });
  assert.equal(parseSeedRange('42'), { first: 42, last: 42 });
  assert.equal(seedsOf(parseSeedRange('3-5')), [3, 4, 5]);
});

test('text that is not a range, or a range that runs backwards, is refused', () => {
  for (const text of ['', 'a', '1-', '-1', '5-3', '1-2-3', '1.5', '99999999999']) {
    assert.throws(() => parseSeedRange(text), /seeds are one number or a range/);
  }
});

test.run();
