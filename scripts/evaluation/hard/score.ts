import { parseDay } from '../bills/days.ts';
import { CYCLE_DAYS, type Detector } from '../bills/detector.ts';
import type { LabelledStatement, TrueBill } from '../bills/labelled-statement.ts';
import { dateError, type Match, matchBills } from '../bills/match-bills.ts';

export interface HardScore {
  readonly lives: number;
  readonly streams: number;
  readonly bills: number;
  readonly found: number;
  readonly wrong: number;
  readonly cycle: Share;
  /** Of the bills that go on, how many have their next date right within three days. */
  readonly next: Share;
  /** Of the bills of which anybody could tell, how many are rightly called ended or going on. */
  readonly activity: Share;
  /** A line for whatever is not as it should be. */
  readonly faults: readonly string[];
}

interface Share {
  readonly right: number;
  readonly of: number;
}

export function scoreHardLives(detector: Detector, lives: readonly LabelledStatement[]): HardScore {
  const scores = lives.map((life) => scoreLife(detector, life));
  const sum = (count: (score: HardScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  const share = (of: (score: HardScore) => Share) => ({
    right: sum((score) => of(score).right),
    of: sum((score) => of(score).of),
  });
  return {
    lives: lives.length,
    streams: sum(({ streams }) => streams),
    bills: sum(({ bills }) => bills),
    found: sum(({ found }) => found),
    wrong: sum(({ wrong }) => wrong),
    cycle: share(({ cycle }) => cycle),
    next: share(({ next }) => next),
    activity: share(({ activity }) => activity),
    faults: scores.flatMap(({ faults }) => faults),
  };
}

function scoreLife(detector: Detector, life: LabelledStatement): HardScore {
  const { matched, missed, wrong } = matchBills(life, detector(life.rows, life.asOf, life.holder));
  const goingOn = matched.filter(({ bill }) => bill.next !== undefined);
  const known = matched.filter(({ bill }) => isActivityKnown(bill, life));
  const faults = [
    ...missed.map(({ kind, cycle }) => `missed ${cycle}: ${kind}`),
    ...wrong.map(({ detected: { cycle, name, transactionIds }, source }) => {
      return `no bill, but shown as ${cycle}: ${name} (${transactionIds.length} rows of ${source.kind})`;
    }),
    ...matched.flatMap((match) => faultsOf(match, life)),
  ];
  return {
    lives: 1,
    streams: life.bills.length + life.habits.length,
    bills: matched.length + missed.length,
    found: matched.length,
    wrong: wrong.length,
    cycle: shareOf(matched, isCycleRight),
    next: shareOf(goingOn, (match) => dateError(match) <= 3),
    activity: shareOf(known, isActivityRight),
    faults: faults.map((fault) => `${life.world}: ${fault}`),
  };
}

function faultsOf(match: Match, life: LabelledStatement): readonly string[] {
  const { bill, detected } = match;
  const faults: string[] = [];
  if (!isCycleRight(match)) faults.push(`is ${bill.cycle}, shown as ${detected.cycle}: ${bill.kind}`);
  if (bill.next !== undefined && dateError(match) > 3) {
    faults.push(`comes on ${bill.next.date}, expected on ${detected.nextDate}: ${bill.kind}`);
  }
  if (isActivityKnown(bill, life) && !isActivityRight(match)) faults.push(`shown as ${detected.status}: ${bill.kind}`);
  return faults;
}

function isCycleRight({ bill, detected }: Match): boolean {
  return detected.cycle === bill.cycle;
}

function isActivityRight({ bill, detected }: Match): boolean {
  return (detected.status === 'active') === (bill.next !== undefined);
}

/** A bill whose first missing payment was due weeks ago has ended. Of one that rests, nobody knows. */
function isActivityKnown({ cycle, next, payments }: TrueBill, { rows, asOf }: LabelledStatement): boolean {
  if (next !== undefined) return true;
  const days = CYCLE_DAYS[cycle];
  const last = rows.find(({ id }) => id === payments.at(-1)?.[0])!;
  return parseDay(last.bookedOn) + days + (days < 20 ? 21 : days < 40 ? 40 : 70) <= parseDay(asOf);
}

function shareOf<T>(items: readonly T[], isRight: (item: T) => boolean): Share {
  return { right: items.filter(isRight).length, of: items.length };
}
