/**
 * Words like "TRVALY PRIKAZ" in front of a name, in whatever language the bank speaks, learnt from one user's own rows.
 * Wrong guesses cost little as long as all rows of a merchant meet the same fate, so only clear cases count.
 */

/** The bank's words stand before many names that come again and stand behind hardly anything else. */
const FOLLOWERS_MIN = 5;
const FOLLOWER_ROWS_MIN = 2;
const FOLLOWER_LEADS_MAX = 2;
const LEAD_SHARE_MIN = 0.04;
const LEAD_WORDS_MAX = 3;
/** A name that so many rows begin with, or consist of, is a name in the middle of another row too. */
const KNOWN_NAME_ROWS_MIN = 2;
const KNOWN_NAME_CHARACTERS_MIN = 4;
const KNOWN_NAMES_BEHIND_MIN = 2;

type Words = readonly string[];

/** The names, word by word, each without the words that turned out not to belong to it. */
export function withoutLeadingNoise(names: readonly Words[]): readonly Words[] {
  const stripped = stripSharedLeads(names);
  return stripUnknownLeads(stripped);
}

/**
 * Drops leads that many merchants share. A merchant followed by the towns of its shops is not such a lead, because towns
 * follow many merchants; nor is one followed by references made of letters, because they do not come again.
 */
function stripSharedLeads(names: readonly Words[]): readonly Words[] {
  const rows = new Map<string, number>();
  const followers = new Map<string, Map<string, number>>();
  const leadsOf = new Map<string, Set<string>>();
  for (const words of names) {
    for (let length = 1; length <= LEAD_WORDS_MAX && length < words.length; length += 1) {
      const lead = words.slice(0, length).join(' ');
      const next = words[length]!;
      rows.set(lead, (rows.get(lead) ?? 0) + 1);
      const counts = followers.get(lead) ?? new Map<string, number>();
      followers.set(lead, counts.set(next, (counts.get(next) ?? 0) + 1));
      leadsOf.set(next, (leadsOf.get(next) ?? new Set()).add(words[length - 1]!));
    }
  }
  const isShared = (lead: string) => {
    const own = [...(followers.get(lead) ?? [])].filter(
      ([name, count]) => count >= FOLLOWER_ROWS_MIN && leadsOf.get(name)!.size <= FOLLOWER_LEADS_MAX,
    );
    return own.length >= FOLLOWERS_MIN && rows.get(lead)! >= LEAD_SHARE_MIN * names.length;
  };
  const shared = new Set([...followers.keys()].filter(isShared));
  return names.map((words) => {
    for (let length = Math.min(LEAD_WORDS_MAX, words.length - 1); length >= 1; length -= 1)
      if (shared.has(words.slice(0, length).join(' '))) return words.slice(length);
    return words;
  });
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
    return split !== undefined && namesBehind.get(split.lead)!.size >= KNOWN_NAMES_BEHIND_MIN
      ? words.slice(split.at)
      : words;
  });
}

/** Two words, or the only one that is left. */
function nameAt(words: Words, at: number): string {
  return words.slice(at, at + 2).join(' ');
}
