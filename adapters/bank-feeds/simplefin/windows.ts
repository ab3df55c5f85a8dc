import { addDays, daysBetween, type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';

/** The days that one request asks for: `from` inclusive, `to` exclusive or open. */
export interface Window {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/** What is left of the first history: the days from `from` on, before `before`. */
export interface History {
  readonly from: LocalDate;
  readonly before: LocalDate;
}

/** SimpleFIN cuts longer requests off. */
const WINDOW_DAYS = 90;
/** Of the 24 requests that SimpleFIN allows within a day, one fetch takes at most this many. */
const WINDOWS_MAX = 4;

export interface FetchPlan {
  /** The newest first. Those of older history follow. */
  readonly windows: readonly Window[];
  /** What a later fetch has to ask for, after these windows. */
  readonly left: History | null;
}

/**
 * Windows from today back to `since`, then back through what an earlier fetch left, as many as one fetch may ask for.
 */
export function planFetch(since: LocalDate, today: LocalDate, left: History | null): FetchPlan {
  const recent = windowsBack({ from: since, before: addDays(today, 1) }, WINDOWS_MAX);
  const [newest, ...others] = recent.windows;
  const opened = newest === undefined ? [] : [{ ...newest, to: null }, ...others];
  if (recent.left !== null) return { windows: opened, left: earliest(recent.left, left) };
  const older = left === null ? { windows: [], left: null } : windowsBack(left, WINDOWS_MAX - opened.length);
  return { windows: [...opened, ...older.windows], left: older.left };
}

function windowsBack(history: History, most: number): FetchPlan {
  const windows: Window[] = [];
  let { before } = history;
  while (before > history.from && windows.length < most) {
    const length = Math.min(WINDOW_DAYS, daysBetween(history.from, before));
    const from = addDays(before, -length);
    windows.push({ from, to: before });
    before = from;
  }
  return { windows, left: before > history.from ? { from: history.from, before } : null };
}

function earliest(one: History, other: History | null): History {
  return other === null || one.from <= other.from ? one : { ...one, from: other.from };
}

/** As the cursor of a connection keeps it. */
export function historyText(left: History | null): string | null {
  return left === null ? null : `${left.from}/${left.before}`;
}

/** `null` for a text that is not such a cursor. */
export function historyOf(cursor: string | null): History | null {
  const [from, before] = (cursor ?? '').split('/').map(parseLocalDate);
  return from === undefined || before === undefined ? null : { from, before };
}
