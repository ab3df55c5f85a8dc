import type { BankSense } from './lexicon/bank-words.ts';
import { type Found, findPhrases } from './lexicon/phrases.ts';
import { BANK_PHRASES } from './lexicon/vocabulary.ts';
import { kindByStem, MERCHANT_PHRASES } from './merchants/merchant-kinds.ts';
import type { MerchantKind } from './merchants/merchant-words.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A text with what the lexicons know of its words. */
export interface TextReading {
  readonly tokens: readonly Token[];
  /**
   * What the bank says. Names of several words are not read as words of a bank (CREDIT in “Ford Credit”), nor single
   * words of its phrases as names (MOBILE in “mobile banking”).
   */
  readonly bank: readonly Found<BankSense>[];
  readonly merchants: readonly Found<MerchantKind>[];
}

export function readText(text: string): TextReading {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  const bank = findPhrases(BANK_PHRASES, words);
  const phrases = findPhrases(MERCHANT_PHRASES, words);
  const merchants = [...phrases, ...stemsIn(words, [...phrases, ...bank])].filter(
    (found) => found.to > found.from + 1 || !bank.some((one) => one.to > one.from + 1 && overlaps(found, one)),
  );
  const names = merchants.filter((found) => found.to > found.from + 1 && !isCovered(found, bank));
  return { tokens, merchants, bank: bank.filter((found) => !names.some((name) => overlaps(found, name))) };
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
