import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commonMarks, type DecimalMark, decimalText, possibleMarks } from '../../../domain/money/decimal-mark.ts';
import { exactAmount } from '../../../domain/money/exact-amount.ts';
import * as fc from '../../support/fast-check.ts';

const amounts = suite('amounts in statement files');

const POSSIBLE: readonly (readonly [number: string, dot: string | undefined, comma: string | undefined])[] = [
  ['1,234.56', '1234.56', undefined],
  ['1.234,56', undefined, '1234.56'],
  ["1'234.50", '1234.50', undefined],
  ['1 234,50', undefined, '1234.50'],
  ['1,234', '1234', '1.234'],
  ['1234', '1234', '1234'],
  ['0.500', '0.500', undefined],
  ['1.234.567', undefined, '1234567'],
  ['12,34,567.00', '1234567.00', undefined],
  ['.50', '0.50', undefined],
  ['100,', undefined, '100'],
  ['1,23,45', undefined, undefined],
  ['1.2.3', undefined, undefined],
  ['1,2345.00', undefined, undefined],
  [' . ', undefined, undefined],
  ['', undefined, undefined],
  ['12a', undefined, undefined],
];

for (const [number, dot, comma] of POSSIBLE) {
  amounts(
    `${JSON.stringify(number)} is ${dot ?? 'nothing'} with a decimal point, ${comma ?? 'nothing'} with a comma`,
    () => {
      assert.equal([decimalText(number, '.'), decimalText(number, ',')], [dot, comma]);
    },
  );
}

const COMMON: readonly (readonly [numbers: readonly string[], marks: readonly DecimalMark[]])[] = [
  [
    ['1,000', '2,500'],
    ['.', ','],
  ],
  [['1,000', '12.50'], ['.']],
  [['1,000', '12,5'], [',']],
  [['12.50', '12,50'], []],
  [['100', '200'], ['.']],
];

for (const [numbers, marks] of COMMON) {
  amounts(`${numbers.join(' and ')} have ${marks.join(' or ') || 'no mark'} as decimal mark`, () => {
    assert.equal(commonMarks(numbers), marks);
  });
}

amounts('a mark that gives more decimals than the currency has is not meant', () => {
  assert.equal(commonMarks(['1,234', '20,500'], 2), ['.']);
  assert.equal(commonMarks(['1.500'], 0), [',']);
  assert.equal(commonMarks(['1,500'], 2), ['.', ',']);
});

amounts('three digits after the mark of every number are the decimals of a currency that has three', () => {
  assert.equal(commonMarks(['1,234', '20,500'], 3), [',']);
  assert.equal(commonMarks(['1.234'], 3), ['.']);
  assert.equal(commonMarks(['1,234', '500'], 3), ['.', ',']);
  assert.equal(commonMarks(['1,234', '1.234'], 3), ['.', ',']);
});

amounts('three digits after a mark are thousands in a currency without decimals', () => {
  assert.equal(commonMarks(['40,000', '5,000'], 0), ['.']);
  assert.equal(commonMarks(['40.000'], 0), [',']);
});

amounts('extra decimals are rounded half away from zero, and zeros are not rounding', () => {
  assert.equal(exactAmount('-3.77000', 2), { amount: -377, isRounded: false });
  assert.equal(exactAmount('-0.005', 2), { amount: -1, isRounded: true });
  assert.equal(exactAmount('0.0049', 2), { amount: 0, isRounded: true });
  assert.equal(exactAmount('1200', 0), { amount: 1200, isRounded: false });
  assert.equal(exactAmount('-1.2', 3), { amount: -1200, isRounded: false });
  assert.ok(Object.is(exactAmount('-0.00', 2)?.amount, 0));
});

amounts('an amount past the exact range is not an amount', () => {
  assert.equal(exactAmount('90071992547409.91', 2)?.amount, Number.MAX_SAFE_INTEGER);
  assert.is(exactAmount('90071992547409.92', 2), undefined);
  assert.is(exactAmount('9'.repeat(400), 2), undefined);
});

amounts('every amount comes back from its text with groups, in either notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), fc.constantFrom<DecimalMark>('.', ','), (cents, mark) => {
      const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, mark === '.' ? ',' : '.');
      const text = `${whole}${mark}${String(cents % 100).padStart(2, '0')}`;
      assert.equal(possibleMarks(text), [mark]);
      assert.is(exactAmount(decimalText(text, mark) ?? '', 2)?.amount, cents);
    }),
  );
});

amounts.run();
