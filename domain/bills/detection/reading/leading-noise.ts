import { counted } from '../../../collections.ts';
import type { MinorUnits } from '../../../money/money.ts';
import {
  KNOWN_NAME_CHARACTERS_MIN,
  KNOWN_NAME_ROWS_MIN,
  KNOWN_NAMES_BEHIND_LEAD_MIN,
  LEAD_AMOUNTS_EXPLAINED_MIN,
  LEAD_FOLLOWER_ROWS_MIN,
  LEAD_FOLLOWERS_MIN,
  LEAD_SHARE_MIN,
  LEAD_WORDS_MAX,
  LEADS_OF_FOLLOWER_MAX,
} from '../parameters.ts';

/*
 * Banks print words of their own before a name, such as "TRVALY PRIKAZ". They are learnt from the user's own rows, in
 * any language. A wrong guess costs little as long as it treats all rows of a merchant alike, so only clear cases
 * count.
 */

type Words = readonly string[];

/** What matters of a row here. */
interface NamedAmount {
  readonly words: Words;
  /** Positive. */
  readonly amount: MinorUnits;
}

/** The words of each row's name, without the leading words that do not belong to it. */
export function withoutLeadingNoise(rows: readonly NamedAmount[]): readonly Words[] {
  return stripUnknownLeads(stripSharedLeads(rows));
}

/**
 * Drops leads that many merchants share. The name of a merchant is not such a lead when towns of its shops follow it,
 * because towns follow many merchants and the amounts do not depend on them; nor when references made of letters follow
 * it, because they do not recur.
 */
function stripSharedLeads(rows: readonly NamedAmount[]): readonly Words[] {
  const followers = new Map<string, Map<string, number[]>>();
  const leadsOf = new Map<string, Set<string>>();
  for (const { words, amount } of rows) {
    for (let length = 1; length <= LEAD_WORDS_MAX && length < words.length; length += 1) {
      const lead = words.slice(0, length).join(' ');
      const next = words[length]!;
      const amountsOf = followers.get(lead) ?? new Map<string, number[]>();
      const amounts = amountsOf.get(next) ?? [];
      amounts.push(Math.log(amount + 1));
      followers.set(lead, amountsOf.set(next, amounts));
      leadsOf.set(next, (leadsOf.get(next) ?? new Set()).add(words[length - 1]!));
    }
  }
  const isShared = (lead: string) => {
    const all = [...followers.get(lead)!];
    const own = all.filter(
      ([name, amounts]) => amounts.length >= LEAD_FOLLOWER_ROWS_MIN && leadsOf.get(name)!.size <= LEADS_OF_FOLLOWER_MAX,
    );
    const rowCount = all.reduce((sum, [, amounts]) => sum + amounts.length, 0);
    return (
      own.length >= LEAD_FOLLOWERS_MIN &&
      rowCount >= LEAD_SHARE_MIN * rows.length &&
      explainedVariance(own.map(([, amounts]) => amounts)) >= LEAD_AMOUNTS_EXPLAINED_MIN
    );
  };
  const shared = new Set([...followers.keys()].filter(isShared));
  return rows.map(({ words }) => {
    for (let length = Math.min(LEAD_WORDS_MAX, words.length - 1); length >= 1; length -= 1)
      if (shared.has(words.slice(0, length).join(' '))) return words.slice(length);
    return words;
  });
}

/**
 * The share of the variance that lies between the groups, not within them: 1 if each group has one amount of its own.
 */
function explainedVariance(groups: readonly (readonly number[])[]): number {
  const all = groups.flat();
  const mean = average(all);
  const total = all.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const between = groups.reduce((sum, group) => sum + group.length * (average(group) - mean) ** 2, 0);
  return total === 0 ? 0 : between / total;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Drops the lead of "TRVALY PRIKAZ GENERAL BOOKS" if other rows begin with "GENERAL BOOKS" and the lead stands before
 * other such names as well.
 */
function stripUnknownLeads(names: readonly Words[]): readonly Words[] {
  const beginnings = counted(names.map((words) => nameAt(words, 0)));
  const isKnown = (name: string) =>
    name.length >= KNOWN_NAME_CHARACTERS_MIN && (beginnings.get(name) ?? 0) >= KNOWN_NAME_ROWS_MIN;
  const namesBehind = new Map<string, Set<string>>();
  const splits = names.map((words) => {
    for (let at = 1; at <= LEAD_WORDS_MAX && at < words.length; at += 1) {
      const name = nameAt(words, at);
      if (!isKnown(name)) continue;
      const lead = words.slice(0, at).join(' ');
      namesBehind.set(lead, (namesBehind.get(lead) ?? new Set()).add(name));
      return { lead, at };
    }
    return undefined;
  });
  const heads = counted(names.map(([head = '']) => head));
  // Of a reference made of letters, no two rows have the same.
  const isReference = (lead: string) => heads.get(lead) === 1 && isCode(lead);
  return names.map((words, index) => {
    const split = splits[index];
    return split !== undefined &&
      (namesBehind.get(split.lead)!.size >= KNOWN_NAMES_BEHIND_LEAD_MIN || isReference(split.lead))
      ? words.slice(split.at)
      : words;
  });
}

const CODE_CHARACTERS_MIN = 6;

/** “DPURTZTRHX”, “DEFTXPGFX6”: hardly a vowel in many letters. */
function isCode(word: string): boolean {
  return word.length >= CODE_CHARACTERS_MIN && 5 * word.replaceAll(/[^AEIOUY]/g, '').length <= word.length;
}

/** Two words, or one if no more are left. */
function nameAt(words: Words, at: number): string {
  return words.slice(at, at + 2).join(' ');
}
