import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fromDayNumber } from '../../../domain/calendar.ts';
import { FinanceError } from '../../../domain/error.ts';
import { CURRENCY_CODES, type CurrencyCode, EUR, minorDigits } from '../../../domain/money/currency.ts';
import {
  convert,
  convertExact,
  exchangeRate,
  isStale,
  mayReplace,
  type PerEur,
  parsePerEur,
  quoteFrom,
  type RatePair,
  type RateQuote,
  type RateSeries,
} from '../../../domain/money/exchange-rate.ts';
import * as fc from '../../support/fast-check.ts';
import { currency, localDate } from '../../support/fixtures.ts';

function perEur(text: string): PerEur {
  const parsed = parsePerEur(text);
  if (parsed === undefined) throw new Error(`${text} is no rate`);
  return parsed;
}

function quote(from: CurrencyCode, fromPerEur: string, to: CurrencyCode, toPerEur: string): RateQuote {
  const day = localDate('2013-05-21');
  return { from, to, on: day, date: day, fromPerEur: perEur(fromPerEur), toPerEur: perEur(toPerEur) };
}

/** Converts by two rates against the euro. */
function converted(amount: number, from: string, fromPerEur: string, to: string, toPerEur: string): number {
  const [source, target] = [currency(from), currency(to)];
  return convert(amount, source, target, quote(source, fromPerEur, target, toPerEur));
}

const rates = suite('exchange rates');

rates('a rate is a plain decimal number above 0, kept without superfluous zeros', () => {
  const read = {
    '1.0887': '1.0887',
    '1.0870': '1.087',
    '165': '165',
    '165.000': '165',
    '007.5': '7.5',
    '0.87': '0.87',
  };
  for (const [text, expected] of Object.entries(read)) assert.is(parsePerEur(text), expected, text);
  assert.is(parsePerEur('0.000000000001'), '0.000000000001');
  assert.is(parsePerEur('999999999999.999999999999'), '999999999999.999999999999');
});

rates('zero, signs, exponents, non-numbers and too many digits are not rates', () => {
  const refused = ['0', '0.0', '-1', '+1', '1e3', '.5', '5.', '', ' 1', '1,5', 'NaN', 'Infinity', '1\n', '٣'];
  for (const text of [...refused, '0.0000000000001', '1000000000000']) assert.is(parsePerEur(text), undefined, text);
});

rates('a rate is checked when it is made, and the euro has no rate of its own', () => {
  const facts = { currency: currency('USD'), date: localDate('2013-05-22'), source: 'manual' } as const;
  assert.equal(exchangeRate({ ...facts, perEur: '1.29230' }), { ...facts, perEur: '1.2923' });
  const refuses = (field: string) => (error: unknown) => error instanceof FinanceError && field in (error.fields ?? {});
  assert.throws(() => exchangeRate({ ...facts, perEur: '0' }), refuses('per_eur'));
  assert.throws(() => exchangeRate({ ...facts, currency: EUR, perEur: '1' }), refuses('currency'));
});

rates('a rate entered by hand is trusted most, then the central bank, then the built-in set', () => {
  assert.is(mayReplace('manual', 'ecb'), true);
  assert.is(mayReplace('ecb', 'seed'), true);
  assert.is(mayReplace('ecb', 'manual'), false);
  assert.is(mayReplace('seed', 'ecb'), false);
  for (const source of ['manual', 'ecb', 'seed'] as const) assert.is(mayReplace(source, source), true);
});

rates.run();

const conversion = suite('conversion');

// Reference rates of the European Central Bank: 2013-05-21 USD 1.2866 CAD 1.3212; 2013-05-22 USD 1.2923 JPY 133.26 GBP
// 0.85570 HUF 289.06 CAD 1.3315 KRW 1440.76; 1999-01-04 USD 1.1789 JPY 133.73.
const KNOWN: readonly (readonly [
  amount: number,
  from: string,
  fromPerEur: string,
  to: string,
  toPerEur: string,
  expected: number,
])[] = [
  [10_000, 'EUR', '1', 'USD', '1.2923', 12_923],
  [10_000, 'USD', '1.2923', 'EUR', '1', 7_738],
  [10_000, 'USD', '1.2923', 'GBP', '0.85570', 6_622],
  [100_000, 'JPY', '133.26', 'USD', '1.2923', 96_976],
  [1_999, 'USD', '1.2923', 'JPY', '133.26', 2_061],
  [500_000, 'KRW', '1440.76', 'JPY', '133.26', 46_246],
  [1_000_000, 'HUF', '289.06', 'EUR', '1', 3_459],
  [100, 'EUR', '1', 'JPY', '133.73', 134],
  [1, 'USD', '1.1789', 'JPY', '133.73', 1],
];

