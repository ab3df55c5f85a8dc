import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberedQuotes } from '../../../adapters/exchange-rates/remembered-quotes.ts';
import type { RatePair } from '../../../domain/money/exchange-rate.ts';
import type { Revision } from '../../../domain/revision.ts';
import { EUR, JPY, localDate, USD } from '../../support/fixtures.ts';

const [BEFORE, AFTER] = ['before', 'after'].map((name) => name as Revision);
const PAIRS = [pair('2026-03-01'), pair('2026-03-02')];

const test = suite('remembered quotes');

test('a quote is asked for once for each state of the rates', async () => {
  const { rates, asked } = counting();
  const quotes = rememberedQuotes(rates, 1);
  const first = await quotes.quotes(PAIRS, BEFORE);
  assert.equal(await quotes.quotes(PAIRS, BEFORE), first);
  assert.equal(await quotes.quotes([...PAIRS, pair('2026-03-03')], BEFORE), [...first, undefined]);
  await quotes.quotes(PAIRS, AFTER);
  assert.equal(asked, [PAIRS, [pair('2026-03-03')], PAIRS]);
});

test('that no rate is known is remembered too', async () => {
  const { rates, asked } = counting();
  const quotes = rememberedQuotes(rates, 1);
  const unknown = [pair('2026-03-03'), pair('2026-03-01')];
  for (const _ of ['first', 'second']) {
    const [none, some] = await quotes.quotes(unknown, BEFORE);
    assert.equal([none, some?.on], [undefined, '2026-03-01']);
  }
  assert.is(asked.length, 1);
});

for (const [name, megabytes, shared] of [
  ['without a state of the rates', 1, undefined],
  ['with 0 megabytes', 0, BEFORE],
] as const) {
  test(`${name} nothing is remembered`, async () => {
    const { rates, asked } = counting();
    const quotes = rememberedQuotes(rates, megabytes);
    await quotes.quotes(PAIRS, shared);
    await quotes.quotes(PAIRS, shared);
    assert.equal(asked, [PAIRS, PAIRS]);
  });
}

test.run();

function pair(on: string): RatePair {
  return { from: USD, to: JPY, on: localDate(on) };
}

/** Rates until March 2, and the pairs that they were asked for. */
function counting() {
  const asked: (readonly RatePair[])[] = [];
  const rates = {
    quotes: async (pairs: readonly RatePair[]) => {
      asked.push(pairs);
      return pairs.map(({ on }) => (on > '2026-03-02' ? undefined : quote(localDate(on))));
    },
  };
  return { rates, asked };
}

function quote(on: ReturnType<typeof localDate>) {
  const one = { perEur: '1' } as { perEur: never };
  return { from: EUR, to: JPY, on, date: on, fromPerEur: one.perEur, toPerEur: one.perEur };
}
