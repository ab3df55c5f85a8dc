import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerCache } from '../../adapters/answers/answer-cache.ts';

const test = suite('remembered answers');

const QUARTER = 'a'.repeat(250_000 - 1_000);

function kept(megabytes: number, bodies: readonly (string | Buffer)[]): number {
  const cache = answerCache(megabytes);
  bodies.forEach((body, index) => cache.set(`key ${index}`, { body, form: 'text' }));
  return bodies.filter((body, index) => cache.get(`key ${index}`)?.body === body).length;
}

test('they take no more than the given megabytes, texts and bytes alike', () => {
  assert.is(kept(1, Array<string>(10).fill(QUARTER)), 4);
  assert.is(kept(1, Array<Buffer>(10).fill(Buffer.from(QUARTER))), 4);
});

test('a text whose characters do not fit into a byte takes two for each', () => {
  assert.is(kept(1, Array<string>(10).fill(`€${QUARTER}`)), 2);
});

test('the one that was not asked for the longest goes first', () => {
  const cache = answerCache(1);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, { body: QUARTER, form: 'text' });
  cache.get('a');
  cache.set('e', { body: QUARTER, form: 'text' });
  const seen = ['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key) !== undefined);
  assert.equal(seen, [true, false, true, true, true]);
});

test('with 0 megabytes nothing is remembered', () => {
  assert.is(kept(0, ['small']), 0);
});

test.run();
