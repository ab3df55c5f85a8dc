import type { TextReading } from '../../bills/detection/reading/text-reading.ts';
import type { Token } from '../../bills/detection/reading/tokens.ts';
import type { BankSense } from '../../bills/detection/reading/words/bank-words.ts';
import { LEADING, NO_NAMES, OPENING } from '../words/around-names.ts';
import { senseAt } from './merchant-name.ts';
import { SMALL } from './written-name.ts';

/** How many words at the beginning of a name the book of merchants knows. */
export type InBook = (tokens: readonly Token[]) => number;

/** The positions of the words that name somebody, in pieces that nothing else interrupts. */
export function namesIn(reading: TextReading, inBook: InBook): readonly (readonly number[])[] {
  const { tokens } = reading;
  const runs: number[][] = [];
  for (const at of reading.names.filter((one) => !isOfBank(reading, one))) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined || !continues(reading, before, at)) runs.push([at]);
    else for (let inside = before + 1; inside <= at; inside += 1) last.push(inside);
  }
  const isName = (at: number) =>
    !LEADING.has(tokens[at]!.word) &&
    (/\p{L}{3}|[^\p{ASCII}]{2}|&/u.test(tokens[at]!.text) || inBook([tokens[at]!]) > 0);
  return runs.filter((run) => run.some(isName)).map((run) => withArticle(tokens, withNeighbours(tokens, run, inBook)));
}

/**
 * The brand of the user's own card, a label, a bank's code before an account number, and words that no lexicon has.
 */
function isOfBank({ tokens, bank }: TextReading, at: number): boolean {
  const { word } = tokens[at]!;
  const country = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u.exec(word)?.[1];
  if (tokens[at]!.behind === ':') return true;
  const next = tokens[at + 1]?.word ?? '';
  const isBankCode = country !== undefined && next.startsWith(country) && /^..\p{N}/u.test(next);
  return isBankCode || NO_NAMES.has(word) || senseAt(bank, at, OF_BANK);
}

const OF_BANK: readonly BankSense[] = [
  'ownAlone',
  'cardBrand',
  'ownTransfer',
  'fee',
  'feeEvent',
  'commission',
  'upkeep',
  'returned',
];

/** The next word of the name, or the one behind “de” or “of”. */
function continues({ tokens, bank }: TextReading, before: number, at: number): boolean {
  for (let between = before; between < at; between += 1) {
    const { behind, word } = tokens[between]!;
    if (!JOINTS.has(behind)) return false;
    const isInside =
      SMALL.has(word) || (senseAt(bank, between, ['small']) && !/\p{N}/u.test(word)) || /^\p{L}$/u.test(word);
    if (between > before && !isInside) return false;
  }
  return true;
}

const JOINTS: ReadonlySet<string> = new Set(['', '-', '&', '+', "'", '.', '’']);

/**
 * “Circle K”, “100 Montaditos”, “BP Areeiro”: what stands beside a name is part of it if the book of merchants says so.
 */
function withNeighbours(tokens: readonly Token[], run: readonly number[], inBook: InBook): readonly number[] {
  const isKnown = (all: readonly number[]) =>
    all.every((at) => tokens[at] !== undefined) && inBook(all.map((at) => tokens[at]!)) > run.length;
  const [first, last] = [run[0]!, run.at(-1)!];
  const before = tokens[first - 1];
  const longest = first === 1 ? 5 : 3;
  const isShort = before?.behind === '' && /^\p{L}{2,}$/u.test(before.word) && before.word.length <= longest;
  if (isShort && inBook([before]) > 0) return [first - 1, ...run];
  return (
    [
      [first - 1, ...run],
      [...run, last + 1],
    ].find(isKnown) ?? run
  );
}

/** “The Range”: an article right before a name is part of it. */
function withArticle(tokens: readonly Token[], run: readonly number[]): readonly number[] {
  const at = run[0]! - 1;
  const isOpening = tokens[at]?.behind === '' && OPENING.has(tokens[at].word) && !SMALL.has(tokens[at - 1]?.word ?? '');
  return isOpening ? [at, ...run] : run;
}
