import * as independent from 'currency-codes';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CURRENCY_CODES, currencySymbol, minorDigits, parseCurrency } from '../../../domain/money/currency.ts';
import { currency } from '../../support/fixtures.ts';

const currencies = suite('currencies');

currencies('a code is accepted in any case and stored in upper case', () => {
  for (const text of ['USD', 'usd', 'uSd']) assert.is(parseCurrency(text), 'USD');
});

currencies('text that is not a code of ISO 4217 is refused', () => {
  const refused = ['', 'US', 'USDT', 'US ', ' USD', 'USD\n', 'ZZZ', 'ABC', 'BTC', '840', '$', '€', 'U$D'];
  for (const text of refused) assert.is(parseCurrency(text), undefined, text);
});

currencies('other letters that become A to Z in upper case are refused', () => {
  // In upper case, ſ is S and ı is I.
  assert.is(parseCurrency('uſd'), undefined);
  assert.is(parseCurrency('ınr'), undefined);
});

currencies('names of object members are not currencies', () => {
  for (const text of ['constructor', '__proto__', 'toString']) assert.is(parseCurrency(text), undefined);
});

currencies('metals, bond units, the test code and "no currency" are not currencies of an account', () => {
  const refused = ['XAU', 'XAG', 'XPT', 'XPD', 'XBA', 'XBB', 'XBC', 'XBD', 'XDR', 'XSU', 'XUA', 'XTS', 'XXX'];
  for (const code of refused) assert.is(parseCurrency(code), undefined, code);
});

currencies('minor digits are those of ISO 4217, even where browsers show others', () => {
  const digits = { USD: 2, HUF: 2, IDR: 2, COP: 2, PKR: 2, IQD: 3, JPY: 0, KRW: 0, ISK: 0, KWD: 3, BHD: 3, CLF: 4 };
  for (const [code, expected] of Object.entries(digits)) assert.is(minorDigits(currency(code)), expected, code);
});

/** What the package of June 2024 cannot know, and codes in it that no account has. */
const NEWER_THAN_THE_PACKAGE = ['XCG'];
const WITHDRAWN_BEFORE_THE_PACKAGE = ['BYR', 'HRK', 'MRO', 'SLL', 'STD', 'VEF', 'ZWL'];
const WITHOUT_MINOR_UNITS = /^X(A[GU]|B[A-D]|DR|P[DT]|SU|TS|UA|XX)$/;

currencies('every code and its digits agree with an independent list of ISO 4217', () => {
  const listed = independent.codes().filter((code) => !WITHOUT_MINOR_UNITS.test(code));
  const ours = CURRENCY_CODES.filter(
    (code) => ![...NEWER_THAN_THE_PACKAGE, ...WITHDRAWN_BEFORE_THE_PACKAGE].includes(code),
  );
  assert.equal(
    ours.map((code) => [code, minorDigits(code)]),
    listed.toSorted((a, b) => (a < b ? -1 : 1)).map((code) => [code, independent.code(code)?.digits]),
  );
});

currencies('the Caribbean guilder of 2025 is known, and so is the one that it replaced', () => {
  assert.is(minorDigits(currency('XCG')), 2);
  assert.is(minorDigits(currency('ANG')), 2);
});

currencies('currencies withdrawn since 2017 are known, because older transactions have them', () => {
  for (const code of [...WITHDRAWN_BEFORE_THE_PACKAGE, 'ANG', 'BGN', 'CUC']) assert.is(parseCurrency(code), code);
});

currencies('symbols are those of en-US', () => {
  assert.is(currencySymbol(currency('USD')), '$');
  assert.is(currencySymbol(currency('CAD')), 'CA$');
  assert.is(currencySymbol(currency('CHF')), undefined);
});

currencies('no two currencies have the same symbol', () => {
  const symbols = CURRENCY_CODES.flatMap((code) => currencySymbol(code) ?? []);
  assert.is(new Set(symbols).size, symbols.length);
});

currencies.run();
