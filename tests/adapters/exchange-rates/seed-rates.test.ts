import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseRateTable } from '../../../adapters/exchange-rates/rate-table.ts';
import { loadSeedRates, readSeedRates, SEED_DAYS, SEED_HISTORY } from '../../../adapters/exchange-rates/seed-rates.ts';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { type ExchangeRate, exchangeRate, isStale } from '../../../domain/money/exchange-rate.ts';
import { assertNone } from '../../support/assertions.ts';
import { currency, EUR, localDate, USD } from '../../support/fixtures.ts';

const seed = await readSeedRates();
const byDay = new Map(seed.map((rate) => [`${rate.currency} ${rate.date}`, rate]));

function perEur(code: string, date: string): number {
  return Number(byDay.get(`${code} ${date}`)?.perEur);
}

const rates = suite('the rates that come with the service');

rates('every rate can be stored, and there is one per currency and day', () => {
  const kept = (rate: ExchangeRate) => exchangeRate(rate).perEur === rate.perEur && rate.source === 'seed';
  assertNone(seed.filter((rate) => !kept(rate)));
  assert.is(byDay.size, seed.length);
});

/** Some of the rates of the first release, whose users' conversions must not change. */
const FIRST_RELEASE = [
  'AED 2000-08-31 3.2604455',
  'BWP 2008-12-31 10.487644002711',
  'PHP 2014-08-31 57.5629824',
  'CLP 2020-01-17 859.047389170488',
  'SGD 2021-10-27 1.566432818758',
  'NOK 2022-04-28 9.898979623775',
  'JPY 2024-05-10 167.700656955156',
  'ZWG 2024-07-31 14.92734609077',
  'AFN 2025-04-01 77.01223758',
  'NOK 2025-07-01 11.891095',
  'INR 2025-10-04 104.18393955',
  'BSD 2026-01-02 1.17633693',
  'SDG 2026-04-05 603.17834534',
  'LSL 2026-07-03 18.5619917',
  'EGP 2026-09-29 59.13277029',
];

/** All of them, before the first of the days that were added later, and on the days that it had after that. */
const FIRST_RELEASE_DIGESTS = {
  history: '9c98fdaac3a2b73901842d6cf20729e6c655b1ae5f134ceb7ca0e434e4d971a2',
  days: '736344804b9e5b9d4b521c8fa1451fb8c2327a520c3f4d65e042119c6b5e93ce',
};
const FIRST_RELEASE_DAYS = new Set([
  '2025-04-01',
  '2025-07-01',
  '2025-10-04',
  '2026-01-02',
  '2026-04-05',
  '2026-07-03',
  '2026-09-29',
]);

rates('every rate of the first release is there, to the last decimal', () => {
  for (const line of FIRST_RELEASE) {
    const [code, date, perEur] = line.split(' ');
    assert.is(byDay.get(`${code} ${date}`)?.perEur, perEur, line);
  }
  assert.equal(
    {
      history: digest(seed.filter(({ date }) => date < '2025-01-10')),
      days: digest(seed.filter(({ date }) => FIRST_RELEASE_DAYS.has(date))),
    },
    FIRST_RELEASE_DIGESTS,
  );
});

rates('the tables take less than 1 MB together', () => {
  assert.ok(statSync(SEED_HISTORY).size + statSync(SEED_DAYS).size < 1_000_000);
});

rates('no two days since 2025 are more than five weeks apart, and most are within two', () => {
  const days = [...new Set(seed.map(({ date }) => date))].filter((date) => date >= '2025-01-01').toSorted();
  const gaps = days.slice(1).map((day, index) => (Date.parse(day) - Date.parse(days[index] ?? day)) / 86_400_000);
  assert.ok(Math.max(...gaps) <= 36, String(Math.max(...gaps)));
  assert.ok(gaps.filter((gap) => gap <= 14).length > gaps.length * 0.6);
});

rates('a rate that is wrong by a factor is left out, even when its neighbours are weeks away', () => {
  assert.is(byDay.has('MNT 2025-11-01'), false);
  assert.is(byDay.has('MNT 2025-10-19'), true);
});

