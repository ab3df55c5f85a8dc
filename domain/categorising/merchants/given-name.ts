import { type Read, says } from '../../bank-texts/text-reading.ts';
import { tokensOf } from '../../bank-texts/tokens.ts';
import { PROCESSORS } from '../../bank-texts/words/banks/schemes.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { READ_CHARACTERS } from './merchant-name.ts';

/** What a bank gives as a name tells how the money moved, or who collects it: “SumUp Payments”. */
export function isNobody(name: string, read: Read): boolean {
  if (name.length > READ_CHARACTERS) return false;
  const { tokens, names } = read(name);
  const words = tokens.map(({ word }) => word);
  if (names.length > 0) return words.join(' ') === 'STIPENDIO O PENSIONE';
  if (isKindOfPayment(name, read)) return true;
  return COLLECTORS.has(words.slice(0, words.findLastIndex((word) => !LEGAL_WORDS.has(word)) + 1).join(' '));
}

/** “Pago con tarjeta”, “Zahlung Debitkarte”: a column of the bank tells how somebody was paid, not who. */
export function isKindOfPayment(name: string, read: Read): boolean {
  if (name.length > KIND_CHARACTERS_MAX) return false;
  const { tokens, names } = read(name);
  return names.length === 0 && tokens.length > 1 && tokens.some(({ word }) => HOW_PAID.test(word));
}

const KIND_CHARACTERS_MAX = 60;
const HOW_PAID = /(?:KARTE|KARTOU|KARTA|CARD|CARTE|CARTA|CARTAO|TARJETA|KORT|KAART|KORTILLA|AUFTRAG)$/u;

/** Companies that collect payments for others, by names of several words: a single one may be whom people pay. */
const COLLECTORS: ReadonlySet<string> = new Set(
  (PROCESSORS.senses.channel ?? '').split(',').flatMap((phrase) => {
    const words = tokensOf(phrase).map(({ word }) => word);
    return words.length > 1 ? [words.join(' ')] : [];
  }),
);

/** “Pasticceria Flego Verona” for what the terminal has printed in capitals. */
export function isRepeated(name: string, description: string, read: Read): boolean {
  if (name.length > READ_CHARACTERS) return false;
  return description.includes(name.toUpperCase()) && says(read(description), 'purchase');
}
