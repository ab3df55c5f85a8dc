import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ibanAtStart, isCardNumber, isIban, isPolishAccount } from '../../../domain/statements/bank-numbers.ts';

const numbers = suite('numbers of accounts and cards');

numbers('an IBAN has the length of its country and correct check digits', () => {
  for (const iban of ['DE89370400440532013000', 'NO9386011117947', 'MT84MALT011000012345MTLCAST001S']) {
    assert.ok(isIban(iban) && isIban(iban.toLowerCase()), iban);
  }
  assert.not(isIban('DE88370400440532013000'));
  // Check digits that are right, and a length that no German IBAN has.
  assert.not(isIban('DE95370400440532013'));
  assert.not(isIban('ZZ89370400440532013000'));
});

numbers('the longest beginning in whole parts counts, so a word behind an IBAN is no part of it', () => {
  assert.is(ibanAtStart('DE89 3704 0044 0532 0130 00 RENT'), 'DE89 3704 0044 0532 0130 00');
  assert.is(ibanAtStart('NL91.ABNA.0417.1643.00-rent'), 'NL91.ABNA.0417.1643.00');
  assert.is(ibanAtStart('DE88 3704 0044 0532 0130 00'), undefined);
});

numbers('a card number has 13 to 19 digits, begins with 2 to 6, and passes the Luhn check', () => {
  assert.ok(isCardNumber('4111111111111111') && isCardNumber('378282246310005'));
  for (const other of ['4111111111111112', '1111111111111117', '42', '4111 1111 1111 1111']) {
    assert.not(isCardNumber(other), other);
  }
});

numbers('a Polish account is an IBAN without its country', () => {
  assert.ok(isPolishAccount('61109010140000071219812874'));
  assert.not(isPolishAccount('61109010140000071219812875'));
});

numbers.run();
