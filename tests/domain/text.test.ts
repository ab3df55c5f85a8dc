import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bankSlug } from '../../domain/bank.ts';
import { searchForm } from '../../domain/search-form.ts';
import { characterCount, isStorableText } from '../../domain/text.ts';

const texts = suite('text');

texts('text without NUL and unpaired surrogates can be stored, and none other', () => {
  for (const text of ['', ' ', 'a', 'é', '🐙', '\u0001\t\n', '\uffff']) assert.ok(isStorableText(text));
  for (const text of ['\0', 'a\0b', '\ud83d', '\udc19', '\udc19\ud83d', 'a\ud83db']) assert.not(isStorableText(text));
});

texts('text that can be stored comes back from UTF-8 as it was, and none other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const back = Buffer.from(text, 'utf8').toString('utf8');
      assert.is(isStorableText(text), back === text && !text.includes('\0'));
    }),
  );
});

texts('characters are counted as a person counts them, not in halves', () => {
  assert.equal(['', 'a', 'é', '🐙', '🐙🐙a'].map(characterCount), [0, 1, 1, 1, 3]);
});

texts('the form for searches is the same for every case of a letter', () => {
  for (const [one, other] of [
    ['Café', 'CAFÉ'],
    ['жизнь', 'ЖИЗНЬ'],
    ['οδος', 'ΟΔΟΣ'],
    ['İstanbul', 'istanbul'],
  ] as const) {
    assert.is(searchForm(one), searchForm(other));
  }
  assert.not(searchForm('Straße') === searchForm('STRASSE'));
  assert.not(searchForm('ı') === searchForm('i'));
});

texts('a part of a text is found in it, wherever it is cut', () => {
  const letters = fc.string({ unit: fc.constantFrom('Σ', 'ς', 'Α', ' ', 'İ', 'I', 'ß', 'É', '.'), maxLength: 12 });
  fc.assert(
    fc.property(letters, letters, letters, (before, part, after) => {
      assert.ok(searchForm(before + part + after).includes(searchForm(part)));
    }),
  );
});

const slugs = suite('bank slugs');

slugs('a slug has the letters and digits of the name, lower-case and without marks', () => {
  for (const [name, slug] of [
    ['Zürcher Kantonalbank', 'zurcher-kantonalbank'],
    ['  ING-DiBa (Deutschland) ', 'ing-diba-deutschland'],
    ['Crédit Agricole', 'credit-agricole'],
    ['Cre\u0301dit Agricole', 'credit-agricole'],
    ['N26', 'n26'],
    ['三菱UFJ銀行', '三菱ufj銀行'],
    ['***', ''],
    ['', ''],
  ] as const) {
    assert.is(bankSlug(name), slug);
  }
});

slugs('a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      assert.is(bankSlug(bankSlug(name)), bankSlug(name));
    }),
    { numRuns: 500 },
  );
});

texts.run();
slugs.run();
