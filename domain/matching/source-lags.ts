import { counted, firstNotBefore } from '../collections.ts';
import { type Coverage, covers, type DayNumber } from './observed-row.ts';
import { amountKey, type Round } from './round.ts';

/** A payment that a purchase begins is booked within a week, weekends and holidays included. */
export const LONGEST_LAG = 7;

/** How one source's days of the same payments lie beside another's. Costs are logarithms of likelihoods. */
export interface SourceLags {
  /** What the pair costs whose other day is so many days after the own one; `undefined` if that does not occur. */
  readonly costOf: (daysAfter: number) => number | undefined;
  /**
   * Whether one of the two has shown practically everything that the other one shows. Then what is left of both with
   * equal amounts is the same, whatever the texts say.
   */
  readonly isComplete: boolean;
  /** What it costs to say that the other source does not show a row of this day, or the own one a row of the other. */
  readonly costAlone: (day: DayNumber, shownBy: 'own' | 'other') => number;
  /** Whether one of the two begins not long before the day, and the other ends not long after it. */
  readonly isOnSeam: (day: DayNumber) => boolean;
}

/**
 * Of a chance of 1 in e. Days say less than their number makes believe, because the payments of one shop are alike: a
 * chain of payments must not move along by one only because all of its days then look a little better.
 */
const COST = 60;
const COST_OF_DAY = COST / 2;
const DEAREST = 400;

function costOfChance(chance: number, cost = COST): number {
  return Math.min(DEAREST, Math.round(-cost * Math.log(chance)));
}

/** Fewer pairs say nothing about a source. */
const LEAST_PAIRS = 6;

/** Up to here, a source shows everything that another one shows: few payments come late. */
const MOST_MISSING = 0.07;

interface Seen {
  readonly day: DayNumber;
  readonly key: string;
}

/** What each of two sources showed of the time around a batch. A pair has the day of each of them. */
interface Sighted {
  readonly pairs: readonly (readonly [own: DayNumber, other: DayNumber])[];
  readonly own: readonly Seen[];
  readonly other: readonly Seen[];
}

/**
 * Learns how the days of `other` lie beside those of the batch's source: from payments that both have shown, and from
 * amounts that each shows once. `undefined` if there are too few.
 */
export function learnLags(round: Round, other: string, coverage: Coverages): SourceLags | undefined {
  const sighted = sightedBy(round, other);
  const pairs = [...sighted.pairs, ...uniquePairs(sighted)];
  if (pairs.length < LEAST_PAIRS) return undefined;
  const times = counted(pairs.map(([own, day]) => day - own));
  // Amounts that each shows once are equal by chance now and then: a lag far from all others says nothing.
  const around = (lag: number) => [lag - 1, lag, lag + 1].reduce((sum, one) => sum + (times.get(one) ?? 0), 0);
  const common = [...times.keys()].filter((lag) => times.get(lag)! >= pairs.length / 50 && around(lag) > 1);
  if (common.length === 0) return undefined;
  const [least, most] = [withRoom(Math.min(...common), -1), withRoom(Math.max(...common), 1)];
  const highest = Math.max(...times.values());
  const isPossible = (lag: number) => lag >= least && lag <= most;
  const missing = missingOf(sighted, { least, most }, coverage);
  const shown = new Map([...times].filter(([lag]) => isPossible(lag)));
  const seams = seamsOf(coverage);
  return {
    costOf: (lag) =>
      isPossible(lag) ? costOfChance(((shown.get(lag) ?? 0) + 0.5) / (highest + 0.5), COST_OF_DAY) : undefined,
    isComplete: Math.min(missing.own, missing.other) <= MOST_MISSING,
    costAlone: aloneCosts(shown, missing, coverage),
    isOnSeam: (day) => covers(seams, day),
  };
}

/** Days of equal payments that recur, a chain of which is not broken by one that costs more than usual. */
const LONGEST_SEAM = 45;

/** The days that both show where one goes on after the other has ended. */
function seamsOf({ own, other }: Coverages): readonly Coverage[] {
  const pairs = own.flatMap((one) => other.map((its) => [one, its] as const));
  return pairs
    .filter(([one, its]) => (one.from - its.from) * (one.to - its.to) > 0)
    .map(([one, its]) => ({ from: Math.max(one.from, its.from), to: Math.min(one.to, its.to) }))
    .filter(({ from, to }) => to - from <= LONGEST_SEAM);
}

