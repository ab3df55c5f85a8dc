import { bankPhrases, kindByStem, merchantPhrases } from './lexicons.ts';
import { nameTokens } from './name-tokens.ts';
import { type Found, findPhrases, wordsOf } from './phrases.ts';
import { isCurrencyOfAmount, isLabelWord, type Token, tokensOf } from './tokens.ts';
import type { BankSense } from './words/bank-words.ts';
import { LEGAL_FORMS } from './words/banks/schemes.ts';
import type { MerchantKind } from './words/merchant-words.ts';

/** A text with what the lexicons know of its words. */
export interface TextReading {
  readonly tokens: readonly Token[];
  /**
   * What the bank says. Names of several words are not read as words of a bank (CREDIT in “Ford Credit”), nor single
   * words of its phrases as names (MOBILE in “mobile banking”).
   */
  readonly bank: readonly Found<BankSense>[];
  readonly merchants: readonly Found<MerchantKind>[];
  /** The positions of the tokens that name the other party, in order; empty if the text names nobody. */
  readonly names: readonly number[];
}

export function readText(text: string): TextReading {
  const tokens = tokensOf(text.replace(INCLUDED_FEE, (said) => ' '.repeat(said.length)));
  const words = tokens.map(({ word }) => word);
  const mayBeCut = tokens.map((_, at) => isAtEndOfField(tokens, at));
  const bank = findPhrases(bankPhrases(), words, mayBeCut);
  const phrases = findPhrases(merchantPhrases(), words, mayBeCut).filter(
    ({ from, to }) => to > from + 1 || !(isLabelWord(tokens[from]!) || isCurrencyOfAmount(tokens, from)),
  );
  const merchants = [...phrases, ...stemsIn(words, [...phrases, ...bank])].filter(
    (found) => found.to > found.from + 1 || !bank.some((one) => one.to > one.from + 1 && overlaps(found, one)),
  );
  const names = merchants.filter((found) => found.to > found.from + 1 && !isCovered(found, bank));
  const said = bank.filter((found) => !names.some((name) => overlaps(found, name)));
  return {
    tokens,
    merchants: withoutLegalForms(merchants, words),
    bank: said,
    names: nameTokens({ tokens, bank: said }),
  };
}

/**
 * What a bank took for a purchase abroad is no fee by itself: “14.95AUD @ 0.9320 conversion rate ;(INC. $0.40 CURRENCY
 * CONVERSION COMMISSION) Audible”.
 */
const INCLUDED_FEE = /\((?:inc|incl|including|inkl|dont|incluye|incluyendo|inclui|di cui|waarvan)\b[^()]{0,80}\)/giu;

/** So much of the last word must be left to recognise a phrase. */
const CUT_LAST_WORD_CHARACTERS_MIN = 3;

/** Banks cut a word off at the end of its field: before the end of the text, a number or a mark. */
function isAtEndOfField(tokens: readonly Token[], at: number): boolean {
  const { word, behind } = tokens[at]!;
  if (word.length < CUT_LAST_WORD_CHARACTERS_MIN || /\p{N}/u.test(word)) return false;
  const next = tokens[at + 1];
  return next === undefined || behind !== '' || /\p{N}/u.test(next.word);
}

const LEGAL_FORM_WORDS: ReadonlySet<string> = new Set(
  (LEGAL_FORMS.senses.channel ?? '').split(',').map((phrase) => wordsOf(phrase).join(' ')),
);

/** “Poste Vita SpA” is no spa: where other words say what a company is, its legal form says nothing. */
function withoutLegalForms(
  merchants: readonly Found<MerchantKind>[],
  words: readonly string[],
): readonly Found<MerchantKind>[] {
  const others = merchants.filter(({ from, to }) => to > from + 1 || !LEGAL_FORM_WORDS.has(words[from]!));
  return others.length > 0 ? others : merchants;
}

/** Words that no phrase covers and that say by a part of them what the merchant is. */
function stemsIn(words: readonly string[], phrases: readonly Found<string>[]): readonly Found<MerchantKind>[] {
  return words.flatMap((word, at) => {
    const meanings = kindByStem(word);
    const isKnown = meanings === undefined || phrases.some(({ from, to }) => from <= at && at < to);
    return isKnown ? [] : [{ from: at, to: at + 1, meanings }];
  });
}

/** Whether phrases of the bank explain every word: “annual membership”, unlike “Direct Line”. */
function isCovered({ from, to }: Found<string>, phrases: readonly Found<string>[]): boolean {
  for (let at = from; at < to; at += 1) if (!phrases.some((one) => one.from <= at && at < one.to)) return false;
  return true;
}

function overlaps(one: Found<string>, other: Found<string>): boolean {
  return one.from < other.to && other.from < one.to;
}

export function says({ bank }: TextReading, ...senses: readonly BankSense[]): boolean {
  return bank.some(({ meanings }) => senses.some((sense) => meanings.has(sense)));
}

/** Reads texts, as `readText` does. */
export type Read = (text: string) => TextReading;

/** Remembers what it has read, for one payment: name, category and key all begin with the same text. */
export function readingOnce(): Read {
  const known = new Map<string, TextReading>();
  return (text) => {
    const reading = known.get(text) ?? readText(text);
    known.set(text, reading);
    return reading;
  };
}
