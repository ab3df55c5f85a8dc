import { counted } from '../../../collections.ts';
import { amountChange } from '../amount-change.ts';
import { SIMILAR_AMOUNT_CHANGE_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';

/**
 * Numbers of charges. Those whose names lack a word that all payments have are not counted: AMAZON MKTP beside AMAZON
 * PRIME.
 */
export interface Leftovers {
  /** During the bill, of about its amount. */
  readonly similar: number;
  /** The same, times how unevenly they fall into the slots. A second bill of the same price falls evenly. */
  readonly uneven: number;
  /** During the bill, of the same name. */
  readonly name: number;
  /** During the bill, of the same group. */
  readonly group: number;
  /** Before or after the bill, of the same name. */
  readonly elsewhere: number;
  /** Before or after the bill, of about its amount. */
  readonly similarElsewhere: number;
  /** The share of all charges of the group whose very amount another one of them has. */
  readonly repeated: number;
  /** The share of them whose names lack a word that all payments have. */
  readonly otherWords: number;
  /** The number of those of the very amount of a payment. */
  readonly equal: number;
}

/** Counts the open charges of a group that a candidate does not explain. */
export function leftovers({ cadence, payments, expected, missed }: Candidate, open: readonly Charge[]): Leftovers {
  const known = openCharges(open);
  const taken = new Set(payments);
  const own = payments.filter((payment) => known.charges.has(payment));
  const amount = median(payments.map((payment) => payment.amount));
  const { name } = payments.at(-1)!;
  const from = payments[0]!.day - cadence.periodDays / 2;
  const to = payments.at(-1)!.day + cadence.periodDays / 2;
  const count = { name: 0, group: 0, elsewhere: 0, similarElsewhere: 0 };
  const similar: number[] = [];
  const alike = known.withWords(commonWords(payments));
  for (const charge of alike) {
    if (taken.has(charge)) continue;
    const isOfName = charge.name === name;
    const isSimilar = amountChange(amount, charge.amount) <= SIMILAR_AMOUNT_CHANGE_MAX;
    if (charge.day < from || charge.day > to) {
      if (isOfName) count.elsewhere += 1;
      if (isSimilar) count.similarElsewhere += 1;
      continue;
    }
    count.group += 1;
    if (isOfName) count.name += 1;
    if (isSimilar) similar.push(charge.day);
  }
  const slots = [...expected, ...missed].sort((a, b) => a - b);
  const others = open.length - own.length;
  return {
    ...count,
    ...sameAmounts(known, payments, own),
    similar: similar.length,
    uneven: similar.length * unevenness(slots, similar),
    otherWords: others === 0 ? 0 : 1 - (alike.length - own.length) / others,
  };
}

/** What the candidates of a group ask of its open charges. There may be thousands of both. */
interface OpenCharges {
  readonly charges: ReadonlySet<Charge>;
  /** How many have each amount, and how many have one that another one of them has. */
  readonly times: ReadonlyMap<number, number>;
  readonly repeated: number;
  /** Those whose names have all of these words. */
  readonly withWords: (needed: readonly string[]) => readonly Charge[];
}

const OPEN = new WeakMap<readonly Charge[], OpenCharges>();

function openCharges(open: readonly Charge[]): OpenCharges {
  const made = OPEN.get(open) ?? indexed(open);
  OPEN.set(open, made);
  return made;
}

function indexed(open: readonly Charge[]): OpenCharges {
  const times = counted(open.map(({ amount }) => amount));
  const byWords = new Map<string, readonly Charge[]>();
  return {
    charges: new Set(open),
    times,
    repeated: open.filter(({ amount }) => times.get(amount)! > 1).length,
    withWords: (needed) => {
      const key = needed.join(' ');
      const charges = byWords.get(key) ?? open.filter(({ words }) => needed.every((word) => words.includes(word)));
      byWords.set(key, charges);
      return charges;
    },
  };
}

function commonWords(payments: readonly Charge[]): readonly string[] {
  return payments[0]!.words.filter((word) => payments.every(({ words }) => words.includes(word)));
}

/** Of the open charges without those of the candidate's `own` payments among them. */
function sameAmounts(
  open: OpenCharges,
  payments: readonly Charge[],
  own: readonly Charge[],
): Pick<Leftovers, 'repeated' | 'equal'> {
  const others = open.charges.size - own.length;
  const ownTimes = counted(own.map(({ amount }) => amount));
  let { repeated } = open;
  let equal = 0;
  for (const amount of new Set(payments.map((payment) => payment.amount))) {
    const all = open.times.get(amount) ?? 0;
    const left = all - (ownTimes.get(amount) ?? 0);
    equal += left;
    repeated += (left > 1 ? left : 0) - (all > 1 ? all : 0);
  }
  return { repeated: others === 0 ? 0 : repeated / others, equal };
}

/**
 * The variance of the counts per slot divided by their mean, at most 1. Random days give about 1, a regular rhythm
 * gives 0.
 */
function unevenness(slots: readonly number[], days: readonly number[]): number {
  if (days.length === 0) return 0;
  const counts = slots.map((_, index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : (slots[index - 1]! + slots[index]!) / 2;
    const to = index === slots.length - 1 ? Number.POSITIVE_INFINITY : (slots[index]! + slots[index + 1]!) / 2;
    return days.filter((day) => day > from && day <= to).length;
  });
  const mean = days.length / slots.length;
  const variance = counts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / slots.length;
  return Math.min(1, variance / mean);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