/** One source may show the day of purchase and another the day of booking, as long as nothing is learnt about them. */
export const MOST_DAYS_APART = 4;

/** Fewer amounts that each source shows once may be equal by chance. */
const LEAST_SEEN = 2;

/** Rows that come late, or are shown on another day once. */
const MOST_MISSED = 0.1;

/** By how many days another source may show a payment before the batch's, as long as nothing is learnt. */
export interface PossibleLags {
  /** Whether each of them explains by itself all that both have shown. Else the days lie anyhow between them. */
  readonly fit: boolean;
  readonly lags: readonly number[];
}

/**
 * What fits all that both have shown inside of their days, and the amounts that each shows once. Where nothing
 * contradicts more days than one, such as a coffee a day, no more are taken for possible.
 */
export function possibleLags(round: Round, other: string, coverage: Coverages): PossibleLags {
  const sighted = sightedBy(round, other);
  const own = counted(sighted.own.map(({ day, key }) => `${day} ${key}`));
  const others = counted(sighted.other.map(({ day, key }) => `${day} ${key}`));
  const areInside = (its: DayNumber, mine: DayNumber) => isInside(coverage.other, its) && isInside(coverage.own, mine);
  const all = Array.from({ length: 2 * MOST_DAYS_APART + 1 }, (_, nth) => nth - MOST_DAYS_APART);
  const fitting = all.filter((lag) => {
    const shown = [...sighted.other, ...sighted.own.map(({ day, key }) => ({ day: day - lag, key }))];
    const compared = shown.filter(({ day }) => areInside(day, day + lag));
    const missed = compared.filter(({ day, key }) => others.get(`${day} ${key}`) !== own.get(`${day + lag} ${key}`));
    return missed.length <= compared.length * MOST_MISSED;
  });
  const seen = uniquePairs(sighted).map(([mine, its]) => mine - its);
  const isKnown = seen.length >= LEAST_SEEN;
  if (fitting.length === 0) {
    const [least, most] = [Math.min(...seen) - 1, Math.max(...seen) + 1];
    return { fit: false, lags: isKnown ? all.filter((lag) => lag >= least && lag <= most) : all };
  }
  const shown = fitting.filter((lag) => isKnown && seen.includes(lag));
  const usual = fitting.filter((lag) => Math.abs(lag) <= 1);
  return { fit: true, lags: [shown, usual].find((lags) => lags.length > 0) ?? fitting };
}

/** Neither on the first nor on the last day, which may be cut off. */
function isInside(ranges: readonly Coverage[], day: DayNumber): boolean {
  return ranges.some(({ from, to }) => from < day && day < to);
}

/** Which share of a day's rows a source may not show: of its first and last day, which may be cut off, half. */
function hiddenShare(ranges: readonly Coverage[], day: DayNumber): number {
  return isInside(ranges, day) ? 0 : covers(ranges, day) ? 1 / 2 : 1;
}

/** At the ends of what a source covers, which may be cut off, it may not show the day on which it has the row. */
function aloneCosts(
  times: ReadonlyMap<number, number>,
  missing: Missing,
  { own, other }: Coverages,
): SourceLags['costAlone'] {
  const all = [...times.values()].reduce((sum, count) => sum + count, 0);
  const known = new Map<string, number>();
  return (day, shownBy) => {
    const key = `${day} ${shownBy}`;
    let cost = known.get(key);
    if (cost === undefined) {
      const [covered, side] = shownBy === 'own' ? [other, 1] : [own, -1];
      let hidden = 0;
      for (const [lag, count] of times) hidden += count * hiddenShare(covered, day + side * lag);
      const chance = hidden / all;
      known.set(key, (cost = costOfChance(chance + (1 - chance) * missing[shownBy])));
    }
    return cost;
  };
}

/** A day more than what is common, and a weekend more on the side of what takes time. */
function withRoom(lag: number, side: 1 | -1): number {
  const room = lag * side > 0 ? 3 : 1;
  return Math.min(LONGEST_LAG, Math.max(-LONGEST_LAG, lag + room * side));
}

