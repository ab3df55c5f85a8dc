import * as assert from 'uvu/assert';
import { dayNumber, fromDayNumber } from '../../../domain/calendar.ts';
import { CURRENCY_CODES, type CurrencyCode } from '../../../domain/money/currency.ts';
import {
  type ExchangeRate,
  exchangeRate,
  type RatePair,
  type RateSource,
} from '../../../domain/money/exchange-rate.ts';
import type { RateFilter } from '../../../domain/ports/exchange-rate-port.ts';
import { pluck } from '../../support/assertions.ts';
import { EUR, localDate } from '../../support/fixtures.ts';
import { refused } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

/** `ExchangeRatePort` and `ExchangeRateRepo`, which can only be tested together. */
export function exchangeRateContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`Exchange rates on ${storeName}`, open);

  const put = (...rates: readonly ExchangeRate[]) => stores.rates.put(rates);
  const quote = async (from: CurrencyCode, to: CurrencyCode, on: string) => {
    const pair: RatePair = { from, to, on: localDate(on) };
    const quotes = await stores.rates.quotes([pair]);
    assert.is(quotes.length, 1);
    return quotes[0];
  };

  test('a rate of the very day is quoted with it, and EUR is 1 without being stored', async () => {
    const a = unusedCurrency();
    await put(rate(a, '2026-03-01', '1.0887'));
    const on = localDate('2026-03-01');
    assert.equal(await quote(a, EUR, on), { from: a, to: EUR, on, date: on, fromPerEur: '1.0887', toPerEur: '1' });
    assert.equal(await quote(EUR, a, on), { from: EUR, to: a, on, date: on, fromPerEur: '1', toPerEur: '1.0887' });
  });

  test('rates keep every digit that they have, and get no others', async () => {
    const a = unusedCurrency();
    const values = ['0.000000000001', '999999999999.999999999999', '165', '10', '0.1', '1.000000000001'];
    await put(...values.map((perEur, index) => rate(a, `2026-01-0${index + 1}`, perEur)));
    for (const [index, perEur] of values.entries()) {
      assert.is((await quote(a, EUR, `2026-01-0${index + 1}`))?.fromPerEur, perEur);
    }
  });

  test('without a rate that day the latest before it counts, even when one after it is nearer', async () => {
    const a = unusedCurrency();
    await put(rate(a, '2020-01-01', '1'), rate(a, '2025-01-01', '2'), rate(a, '2026-01-03', '3'));
    const found = await quote(EUR, a, '2026-01-02');
    assert.is(found?.on, '2026-01-02');
    assert.is(found?.date, '2025-01-01');
    assert.is(found?.toPerEur, '2');
  });

  test('without any before it the earliest after it counts', async () => {
    const a = unusedCurrency();
    await put(rate(a, '2026-01-03', '3'), rate(a, '2026-01-02', '2'));
    assert.is((await quote(EUR, a, '1999-12-31'))?.date, '2026-01-02');
  });

  test('both rates of a cross are of one day: the latest before, else the earliest after, that both have', async () => {
    const [a, b] = [unusedCurrency(), unusedCurrency()];
    await put(
      rate(a, '2026-01-01', '1.1'),
      rate(b, '2026-01-02', '2.2'),
      rate(a, '2026-01-03', '1.3'),
      rate(b, '2026-01-03', '2.3'),
      rate(a, '2026-01-05', '1.5'),
      rate(b, '2026-01-06', '2.6'),
      rate(a, '2026-01-07', '1.7'),
      rate(b, '2026-01-07', '2.7'),
      rate(a, '2026-01-09', '1.9'),
    );
    const days = ['01', '02', '03', '04', '06', '07', '08', '09'].map((day) => `2026-01-${day}`);
    const found = [];
    for (const day of [...days, '2026-12-31']) found.push((await quote(a, b, day))?.date.slice(-2));
    assert.equal(found, ['03', '03', '03', '03', '03', '07', '07', '07', '07']);
    assert.equal(await quote(b, a, '2026-01-06'), {
      from: b,
      to: a,
      on: localDate('2026-01-06'),
      date: localDate('2026-01-03'),
      fromPerEur: '2.3',
      toPerEur: '1.3',
    });
  });

  test('two currencies without a common day have the rates of their own days, and one without any has none', async () => {
    const [a, b, none] = [unusedCurrency(), unusedCurrency(), unusedCurrency()];
    await put(rate(a, '2026-01-01', '1'), rate(b, '2026-01-02', '2'));
    for (const [on, day] of [
      ['2025-01-01', '2026-01-02'],
      ['2026-01-01', '2026-01-02'],
      ['2026-01-02', '2026-01-01'],
      ['2027-01-01', '2026-01-01'],
    ] as const) {
      const found = await quote(a, b, on);
      assert.equal([found?.date, found?.fromPerEur, found?.toPerEur], [day, '1', '2']);
      assert.is(await quote(a, none, on), undefined);
      assert.is(await quote(none, EUR, on), undefined);
    }
  });

  test('quotes come in the order of their pairs, repeated and unknown ones too', async () => {
    const [a, b, none] = [unusedCurrency(), unusedCurrency(), unusedCurrency()];
    await put(rate(a, '2026-01-01', '1'), rate(b, '2026-01-01', '2'));
    const [one, two] = [localDate('2026-01-01'), localDate('2026-01-02')];
    const pairs: readonly RatePair[] = [
      { from: b, to: EUR, on: two },
      { from: none, to: EUR, on: one },
      { from: a, to: b, on: one },
      { from: b, to: EUR, on: two },
      { from: EUR, to: a, on: one },
    ];
    const quotes = await stores.rates.quotes(pairs);
    const seen = quotes.map((found) => found && `${found.from} ${found.to} ${found.on}`);
    assert.equal(seen, [`${b} EUR ${two}`, undefined, `${a} ${b} ${one}`, `${b} EUR ${two}`, `EUR ${a} ${one}`]);
    assert.equal(await stores.rates.quotes([]), []);
  });

  test('thousands of pairs are one question', async () => {
    const a = unusedCurrency();
    const first = dayNumber(localDate('2001-01-01'));
    const days = Array.from({ length: 5_000 }, (_, index) => fromDayNumber(first + index));
    await put(...days.filter((_, index) => index % 2 === 0).map((day) => rate(a, day, '1.5')));
    const quotes = await stores.rates.quotes(days.map((on) => ({ from: a, to: EUR, on })));
    assert.is(quotes.length, days.length);
    const wrong = quotes.filter((found, index) => found?.date !== days[index - (index % 2)]);
    assert.equal(wrong, []);
  });

  test('what is put is counted when it is new or differs', async () => {
    const a = unusedCurrency();
    assert.is(await put(), 0);
    assert.is(await put(rate(a, '2026-01-01', '1', 'ecb'), rate(a, '2026-01-02', '2', 'ecb')), 2);
    assert.is(await put(rate(a, '2026-01-01', '1', 'ecb'), rate(a, '2026-01-02', '2', 'ecb')), 0);
    assert.is(await put(rate(a, '2026-01-01', '1.1', 'ecb'), rate(a, '2026-01-02', '2', 'ecb')), 1);
    assert.is(await put(rate(a, '2026-01-02', '2', 'manual')), 1);
    assert.is((await quote(EUR, a, '2026-01-01'))?.toPerEur, '1.1');
  });

  test('a rate gives its place to one of the same or a more trusted source only', async () => {
    const a = unusedCurrency();
    const steps: readonly (readonly [RateSource, string, changed: number, holds: string])[] = [
      ['seed', '1', 1, '1'],
      ['seed', '2', 1, '2'],
      ['ecb', '3', 1, '3'],
      ['seed', '4', 0, '3'],
      ['ecb', '5', 1, '5'],
      ['manual', '6', 1, '6'],
      ['ecb', '7', 0, '6'],
      ['seed', '8', 0, '6'],
      ['manual', '9', 1, '9'],
    ];
    for (const [source, perEur, changed, holds] of steps) {
      assert.is(await put(rate(a, '2026-01-01', perEur, source)), changed);
      assert.is((await quote(EUR, a, '2026-01-01'))?.toPerEur, holds);
    }
  });

  test('of several rates for one day the most trusted counts, of equally trusted ones the last', async () => {
    const [a, b] = [unusedCurrency(), unusedCurrency()];
    const day = '2026-01-01';
    const changed = await put(
      rate(a, day, '1', 'ecb'),
      rate(a, day, '2', 'manual'),
      rate(b, day, '8', 'ecb'),
      rate(a, day, '3', 'manual'),
      rate(a, day, '4', 'seed'),
      rate(b, day, '9', 'ecb'),
    );
    assert.is(changed, 2);
    assert.is((await quote(EUR, a, day))?.toPerEur, '3');
    assert.is((await quote(EUR, b, day))?.toPerEur, '9');
    assert.is(await put(rate(a, day, '5', 'manual'), rate(a, day, '3', 'manual')), 0);
  });

  test('each day is judged on its own', async () => {
    const a = unusedCurrency();
    await put(rate(a, '2026-01-01', '1', 'manual'), rate(a, '2026-01-02', '1', 'seed'));
    const changed = await put(
      rate(a, '2026-01-01', '2', 'ecb'),
      rate(a, '2026-01-02', '2', 'ecb'),
      rate(a, '2026-01-03', '2', 'ecb'),
    );
    assert.is(changed, 2);
    assert.is((await quote(EUR, a, '2026-01-01'))?.toPerEur, '1');
    assert.is((await quote(EUR, a, '2026-01-02'))?.toPerEur, '2');
  });

  test('any number of rates can be put at once', async () => {
    const [a, b] = [unusedCurrency(), unusedCurrency()];
    const first = dayNumber(localDate('1950-01-01'));
    const rates = Array.from({ length: 20_000 }, (_, index) =>
      rate(index % 2 === 0 ? a : b, fromDayNumber(first + (index >> 1)), `${index + 1}`),
    );
    assert.is(await put(...rates), 20_000);
    assert.is(await put(...rates), 0);
    const found = await quote(a, b, '2099-01-01');
    assert.equal([found?.date, found?.fromPerEur, found?.toPerEur], [fromDayNumber(first + 9_999), '19999', '20000']);
  });

  test('all rates are put or none', async () => {
    const a = unusedCurrency();
    const good = rate(a, '2026-01-01', '1');
    // The type of a rate excludes these. A store that gets them nevertheless must not keep a part.
    const zero = Object.assign(rate(a, '2026-01-02', '1'), { perEur: '0' });
    const noDay = Object.assign(rate(a, '2026-01-02', '1'), { date: '2026-02-30' });
    await refused(put(good, zero, good));
    await refused(put(good, noDay));
    assert.is(await quote(a, EUR, '2099-01-01'), undefined);
  });

  test('the newest day and the number of rates are listed per source, the most trusted first', async () => {
    const [a, b] = [unusedCurrency(), unusedCurrency()];
    const before = new Map((await stores.rates.newest()).map(({ source, count }) => [source, count]));
    // No other test uses these days.
    await put(
      rate(a, '2900-01-01', '1', 'ecb'),
      rate(b, '2900-01-02', '1', 'ecb'),
      rate(a, '2900-01-02', '1', 'seed'),
      rate(a, '2900-01-05', '1', 'manual'),
    );
    const expected = [
      { source: 'manual', date: '2900-01-05', count: (before.get('manual') ?? 0) + 1 },
      { source: 'ecb', date: '2900-01-02', count: (before.get('ecb') ?? 0) + 2 },
      { source: 'seed', date: '2900-01-02', count: (before.get('seed') ?? 0) + 1 },
    ];
    assert.equal(await stores.rates.newest(), expected);
  });

  test('lists the rates that fit every filter, the newest day first and then by currency, up to the limit', async () => {
    const [a, b] = [unusedCurrency(), unusedCurrency()].sort();
    if (a === undefined || b === undefined) throw new TypeError('Two currencies are needed.');
    const [one, two, three] = ['2800-01-01', '2800-01-02', '2800-01-03'] as const;
    const rates = [
      rate(b, two, '4.5', 'ecb'),
      rate(a, one, '1.1', 'manual'),
      rate(a, two, '2'),
      rate(b, three, '3', 'seed'),
    ];
    await put(...rates);
    const from = localDate(one);
    const list = async (filter: RateFilter, limit = 10) =>
      (await stores.rates.list({ from, until: localDate(three), ...filter }, limit)).map(
        ({ currency, date, perEur, source }) => `${currency} ${date} ${perEur} ${source}`,
      );
    const all = [`${b} ${three} 3 seed`, `${a} ${two} 2 ecb`, `${b} ${two} 4.5 ecb`, `${a} ${one} 1.1 manual`];
    assert.equal(await list({}), all);
    assert.equal(await list({}, 2), all.slice(0, 2));
    assert.equal(await list({ source: 'ecb' }), all.slice(1, 3));
    assert.equal(await list({ currency: a }), [all[1], all[3]]);
    assert.equal(await list({ currency: a, source: 'manual' }), [all[3]]);
    assert.equal(await list({ from: localDate(two), until: localDate(two) }), all.slice(1, 3));
  });

  test('removes the rates that a person entered for a currency and its days, and no others', async () => {
    const [a, b] = [unusedCurrency(), unusedCurrency()];
    await put(
      ...['01', '02', '03', '04'].map((day) => rate(a, `2027-01-${day}`, '9', 'manual')),
      rate(a, '2027-01-05', '5', 'ecb'),
      rate(b, '2027-01-02', '8', 'manual'),
    );
    const [from, until] = [localDate('2027-01-02'), localDate('2027-01-03')];
    assert.is(await stores.rates.removeManual(a, from, until), 2);
    assert.is(await stores.rates.removeManual(a, from, until), 0);
    assert.is(await stores.rates.removeManual(a, localDate('2027-01-05'), localDate('2027-01-05')), 0);
    const left = await stores.rates.list({ currency: a }, 10);
    assert.equal(pluck(left, 'date'), ['2027-01-05', '2027-01-04', '2027-01-01']);
    assert.is((await quote(b, EUR, '2027-01-02'))?.date, '2027-01-02');
    assert.is(await put(rate(a, '2027-01-02', '2', 'ecb')), 1);
  });

  test('twenty at once leave one rate a day, of the most trusted source', async () => {
    const a = unusedCurrency();
    const sources: readonly RateSource[] = ['seed', 'ecb', 'manual', 'ecb'];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const source = sources[index % 4] ?? 'seed';
        return put(
          rate(a, '2026-01-01', source === 'manual' ? '7' : `${index + 1}`, source),
          rate(a, '2026-01-02', source === 'manual' ? '8' : `${index + 1}`, source),
        );
      }),
    );
    assert.is((await quote(EUR, a, '2026-01-01'))?.toPerEur, '7');
    assert.is((await quote(EUR, a, '2026-01-02'))?.toPerEur, '8');
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const a = unusedCurrency();
    const given = rate(a, '2026-01-01', '1.5');
    await put(given);
    tamper(given);
    tamper(await quote(a, EUR, '2026-01-01'));
    assert.is((await quote(a, EUR, '2026-01-01'))?.fromPerEur, '1.5');
  });

  test.run();
}

let used = 0;

/** A currency for which no test of this process has stored a rate yet. */
function unusedCurrency(): CurrencyCode {
  const others = CURRENCY_CODES.filter((code) => code !== EUR);
  const code = others[used];
  used += 1;
  if (code === undefined) throw new Error('There are not enough currencies for these tests.');
  return code;
}

function rate(currency: CurrencyCode, date: string, perEur: string, source: RateSource = 'ecb'): ExchangeRate {
  return exchangeRate({ currency, date: localDate(date), perEur, source });
}
