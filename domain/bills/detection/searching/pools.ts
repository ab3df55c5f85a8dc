import { CLUSTER_GAPS } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import { referenceCounts } from './contracts.ts';

/**
 * The subsets of a group in which the search looks for a bill, as positions in `charges`: all charges, those of each
 * name, of the same words, of each raw text, of each contract number and of each account, and each of these split by
 * amount. This separates two plans of one merchant, and a subscription from purchases, and it finds a payee that is
 * known only by a number in the text.
 */
export function pools(charges: readonly Charge[]): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  const all = charges.map((_, position) => position);
  for (const base of [
    all,
    ...partition(all, (position) => charges[position]!.name),
    ...partition(all, (position) => charges[position]!.words.join(' ')),
    ...partition(all, (position) => charges[position]!.text),
    ...partition(all, contractKeys(charges)),
    ...partition(all, (position) => charges[position]!.account),
  ]) {
    keep(found, base);
    for (const gap of CLUSTER_GAPS) for (const cluster of byAmount(charges, base, gap)) keep(found, cluster);
  }
  return [...found.values()];
}

/** The number of a charge that recurs most often in the group. */
function contractKeys(charges: readonly Charge[]): (position: number) => string {
  const counts = referenceCounts(charges);
  if (counts.size === 0) return () => '';
  return (position) => {
    let key = '';
    let most = 1;
    for (const reference of charges[position]!.references) {
      const count = counts.get(reference)!;
      if (count > most) [key, most] = [reference, count];
    }
    return key;
  };
}

/** Skips single payments, which have no rhythm, and sets that are known already. */
function keep(found: Map<string, readonly number[]>, pool: readonly number[]): void {
  if (pool.length >= 2) found.set(pool.join(), pool);
}

function partition(pool: readonly number[], keyOf: (position: number) => string): readonly (readonly number[])[] {
  const parts = Map.groupBy(pool, keyOf);
  return parts.size > 1 ? [...parts.values()] : [];
}

function byAmount(charges: readonly Charge[], pool: readonly number[], gap: number): readonly (readonly number[])[] {
  const sorted = [...pool].sort((a, b) => charges[a]!.amount - charges[b]!.amount || a - b);
  const clusters: number[][] = [];
  let previous = Number.NaN;
  for (const position of sorted) {
    const { amount } = charges[position]!;
    if (amount <= previous * (1 + gap)) clusters.at(-1)!.push(position);
    else clusters.push([position]);
    previous = amount;
  }
  return clusters.length > 1 ? clusters.map((cluster) => cluster.sort((a, b) => a - b)) : [];
}
