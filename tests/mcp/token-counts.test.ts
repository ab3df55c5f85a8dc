import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tokenCounts } from '../../scripts/bench/scenarios/token-counts.ts';
import { type DemoTools, openDemoTools } from '../support/demo-tools.ts';
import { localDate } from '../support/fixtures.ts';

// What a model reads costs its owner money and attention, so it may not grow. The bench reports the same counts.
const test = suite('tokens');
let demo: DemoTools;
test.before(async () => {
  demo = await openDemoTools(localDate('2026-11-21'));
});
test.after(() => demo.close());

test('the list of tools, the instructions and the results of the tools stay within their limits', async () => {
  const counts = await tokenCounts(demo);
  const limited = counts.flatMap(({ title, tokens, atMost }) =>
    atMost === undefined ? [] : [{ title, tokens, atMost }],
  );
  assert.equal(
    limited.map(({ title, atMost }) => [title, atMost]),
    [
      ['list of tools', 3_467],
      ['instructions', 110],
      ['get_transactions, text', 854],
      ['get_transactions, structured content', 1_938],
      ['results of all four tools together', 5_740],
    ],
  );
  for (const { title, tokens, atMost } of limited) {
    assert.ok(tokens > atMost / 3, `${title}: ${tokens} tokens: is anything there?`);
    assert.ok(tokens <= atMost, `${title}: ${tokens} tokens, at most ${atMost}`);
  }
});

test('the counted result of get_transactions has twenty transactions', async () => {
  const { structured } = await demo.call('get_transactions', {});
  assert.is(structured.transactions.length, 20);
});

test.run();
