import type { ReadRow } from './read-row.ts';

/** So many words at the beginning of a name are compared: a first and a last name. */
const NAME_WORDS = 2;

/**
 * Returns whether somebody of a name has paid the user. The amount of a payment under the same first word is a refund,
 * and does not count.
 */
export function namesOfPayers<Id>(
  rows: readonly ReadRow<Id>[],
  payments: readonly { readonly words: readonly string[]; readonly amount: number }[],
): (words: readonly string[]) => boolean {
  const paid = new Set(payments.map(({ words, amount }) => `${amount} ${words[0]}`));
  const textsByWord = new Map<string, Set<number>>();
  const texts = new Set<string>();
  for (const { observation, descriptor } of rows) {
    const { amount, description } = observation;
    const { words, isNamed } = descriptor;
    if (amount <= 0 || texts.has(description) || !isNamed || paid.has(`${amount} ${words[0]}`)) continue;
    texts.add(description);
    for (const word of words) textsByWord.set(word, (textsByWord.get(word) ?? new Set()).add(texts.size));
  }
  return (words) => {
    const [first, ...others] = words.slice(0, NAME_WORDS).map((word) => textsByWord.get(word));
    return first !== undefined && [...first].some((text) => others.every((other) => other?.has(text) === true));
  };
}

/** Sums that people choose have one or two digits before two or more zeros: 50.00, 120.00, ¥5,000. */
export function isRound(amount: number): boolean {
  return /^[0-9]{1,2}00+$/.test(String(amount));
}

/**
 * Whether an amount ends as a set price does: 65.00, 8.99, 12.50, ¥4,900. The sum of a basket does so by chance only,
 * about once in ten times.
 */
export function hasPriceEnding(amount: number): boolean {
  return PRICE_ENDINGS.has(amount % 100);
}

const PRICE_ENDINGS: ReadonlySet<number> = new Set([0, 50, 49, 90, 95, 99, 80, 88, 98]);