function sightedBy({ batch, known, matches }: Round, other: string): Sighted {
  const pairs: [DayNumber, DayNumber][] = [];
  const own: Seen[] = [];
  const others: Seen[] = [];
  const taken = new Map([...matches].map(([row, { transaction }]) => [transaction, row]));
  for (const transaction of known.transactions) {
    const seenBy = (name: string) => transaction.observations.find(({ source }) => source === name);
    const mine = taken.get(transaction) ?? seenBy(batch.source.name);
    const its = seenBy(other);
    if (mine !== undefined && its !== undefined) pairs.push([mine.day, its.day]);
    else if (mine !== undefined) own.push({ day: mine.day, key: amountKey(mine) });
    else if (its !== undefined) others.push({ day: its.day, key: amountKey(its) });
  }
  for (const row of batch.rows) if (!matches.has(row)) own.push({ day: row.day, key: amountKey(row) });
  return { pairs, own, other: others };
}

/**
 * Payments on close days with none of an equal amount around them: of a price that recurs after weeks, as many as there
 * are. Around is twice as far as a payment may lie from itself, so that the partner of none is that of another.
 */
function uniquePairs({ own, other }: Sighted): Sighted['pairs'] {
  const [onlyOther, onlyOwn] = [onlyNear(other), onlyNear(own)];
  return own.flatMap((row) => {
    const its = onlyOther(row);
    const isClose = its !== undefined && Math.abs(its.day - row.day) <= LONGEST_LAG;
    return isClose && onlyOwn(its) !== undefined ? [[row.day, its.day] as const] : [];
  });
}

function onlyNear(rows: readonly Seen[]): (row: Seen) => Seen | undefined {
  const byKey = Map.groupBy(
    rows.toSorted((a, b) => a.day - b.day),
    ({ key }) => key,
  );
  return ({ key, day }) => {
    const alike = byKey.get(key) ?? [];
    const first = firstNotBefore(alike, (row) => row.day < day - 2 * LONGEST_LAG);
    const [only, next] = alike.slice(first, first + 2).filter((row) => row.day <= day + 2 * LONGEST_LAG);
    return next === undefined ? only : undefined;
  };
}

interface Reach {
  readonly least: number;
  readonly most: number;
}

/** The days that each of two sources covers. */
export interface Coverages {
  readonly own: readonly Coverage[];
  readonly other: readonly Coverage[];
}

/** Which share of what one source shows the other should show and does not, of the rows of either. */
interface Missing {
  readonly own: number;
  readonly other: number;
}

function missingOf({ pairs, own, other }: Sighted, { least, most }: Reach, coverage: Coverages): Missing {
  const isShown = (covered: readonly Coverage[], from: DayNumber, to: DayNumber) =>
    covered.some((range) => range.from <= from && to <= range.to);
  const expectedOwn = own.filter(({ day }) => isShown(coverage.other, day + least, day + most));
  const expectedOther = other.filter(({ day }) => isShown(coverage.own, day - most, day - least));
  const found = pairCount(expectedOwn, other, { least, most });
  const foundOther = pairCount(expectedOther, own, { least: 0 - most, most: 0 - least });
  const share = (lost: number, expected: number) => (lost + 0.5) / (pairs.length + expected + 1);
  return {
    own: share(expectedOwn.length - found, expectedOwn.length),
    other: share(expectedOther.length - foundOther, expectedOther.length),
  };
}

/** How many of one side can have a partner each on the other, the earliest first, which pairs as many as possible. */
function pairCount(rows: readonly Seen[], others: readonly Seen[], { least, most }: Reach): number {
  const byKey = Map.groupBy(others, ({ key }) => key);
  let count = 0;
  for (const [key, own] of Map.groupBy(rows, (row) => row.key)) {
    const waiting = (byKey.get(key) ?? []).map(({ day }) => day).sort((a, b) => a - b);
    let next = 0;
    for (const { day } of own.toSorted((a, b) => a.day - b.day)) {
      while (next < waiting.length && waiting[next]! < day + least) next += 1;
      if (next < waiting.length && waiting[next]! <= day + most) {
        count += 1;
        next += 1;
      }
    }
  }
  return count;
}
