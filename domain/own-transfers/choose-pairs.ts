import { bestAssignment, type Offer } from '../matching/best-assignment.ts';
import type { OwnTransfer } from './transfer-leg.ts';

/** A believed pair. */
export interface Choice extends OwnTransfer {
  /** Larger is better. Pairs of equal rank have equally many days between their legs. */
  readonly rank: number;
  /** Whether both legs say that they are moves, so that neither can be spending or earning. */
  readonly isSpoken: boolean;
}

/**
 * Legs that found no partner because a better pair took it may choose again once. More rounds would let a change reach
 * further than `REACH_DAYS`.
 */
export const ROUNDS = 2;

/**
 * The transfers among believed pairs: in each round every free leg chooses its best pairs, and pairs that both legs
 * choose are settled. The order of `choices` does not matter.
 */
export function choosePairs(choices: readonly Choice[]): readonly OwnTransfer[] {
  const chosen: OwnTransfer[] = [];
  const taken = new Set<number>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const free = choices.filter(({ outgoing, incoming }) => !taken.has(outgoing.id) && !taken.has(incoming.id));
    for (const group of connected(mutual(free))) {
      for (const transfer of settled(group)) {
        chosen.push(transfer);
        taken.add(transfer.outgoing.id).add(transfer.incoming.id);
      }
    }
  }
  return chosen;
}

function mutual(choices: readonly Choice[]): readonly Choice[] {
  const best = new Map<number, number>();
  for (const { outgoing, incoming, rank } of choices) {
    for (const { id } of [outgoing, incoming]) best.set(id, Math.max(rank, best.get(id) ?? 0));
  }
  return choices.filter(
    ({ outgoing, incoming, rank }) => best.get(outgoing.id) === rank && best.get(incoming.id) === rank,
  );
}

/** Groups of choices that share legs, directly or by others. */
function connected(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const ofOutgoing = Map.groupBy(choices, ({ outgoing }) => outgoing.id);
  const ofIncoming = Map.groupBy(choices, ({ incoming }) => incoming.id);
  const seen = new Set<Choice>();
  return choices.flatMap((choice) => {
    if (seen.has(choice)) return [];
    const group = [choice];
    seen.add(choice);
    for (const { outgoing, incoming } of group) {
      for (const next of [...ofOutgoing.get(outgoing.id)!, ...ofIncoming.get(incoming.id)!]) {
        if (!seen.has(next)) group.push(next);
        seen.add(next);
      }
    }
    return [group];
  });
}

/**
 * The pairs of equally good choices that are beyond doubt. Which one of several legs on an account makes no difference
 * where all of them are settled, or where all say that they are moves; then ids decide.
 */
function settled(group: readonly Choice[]): readonly OwnTransfer[] {
  if (group.length === 1) return group;
  const sorted = group.toSorted((a, b) => a.outgoing.id - b.outgoing.id || a.incoming.id - b.incoming.id);
  const partners = partnersIn(sorted);
  const areMoves = sorted.every(({ isSpoken }) => isSpoken);
  return sorted.filter((pair) => {
    if (partners.get(pair.outgoing.id) !== pair.incoming.id) return false;
    return isInEveryAssignment(pair, sorted, partners.size) || (areMoves && isOnlyRoute(pair, sorted));
  });
}

/** Whether all choices of both legs are between the same two accounts. */
function isOnlyRoute(pair: Choice, group: readonly Choice[]): boolean {
  return elsewhere(pair, group).every((others) => others.length === 0);
}

/**
 * Whether each way to make as many pairs as possible, which is `most`, gives both legs a partner on these two accounts.
 */
function isInEveryAssignment(pair: Choice, group: readonly Choice[], most: number): boolean {
  const [outgoing, incoming] = elsewhere(pair, group);
  const without = (leg: 'outgoing' | 'incoming', kept: readonly Choice[]) =>
    group.filter((other) => other[leg] !== pair[leg] || kept.includes(other));
  return partnersIn(without('outgoing', outgoing)).size < most && partnersIn(without('incoming', incoming)).size < most;
}

/** The choices of each leg of a pair that lead to another account than the pair. */
function elsewhere(
  { outgoing, incoming }: Choice,
  group: readonly Choice[],
): readonly [ofOutgoing: readonly Choice[], ofIncoming: readonly Choice[]] {
  return [
    group.filter((one) => one.outgoing === outgoing && one.incoming.bankAccountId !== incoming.bankAccountId),
    group.filter((one) => one.incoming === incoming && one.outgoing.bankAccountId !== outgoing.bankAccountId),
  ];
}

/** As many pairs as possible: the incoming leg of each outgoing one. */
function partnersIn(choices: readonly Choice[]): ReadonlyMap<number, number> {
  return bestAssignment(
    choices.map(({ outgoing, incoming }): Offer => ({ taker: outgoing.id, item: incoming.id, weight: 1 })),
  );
}
