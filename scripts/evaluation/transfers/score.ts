import { holderOf } from '../../../domain/bank-texts/holder.ts';
import { minorDigits } from '../../../domain/money/currency.ts';
import { parsePerEur, type RatePair, type RateQuote } from '../../../domain/money/exchange-rate.ts';
import { matchOwnTransfers } from '../../../domain/own-transfers/match-own-transfers.ts';
import { possiblePairs } from '../../../domain/own-transfers/possible-pairs.ts';
import type { OwnTransfer, TransferLeg } from '../../../domain/own-transfers/transfer-leg.ts';
import { type LabelledHousehold, labelledHousehold, OTHER_CURRENCY, shownLegs } from './household.ts';

/** Decides which legs of a household are transfers. */
export type Matcher = (household: LabelledHousehold) => readonly OwnTransfer[];

export const coffer: Matcher = (household) => {
  const legs = shownLegs(household);
  const texts = new Map(legs.map((leg) => [leg.id, leg]));
  return matchOwnTransfers(possiblePairs(legs, quotes(household)), household.types, texts, holderOf(household.email));
};

/** For comparison: the same amount within five days on another account, the nearest first. */
export const amountsAlone: Matcher = (household) => {
  const taken = new Set<number>();
  return possiblePairs(household.legs, () => undefined)
    .filter(({ isEqual }) => isEqual)
    .toSorted((a, b) => Math.abs(a.days) - Math.abs(b.days))
    .filter(({ outgoing, incoming }) => {
      if (taken.has(outgoing.id) || taken.has(incoming.id)) return false;
      taken.add(outgoing.id).add(incoming.id);
      return true;
    });
};

function quotes({ rate }: LabelledHousehold) {
  return ({ from, to, on }: RatePair): RateQuote | undefined => {
    const digits = minorDigits(from) - minorDigits(to);
    const perUnit = (from === OTHER_CURRENCY ? 1 / rate : rate) * 10 ** digits;
    const [one, other] = [parsePerEur('1'), parsePerEur(perUnit.toFixed(12))];
    if (one === undefined || other === undefined) return undefined;
    return { from, to, on, date: on, fromPerEur: one, toPerEur: other };
  };
}

export interface Score {
  /** Settled pairs, and those of them with a genuine income or expense on a side, or with sides of two transfers. */
  pairs: number;
  genuine: number;
  mixed: number;
  /** Transfers with both sides in Coffer, and those whose sides are both settled. */
  transfers: number;
  found: number;
  readonly missed: Map<string, number>;
  readonly wrong: Map<string, number>;
}

export function scoreOf(match: Matcher, seeds: Iterable<number>): Score {
  const score: Score = {
    pairs: 0,
    genuine: 0,
    mixed: 0,
    transfers: 0,
    found: 0,
    missed: new Map(),
    wrong: new Map(),
  };
  for (const seed of seeds) addTo(score, labelledHousehold(seed), match);
  return score;
}

function addTo(score: Score, household: LabelledHousehold, match: Matcher): void {
  const labelled = new Map(household.legs.map((leg) => [leg.id, leg]));
  const truthOf = (leg: TransferLeg) => labelled.get(leg.id)!;
  const settled = new Set<number>();
  for (const { outgoing, incoming } of match(household)) {
    const sides = [truthOf(outgoing), truthOf(incoming)];
    score.pairs += 1;
    for (const { id } of sides) settled.add(id);
    if (sides.some(({ truth }) => truth === 'genuine')) {
      score.genuine += 1;
      count(score.wrong, sides.map(({ kind }) => kind).join(' / '));
    } else if (sides[0]!.transfer === undefined || sides[0]!.transfer !== sides[1]!.transfer) score.mixed += 1;
  }
  const transfers = Map.groupBy(
    household.legs.filter(({ transfer }) => transfer !== undefined),
    ({ transfer }) => transfer,
  );
  for (const sides of transfers.values()) {
    score.transfers += 1;
    if (sides.every(({ id }) => settled.has(id))) score.found += 1;
    else count(score.missed, sides[0]!.kind);
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function ratesOf({ pairs, genuine, mixed, transfers, found }: Score) {
  return {
    /** The share of settled pairs without a genuine side. */
    precision: 1 - genuine / Math.max(1, pairs),
    /** The share of settled pairs that are exactly one transfer. */
    exact: 1 - (genuine + mixed) / Math.max(1, pairs),
    recall: found / Math.max(1, transfers),
  };
}
