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

/**
 * Words like "TRVALY PRIKAZ" in front of a name, in whatever language the bank speaks, learnt from one user's own rows.
 * Wrong guesses cost little as long as all rows of a merchant meet the same fate, so only clear cases count.
 */

type Words = readonly string[];

/** A row as far as this matters. */
interface NamedAmount {
  readonly words: Words;
  /** Positive. */
  readonly amount: number;
}

/** The names of the rows, word by word, each without the words that turned out not to belong to it. */
export function withoutLeadingNoise(rows: readonly NamedAmount[]): readonly Words[] {
  return stripUnknownLeads(stripSharedLeads(rows));
}

/**
 * Drops leads that many merchants share. A merchant followed by the towns of its shops is not such a lead: towns follow
 * many merchants, and what is paid does not depend on them. Nor is one followed by references made of letters, because
 * they do not come again.
 */
function stripSharedLeads(rows: readonly NamedAmount[]): readonly Words[] {
  const followers = new Map<string, Map<string, number[]>>();
  const leadsOf = new Map<string, Set<string>>();
  for (const { words, amount } of rows) {
    for (let length = 1; length <= LEAD_WORDS_MAX && length < words.length; length += 1) {
      const lead = words.slice(0, length).join(' ');
      const next = words[length]!;
      const amounts = followers.get(lead) ?? new Map<string, number[]>();
      followers.set(lead, amounts.set(next, [...(amounts.get(next) ?? []), Math.log(amount + 1)]));
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

/** The share of the variance that lies between the groups and not within them: 1 when each group has its own amount. */
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
 * "TRVALY PRIKAZ GENERAL BOOKS" is "GENERAL BOOKS" when other rows begin with that name, and the same lead stands before
 * other such names as well.
 */
function stripUnknownLeads(names: readonly Words[]): readonly Words[] {
  const beginnings = new Map<string, number>();
  for (const words of names) {
    const beginning = nameAt(words, 0);
    beginnings.set(beginning, (beginnings.get(beginning) ?? 0) + 1);
  }
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
  return names.map((words, index) => {
    const split = splits[index];
    return split !== undefined && namesBehind.get(split.lead)!.size >= KNOWN_NAMES_BEHIND_LEAD_MIN
      ? words.slice(split.at)
      : words;
  });
}

/** Two words, or the only one that is left. */
function nameAt(words: Words, at: number): string {
  return words.slice(at, at + 2).join(' ');
}
