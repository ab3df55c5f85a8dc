import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inBatches } from '../../adapters/mikro-orm/in-batches.ts';

const test = suite('what goes in batches');

/** Batches that run until they are told to end. */
class Held {
  readonly batches: (readonly string[])[] = [];
  readonly #ends: ((again: readonly string[]) => void)[] = [];

  readonly run = (batch: readonly string[]): Promise<readonly string[]> => {
    this.batches.push(batch);
    return new Promise((resolve) => this.#ends.push(resolve));
  };

  async end(nth: number, again: readonly string[] = []): Promise<void> {
    this.#ends[nth]?.(again);
    await setImmediate();
  }
}

test('goes together if it comes in one turn, up to the size of a batch', async () => {
  const held = new Held();
  const add = inBatches({ size: 2, atOnce: 9, run: held.run });
  for (const item of ['a', 'b', 'c']) add(item);
  await setImmediate();
  add('d');
  await setImmediate();
  assert.equal(held.batches, [['a', 'b'], ['c'], ['d']]);
});

test('gathers while as many batches run as may', async () => {
  const held = new Held();
  const add = inBatches({ size: 9, atOnce: 2, run: held.run });
  for (const item of ['a', 'b', 'c', 'd']) {
    add(item);
    await setImmediate();
  }
  assert.equal(held.batches, [['a'], ['b']]);
  await held.end(1);
  assert.equal(held.batches, [['a'], ['b'], ['c', 'd']]);
});

test('goes one after the other if it has the same key, and holds up nothing else', async () => {
  const held = new Held();
  const add = inBatches({ size: 9, atOnce: 2, keyOf: (item: string) => item[0], run: held.run });
  for (const item of ['a1', 'a2', 'a3', 'b']) add(item);
  await setImmediate();
  add('c');
  await setImmediate();
  assert.equal(held.batches, [['a1', 'b'], ['c']]);
  await held.end(0);
  assert.equal(held.batches.slice(2), [['a2']]);
  await held.end(2);
  assert.equal(held.batches.slice(3), [['a3']]);
});

test('goes again before all others if its batch says so', async () => {
  const held = new Held();
  const add = inBatches({ size: 2, atOnce: 1, run: held.run });
  for (const item of ['a', 'b', 'c', 'd']) add(item);
  await setImmediate();
  await held.end(0, ['b']);
  assert.equal(held.batches, [
    ['a', 'b'],
    ['b', 'c'],
  ]);
});

test('waits no longer than half a second for batches that are held up, whatever comes meanwhile', async () => {
  const held = new Held();
  const add = inBatches({ size: 2, atOnce: 1, keyOf: (item: string) => item, run: held.run });
  for (const item of ['held', 'up']) add(item);
  await setImmediate();
  const start = performance.now();
  add('first');
  while (!held.batches.flat().includes('first')) {
    add('up');
    await delay(50);
    assert.ok(performance.now() - start < 2_000);
  }
  assert.ok(performance.now() - start > 400);
});

test.run();
