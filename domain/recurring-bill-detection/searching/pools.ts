import { CLUSTER_GAPS } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';

/**
 * The sub-sets of a group among which a bill is looked for, as positions in `charges`: everything; each name; each raw
 * text; each account; and each of these again by amount. So two plans of one merchant part, a subscription comes out
 * from among purchases, and a payee known only by a number in the text is found.
 */
export function pools(charges: readonly Charge[]): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  const all = charges.map((_, position) => position);
  for (const base of [
    all,
    ...partition(all, (position) => charges[position]!.name),
    ...partition(all, (position) => charges[position]!.text),
    ...partition(all, (position) => charges[position]!.account),
  ]) {
    keep(found, base);
    for (const gap of CLUSTER_GAPS) for (const cluster of byAmount(charges, base, gap)) keep(found, cluster);
  }
  return [...found.values()];
}

/** One payment is no rhythm, and the same set is looked at once. */
function keep(found: Map<string, readonly number[]>, pool: readonly number[]): void {
  if (pool.length >= 2) found.set(pool.join(), pool);
}

function partition(pool: readonly number[], keyOf: (position: number) => string): readonly (readonly number[])[] {
  const parts = new Map<string, number[]>();
  for (const position of pool) {
    const key = keyOf(position);
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [position]);
    else part.push(position);
  }
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
