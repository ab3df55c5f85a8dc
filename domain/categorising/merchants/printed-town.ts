import type { TextReading } from '../../bank-texts/text-reading.ts';
import type { Token } from '../../bank-texts/tokens.ts';
import { TRADES } from '../words/around-names.ts';
import { REGIONS } from '../words/regions.ts';
import { withoutTown } from './merchant-name.ts';
import type { InBook } from './names-in-text.ts';
import { SMALL } from './written-name.ts';

/*
 * Towns that no list has, where the bank's wording says that one stands behind the name of a shop.
 */

/** PostFinance, Crédit Agricole and DNB print the town behind the name of a shop, always. */
const TOWN_LAST = /^(?:KAUF\/DIENSTLEISTUNG VOM .*KARTEN|PAIEMENT PAR CARTE X\d{4} |Varekjøp .* Dato \d)/iu;

export function endsWithTown(text: string): boolean {
  return TOWN_LAST.test(text);
}

/** Without the last word, unless the town was known, or it belongs to the name. */
export function withoutLastTown(
  tokens: readonly Token[],
  { countries, inBook }: { readonly countries: ReadonlySet<string>; readonly inBook: InBook },
): readonly Token[] {
  const name = tokens.slice(0, -1);
  if (name.length < 2 || !TRADES.has(name[0]!.word)) return tokens;
  const isKnown = withoutTown(tokens, countries).length < tokens.length || inBook(tokens) === tokens.length;
  const isOfName = SMALL.has(name.at(-1)!.word) || TRADES.has(tokens.at(-1)!.word);
  return isKnown || isOfName ? tokens : name;
}

/** “Primera De Hoek MUIDEN”: the bank prints the town in capitals behind the name of a shop, and cuts it off. */
export function withoutCutTown(tokens: readonly Token[], inBook: InBook): readonly Token[] {
  const [last, name] = [tokens.at(-1), tokens.slice(0, -1)];
  const isTown = /^\p{Lu}{2,}$/u.test(last?.text ?? '') && name.some(({ text }) => /\p{Ll}{2}/u.test(text));
  return isTown && inBook(tokens) < tokens.length ? name : tokens;
}

/**
 * “GEIST ANIMAL HOSPITAL FORTVILLE IN”: a town stands between the word for a trade and a region before a date or at the
 * end. Where a town repeats the name, two words may: “SEACOMBE VET CLINIC SEACOMBE GARD SA”.
 */
export function withoutTownOfRegion(
  { tokens }: TextReading,
  run: readonly number[],
  name: readonly Token[],
): readonly Token[] {
  const [region, next] = tokens.slice(run.at(-1)! + 1);
  const isRegion = REGIONS.has(name.at(-1)!.text);
  const isLast = isRegion || (REGIONS.has(region?.text ?? '') && (next === undefined || /\p{N}/u.test(next.word)));
  const words = isRegion ? name.slice(0, -1) : name;
  const trade = words.findLastIndex(({ word }) => TRADES.has(word));
  const town = words.slice(trade + 1);
  if (!isLast || trade < 2 || town.length === 0) return name;
  const isTown = town.length === 1 || (town.length === 2 && town[0]!.word === words[0]!.word);
  return isTown ? words.slice(0, trade + 1) : name;
}
