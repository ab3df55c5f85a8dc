import type { Holder } from '../bank-texts/holder.ts';
import { type Choice, choosePairs, ROUNDS } from './choose-pairs.ts';
import { isSpoken, type LegEvidence, legEvidence, pairPoints, type Sides } from './evidence.ts';
import { DAYS_APART_MAX, type PossiblePair } from './possible-pairs.ts';
import type { AccountTypes, LegText, OwnTransfer, TransferLeg } from './transfer-leg.ts';

/**
 * How far a leg can be from another one whose partner depends on it, in days: five to its partner, five to the other
 * partners of that one, five to those that make it one of a crowd; and each further round reaches ten days further.
 */
export const REACH_DAYS = DAYS_APART_MAX * (3 + 2 * (ROUNDS - 1));

/**
 * Decides which possible pairs are transfers between accounts of one user (contract 2.13). `pairs` are all possible
 * pairs of some legs, and `texts` has the text of each of them. The result does not depend on any order; it depends on
 * a leg only within `REACH_DAYS`.
 */
export function matchOwnTransfers(
  pairs: readonly PossiblePair[],
  types: AccountTypes,
  texts: ReadonlyMap<number, LegText>,
  holder: Holder,
): readonly OwnTransfer[] {
  const known = new Map<number, LegEvidence>();
  const evidence = (leg: TransferLeg) => {
    const read = known.get(leg.id) ?? legEvidence(leg, textOf(texts, leg), holder);
    known.set(leg.id, read);
    return read;
  };
  return choosePairs(
    pairs.flatMap((pair): readonly Choice[] => {
      const { outgoing, incoming } = pair;
      const sides = { outgoing: evidence(outgoing), incoming: evidence(incoming) };
      const points = pairPoints(pair, sides, types);
      if (points === undefined) return [];
      return [
        { outgoing, incoming, rank: rankOf(pair, points, sides), isSpoken: Object.values(sides).every(isSpoken) },
      ];
    }),
  );
}

/**
 * An equal amount first, then what the texts say, then booked before pending, then fewer days, and of the same number
 * of days those in the usual direction.
 */
function rankOf({ isEqual, days }: PossiblePair, points: number, { outgoing, incoming }: Sides): number {
  const booked = Number(!outgoing.isPending) + Number(!incoming.isPending);
  const closeness = 2 * (DAYS_APART_MAX - Math.abs(days)) + (days >= 0 ? 1 : 0);
  return ((Number(isEqual) * 100 + points) * 10 + booked) * 100 + closeness + 1;
}

function textOf(texts: ReadonlyMap<number, LegText>, { id }: TransferLeg): LegText {
  const text = texts.get(id);
  if (text === undefined) throw new TypeError('A leg of a possible pair has no text.');
  return text;
}
