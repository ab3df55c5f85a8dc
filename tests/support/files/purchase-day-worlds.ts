import type { ObservedRow } from '../../../domain/matching/observed-row.ts';
import { MatchedAccount, march, row } from './matched-account.ts';
import { randomFrom } from './statement-worlds.ts';

type Random = () => number;

/** A payment as it happened, in the words of both sources. Fractions of a day are the time. */
export interface TwiceShown {
  readonly purchase: number;
  readonly booked: number;
  readonly amount: number;
  readonly bankText: string;
  readonly fileText: string;
}

/** How one bank words, dates and delivers, and how the file of the same account does. */
export interface Hand {
  readonly name: string;
  readonly payments: (random: Random) => readonly TwiceShown[];
  /** Whether the ids of the feed can be trusted. */
  readonly hasTrustedIds: boolean;
  /** How many days each fetch goes back. */
  readonly feedDays: number;
  /** Whether the file shows payments that are not booked yet. */
  readonly showsUnbooked: boolean;
  /** Whether a file has one month of the calendar, or everything since some days before the last one. */
  readonly isCalendarMonth: boolean;
}

export const FIRST = march(1);
export const DAYS = 150;

/** On which days cards are booked. */
export function businessDay(day: number): number {
  const weekday = (Math.floor(day) + 4) % 7;
  return weekday === 6 ? day + 2 : weekday === 0 ? day + 1 : day;
}

export interface Life {
  readonly hand: Hand;
  readonly order: 'file first' | 'feed first';
  /** Whether files are taken back in the middle, and some of them imported again. */
  readonly undoes: boolean;
  /** Who shows a payment; both by default. */
  readonly shownBy?: (payment: TwiceShown, nth: number) => 'both' | 'feed' | 'file';
}

const MONTH = 30;
const LAST = FIRST + DAYS + 12;

/** A feed from some day on, and a file a month; at the end both show everything. */
function play(life: Life, random: Random, all: readonly TwiceShown[]): MatchedAccount {
  const { hand, order, undoes, shownBy = () => 'both' } = life;
  const account = new MatchedAccount();
  const ofFeed = all.filter((one, nth) => shownBy(one, nth) !== 'file');
  const ofFile = all.filter((one, nth) => shownBy(one, nth) !== 'feed');
  const connected = order === 'feed first' ? FIRST : FIRST + 2 * MONTH;
  let fileFrom = FIRST;
  for (let day = FIRST; day <= LAST; day += 1) {
    const now = day + 0.2 + 0.7 * random();
    const isLast = day === LAST;
    if (day >= connected && (isLast || day === connected || random() < 0.9))
      fetchFeed(hand, account, ofFeed, day === connected ? 45 : hand.feedDays, now);
    const isDue = order === 'file first' ? day >= FIRST + MONTH + 3 : day >= FIRST + MONTH + 1;
    if (!isLast && (!isDue || (day - FIRST) % MONTH !== 3)) continue;
    const to = hand.isCalendarMonth && !isLast ? Math.min(day, fileFrom + MONTH - 1) : day;
    const read = () => importFile(hand, account, ofFile, { from: fileFrom, to, now });
    const batch = read();
    if (undoes && random() < 0.5) {
      if (day >= connected && random() < 0.5) fetchFeed(hand, account, ofFeed, hand.feedDays, now + 0.05);
      account.undo(batch);
      if (isLast || order === 'file first' || random() < 0.7) read();
    }
    fileFrom = hand.isCalendarMonth ? to + 1 : day - Math.floor(random() * 9);
  }
  return account;
}

function fetchFeed(hand: Hand, account: MatchedAccount, all: readonly TwiceShown[], days: number, now: number): void {
  const from = Math.max(FIRST, Math.floor(now) - days);
  const rows = all
    .map((one, nth) => ({ one, nth }))
    .filter(({ one }) => one.booked <= now && Math.floor(one.booked) >= from)
    .toSorted((a, b) => a.one.booked - b.one.booked)
    .map(({ one, nth }) =>
      row(Math.floor(one.booked), one.amount, one.bankText, hand.hasTrustedIds ? { sourceId: `t${nth}` } : {}),
    );
  const source = { name: 'feed', hasTrustedIds: hand.hasTrustedIds };
  account.take({ source, coverage: { from, to: Math.floor(now) }, listsAllPending: true, rows }, Math.floor(now));
}

interface File {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

function importFile({ showsUnbooked }: Hand, account: MatchedAccount, all: readonly TwiceShown[], file: File): number {
  const { from, to, now } = file;
  const rows: readonly ObservedRow[] = all
    .filter((one) => (showsUnbooked ? one.purchase : one.booked) <= now)
    .filter(({ purchase }) => Math.floor(purchase) >= from && Math.floor(purchase) <= to)
    .toSorted((a, b) => a.purchase - b.purchase)
    .map((one) => row(Math.floor(one.purchase), one.amount, one.fileText));
  const days = rows.map(({ day }) => day);
  const coverage = { from: Math.min(...days), to: Math.max(...days) };
  account.take(
    { source: { name: 'file', hasTrustedIds: false }, coverage, listsAllPending: false, rows },
    Math.floor(now),
  );
  return account.batches - 1;
}

export interface Faults {
  readonly payments: number;
  readonly doubles: number;
  readonly drops: number;
  /** Doubles that no person is told of. */
  readonly unflagged: number;
  /** Genuine payments that a person is asked about. */
  readonly asked: number;
}

/** Shown payments and real ones of one amount are the same if they are this close. */
const CLOSE_DAYS = 8;

export function faultsIn(life: Life, seed: number): Faults {
  const random = randomFrom(seed);
  const all = life.hand.payments(random);
  const account = play(life, random, all);
  const firstFetched = life.order === 'feed first' ? FIRST : FIRST + 2 * MONTH - 45;
  const shownAtAll = all.filter((one, nth) => one.booked >= firstFetched || life.shownBy?.(one, nth) !== 'feed');
  const seen = Map.groupBy(account.seen, ({ amount }) => amount);
  const real = Map.groupBy(shownAtAll, ({ amount }) => amount);
  const faults = { payments: all.length, doubles: 0, drops: 0, unflagged: 0, asked: 0 };
  for (const amount of new Set([...seen.keys(), ...real.keys()])) {
    const shown = seen.get(amount) ?? [];
    const { doubles, drops } = compared(
      shown.map(({ day }) => day),
      (real.get(amount) ?? []).map(({ booked }) => Math.floor(booked)),
    );
    const flagged = shown.filter(({ id }) => account.isFlagged(id)).length;
    faults.doubles += doubles;
    faults.drops += drops;
    faults.unflagged += Math.max(0, doubles - flagged);
    faults.asked += Math.max(0, flagged - doubles);
  }
  return faults;
}

function compared(shown: readonly number[], real: readonly number[]): Pick<Faults, 'doubles' | 'drops'> {
  const [there, wanted] = [shown.toSorted((a, b) => a - b), real.toSorted((a, b) => a - b)];
  let [doubles, drops] = [0, 0];
  while (there.length > 0 && wanted.length > 0) {
    const apart = there[0]! - wanted[0]!;
    if (apart < -CLOSE_DAYS) doubles += 1;
    else if (apart > CLOSE_DAYS) drops += 1;
    if (apart <= CLOSE_DAYS) there.shift();
    if (apart >= -CLOSE_DAYS) wanted.shift();
  }
  return { doubles: doubles + there.length, drops: drops + wanted.length };
}
