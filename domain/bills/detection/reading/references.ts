import type { TextReading } from './text-reading.ts';

/** Shorter numbers are days, card endings and store numbers, unless a label says otherwise. */
const REFERENCE_CHARACTERS_MIN = 5;
const REFERENCE_DIGITS_MIN = 4;
const LABELLED_DIGITS_MIN = 3;

/** The numbers in a text that may stand for a contract, a customer or an account. */
export function referencesIn({ tokens, bank }: TextReading): readonly string[] {
  const found = tokens.flatMap(({ word }, at) => {
    const digits = word.replace(/\P{N}/gu, '').length;
    if (word.length >= REFERENCE_CHARACTERS_MIN && digits >= REFERENCE_DIGITS_MIN) return [word];
    const isLabelled = bank.some(({ to, meanings }) => to === at && meanings.has('reference'));
    return isLabelled && digits >= LABELLED_DIGITS_MIN ? [word] : [];
  });
  return [...new Set(found)];
}
