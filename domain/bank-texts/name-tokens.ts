import { bankPhrases, merchantPhrases } from './lexicons.ts';
import type { Found } from './phrases.ts';
import { isCurrencyOfAmount, isLabelWord, type Token } from './tokens.ts';
import type { BankSense } from './words/bank-words.ts';
import { MONTHS, WEEKDAYS } from './words/calendar-words.ts';

/** What these phrases say is how the money moved, not to whom. */
const NOISE: readonly BankSense[] = [
  'channel',
  'small',
  'purchase',
  'standing',
  'reference',
  'payee',
  'holder',
  'cash',
  'cardDebt',
  'pending',
  'invoice',
  'peer',
];
const LABELS: readonly BankSense[] = ['payee', 'reference', 'holder'];

/** The words of a text, and what the bank says with them. */
interface Said {
  readonly tokens: readonly Token[];
  readonly bank: readonly Found<BankSense>[];
}

/**
 * The positions of the tokens that name the other party, in order; empty if the text names nobody. In a text with
 * labels they stand behind the label of the payee, or else before the first label: NETFLIX in “NETFLIX DES:PAYMENT
 * ID:123 INDN:J DOE”.
 */
export function nameTokens(text: Said): readonly number[] {
  const noise = noiseAt(text);
  const named = text.tokens.flatMap((_, at) => (noise[at] === true ? [] : [at]));
  for (const part of labelledParts(text)) {
    const inPart = named.filter((at) => part.includes(at));
    if (inPart.length > 0) return inPart;
  }
  return named;
}

function noiseAt(text: Said): readonly boolean[] {
  const { tokens, bank } = text;
  const noise = tokens.map(
    (token, at) => isNumberOrDate(text, at) || isMask(token) || isLabelWord(token) || isCurrencyOfAmount(tokens, at),
  );
  for (const [index, { from, to, meanings }] of bank.entries()) {
    const isNoise = NOISE.some((sense) => meanings.has(sense));
    if (isNoise || (meanings.has('cardBank') && isOwnBank(text, index))) noise.fill(true, from, to);
  }
  return noise;
}

/** What is left of a hidden number: “xxxx 9990”. */
function isMask({ word }: Token): boolean {
  return /^X{3,}$/u.test(word);
}

/** The user’s own bank stands before its channel: “ANZ INTERNET BANKING BPAY SYDNEY WATER”. */
function isOwnBank({ bank }: Said, index: number): boolean {
  const { from, to } = bank[index]!;
  return from === 0 && bank[index + 1]?.from === to && bank[index + 1]!.meanings.has('channel');
}

function isNumberOrDate({ tokens }: Said, at: number): boolean {
  const { word } = tokens[at]!;
  if (/\p{N}/u.test(word)) return !isNameWithDigits(word);
  if (word.length === 1) return !/[\p{Script=Han}\p{Script=Hangul}]/u.test(word);
  if (!MONTHS.has(word) && !WEEKDAYS.has(word)) return false;
  const isBesideNumber = [tokens[at - 1], tokens[at + 1]].some((other) => /^\p{N}{1,4}$/u.test(other?.word ?? ''));
  // March in Turkish, and a market elsewhere.
  return isBesideNumber || (word !== 'MART' && (word.length > 3 || at > 0));
}

const NAME_WITH_DIGITS = new RegExp(
  [
    String.raw`^(?:\p{N}{1,2}(\p{L}{5,})|(\p{L}{5,})\p{N}{1,2}|\p{L}{1,2}\p{N}|\p{L}\p{N}{1,2}\p{L}{4,}`,
    String.raw`\p{L}{3,}[24]\p{L}{2,}|\p{L}{4,}[24]\p{L})$`,
  ].join('|'),
  'u',
);

/**
 * Words with digits are references, dates, telephone or store numbers, unless a merchant is known by it, or the digits
 * stand before, after or between runs of letters that are too long for a reference: 1PASSWORD, O2, STUDIO54, M6TOLL,
 * HOSTING4U.
 */
function isNameWithDigits(word: string): boolean {
  if (merchantPhrases().meanings.has(word) || bankPhrases().meanings.has(word)) return true;
  const letters = NAME_WITH_DIGITS.exec(word);
  return letters !== null && !MONTHS.has(letters[1] ?? '') && !MONTHS.has(letters[2] ?? '');
}

/** The parts of a labelled text that may hold the name, best first; none if the text has no labels. */
function labelledParts(text: Said): readonly (readonly number[])[] {
  const { tokens, bank } = text;
  const known = bank.filter(
    ({ from, to, meanings }) =>
      LABELS.some((sense) => meanings.has(sense)) && isLabel(tokens[from]!.before, tokens[to - 1]!.behind),
  );
  if (known.length === 0) return [];
  const labels = [...known, ...otherLabels(text, known)].sort((a, b) => a.from - b.from);
  const ends = [...labels.slice(1).map(({ from }) => from), tokens.length];
  const payees = labels.flatMap(({ to, meanings }, index) => (meanings.has('payee') ? [range(to, ends[index]!)] : []));
  return [...payees, range(0, labels[0]!.from)];
}

/** Labels that no lexicon knows, which end the part before them. */
function otherLabels({ tokens }: Said, known: readonly Found<BankSense>[]): readonly Found<BankSense>[] {
  return tokens.flatMap((token, from) => {
    const isNew = isLabelWord(token) && !known.some((one) => one.from <= from && from < one.to);
    return isNew ? [{ from, to: from + 1, meanings: NO_MEANINGS }] : [];
  });
}

const NO_MEANINGS: ReadonlySet<BankSense> = new Set();

function isLabel(before: string, behind: string): boolean {
  return behind === ':' || behind === '+' || (before === '/' && behind === '/');
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
