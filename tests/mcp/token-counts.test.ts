import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '../../adapters/mcp/tools.ts';
import { localDate } from '../support/fixtures.ts';
import { type DemoTools, openDemoTools } from '../support/service/demo-tools.ts';

// What a model reads costs its owner money and attention, so it may not grow. The tokens are those of
// `o200k_base`. The demo's transactions depend on the day, and so do the counts.
const test = suite('tokens');
let demo: DemoTools;
test.before(async () => {
  demo = await openDemoTools(localDate('2026-11-21'));
});
test.after(() => demo.close());

test('the list of tools, the instructions and the results of the tools stay within their limits', async () => {
  const { instructions } = await demo.ask('initialize', { protocolVersion: '2025-11-25' });
  const results = await Promise.all(TOOLS.map(({ name }) => demo.call(name, {})));
  const transactions = await demo.call('get_transactions', {});
  const counts: readonly (readonly [title: string, tokens: number, atMost: number])[] = [
    ['list of tools', tokensOf(await demo.ask('tools/list')), 3_680],
    ['instructions', tokensOf(instructions), 110],
    ['get_transactions, text', tokensOf(transactions.text), 1_012],
    ['get_transactions, structured content', tokensOf(transactions.structured), 1_752],
    [
      'results of all four tools together',
      results.map(({ text, structured }) => tokensOf(text) + tokensOf(structured)).reduce((a, b) => a + b),
      5_994,
    ],
  ];
  for (const [title, tokens, atMost] of counts) {
    assert.ok(tokens > atMost / 3, `${title}: ${tokens} tokens: is anything there?`);
    assert.ok(tokens <= atMost, `${title}: ${tokens} tokens, at most ${atMost}`);
  }
});

test('the counted result of get_transactions has twenty transactions', async () => {
  const { structured } = await demo.call('get_transactions', {});
  assert.is(structured.transactions.length, 20);
});

function tokensOf(content: unknown): number {
  return encode(typeof content === 'string' ? content : JSON.stringify(content)).length;
}

test.run();
