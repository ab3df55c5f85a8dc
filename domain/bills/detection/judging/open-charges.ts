import { counted, firstNotBefore } from '../../../collections.ts';
import type { Charge } from '../reading/charge.ts';

/**
 * What the candidates of a group ask of the charges that no bill has taken yet. There may be thousands of both, so no
 * candidate looks at all charges.
 */
export interface OpenCharges {
  readonly charges: ReadonlySet<Charge>;
  /** How many have each amount, and how many have one that another one of them has. */
  readonly times: ReadonlyMap<number, number>;
  readonly repeated: number;
  /** The amounts of each name, lowest first. */
  readonly amountsByName: ReadonlyMap<string, readonly number[]>;
  readonly withWords: (needed: readonly string[]) => AlikeCharges;
}

/** The charges whose names have some words. */
export interface AlikeCharges {
  /** Day numbers, in order. */
  readonly days: readonly number[];
  readonly daysByName: ReadonlyMap<string, readonly number[]>;
  /** Lowest amount first. */
  readonly byAmount: readonly Charge[];
}

const OPEN = new WeakMap<readonly Charge[], OpenCharges>();

export function openCharges(open: readonly Charge[]): OpenCharges {
  const made = OPEN.get(open) ?? indexed(open);
  OPEN.set(open, made);
  return made;
}

function indexed(open: readonly Charge[]): OpenCharges {
  const times = counted(open.map(({ amount }) => amount));
  const byWords = new Map<string, AlikeCharges>();
  return {
    charges: new Set(open),
    times,
    repeated: open.filter(({ amount }) => times.get(amount)! > 1).length,
    amountsByName: byName(open, ({ amount }) => amount),
    withWords: (needed) => {
      const key = needed.join(' ');
      const made = byWords.get(key) ?? alike(open.filter(({ words }) => needed.every((word) => words.includes(word))));
      byWords.set(key, made);
      return made;
    },
  };
}

function alike(charges: readonly Charge[]): AlikeCharges {
  return {
    days: charges.map(({ day }) => day).sort(ascending),
    daysByName: byName(charges, ({ day }) => day),
    byAmount: charges.toSorted((a, b) => a.amount - b.amount),
  };
}

function byName(
  charges: readonly Charge[],
  numberOf: (charge: Charge) => number,
): ReadonlyMap<string, readonly number[]> {
  const groups = Map.groupBy(charges, ({ name }) => name);
  return new Map([...groups].map(([name, group]) => [name, group.map(numberOf).sort(ascending)]));
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** How many of the numbers, which are in order, lie from `from` to `to`, both included. */
export function countBetween(sorted: readonly number[], from: number, to: number): number {
  return firstNotBefore(sorted, (value) => value <= to) - firstNotBefore(sorted, (value) => value < from);
}

/** How many of the numbers, which are in order, are greater. */
export function countAbove(sorted: readonly number[], limit: number): number {
  return sorted.length - firstNotBefore(sorted, (value) => value <= limit);
}
