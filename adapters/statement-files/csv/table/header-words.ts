import type { ColumnRole } from '../../../../domain/statements/read-options.ts';
import { HEADER_PHRASES } from '../words/header-phrases.ts';
import { headerName } from './header-name.ts';

export interface HeaderMeaning {
  readonly role: ColumnRole;
  /** Higher is surer. */
  readonly score: number;
}

const EXACT = 100;
const CONTAINED = 40;
const LESS_PER_PLACE = 0.1;

const PHRASES: ReadonlyMap<string, readonly HeaderMeaning[]> = phrases();

function phrases(): ReadonlyMap<string, readonly HeaderMeaning[]> {
  const all = new Map<string, HeaderMeaning[]>();
  for (const [role, words] of Object.entries(HEADER_PHRASES) as [ColumnRole, string][]) {
    words.split(';').forEach((words, place) => {
      const phrase = headerName(words);
      const meaning = { role, score: EXACT - place * LESS_PER_PLACE };
      const known = all.get(phrase);
      if (known === undefined) all.set(phrase, [meaning]);
      else if (!known.some((one) => one.role === role)) known.push(meaning);
    });
  }
  return all;
}

/** Amounts and currencies beside those of the account. */
const BESIDE =
  /\b(?:original|orig|foreign|local|fremd\w*|ursprung\w*|exchange|rate|kurs|wechselkurs|fx|tax|vat|mwst|cashback|points|bonus|reward|available|verfugbar\w*|disponible|disponibile|disponivel|instructed|source amount|max|limit|interest|auslands\w*|origine|etranger|oryginaln\w*|puvodni|originale|ursprunglig\w*|transaktionswahrung|asset|instrument|security|count|percent)\b/;
/** `Reference Txn ID` is no text that anyone would read. */
const IDENTIFIER = / (?:id|transaktionscode)$/;
const MAX_WORDS = 8;
/** Amounts of the parts of a batch, and those of a fee, are never the amount of the row. */
const PART_OR_FEE =
  /^(?:sous montant|sub ?amount|einzelbetrag|betrag detail|importo singolo|individual amount)$|(?<!\b(?:after|before|nach|vor|apres|avant|incl|inkl|ohne|excl) )\b(?:\p{L}*gebuhr(?:en)?|fees?)$|\bfee amount$/u;

/** What a column of this name can hold, the surest first. */
export function meaningsOf(name: string): readonly HeaderMeaning[] {
  const exact = PHRASES.get(name);
  if (exact !== undefined) return exact;
  const isBeside = BESIDE.test(name);
  const words = name.split(' ').slice(0, MAX_WORDS);
  const penalty = isBeside ? CONTAINED / 2 : 0;
  const found = new Map<ColumnRole, number>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const phrase = words.slice(from, to).join(' ');
      // The first words of a name count most: `Balance after transaction`, `Betrag der Buchung`.
      for (const { role, score } of phrase.length < 3 ? [] : (PHRASES.get(phrase) ?? [])) {
        if (role === 'amount' && PART_OR_FEE.test(name)) continue;
        if (role === 'description' && IDENTIFIER.test(name)) continue;
        // The currency of something else must never become that of the account.
        if (isBeside && role === 'currency') continue;
        const weight = CONTAINED + (score - EXACT) + (to - from) * 4 - from * 2 - penalty;
        if (weight > (found.get(role) ?? 0)) found.set(role, weight);
      }
    }
  }
  return [...found].map(([role, score]) => ({ role, score })).sort((a, b) => b.score - a.score);
}

/** Whether the whole name is one that banks give a column of this role. */
export function isNameOf(role: ColumnRole, name: string): boolean {
  return PHRASES.get(name)?.some((meaning) => meaning.role === role) ?? false;
}

/** Whether the name is one that banks give a column, as a whole. */
export function isColumnName(name: string): boolean {
  return PHRASES.has(name);
}
