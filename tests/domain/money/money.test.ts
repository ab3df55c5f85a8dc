import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FinanceError } from '../../../domain/error.ts';
import { CURRENCY_CODES, minorDigits } from '../../../domain/money/currency.ts';
import { addMinorUnits, formatMoney, isMinorUnits, minorUnitsFrom, permilleOf } from '../../../domain/money/money.ts';
import * as fc from '../../support/fast-check.ts';
import { currency } from '../../support/fixtures.ts';

const anyAmount = fc.maxSafeInteger();
const anyCurrency = fc.constantFrom(...CURRENCY_CODES);
const isOutOfRange = (error: unknown) => error instanceof FinanceError && error.code === 'amount_out_of_range';

const amounts = suite('amounts of money');

amounts('an amount is a whole number within ±(2^53−1)', () => {
  for (const amount of [0, -1, 2 ** 53 - 1, -(2 ** 53 - 1)]) assert.is(isMinorUnits(amount), true);
  for (const other of [2 ** 53, -(2 ** 53), 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', 1n, null]) {
    assert.is(isMinorUnits(other), false, String(other));
  }
});

amounts('a sum is exact, and refused if it leaves the range', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, (a, b) => {
      const exact = BigInt(a) + BigInt(b);
      if (exact >= BigInt(Number.MIN_SAFE_INTEGER) && exact <= BigInt(Number.MAX_SAFE_INTEGER)) {
        assert.is(BigInt(addMinorUnits(a, b)), exact);
      } else {
        assert.throws(() => addMinorUnits(a, b), isOutOfRange);
      }
    }),
  );
});

amounts('one unit past the range is refused', () => {
  assert.throws(() => addMinorUnits(2 ** 53 - 1, 1), isOutOfRange);
  assert.throws(() => addMinorUnits(-(2 ** 53 - 1), -1), isOutOfRange);
  assert.throws(() => minorUnitsFrom(2n ** 53n), isOutOfRange);
  assert.is(minorUnitsFrom(2n ** 53n - 1n), 2 ** 53 - 1);
});

amounts('a share is in tenths of a percent, rounded half up, and 0 of 0', () => {
  assert.is(permilleOf(1, 3), 333);
  assert.is(permilleOf(2, 3), 667);
  assert.is(permilleOf(1, 2_000), 1);
  assert.is(permilleOf(1, 2_001), 0);
  assert.is(permilleOf(2 ** 53 - 1, 2 ** 53 - 1), 1_000);
  assert.is(permilleOf(0, 0), 0);
});

amounts.run();

const shown = suite('shown amounts');

const SHOWN: readonly (readonly [amount: number | bigint, code: string, text: string])[] = [
  [850_000, 'USD', '$8,500.00'],
  [-550, 'USD', '-$5.50'],
  [1_200, 'EUR', '€12.00'],
  [1_200, 'JPY', '¥1,200'],
  [-7, 'GBP', '-£0.07'],
  [0, 'USD', '$0.00'],
  [-0, 'USD', '$0.00'],
  [1_200, 'CHF', 'CHF 12.00'],
  [-1_200, 'CHF', '-CHF 12.00'],
  [123_456_789, 'INR', '₹1,234,567.89'],
  [12_345, 'CAD', 'CA$123.45'],
  [5, 'KWD', 'KWD 0.005'],
  [-1_234_567, 'KWD', '-KWD 1,234.567'],
  [10_001, 'CLF', 'CLF 1.0001'],
  [100_000, 'HUF', 'HUF 1,000.00'],
  [999, 'JPY', '¥999'],
  [1_000, 'XOF', 'F CFA 1,000'],
  [2 ** 53 - 1, 'USD', '$90,071,992,547,409.91'],
  [-(2 ** 53 - 1), 'JPY', '-¥9,007,199,254,740,991'],
  [2n ** 64n, 'USD', '$184,467,440,737,095,516.16'],
];

for (const [amount, code, text] of SHOWN) {
  shown(`${amount} minor units of ${code} are shown as ${text}`, () => {
    assert.is(formatMoney(amount, currency(code)), text);
  });
}

shown('exactly the digits of the amount are shown', () => {
  fc.assert(
    fc.property(anyAmount, anyCurrency, (amount, code) => {
      const text = formatMoney(amount, code);
      const digits = text.replace(/[^\d]/g, '');
      assert.is(BigInt(digits), BigInt(Math.abs(amount)));
      assert.is(text.startsWith('-'), amount < 0);
      assert.is((text.split(/\.(?=\d+$)/)[1] ?? '').length, minorDigits(code));
    }),
  );
});

shown('symbols and their spacing are those of American English', () => {
  for (const code of CURRENCY_CODES) {
    const format = { style: 'currency', currency: code, minimumFractionDigits: minorDigits(code) } as const;
    const theirs = new Intl.NumberFormat('en-US', { ...format, maximumFractionDigits: minorDigits(code) }).format(1234);
    assert.is(formatMoney(1_234n * 10n ** BigInt(minorDigits(code)), code), theirs.replace(/\s/g, ' '), code);
  }
});

shown.run();