// Reference rates of the European Central Bank, from its published tables. Another bank's fixing of the same day
// differs a little.
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

rates('currencies that are pegged to the dollar or the euro have the pegged rate', () => {
  for (const date of ['2021-06-30', '2024-06-30', '2026-09-29']) {
    const dirhams = perEur('AED', date) / perEur('USD', date);
    assert.ok(dirhams > 3.66 && dirhams < 3.69, `${date} ${dirhams}`);
  }
  assert.ok(Math.abs(perEur('XOF', '2026-09-29') - 655.957) < 0.1);
});

rates('common currencies have at least one rate per quarter since 2020, until September 2026', () => {
  const common = 'USD GBP JPY CHF CAD AUD SEK NOK PLN CZK INR CNY BRL MXN ZAR'.split(' ');
  for (const code of common) {
    const days = seed.filter((rate) => rate.currency === code && rate.date >= '2020-01-01').map(({ date }) => date);
    const numbers = days.map((date) => Date.parse(date) / 86_400_000).sort((a, b) => a - b);
    const widest = Math.max(...numbers.slice(1).map((day, index) => day - (numbers[index] ?? 0)));
    assert.ok(widest <= 100, `${code}: ${widest} days`);
    assert.is(days.toSorted().at(-1), '2026-09-29', code);
  }
});

rates('a rate that is far from both its neighbours is left out', () => {
  assert.is(byDay.has('ZAR 2020-04-24'), false);
  assert.is(byDay.has('ZAR 2020-04-23'), true);
});

rates('no rate belongs to a predecessor that was worth something else', () => {
  assert.is(byDay.has('VES 2018-08-17'), false);
  assertNone(seed.filter((rate) => rate.currency === 'VED' && rate.date < '2021-10-01'));
  const manats = seed.filter((rate) => rate.currency === 'TMT').map((rate) => Number(rate.perEur));
  assert.ok(manats.length > 0 && Math.max(...manats) < 10);
});

rates('a new store can convert between common currencies, and recognises an old rate', async () => {
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

rates('they are stored once, and never replace a better rate', async () => {
  const store = createMemoryStore().stores.rates;
  const byHand = { currency: USD, date: localDate('2023-12-29'), perEur: '1.5', source: 'manual' } as const;
  await store.put([exchangeRate(byHand)]);
  await loadSeedRates(store);
  assert.is(await loadSeedRates(store), 0);
  const [quote] = await store.quotes([{ from: EUR, to: USD, on: localDate('2023-12-29') }]);
  assert.is(quote?.toPerEur, '1.5');
});

const table = suite('a table of rates');

table('is read with remarks, gaps and exact decimals', () => {
  const text = '# a remark\ndate,JPY,USD\n2026-09-28,,1.136072020001\n2026-09-29,170.5,1.2\n';
  const seen = parseRateTable(text).map(({ date, currency: code, perEur: rate }) => `${date} ${code} ${rate}`);
  assert.equal(seen, ['2026-09-28 USD 1.136072020001', '2026-09-29 JPY 170.5', '2026-09-29 USD 1.2']);
});

for (const [text, message] of [
  ['', 'The table has no line with the currencies.'],
  ['day,USD\n', 'The table has no line with the currencies.'],
  ['date,QQQ\n', 'Line 1 has the invalid currency QQQ.'],
  ['date,USD\n2026-02-30,1.1\n', 'Line 2 has the invalid day 2026-02-30.'],
  ['date,USD\n2026-02-28,-1.1\n', 'Line 2 has the invalid rate -1.1.'],
  ['# a remark\ndate,USD\n2026-02-28,1.1,2\n', 'Line 3 has another length.'],
] as const) {
  table(`is refused as a whole: ${message}`, () => {
    assert.throws(
      () => parseRateTable(text),
      (error: Error) => error.message === message,
    );
  });
}

function digest(some: readonly ExchangeRate[]): string {
  const lines = some.map((rate) => `${rate.currency} ${rate.date} ${rate.perEur}`).toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

rates.run();
table.run();
