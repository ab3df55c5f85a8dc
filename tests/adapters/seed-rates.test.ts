import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { divideDecimals } from '../../adapters/exchange-rates/decimal-division.ts';
import { loadSeedRates, readSeedRates } from '../../adapters/exchange-rates/seed-rates.ts';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { type ExchangeRate, exchangeRate, isStale } from '../../domain/exchange-rate.ts';
import { currency, EUR, localDate, USD } from '../support/fixtures.ts';

const seed = await readSeedRates();
const byDay = new Map(seed.map((rate) => [`${rate.currency} ${rate.date}`, rate]));

function perEur(code: string, date: string): number {
  return Number(byDay.get(`${code} ${date}`)?.perEur);
}

const division = suite('exact quotients');

division('a quotient is exact to 12 decimals and rounded once', () => {
  assert.is(divideDecimals('1', '3'), '0.333333333333');
  assert.is(divideDecimals('2', '3'), '0.666666666667');
  assert.is(divideDecimals('1.6087592674052062', '0.9709744245327336'), '1.656850300851');
  assert.is(divideDecimals('10', '4'), '2.5');
});

division('what is no plain number above 0 has no quotient', () => {
  for (const text of ['', '0', '0.0', '-1', '1e3', 'undefined', '1.2.3']) {
    assert.is(divideDecimals(text, '1'), undefined, text);
    assert.is(divideDecimals('1', text), undefined, text);
  }
});

division.run();

const rates = suite('the rates that come along');

rates('every rate is one that may be stored, and there is one per currency and day', () => {
  const kept = (rate: ExchangeRate) => exchangeRate(rate).perEur === rate.perEur && rate.source === 'seed';
  assert.equal(
    seed.filter((rate) => !kept(rate)),
    [],
  );
  assert.is(byDay.size, seed.length);
});

// Reference rates of the European Central Bank, from its published tables. Another bank's fixing of the same day differs a little.
const REFERENCE: readonly (readonly [code: string, date: string, reference: number])[] = [
  ['USD', '2013-05-31', 1.3],
  ['USD', '2020-12-31', 1.2271],
  ['JPY', '2020-12-31', 126.49],
  ['GBP', '2020-12-31', 0.89903],
  ['CHF', '2020-12-31', 1.0802],
  ['USD', '2021-12-31', 1.1326],
  ['USD', '2022-12-30', 1.0666],
  ['USD', '2023-12-29', 1.105],
  ['GBP', '2023-12-29', 0.86905],
];

for (const [code, date, reference] of REFERENCE) {
  rates(`${code} on ${date} is within 1 % of the reference rate ${reference}`, () => {
    const ratio = perEur(code, date) / reference;
    assert.ok(ratio > 0.99 && ratio < 1.01, `${perEur(code, date)}`);
  });
}

rates('currencies that are bound to the dollar or the euro are where they are bound', () => {
  for (const date of ['2021-06-30', '2024-06-30', '2026-09-29']) {
    const dirhams = perEur('AED', date) / perEur('USD', date);
    assert.ok(dirhams > 3.66 && dirhams < 3.69, `${date} ${dirhams}`);
  }
  assert.ok(Math.abs(perEur('XOF', '2026-09-29') - 655.957) < 0.1);
});

rates('common currencies have at least a rate a quarter since 2020, up to September 2026', () => {
  const common = [
    'USD',
    'GBP',
    'JPY',
    'CHF',
    'CAD',
    'AUD',
    'SEK',
    'NOK',
    'PLN',
    'CZK',
    'INR',
    'CNY',
    'BRL',
    'MXN',
    'ZAR',
  ];
  for (const code of common) {
    const days = seed.filter((rate) => rate.currency === code && rate.date >= '2020-01-01').map(({ date }) => date);
    const numbers = days.map((date) => Date.parse(date) / 86_400_000).sort((a, b) => a - b);
    const widest = Math.max(...numbers.slice(1).map((day, index) => day - (numbers[index] ?? 0)));
    assert.ok(widest <= 100, `${code}: ${widest} days`);
    assert.is(days.toSorted().at(-1), '2026-09-29', code);
  }
});

rates('a day that the source has far from both its neighbours is left out', () => {
  assert.is(byDay.has('ZAR 2020-04-24'), false);
  assert.is(byDay.has('ZAR 2020-04-23'), true);
});

rates('no rate is that of a predecessor which was worth something else', () => {
  assert.is(byDay.has('VES 2018-08-17'), false);
  assert.equal(
    seed.filter((rate) => rate.currency === 'VED' && rate.date < '2021-10-01'),
    [],
  );
  const manats = seed.filter((rate) => rate.currency === 'TMT').map((rate) => Number(rate.perEur));
  assert.ok(manats.length > 0 && Math.max(...manats) < 10);
});

rates('a new store can convert between common currencies, and says that the rate is old', async () => {
  const store = createMemoryStore().stores.rates;
  assert.is(await loadSeedRates(store), seed.length);
  const [inside, after] = await store.quotes([
    { from: USD, to: currency('CAD'), on: localDate('2023-12-29') },
    { from: EUR, to: USD, on: localDate('2026-11-21') },
  ]);
  assert.ok(inside && after);
  assert.is(inside.date, '2023-12-29');
  assert.is(isStale(inside), false);
  assert.is(after.date, '2026-09-29');
  assert.is(isStale(after), true);
});

rates('they are stored once, and never over a better rate', async () => {
  const store = createMemoryStore().stores.rates;
  const byHand = { currency: USD, date: localDate('2023-12-29'), perEur: '1.5', source: 'manual' } as const;
  await store.put([exchangeRate(byHand)]);
  await loadSeedRates(store);
  assert.is(await loadSeedRates(store), 0);
  const [quote] = await store.quotes([{ from: EUR, to: USD, on: localDate('2023-12-29') }]);
  assert.is(quote?.toPerEur, '1.5');
});

rates.run();
