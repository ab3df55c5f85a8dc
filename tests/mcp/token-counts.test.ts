import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '../../adapters/mcp/tools.ts';
import { pluck } from '../support/assertions.ts';
import { localDate } from '../support/fixtures.ts';
import { type DemoTools, openDemoTools } from '../support/service/demo-tools.ts';

// What a model reads costs its owner money and attention, so it may not grow. The tokens are those of
// `o200k_base`. The demo's transactions depend on the day, and so do the counts.
/** A text that a model reads. */
interface TokenCount {
  readonly title: string;
  readonly tokens: number;
  /** The most that it may take; absent if only the sum of all results is limited. */
  readonly atMost?: number;
}

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
  assert.equal(pluck(limited, 'title', 'atMost'), [
    ['list of tools', 3_467],
    ['instructions', 110],
    ['get_transactions, text', 854],
    ['get_transactions, structured content', 1_938],
    ['results of all four tools together', 5_740],
  ]);
  for (const { title, tokens, atMost } of limited) {
    assert.ok(tokens > atMost / 3, `${title}: ${tokens} tokens: is anything there?`);
    assert.ok(tokens <= atMost, `${title}: ${tokens} tokens, at most ${atMost}`);
  }
});

test('the counted result of get_transactions has twenty transactions', async () => {
  const { structured } = await demo.call('get_transactions', {});
  assert.is(structured.transactions.length, 20);
});

async function tokenCounts(demo: DemoTools): Promise<readonly TokenCount[]> {
  const { instructions } = await demo.ask('initialize', { protocolVersion: '2025-11-25' });
  const results = await Promise.all(
    TOOLS.map(async ({ name }) => {
      const { text, structured } = await demo.call(name, {});
      return { name, text: tokensOf(text), structured: tokensOf(structured) };
    }),
  );
  const all = results.reduce((sum, { text, structured }) => sum + text + structured, 0);
  return [
    { title: 'list of tools', tokens: tokensOf(await demo.ask('tools/list')), atMost: 3_467 },
    { title: 'instructions', tokens: tokensOf(instructions), atMost: 110 },
    ...results.flatMap(({ name, text, structured }) => {
      const isLimited = name === 'get_transactions';
      return [
        { title: `${name}, text`, tokens: text, ...(isLimited && { atMost: 854 }) },
        { title: `${name}, structured content`, tokens: structured, ...(isLimited && { atMost: 1_938 }) },
      ];
    }),
    { title: 'results of all four tools together', tokens: all, atMost: 5_740 },
  ];
}

function tokensOf(content: unknown): number {
  return encode(typeof content === 'string' ? content : JSON.stringify(content)).length;
}

test.run();
