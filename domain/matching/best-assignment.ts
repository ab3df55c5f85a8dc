/** What it is worth to give `item` to `taker`: a positive integer. */
export interface Offer {
  readonly taker: number;
  readonly item: number;
  readonly weight: number;
}

/**
 * Gives each taker at most one item and each item to at most one taker, so that the total weight is as large as
 * possible. Returns the item of each taker that gets one. Equal offers in equal order give an equal assignment.
 *
 * Takers enter one at a time. A newcomer may take an item from its holder, who may take another one in turn, and so on.
 * The most valuable chain of such exchanges is a longest path, and accepting it keeps the assignment optimal (the
 * algorithm of successive shortest paths).
 */
export function bestAssignment(offers: readonly Offer[]): ReadonlyMap<number, number> {
  const offersOf = Map.groupBy(offers, ({ taker }) => taker);
  const accepted = new Map<number, Offer>();
  for (const newcomer of offersOf.keys()) {
    for (const offer of bestChain(newcomer, offersOf, accepted)) accepted.set(offer.item, offer);
  }
  return new Map([...accepted.values()].map(({ taker, item }) => [taker, item]));
}

/** A taker who is without an item: what the exchanges up to there gain, and the last of them. */
interface Reached {
  readonly gain: number;
  /** The offer that took the item away; `undefined` for the newcomer. */
  readonly by: Offer | undefined;
}

/**
 * The offers to accept so that the newcomer enters at the greatest gain; empty when nothing is gained. `accepted` is by
 * item.
 */
function bestChain(
  newcomer: number,
  offersOf: ReadonlyMap<number, readonly Offer[]>,
  accepted: ReadonlyMap<number, Offer>,
): readonly Offer[] {
  let best: Reached = { gain: 0, by: undefined };
  const reached = new Map([[newcomer, best]]);
  const waiting = [newcomer];
  for (const taker of waiting) {
    const { gain } = reached.get(taker)!;
    for (const offer of offersOf.get(taker) ?? []) {
      const before = accepted.get(offer.item);
      // Whoever loses an item gains at most what it was worth by another: the assignment so far is optimal.
      if (before?.taker === taker || gain + offer.weight <= best.gain) continue;
      const next = { gain: gain + offer.weight - (before?.weight ?? 0), by: offer };
      if (next.gain > best.gain) best = next;
      if (before === undefined || next.gain <= (reached.get(before.taker)?.gain ?? Number.NEGATIVE_INFINITY)) continue;
      reached.set(before.taker, next);
      waiting.push(before.taker);
    }
  }
  return chainTo(best, reached);
}

function chainTo(end: Reached, reached: ReadonlyMap<number, Reached>): readonly Offer[] {
  const chain: Offer[] = [];
  for (let { by } = end; by !== undefined; by = reached.get(by.taker)?.by) chain.push(by);
  return chain;
}
