import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '../../adapters/mcp/tools.ts';
import { type DemoTools, openDemoTools } from '../support/demo-tools.ts';
import { localDate } from '../support/fixtures.ts';

/** What a model reads costs its owner money and attention, so it may not grow. In tokens of `o200k_base`. */
const LIMITS = { list: 3_467, instructions: 110, transactionsText: 854, transactionsStructured: 1_938, results: 5_740 };

const test = suite('tokens');
let demo: DemoTools;
test.before(async () => {
  demo = await openDemoTools(localDate('2026-11-21'));
});
test.after(() => demo.close());

test(`the list of tools takes at most ${LIMITS.list}`, async () => {
  requireAtMost(LIMITS.list, tokensOf(await demo.ask('tools/list')));
});

test(`the instructions take at most ${LIMITS.instructions}`, async () => {
  const { instructions } = await demo.ask('initialize', { protocolVersion: '2025-11-25' });
  requireAtMost(LIMITS.instructions, tokensOf(instructions));
});

test(`twenty transactions take at most ${LIMITS.transactionsText}, and as structured content ${LIMITS.transactionsStructured}`, async () => {
  const { text, structured } = await demo.call('get_transactions', {});
  assert.is(structured.transactions.length, 20);
  requireAtMost(LIMITS.transactionsText, tokensOf(text));
  requireAtMost(LIMITS.transactionsStructured, tokensOf(structured));
});

test(`the results of all four tools together, text and structured, take at most ${LIMITS.results}`, async () => {
  const results = await Promise.all(TOOLS.map(({ name }) => demo.call(name, {})));
  const counts = results.flatMap(({ text, structured }) => [tokensOf(text), tokensOf(structured)]);
  requireAtMost(
    LIMITS.results,
    counts.reduce((sum, count) => sum + count, 0),
  );
});

function tokensOf(content: unknown): number {
  return encode(typeof content === 'string' ? content : JSON.stringify(content)).length;
}

function requireAtMost(limit: number, tokens: number): void {
  assert.ok(tokens > limit / 3, `${tokens} tokens: is anything there?`);
  assert.ok(tokens <= limit, `${tokens} tokens, at most ${limit}`);
}

test.run();