for (const [amount, from, fromPerEur, to, toPerEur, expected] of KNOWN) {
  conversion(`${amount} ${from} at ${fromPerEur} is ${expected} ${to} at ${toPerEur}, in minor units`, () => {
    assert.is(converted(amount, from, fromPerEur, to, toPerEur), expected);
  });
}

conversion(
  '-90.00 EUR are -118.91 CAD by the cross rate, not the -118.90 that a rounded dollar amount would give',
  () => {
    assert.is(converted(-9_000, 'EUR', '1', 'CAD', '1.3212'), -11_891);
    const dollars = converted(-9_000, 'EUR', '1', 'USD', '1.2866');
    assert.is(converted(dollars, 'USD', '1.2866', 'CAD', '1.3212'), -11_890);
  },
);

conversion('exactly half a unit is rounded away from zero', () => {
  assert.is(converted(-9_000, 'EUR', '1', 'CAD', '1.3315'), -11_984);
  assert.is(converted(9_000, 'EUR', '1', 'CAD', '1.3315'), 11_984);
  assert.is(converted(1, 'EUR', '1', 'USD', '0.5'), 1);
  assert.is(converted(-1, 'EUR', '1', 'USD', '0.5'), -1);
  assert.is(converted(1, 'EUR', '1', 'USD', '0.499999999999'), 0);
  // In floating point this is 100.49999999999999.
  assert.is(converted(100, 'EUR', '1', 'USD', '1.005'), 101);
});

conversion('conversion respects the minor digits of both currencies: 0, 2, 3 and 4', () => {
  assert.is(converted(100, 'EUR', '1', 'KWD', '1'), 1_000);
  assert.is(converted(100, 'EUR', '1', 'CLF', '1'), 10_000);
  assert.is(converted(12_345, 'CLF', '1', 'JPY', '1'), 1);
  assert.is(converted(15_000, 'CLF', '1', 'JPY', '1'), 2);
  assert.is(converted(1_005, 'KWD', '1', 'USD', '1'), 101);
  assert.is(converted(7, 'JPY', '1', 'KWD', '1'), 7_000);
});

conversion('a result past ±(2^53−1) is refused', () => {
  const isOutOfRange = (error: unknown) => error instanceof FinanceError && error.code === 'amount_out_of_range';
  assert.throws(() => converted(2 ** 53 - 1, 'EUR', '1', 'USD', '1.0001'), isOutOfRange);
  assert.throws(() => converted(-(2 ** 53 - 1), 'EUR', '1', 'IDR', '12619.13'), isOutOfRange);
  assert.is(converted(2 ** 53 - 1, 'EUR', '1', 'USD', '1'), 2 ** 53 - 1);
});

conversion('a fraction of a minor unit is converted too, and the result is rounded once', () => {
  const [usd, jpy] = [currency('USD'), currency('JPY')];
  const rate = quote(usd, '1.2', jpy, '170');
  assert.is(convertExact([10_000n, 12n], usd, jpy, rate), 1_181);
  assert.is(convertExact([-10_000n, 12n], usd, jpy, rate), -1_181);
  assert.is(convert(833, usd, jpy, rate), 1_180);
  assert.is(convertExact([5n, 2n], usd, usd, undefined), 3);
  assert.is(convertExact([-5n, 2n], usd, usd, undefined), -3);
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000 }), (amount, parts) => {
      const whole = convertExact([BigInt(amount) * BigInt(parts), BigInt(parts)], usd, jpy, rate);
      assert.is(whole, convert(amount, usd, jpy, rate));
    }),
  );
});

conversion('an amount in its own currency needs no rate', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...CURRENCY_CODES), (amount, code) => {
      assert.is(convert(amount, code, code, undefined), amount);
    }),
  );
});

conversion('converting without a rate, or with the rate of another pair, is a program error and never 1:1', () => {
  const [usd, gbp] = [currency('USD'), currency('GBP')];
  const isMistake = (error: unknown) => error instanceof TypeError;
  assert.throws(() => convert(100, usd, EUR, undefined), isMistake);
  assert.throws(() => convert(100, usd, EUR, quote(EUR, '1', usd, '1.2923')), isMistake);
  assert.throws(() => convert(100, usd, EUR, quote(usd, '1.2923', gbp, '0.8557')), isMistake);
});

