import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { typedAmount } from '../../../domain/money/typed-amount.ts';
import { currency, JPY, USD } from '../../support/fixtures.ts';

for (const [text, amount] of [
  ['12', 1_200],
  [' 12.5 ', 1_250],
  ['12,50', 1_250],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1,234,567', 123_456_700],
  ['1’234.05', 123_405],
  ['1 234,05', 123_405],
  ['-5', -500],
  ['−0.01', -1],
  ['12.', 1_200],
  ['0.00', 0],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
] as const) {
  test(`“${text}” dollars are ${amount} cents`, () => {
    assert.is(typedAmount(text, USD), amount);
  });
}

for (const text of [
  '',
  '-',
  'abc',
  '1,234',
  '1.234',
  '12.345',
  '1,23,4',
  '1.2.3',
  '1,2345.00',
  '.5',
  '90071992547409.92',
  '1e3',
  '$5',
  '--5',
  '1,234.567',
]) {
  test(`“${text}” dollars are refused`, () => {
    assert.is(typedAmount(text, USD), undefined);
  });
}

test('the decimals are those of the currency', () => {
  assert.is(typedAmount('1500', JPY), 1_500);
  assert.is(typedAmount('1500.5', JPY), undefined);
  assert.is(typedAmount('1.234', currency('KWD')), 1_234);
  assert.is(typedAmount('1,234.567', currency('KWD')), 1_234_567);
  assert.is(typedAmount('1,23', currency('KWD')), 1_230);
  assert.is(typedAmount('1,234,567', JPY), 1_234_567);
});

test('a comma before three digits is refused in a currency with three decimals: it may group thousands', () => {
  assert.is(typedAmount('1,234', currency('KWD')), undefined);
});

test.run();
