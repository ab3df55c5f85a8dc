import { counted, firstNotBefore } from '../../../collections.ts';
import { amountChange } from '../amount-change.ts';
import { SIMILAR_AMOUNT_CHANGE_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import { countBetween, type OpenCharges, openCharges } from './open-charges.ts';

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
  const own = payments.filter((payment) => known.charges.has(payment));
  const { name } = payments.at(-1)!;
  const from = payments[0]!.day - cadence.periodDays / 2;
  const to = payments.at(-1)!.day + cadence.periodDays / 2;
  const { days, daysByName, byAmount } = known.withWords(commonWords(payments));
  const daysOfName = daysByName.get(name) ?? [];
  const ofName = countBetween(daysOfName, from, to);
  const similar = otherSimilar(byAmount, payments);
  const during = similar.filter((day) => day >= from && day <= to);
  const slots = [...expected, ...missed].sort((a, b) => a - b);
  const others = open.length - own.length;
  return {
    ...sameAmounts(known, payments, own),
    name: ofName - own.filter((payment) => payment.name === name).length,
    group: countBetween(days, from, to) - own.length,
    elsewhere: daysOfName.length - ofName,
    similarElsewhere: similar.length - during.length,
    similar: during.length,
    uneven: during.length * unevenness(slots, during),
    otherWords: others === 0 ? 0 : 1 - (days.length - own.length) / others,
  };
}

/** The days of those of about the amount of the payments, without the payments themselves. */
function otherSimilar(byAmount: readonly Charge[], payments: readonly Charge[]): readonly number[] {
  const taken = new Set(payments);
  const amount = median(payments.map((payment) => payment.amount));
  const isSimilar = (charge: Charge) => amountChange(amount, charge.amount) <= SIMILAR_AMOUNT_CHANGE_MAX;
  const from = firstNotBefore(byAmount, (charge) => charge.amount < amount && !isSimilar(charge));
  const to = firstNotBefore(byAmount, (charge) => charge.amount < amount || isSimilar(charge));
  const days: number[] = [];
  for (let at = from; at < to; at += 1) if (!taken.has(byAmount[at]!)) days.push(byAmount[at]!.day);
  return days;
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
  const ends = slots.slice(1).map((slot, index) => (slots[index]! + slot) / 2);
  const counts = slots.map(() => 0);
  for (const day of days) counts[firstNotBefore(ends, (end) => end < day)]! += 1;
  const mean = days.length / slots.length;
  const variance = counts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / slots.length;
  return Math.min(1, variance / mean);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
