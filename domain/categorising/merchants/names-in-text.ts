import { says, type TextReading } from '../../bank-texts/text-reading.ts';
import type { Token } from '../../bank-texts/tokens.ts';
import type { BankSense } from '../../bank-texts/words/bank-words.ts';
import { LEADING, NO_NAMES, OF_NAMES, OPENING, TRANSFERS } from '../words/around-names.ts';
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
  return runs
    .filter((run) => run.some(isName))
    .map((run) =>
      withInitial(reading, withArticle(reading, withParticles(reading, withNeighbours(tokens, run, inBook)))),
    );
}

/**
 * The brand of the user's own card, a label, a bank's code before an account number, and words that no lexicon has.
 */
function isOfBank({ tokens, bank }: TextReading, at: number): boolean {
  const { word } = tokens[at]!;
  const country = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u.exec(word)?.[1];
  if (tokens[at]!.behind === ':' || isReference(tokens[at]!)) return true;
  const next = tokens[at + 1]?.word ?? '';
  const isBankCode = country !== undefined && next.startsWith(country) && /^..\p{N}/u.test(next);
  return isBankCode || NO_NAMES.has(word) || senseAt(bank, at, OF_BANK);
}

/** “DVLA-76ZWCUW”: a number behind a dash. */
function isReference({ word, before }: Token): boolean {
  return before === '-' && word.length >= REFERENCE_CHARACTERS_MIN && /\p{N}/u.test(word);
}

const REFERENCE_CHARACTERS_MIN = 5;

const OF_BANK: readonly BankSense[] = [
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
  const known = (all: readonly number[]) => inBook(all.map((at) => tokens[at]!));
  const [first, last] = [run[0]!, run.at(-1)!];
  const [before, behind] = [tokens[first - 1], tokens[last + 1]];
  const longest = first === 1 ? 5 : 3;
  const isShort = before?.behind === '' && /^\p{L}{2,}$/u.test(before.word) && before.word.length <= longest;
  if (isShort && inBook([before]) > 0) return [first - 1, ...run];
  if (before !== undefined && known([first - 1, ...run]) > 1) return [first - 1, ...run];
  if (behind === undefined) return run;
  const isGroup = run.length === 1 && tokens[last]!.behind === '' && OF_NAMES.has(behind.word);
  const goesOn = isGroup || tokens[last]!.behind === '&' || known([...run, last + 1]) > run.length;
  return goesOn ? [...run, last + 1] : run;
}

/** “SA Water”, “NSW Health”: what a state of Australia provides. */
export function isOfState(state: string, service: string | undefined): boolean {
  return STATES.has(state) && service !== undefined && PUBLIC.has(service);
}

const STATES: ReadonlySet<string> = new Set('SA NSW QLD VIC WA TAS ACT NT'.split(' '));
const PUBLIC: ReadonlySet<string> = new Set('WATER HEALTH POWER POLICE GOVERNMENT RAIL TRAINS'.split(' '));

/** “Kenneth B”: whom people pay, with the initial of a surname. */
function withInitial(reading: TextReading, run: readonly number[]): readonly number[] {
  const at = run.at(-1)! + 1;
  const isInitial = /^\p{Lu}$/u.test(reading.tokens[at]?.text ?? '') && reading.tokens[at - 1]!.behind === '';
  return isInitial && isTransfer(reading) && !says(reading, 'purchase') ? [...run, at] : run;
}

/** “The Range”, “P. Gallagher”: an article right before a name is part of it, and so is an initial in a transfer. */
function withArticle(reading: TextReading, run: readonly number[]): readonly number[] {
  const at = run[0]! - 1;
  const { word = '', behind } = reading.tokens[at] ?? {};
  if (behind === '' && isOfState(word, reading.tokens[run[0]!]!.word)) return [at, ...run];
  const isOpening = behind === '' && OPENING.has(word) && !SMALL.has(reading.tokens[at - 1]?.word ?? '');
  const isFree = behind === '.' || (behind === '' && !reading.bank.some(({ from, to }) => from <= at && at < to));
  return isOpening || (isFree && /^\p{L}$/u.test(word) && !says(reading, 'purchase')) ? [at, ...run] : run;
}

/** “J. de Vries”, “A. van den Berg”: what stands between the initials and the surname of whom people pay. */
function withParticles(reading: TextReading, run: readonly number[]): readonly number[] {
  let start = run[0]!;
  while (SMALL.has(reading.tokens[start - 1]?.word ?? '') && reading.tokens[start - 1]!.behind === '') start -= 1;
  const isBehindInitial = /^\p{L}$/u.test(reading.tokens[start - 1]?.word ?? '');
  if (start === run[0] || !isBehindInitial || says(reading, 'purchase')) return run;
  return [...Array.from({ length: run[0]! - start }, (_, nth) => start + nth), ...run];
}

/** Whether people pay each other so. */
export function isTransfer(reading: TextReading): boolean {
  return says(reading, 'peer') || reading.tokens.some(({ word }) => TRANSFERS.has(word));
}
