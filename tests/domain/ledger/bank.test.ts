import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bankSlug, namedBank } from '../../../domain/ledger/bank.ts';
import { fieldsOf } from '../../support/finance-errors.ts';
import { MADE_AT } from '../../support/fixtures.ts';

const banks = suite('banks');

banks('a slug is lower case, without accents, and joined by single hyphens', () => {
  assert.is(bankSlug('Zürcher Kantonalbank'), 'zurcher-kantonalbank');
  assert.is(bankSlug(' Crédit  Agricole (Île-de-France)! '), 'credit-agricole-ile-de-france');
  assert.is(bankSlug('三菱UFJ銀行'), '三菱ufj銀行');
  assert.is(bankSlug('--!'), '');
});

banks('a bank has its name, trimmed, and the slug of the name', () => {
  assert.equal(namedBank('  Harbor Bank ', MADE_AT), {
    name: 'Harbor Bank',
    slug: 'harbor-bank',
    country: null,
    logoUrl: null,
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
  });
});

banks(
  'a bank’s name is refused without a letter or digit, if it is too long, has a NUL, or means the built-in bank',
  () => {
    for (const name of ['', ' ', '--', 'Manual', 'mánual!', 'x'.repeat(256), 'a\0']) {
      const seen = fieldsOf(() => namedBank(name, MADE_AT));
      assert.equal(seen, ['bank'], name);
    }
  },
);

banks.run();
