import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { TOOLS } from '../../../adapters/mcp/tools.ts';
import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import { type DemoTools, openDemoTools } from '../../../tests/support/demo-tools.ts';
import type { Figure, PartResult } from '../report/results.ts';

/** A text that a model reads. */
export interface TokenCount {
  readonly title: string;
  readonly tokens: number;
  /** The most that it may take; absent if only the sum of all results is limited. */
  readonly atMost?: number;
}

const TEXT =
  'What a model reads costs its owner money and attention. The demo user of one fixed day is asked over HTTP; the tokens ' +
  'are those of `o200k_base`, counted with `gpt-tokenizer`. Each tool is called without arguments, so that ' +
  '`get_transactions` returns twenty transactions. A test holds the same limits.';

/** The demo's transactions depend on the day, and so do the counts. */
const DAY: LocalDate = parseLocalDate('2026-11-21')!;

/** Tokens of the tools' list, of the instructions and of typical results. Needs no load and no database. */
export async function measureTokens(): Promise<Omit<PartResult, 'title'>> {
  const demo = await openDemoTools(DAY);
  try {
    return { text: TEXT, comparisons: [], figures: (await tokenCounts(demo)).map(figureOf) };
  } finally {
    await demo.close();
  }
}

function figureOf({ title, tokens, atMost }: TokenCount): Figure {
  return { title, value: tokens, unit: 'tokens', ...(atMost === undefined ? {} : { target: { atMost } }) };
}

export async function tokenCounts(demo: DemoTools): Promise<readonly TokenCount[]> {
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