const ratio = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, millionths]) => ({
    text: `${whole}.${String(millionths).padStart(6, '0')}`,
    millionths: BigInt(whole) * 1_000_000n + BigInt(millionths),
  }));
type Ratio = { readonly text: string; readonly millionths: bigint };
const modestAmount = fc.integer({ min: -1_000_000, max: 1_000_000 });
const ofEachKind = fc.constantFrom(...['JPY', 'USD', 'KWD', 'CLF', 'HUF', 'XOF'].map(currency));

function exactResult(amount: number, from: CurrencyCode, to: CurrencyCode, fromRate: Ratio, toRate: Ratio) {
  const above = BigInt(amount) * toRate.millionths * 10n ** BigInt(minorDigits(to));
  const below = fromRate.millionths * 10n ** BigInt(minorDigits(from));
  return [above, below] as const;
}

/** A result beyond 2^53−1 is refused, which other tests check. */
function isSafe(above: bigint, below: bigint): boolean {
  return Math.abs(Number(above / below)) < Number.MAX_SAFE_INTEGER - 1;
}

conversion('the result is the whole unit nearest to the exact fraction, away from zero in the middle', () => {
  fc.assert(
    fc.property(modestAmount, ofEachKind, ofEachKind, ratio, ratio, (amount, from, to, fromRate, toRate) => {
      const [above, below] = exactResult(amount, from, to, fromRate, toRate);
      fc.pre(from !== to && isSafe(above, below));
      const result = BigInt(convert(amount, from, to, quote(from, fromRate.text, to, toRate.text)));
      const twiceTheError = 2n * (result * below - above);
      assert.ok(twiceTheError <= below && twiceTheError >= -below);
      if (twiceTheError === below) assert.ok(amount > 0);
      if (twiceTheError === -below) assert.ok(amount < 0);
    }),
  );
});

conversion('an expense converts to the negative of the same income', () => {
  fc.assert(
    fc.property(modestAmount, ofEachKind, ratio, ratio, (amount, to, fromRate, toRate) => {
      fc.pre(isSafe(...exactResult(amount, EUR, to, fromRate, toRate)));
      const pair = quote(EUR, fromRate.text, to, toRate.text);
      assert.is(convert(-amount, EUR, to, pair) + convert(amount, EUR, to, pair), 0);
    }),
  );
});

conversion('a larger amount never converts to a smaller one', () => {
  fc.assert(
    fc.property(modestAmount, modestAmount, ofEachKind, ratio, (a, b, to, toRate) => {
      const pair = quote(EUR, '1', to, toRate.text);
      if (a <= b) assert.ok(convert(a, EUR, to, pair) <= convert(b, EUR, to, pair));
    }),
  );
});

conversion('a total of converted amounts does not depend on their order', () => {
  fc.assert(
    fc.property(fc.array(modestAmount), ofEachKind, ratio, (list, to, toRate) => {
      const pair = quote(EUR, '1', to, toRate.text);
      const total = (amounts: readonly number[]) => sumOf(amounts.map((amount) => convert(amount, EUR, to, pair)));
      assert.is(total(list), total(list.toReversed()));
    }),
  );
});

conversion('a total adds converted amounts, which may differ from the converted total by half a unit for each', () => {
  const pair = quote(EUR, '1', currency('USD'), '1.2866');
  const one = (amount: number) => convert(amount, EUR, currency('USD'), pair);
  assert.is(one(1) + one(1) + one(1), 3);
  assert.is(one(3), 4);
  fc.assert(
    fc.property(fc.array(modestAmount), ofEachKind, ratio, (list, to, toRate) => {
      const rate = quote(EUR, '1', to, toRate.text);
      const each = sumOf(list.map((amount) => convert(amount, EUR, to, rate)));
      const whole = BigInt(convert(Number(sumOf(list)), EUR, to, rate));
      const twiceTheDifference = 2n * (each > whole ? each - whole : whole - each);
      assert.ok(twiceTheDifference <= BigInt(list.length + 1));
    }),
  );
});

conversion.run();

const choice = suite('the day of a rate');

const USD = currency('USD');
const CAD = currency('CAD');

const SERIES = new Map<CurrencyCode, RateSeries>([
  [USD, series('2013-05-21 1.2866', '2013-05-22 1.2923', '2013-05-24 1.2939', '2013-05-31 1.3006')],
  [CAD, series('2013-05-20 1.3190', '2013-05-21 1.3212', '2013-05-22 1.3315', '2013-05-23 1.3382')],
]);

