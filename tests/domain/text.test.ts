import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bankSlug } from '../../domain/ledger/bank.ts';
import { searchForm } from '../../domain/search-form.ts';
import { characterCount, isEncodableText, isStorableText, trimmedText } from '../../domain/text.ts';
import * as fc from '../support/fast-check.ts';
import { thrownBy } from '../support/finance-errors.ts';

const texts = suite('text');

const noncharacters = [
  ...Array.from({ length: 0x20 }, (_, index) => 0xfdd0 + index),
  ...Array.from({ length: 0x11 }, (_, plane) => [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]).flat(),
].map((codePoint) => String.fromCodePoint(codePoint));

texts('text may be stored unless it contains NUL, an unpaired surrogate or one of the 66 noncharacters', () => {
  for (const text of ['', ' ', 'a', 'é', '🐙', '\u0001\t\n', '\ufeff', '\ufffd', '\ufdcf\ufdf0'])
    assert.ok(isStorableText(text));
  assert.is(noncharacters.length, 66);
  for (const bad of ['\0', '\ud83d', '\udc19', '\udc19\ud83d', ...noncharacters]) {
    assert.not(isStorableText(bad));
    assert.not(isStorableText(`a${bad}b`));
  }
});

texts('text that may be stored survives UTF-8 unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const survives = Buffer.from(text, 'utf8').toString('utf8') === text;
      const forbidden = text.includes('\0') || noncharacters.some((character) => text.includes(character));
      assert.is(isStorableText(text), survives && !forbidden);
      assert.is(isEncodableText(text), survives && !text.includes('\0'));
    }),
  );
});

texts('a refused text is named with its field and the broken rule', () => {
  const sentence = (text: string, minimum = 1) => {
    const error = thrownBy(() => trimmedText('name', text, { minimum, maximum: 3 }));
    return error?.fields?.['name']?.[0];
  };
  assert.is(sentence(' 🐙🐙🐙\n'), undefined);
  assert.is(sentence(' '), 'The name must have 1 to 3 characters.');
  assert.is(sentence('abcd'), 'The name must have 1 to 3 characters.');
  assert.is(sentence('abcd', 0), 'The name must have at most 3 characters.');
  assert.is(sentence('a\uffff'), 'The name must not contain NUL, unpaired surrogates or noncharacters such as U+FFFF.');
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
  assert.is(searchForm('Straße'), searchForm('STRASSE'));
  assert.not(searchForm('ı') === searchForm('i'));
});

texts('the form for searches is the same with and without accents, however they are written', () => {
  for (const [one, other] of [
    ['Crème Brûlée', 'creme brulee'],
    ['Cre\u0300me Bru\u0302le\u0301e', 'Crème Brûlée'],
    ['ŁÓDŹ', 'lodz'],
    ['Ærøskøbing', 'ærøskobing'],
    ['Đà Nẵng', 'da nang'],
    ['Ħamrun', 'hamrun'],
    ['ΌΔΌΣ', 'οδος'],
    ['Ёлка', 'елка'],
    ['Żubrówka, Ångström & Señor', 'zubrowka, angstrom & senor'],
  ] as const) {
    assert.is(searchForm(one), searchForm(other));
  }
});

texts('marks that make another letter are no accents', () => {
  for (const [one, other] of [
    ['が', 'か'],
    ['कि', 'क'],
    ['각', '가'],
    ['æ', 'a'],
  ] as const) {
    assert.not(searchForm(one) === searchForm(other));
  }
});

texts('the form for searches is its own form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.is(searchForm(searchForm(text)), searchForm(text));
    }),
  );
});

texts('a part of a text is found in it, wherever it is cut', () => {
  const units = ['Σ', 'ς', 'Α', ' ', 'İ', 'I', 'ß', 'É', 'e', '\u0301', '\u0308', 'ø', 'Ł', 'Ά', '.'];
  const letters = fc.string({ unit: fc.constantFrom(...units), maxLength: 12 });
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
