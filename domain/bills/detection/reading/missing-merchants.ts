import {
  MISSING_MERCHANT_SHARE_MIN,
  MISSING_MERCHANT_WORD_CHARACTERS_MIN,
  MISSING_MERCHANT_WORD_ROWS_MIN,
} from '../parameters.ts';
import type { LooseCharge } from './merchant-groups.ts';

/**
 * Gives rows without a merchant name the one that other rows with the same description have: feeds name the merchant of
 * a bill on some of its rows only. The longest beginning of the description that leads to one merchant decides.
 */
export function withNamesOfMerchants(rows: readonly LooseCharge[]): readonly LooseCharge[] {
  const merchants = merchantsByBeginning(rows);
  if (merchants.size === 0) return rows;
  return rows.map((row) => {
    if (row.spoken !== undefined) return row;
    for (const beginning of beginningsOf(row.words)) {
      const known = merchants.get(beginning);
      if (known === undefined) continue;
      const words = soleMerchant(beginning, known);
      return words === undefined ? row : { ...row, words };
    }
    return row;
  });
}

interface Named {
  readonly words: readonly string[];
  readonly rows: number;
}

function merchantsByBeginning(rows: readonly LooseCharge[]): ReadonlyMap<string, ReadonlyMap<string, Named>> {
  const merchants = new Map<string, Map<string, Named>>();
  for (const { words, spoken } of rows) {
    if (spoken === undefined) continue;
    const name = words.join(' ');
    for (const beginning of beginningsOf(spoken)) {
      const known = merchants.get(beginning) ?? new Map<string, Named>();
      merchants.set(beginning, known.set(name, { words, rows: (known.get(name)?.rows ?? 0) + 1 }));
    }
  }
  return merchants;
}

function soleMerchant(beginning: string, known: ReadonlyMap<string, Named>): readonly string[] | undefined {
  const all = [...known.values()].reduce((sum, { rows }) => sum + rows, 0);
  const first = [...known.values()].reduce((one, other) => (other.rows > one.rows ? other : one));
  const isEnough =
    beginning.includes(' ') ||
    (beginning.length >= MISSING_MERCHANT_WORD_CHARACTERS_MIN && first.rows >= MISSING_MERCHANT_WORD_ROWS_MIN);
  return isEnough && first.rows >= MISSING_MERCHANT_SHARE_MIN * all ? first.words : undefined;
}

/** The whole name, its first two words, and its first word. */
function beginningsOf(words: readonly string[]): readonly string[] {
  return [...new Set([words.join(' '), words.slice(0, 2).join(' '), words[0] ?? ''])].filter((text) => text !== '');
}
