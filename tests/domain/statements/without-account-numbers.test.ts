import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutAccountNumbers } from '../../../domain/statements/without-account-numbers.ts';

const test = suite('texts without account numbers');

test('the number of a Polish account is masked without its country, with spaces and without', () => {
  assert.is(withoutAccountNumbers('Rachunek: 61 1090 1014 0000 0712 1981 2874 Tytul'), 'Rachunek: ****2874 Tytul');
  assert.is(withoutAccountNumbers('61109010140000071219812874'), '****2874');
});

test('26 digits without the check digits of an account stay', () => {
  assert.is(withoutAccountNumbers('61109010140000071219812875'), '61109010140000071219812875');
});

test('the word IBAN may touch the number', () => {
  assert.is(withoutAccountNumbers('IBANDE89370400440532013000 Miete'), 'IBAN****3000 Miete');
});

test('hyphens and dots may stand between the parts of an IBAN', () => {
  assert.is(withoutAccountNumbers('SEPA DE89-3704-0044-0532-0130-00 Miete'), 'SEPA ****3000 Miete');
  assert.is(withoutAccountNumbers('NL91.ABNA.0417.1643.00-rent'), '****4300-rent');
});

test('a word behind an IBAN stays', () => {
  assert.is(withoutAccountNumbers('DE89 3704 0044 0532 0130 00 RENT MAY'), '****3000 RENT MAY');
});

test('a known number is masked without the code of its bank and without leading zeros, too', () => {
  const known = ['37040044/0532013000'];
  assert.is(
    withoutAccountNumbers('from 0532013000 or 532013000 at 37040044', known),
    'from ****3000 or ****3000 at 37040044',
  );
  assert.is(withoutAccountNumbers('DE89370400440532013000', known), '****3000');
  assert.is(withoutAccountNumbers('card 998877665', ['00998877665']), 'card ****7665');
  assert.is(withoutAccountNumbers('bill 123456', ['0000123456']), 'bill 123456');
});

test.run();
