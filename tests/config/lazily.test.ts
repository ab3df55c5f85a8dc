import { rejects } from 'node:assert/strict';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lazily, lazyPort } from '../../config/lazily.ts';

const laziness = suite('loading on first use');

laziness('happens once, and not before, for all who ask at the same time and later', async () => {
  let loads = 0;
  const thing = lazily(async () => ({ number: ++loads }));
  assert.is(loads, 0);
  const [first, second] = await Promise.all([thing(), thing()]);
  assert.is(first, second);
  assert.is(await thing(), first);
  assert.is(loads, 1);
});

laziness('that fails reaches everybody who waits, and is tried again for the next', async () => {
  let loads = 0;
  const thing = lazily(async () => {
    loads += 1;
    if (loads === 1) throw new Error('The file is missing.');
    return 'loaded';
  });
  const both = [thing(), thing()];
  for (const waiting of both) await rejects(waiting, /file is missing/);
  assert.is(await thing(), 'loaded');
  assert.is(loads, 2);
});

interface Greeter {
  greet(name: string): Promise<string>;
  leave(): Promise<void>;
}

laziness('of a port happens with the first call of any method, which gets its arguments and result', async () => {
  let loads = 0;
  const port = lazyPort<Greeter>({ greet: true, leave: true }, async () => {
    loads += 1;
    return { greet: async (name) => `Hello ${name}`, leave: async () => {} };
  });
  assert.is(loads, 0);
  assert.equal(await Promise.all([port.greet('Ada'), port.greet('Bob')]), ['Hello Ada', 'Hello Bob']);
  await port.leave();
  assert.is(loads, 1);
});

laziness('of a port keeps the object of its methods, and passes on what they throw', async () => {
  const loaded = {
    greeting: 'Hello',
    async greet(this: { readonly greeting: string }, name: string) {
      return `${this.greeting} ${name}`;
    },
    leave: async () => {
      throw new Error('Not yet.');
    },
  };
  const port = lazyPort<Greeter>({ greet: true, leave: true }, async () => loaded);
  assert.is(await port.greet('Ada'), 'Hello Ada');
  await rejects(port.leave(), /Not yet/);
});

laziness.run();
