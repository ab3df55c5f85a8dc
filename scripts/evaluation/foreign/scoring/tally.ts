import type { DetectedBill } from '../../../../domain/bills/detection/detected-bill.ts';
import { dayNumber, parseLocalDate } from '../../../../domain/calendar.ts';
import type { TrueStream } from '../people/person.ts';
import type { Cycle } from '../streams/cycle.ts';
import type { Match, Matching } from './match-bills.ts';

/** Counts over any number of people; rates come from {@link ratesOf}. */
export interface Tally {
  streams: number;
  found: number;
  falseAlarms: number;
  cycleRight: number;
  /** Of the streams found, those whose activity can be known. */
  activityAsked: number;
  activityRight: number;
  /** Of the streams found, those that go on. */
  nextAsked: number;
  nextWithin1: number;
  nextWithin3: number;
}

export interface Rates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly cycle: number;
  readonly active: number;
  readonly nextWithin1: number;
  readonly nextWithin3: number;
}

export function emptyTally(): Tally {
  return {
    streams: 0,
    found: 0,
    falseAlarms: 0,
    cycleRight: 0,
    activityAsked: 0,
    activityRight: 0,
    nextAsked: 0,
    nextWithin1: 0,
    nextWithin3: 0,
  };
}

export function addMatching(tally: Tally, { matches, missed, falseAlarms }: Matching): void {
  for (const match of matches) addMatch(tally, match);
  tally.streams += missed.length;
  tally.falseAlarms += falseAlarms.length;
}

export function addMatch(tally: Tally, { stream, bill }: Match): void {
  tally.streams += 1;
  tally.found += 1;
  tally.cycleRight += ACCEPTED[stream.cycle].includes(bill.cycle) ? 1 : 0;
  if (stream.activity !== 'unknowable') {
    tally.activityAsked += 1;
    tally.activityRight += (bill.status === 'active') === (stream.activity === 'active') ? 1 : 0;
  }
  if (stream.nextDate === null) return;
  const off = daysOff(stream.nextDate, bill);
  tally.nextAsked += 1;
  tally.nextWithin1 += off <= 1 ? 1 : 0;
  tally.nextWithin3 += off <= 3 ? 1 : 0;
}

/** The cycles that are right. Nothing in Coffer is called a cycle of 30 days; its two neighbours are both accepted. */
const ACCEPTED: Readonly<Record<Cycle, readonly DetectedBill<number>['cycle'][]>> = {
  weekly: ['weekly'],
  biweekly: ['biweekly'],
  'four-weekly': ['four-weekly'],
  'thirty-day': ['monthly', 'four-weekly'],
  'semi-monthly': ['semi-monthly'],
  monthly: ['monthly'],
  bimonthly: ['bimonthly'],
  quarterly: ['quarterly'],
  'semi-annual': ['semi-annual'],
  annual: ['annual'],
};

function daysOff(truth: NonNullable<TrueStream['nextDate']>, { status, nextDate }: DetectedBill<number>): number {
  const date = parseLocalDate(truth);
  if (date === undefined || status !== 'active') return Number.POSITIVE_INFINITY;
  return Math.abs(dayNumber(nextDate) - dayNumber(date));
}

export function ratesOf(tally: Tally): Rates {
  const precision = share(tally.found, tally.found + tally.falseAlarms);
  const recall = share(tally.found, tally.streams);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    cycle: share(tally.cycleRight, tally.found),
    active: share(tally.activityRight, tally.activityAsked),
    nextWithin1: share(tally.nextWithin1, tally.nextAsked),
    nextWithin3: share(tally.nextWithin3, tally.nextAsked),
  };
}

/** 1 when there was nothing to get wrong. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
