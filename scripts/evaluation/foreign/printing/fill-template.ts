import type { Random } from '../random.ts';

/**
 * What a template is filled from.
 *
 * A template is text with marks in braces. `{payee}` is a value by its name. `{#6}` stands for six digits and `{X6}`
 * for six capital letters and digits, new in every row (`x6` in small letters, `A6` only letters); `{@6}`, `{@X6}`,
 * `{@x6}` and `{@A6}` for ones that stay as long as the contract, `{%6}` for ones of the account. `{d:DD.MM.YYYY}` is
 * the day of the payment, `{b:…}` the one of its booking, `{n:…}` the next month and `{p:…}` the month before. After a
 * bar come changes, in their order: `up`, `low`, `title`, `ascii`, `tight` (no spaces), `cut=22`, `pad=25`.
 */
export interface Filling {
  readonly value: (name: string) => string | undefined;
  /** Prints a day: the mark's letter, and its pattern. */
  readonly date: (letter: string, pattern: string) => string;
  /** For the characters that are new in every row. */
  readonly random: Random;
  /** For the characters that stay: the same key gives the same ones. */
  readonly constant: (key: string) => Random;
  /** The same for those of the account. */
  readonly account: (key: string) => Random;
}

const ALPHABETS: Readonly<Record<string, string>> = {
  '#': '0123456789',
  X: 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789',
  x: 'abcdefghijkmnopqrstuvwxyz0123456789',
  A: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
};

export function fillTemplate(template: string, filling: Filling): string {
  let position = 0;
  return template.replace(/\{([^{}|]+)((?:\|[^{}|]+)*)\}/g, (_, mark: string, changes: string) => {
    position += 1;
    return changes
      .split('|')
      .slice(1)
      .reduce(changed, valueOf(mark, position, filling));
  });
}

function valueOf(mark: string, position: number, filling: Filling): string {
  const characters = /^([@%]?)([#XxA]?)(\d+)$/.exec(mark);
  if (characters !== null) {
    const [, scope, letter, length] = characters;
    const alphabet = ALPHABETS[letter || '#'] ?? '';
    return sourceFor(scope, `${position}${mark}`, filling).characters(alphabet, Number(length));
  }
  const date = /^([dbnp]):(.+)$/.exec(mark);
  if (date !== null) return filling.date(date[1] ?? 'd', date[2] ?? '');
  const value = filling.value(mark);
  if (value === undefined) throw new RangeError(`No template can have the mark {${mark}}.`);
  return value;
}

function sourceFor(scope: string | undefined, key: string, { random, constant, account }: Filling): Random {
  if (scope === '@') return constant(key);
  return scope === '%' ? account(key) : random;
}

function changed(text: string, change: string): string {
  const [name = '', size] = change.split('=');
  const make = CHANGES[name];
  if (make === undefined) throw new RangeError(`No template can have the change ${change}.`);
  return make(text, Number(size));
}

const CHANGES: Readonly<Record<string, (text: string, size: number) => string>> = {
  up: (text) => text.toUpperCase(),
  low: (text) => text.toLowerCase(),
  title: (text) => text.toLowerCase().replace(/(^|[\s.'-])\p{L}/gu, (start) => start.toUpperCase()),
  ascii: plainLetters,
  tight: (text) => text.replaceAll(/\s+/g, ''),
  cut: (text, size) => Array.from(text).slice(0, size).join('').trimEnd(),
  pad: (text, size) => text.padEnd(size),
};

const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  ł: 'l',
  Ł: 'L',
  œ: 'oe',
  Œ: 'OE',
};

/** The letters of the text without accents, as old systems of banks print them. */
export function plainLetters(text: string): string {
  return text
    .replaceAll(/[ßøØæÆłŁœŒ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
