import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Filling,
  fillTemplate,
  plainLetters,
} from '../../../scripts/evaluation/foreign/printing/fill-template.ts';
import { Random } from '../../../scripts/evaluation/foreign/random.ts';

const templates = suite('templates of statement texts');

templates('fill in values and apply their changes in order', () => {
  assert.is(fill('{payee|up|ascii|cut=6|pad=8}{place}'), 'MULLER  Köln');
});

templates('make new characters in every row where the mark has no sign', () => {
  const random = new Random('rows');
  const [first, second] = [fill('{#12}', random), fill('{#12}', random)];
  assert.match(first, /^\d{12}$/);
  assert.is.not(first, second);
});

templates('keep the characters of a contract and of an account', () => {
  assert.is(fill('{@X8}-{%4}', new Random('one row')), fill('{@X8}-{%4}', new Random('another row')));
  assert.match(fill('{@X8}-{%4}'), /^[A-Z0-9]{8}-\d{4}$/);
});

templates('print dates by their letter and pattern', () => {
  assert.is(fill('{d:DD.MM.YYYY} {b:YY}'), '<d DD.MM.YYYY> <b YY>');
});

templates('with an unknown mark or change are refused', () => {
  assert.throws(() => fill('{nobody}'), /\{nobody\}/);
  assert.throws(() => fill('{payee|shout}'), /shout/);
});

templates('lose their accents letter by letter, also those that are not composed', () => {
  assert.is(plainLetters('Łódź, Århus, Straße, Œuvre'), 'Lodz, Arhus, Strasse, OEuvre');
});

function fill(template: string, random = new Random('row')): string {
  const values: Readonly<Record<string, string>> = { payee: 'Müller GmbH', place: 'Köln' };
  const filling: Filling = {
    value: (name) => values[name],
    date: (letter, pattern) => `<${letter} ${pattern}>`,
    random,
    constant: (key) => new Random(`contract ${key}`),
    account: (key) => new Random(`account ${key}`),
  };
  return fillTemplate(template, filling);
}

templates.run();