function series(...texts: readonly string[]): RateSeries {
  return texts.map((text) => ({ date: localDate(text.slice(0, 10)), perEur: perEur(text.slice(11)) }));
}

function quoted(from: CurrencyCode, to: CurrencyCode, on: string): RateQuote | undefined {
  const pair: RatePair = { from, to, on: localDate(on) };
  return quoteFrom(pair, (code) => SERIES.get(code) ?? []);
}

function dayAndRates(found: RateQuote | undefined): string | undefined {
  return found && `${found.date} ${found.fromPerEur} ${found.toPerEur}`;
}

choice('a rate of the same day is taken', () => {
  assert.equal(quoted(EUR, USD, '2013-05-22'), {
    from: EUR,
    to: USD,
    on: '2013-05-22',
    date: '2013-05-22',
    fromPerEur: '1',
    toPerEur: '1.2923',
  });
});

choice('a cross rate takes both rates from one day', () => {
  assert.is(dayAndRates(quoted(USD, CAD, '2013-05-22')), '2013-05-22 1.2923 1.3315');
  // There is a rate of the US dollar for the 24th and of the Canadian dollar for the 23rd, but the last common day is
  // the 22nd.
  assert.is(dayAndRates(quoted(USD, CAD, '2013-05-24')), '2013-05-22 1.2923 1.3315');
  assert.is(dayAndRates(quoted(CAD, USD, '2013-05-20')), '2013-05-21 1.3212 1.2866');
});

choice('two currencies without a common day have the rates of their own days, and the day further away', () => {
  const apart = new Map([
    [USD, series('2013-05-21 1.2866')],
    [CAD, series('2013-05-22 1.3315')],
  ]);
  const pair: RatePair = { from: USD, to: CAD, on: localDate('2013-05-22') };
  assert.is(dayAndRates(quoteFrom(pair, (code) => apart.get(code) ?? [])), '2013-05-21 1.2866 1.3315');
});

const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 25 })
  .map((days) => days.sort((a, b) => a - b));

choice('the chosen day is the one that trying all days finds', () => {
  fc.assert(
    fc.property(someDays, someDays, fc.integer({ min: -3, max: 43 }), (usdDays, cadDays, on) => {
      const seriesOf = (days: readonly number[]) =>
        days.map((day) => ({ date: fromDayNumber(day), perEur: perEur(String(day + 1)) }));
      const rated = new Map([
        [USD, seriesOf(usdDays)],
        [CAD, seriesOf(cadDays)],
      ]);
      const common = usdDays.filter((day) => cadDays.includes(day));
      const nearest = (days: readonly number[]) => days.findLast((day) => day <= on) ?? days.find((day) => day > on);
      const own = [nearest(usdDays), nearest(cadDays)].filter((day) => day !== undefined);
      const further = Math.abs(own[0]! - on) >= Math.abs(own[1]! - on) ? own[0] : own[1];
      const expected = nearest(common) ?? (own.length < 2 ? undefined : further);
      const found = quoteFrom({ from: USD, to: CAD, on: fromDayNumber(on) }, (code) => rated.get(code) ?? []);
      const expectedDay = expected === undefined ? undefined : fromDayNumber(expected);
      assert.is(found?.date, expectedDay);
      if (common.length > 0) assert.is(found?.fromPerEur, found?.toPerEur);
    }),
  );
});

choice('a rate is stale if its day is more than 7 days before or after the wanted one', () => {
  const of = (date: string, on: string) => ({
    ...quote(EUR, '1', USD, '1.3'),
    date: localDate(date),
    on: localDate(on),
  });
  assert.is(isStale(of('2013-05-22', '2013-05-29')), false);
  assert.is(isStale(of('2013-05-22', '2013-05-30')), true);
  assert.is(isStale(of('2013-05-22', '2013-05-15')), false);
  assert.is(isStale(of('2013-05-22', '2013-05-14')), true);
});

choice('whether the latest rate is stale depends on the day on which it is used', () => {
  const latest = quoted(EUR, USD, '2026-11-21');
  assert.ok(latest);
  assert.is(isStale(latest, localDate('2013-06-07')), false);
  assert.is(isStale(latest, localDate('2013-06-08')), true);
});

choice.run();

/** Exact, whatever the size. */
function sumOf(amounts: readonly number[]): bigint {
  return amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
}
