import type { CurrencyCode } from '../currency.ts';
import type { Charge, MerchantGroup } from './charge.ts';

/** A charge before its group is known. */
export interface LooseCharge extends Omit<Charge, 'name'> {
  readonly currency: CurrencyCode;
}

/** Shorter beginnings are words of their own ("SHELL", "SHE"), not a longer name cut off by the bank. */
const CUT_NAME_MINIMUM_CHARACTERS = 5;
/** A leading word is the bank's and not a merchant's when so many different names follow it, on so many rows. */
const LEAD_MINIMUM_FOLLOWERS = 10;
const LEAD_MINIMUM_SHARE = 0.08;

/**
 * Groups by currency and by the first word of the name, as what follows it (places, products, references) varies.
 * Too wide a group costs little, because the search also looks at every name within it; too narrow a one tears a bill
 * apart. So names that the bank cut off join the full one.
 */
export function merchantGroups(charges: readonly LooseCharge[]): readonly MerchantGroup[] {
  const leads = learnLeadingNoise(charges);
  const named = charges.map((charge) => ({ charge, words: withoutLeads(charge.words, leads) }));
  const fullName = joinCutNames(new Set(named.map(({ words }) => words[0] ?? '')));

  const groups = new Map<string, { merchantKey: string; currency: CurrencyCode; charges: Charge[] }>();
  for (const { charge, words } of named) {
    const head = words[0] ?? '';
    const merchantKey = fullName.get(head) ?? head;
    const id = `${charge.currency} ${merchantKey}`;
    const group = groups.get(id) ?? { merchantKey, currency: charge.currency, charges: [] };
    group.charges.push({ ...charge, words, name: `${merchantKey} ${words[1] ?? ''}` });
    groups.set(id, group);
  }
  for (const group of groups.values()) group.charges.sort((a, b) => a.day - b.day || a.row - b.row);
  return [...groups.values()];
}

/**
 * Words like "KAARTBETALING" in front of everything, in whatever language the bank speaks. They are followed by many
 * names which themselves follow hardly anything else; a merchant followed by the towns of its shops is not meant,
 * because towns follow many merchants.
 */
function learnLeadingNoise(charges: readonly LooseCharge[]): ReadonlySet<string> {
  const rows = new Map<string, number>();
  const followers = new Map<string, Set<string>>();
  const predecessors = new Map<string, Set<string>>();
  for (const { words } of charges) {
    const [first, second] = words;
    if (first === undefined || second === undefined) continue;
    rows.set(first, (rows.get(first) ?? 0) + 1);
    addTo(followers, first, second);
    addTo(predecessors, second, first);
  }
  const leads = new Set<string>();
  for (const [word, next] of followers) {
    const own = [...next].filter((name) => (predecessors.get(name)?.size ?? 0) <= 2).length;
    const share = (rows.get(word) ?? 0) / charges.length;
    if (own >= LEAD_MINIMUM_FOLLOWERS && share >= LEAD_MINIMUM_SHARE) leads.add(word);
  }
  return leads;
}

function addTo(index: Map<string, Set<string>>, key: string, value: string): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, new Set([value]));
  else values.add(value);
}

function withoutLeads(words: readonly string[], leads: ReadonlySet<string>): readonly string[] {
  const start = words.findIndex((word) => !leads.has(word));
  return start <= 0 ? words : words.slice(start);
}

/** Maps a name that is the beginning of others to the shortest such beginning; neighbours in sorted order suffice. */
function joinCutNames(heads: ReadonlySet<string>): ReadonlyMap<string, string> {
  const joined = new Map<string, string>();
  let root = '';
  for (const head of [...heads].sort()) {
    const isContinuation = root.length >= CUT_NAME_MINIMUM_CHARACTERS && head.startsWith(root);
    if (isContinuation) joined.set(head, root);
    else root = head;
  }
  return joined;
}
