import { counted } from '../collections.ts';
import type { KnownTransaction } from './known-account.ts';
import { type Coverage, covers, type DayNumber, type ObservedRow } from './observed-row.ts';
import { type Candidate, coveragesOf } from './other-views.ts';
import { amountKey, type Round } from './round.ts';
import { MOST_DAYS_APART, type PossibleLags, possibleLags } from './source-lags.ts';

/** Whether a row surely is the transaction of another source, which is taken then. */
export type IsSure = (row: ObservedRow, transaction: KnownTransaction) => boolean;

/** Equal payments of two sources. */
interface Alike {
  /** How many pairs there must be that are not made yet. */
  left: number;
  /** How many of both sources are on each day. */
  readonly times: ReadonlyMap<DayNumber, number>;
}

/**
 * Where too little is learnt of the days of two sources, equal payments that recur, such as a coffee a day, look the
 * same if one of the sources is a day ahead; but one of them less is in both then. So there are as many pairs as there
 * must be however the days lie. What is left stays, and a person is asked about it. Call it before anything is taken
 * from other sources.
 */
export function surePairs(round: Round, candidates: readonly Candidate[]): IsSure {
  const { coverage } = round.batch;
  const learnt = new Set(candidates.flatMap((one) => (isLearnt(one) ? [one.transaction] : [])));
  const open = candidates.filter((one) => one.source !== null && !learnt.has(one.transaction));
  const booked = open.filter(({ transaction }) => transaction.status === 'booked');
  const views = new Map(booked.map((view) => [view.transaction, view]));
  const sources = new Set(booked.map(({ source }) => source!));
  const lags = new Map([...sources].map((name) => [name, possibleLags(round, name, coveragesOf(round, name))]));
  const rows = round.openRows().filter(({ status }) => status === 'booked');
  const [rowsLike, viewsLike] = [Map.groupBy(rows, amountKey), Map.groupBy(booked, ({ key }) => key)];
  const known = new Map<string, Alike>();
  return (row, transaction) => {
    const view = views.get(transaction);
    const range = view?.covered?.find((one) => covers([one], view.day));
    if (view === undefined || range === undefined || row.status === 'pending' || coverage === null) return true;
    const key = `${view.source} ${range.from} ${view.key}`;
    let alike = known.get(key);
    if (alike === undefined) {
      const its = viewsLike.get(view.key)!.filter(({ source, day }) => source === view.source && covers([range], day));
      const [own, other] = [(rowsLike.get(view.key) ?? []).map(dayOf), its.map(dayOf)];
      const least = leastPairs(
        { days: own, covered: coverage },
        { days: other, covered: range },
        lags.get(view.source!)!,
      );
      known.set(key, (alike = { left: least, times: counted([...own, ...other]) }));
    }
    alike.left -= 1;
    return alike.left >= 0 || !recurs(alike, row.day, view.day);
  };
}

function dayOf({ day }: { readonly day: DayNumber }): DayNumber {
  return day;
}

/** Whether equal ones are on close days beside that of the row and that of its partner. */
function recurs({ times }: Alike, row: DayNumber, partner: DayNumber): boolean {
  for (let day = row - MOST_DAYS_APART; day <= row + MOST_DAYS_APART; day += 1) {
    if (day !== row && day !== partner && times.has(day)) return true;
  }
  return false;
}

interface Shown {
  readonly days: readonly DayNumber[];
  readonly covered: Coverage;
}

/**
 * How many pairs there must be: those of any lag that fits. If the days lie anyhow, who covers all days that the
 * other's payment may have shows it.
 */
function leastPairs(own: Shown, other: Shown, { fit, lags }: PossibleLags): number {
  if (!fit) {
    const before = lags.map((lag) => -lag);
    return Math.max(certainIn(own, other, lags), certainIn(other, own, before));
  }
  const times = counted(own.days);
  const others = [...counted(other.days)];
  return Math.min(
    ...lags.map((lag) => others.reduce((sum, [day, count]) => sum + Math.min(count, times.get(day + lag) ?? 0), 0)),
  );
}

function certainIn({ covered: { from, to } }: Shown, { days }: Shown, lags: readonly number[]): number {
  return days.filter((day) => lags.every((lag) => day + lag > from && day + lag < to)).length;
}

/** On a seam, only what one of the two shows completely tells which of equal payments both show. */
function isLearnt({ lags, day }: Candidate): boolean {
  return lags !== undefined && (lags.isComplete || !lags.isOnSeam(day));
}
