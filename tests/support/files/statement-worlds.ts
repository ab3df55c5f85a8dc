import { fromDayNumber } from '../../../domain/calendar.ts';
import type { ObservedRow, Source } from '../../../domain/matching/observed-row.ts';
import { FILE, MatchedAccount, march, row } from './matched-account.ts';

/** A payment as it really happened. Fractions of a day are the time. */
interface Payment {
  readonly purchase: number;
  readonly booked: number;
  readonly amount: number;
  /** Of the pending row, before a tip. */
  readonly pendingAmount: number;
  readonly merchant: string;
  /** When the source shows it for the first time, which may be days after the booking. */
  readonly visible: number;
  readonly nth: number;
}

type Random = () => number;

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIRST = march(1);
const DAYS = 120;

const SHOPS = [
  'GREEN GROCER',
  'CITY BOOKS',
  'TAXI CENTRAL',
  'HARBOUR BISTRO',
  'KIOSK AM TOR',
  'SHOE PALACE',
  'FUEL 24',
];
const HABITS = [
  { merchant: 'COFFEE HOUSE', amount: -350, chance: 0.75, twins: 0.2 },
  { merchant: 'METRO TICKET', amount: -280, chance: 0.6, twins: 0.7 },
  { merchant: 'VENDING CO', amount: -150, chance: 0.3, twins: 0.3 },
];

/** About five payments a day, many of them equal to others. */
function payments(random: Random): readonly Payment[] {
  const all: Payment[] = [];
  const add = (day: number, amount: number, merchant: string, isCard: boolean) => {
    const purchase = day + random();
    const booked = isCard ? businessDay(Math.floor(purchase) + (random() < 0.4 ? 1 : 0)) + random() : purchase;
    const tip = isCard && random() < 0.08 ? Math.round(amount * 0.15) : 0;
    const visible = booked + (random() < 0.05 ? 1 + random() * 3 : 0);
    all.push({ purchase, booked, amount: amount + tip, pendingAmount: amount, merchant, visible, nth: all.length });
  };
  for (let day = FIRST; day < FIRST + DAYS; day += 1) {
    for (const { merchant, amount, chance, twins } of HABITS) {
      if (random() >= chance) continue;
      add(day, amount, merchant, true);
      if (random() < twins) add(day, amount, merchant, true);
    }
    for (let nth = 0; nth < 3; nth += 1) {
      if (random() >= 0.6) continue;
      const shop = SHOPS[Math.floor(random() * SHOPS.length)]!;
      add(day, -(100 + Math.floor(random() * 9_000)), shop, true);
    }
    if (day % 30 === 3) add(day, 250_000, 'SALARY ACME', false);
    if (day % 30 === 5) add(day, -80_000, 'RENT MILLER', false);
  }
  return all;
}

/** Cards are booked from Monday to Friday. */
function businessDay(day: number): number {
  const weekday = (day + 4) % 7;
  return weekday === 6 ? day + 2 : weekday === 0 ? day + 1 : day;
}

export interface World {
  readonly name: string;
  /** Payments of an account on which little happens; all by default. */
  readonly isShown?: (payment: Payment) => boolean;
  readonly play: (random: Random, all: readonly Payment[], account: MatchedAccount) => void;
}

interface Export {
  readonly source: Source;
  readonly from: number;
  /** The moment of the export, in the middle of a day. */
  readonly now: number;
  readonly dayOf?: (payment: Payment) => number;
  readonly textOf?: (payment: Payment) => string;
  readonly idsOf?: (rows: readonly ObservedRow[]) => readonly ObservedRow[];
}

function exportFile(account: MatchedAccount, all: readonly Payment[], options: Export): void {
  const { source, from, now, dayOf = ({ booked }) => booked, textOf = ({ merchant }) => merchant } = options;
  const shown = all
    .filter((payment) => payment.visible <= now && dayOf(payment) <= now && Math.floor(dayOf(payment)) >= from)
    .toSorted((a, b) => dayOf(a) - dayOf(b))
    .map((payment) => row(Math.floor(dayOf(payment)), payment.amount, textOf(payment)));
  const rows = options.idsOf?.(shown) ?? shown;
  account.take({ source, coverage: { from, to: Math.floor(now) }, listsAllPending: false, rows }, Math.floor(now));
}

const positional = (rows: readonly ObservedRow[]): readonly ObservedRow[] => {
  const counts = new Map<number, number>();
  return rows.map((one) => {
    const nth = (counts.get(one.day) ?? 0) + 1;
    counts.set(one.day, nth);
    return { ...one, sourceId: `${fromDayNumber(one.day)}-${nth}` };
  });
};

const renumbered = (rows: readonly ObservedRow[]): readonly ObservedRow[] =>
  rows.map((one, nth) => ({ ...one, sourceId: String(nth + 1) }));

/** Moments a week apart, and one after the end that shows everything. */
function moments(random: Random, every: number): readonly number[] {
  const list: number[] = [];
  for (let day = FIRST + every; day < FIRST + DAYS; day += every) list.push(day + random());
  return [...list, FIRST + DAYS + 7.99];
}

function weeklyFile(random: Random, all: readonly Payment[], account: MatchedAccount, given: Partial<Export>): void {
  let from = FIRST;
  for (const now of moments(random, 7)) {
    exportFile(account, all, { source: FILE, from, now, ...given });
    from = Math.max(FIRST, Math.floor(now) - 4 - Math.floor(random() * 20));
  }
}

const FEED_WITHOUT_IDS: Source = { name: 'feed', hasTrustedIds: false };

/** Every day the last fifteen days. Newest payments have no ids yet. */
function dailyFeed(all: readonly Payment[], account: MatchedAccount, now: number): void {
  const from = Math.max(FIRST, Math.floor(now) - 15);
  const idsOf = (rows: readonly ObservedRow[]) =>
    positional(rows).map((one) => (one.day === Math.floor(now) ? { ...one, sourceId: null } : one));
  exportFile(account, all, { source: FEED_WITHOUT_IDS, from, now, idsOf });
}

const inOtherWords = ({ merchant, nth }: Payment) => `POS ${1_000 + (nth % 17)} ${merchant} BERLIN`;

function feedAndFile(dayOf: (payment: Payment) => number): World['play'] {
  return (random, all, account) => {
    let from = FIRST;
    for (const now of moments(random, 1)) {
      dailyFeed(all, account, now);
      const isLast = now > FIRST + DAYS;
      if (!isLast && random() >= 1 / 12) continue;
      exportFile(account, all, { source: FILE, from, now: now - 0.01, dayOf, textOf: inOtherWords });
      from = Math.max(FIRST, Math.floor(now) - 6 - Math.floor(random() * 25));
    }
  };
}

/** A feed with trusted ids that change when a pending row is booked, and tips that change amounts. */
const pendingFeed: World['play'] = (random, all, account) => playFeed(random, all, account, ({ nth }) => `b${nth}`);

/** `idOf` names a booked payment at a fetch. */
function playFeed(
  random: Random,
  all: readonly Payment[],
  account: MatchedAccount,
  idOf: (payment: Payment, now: number) => string,
): void {
  for (const now of moments(random, 1)) {
    const booked = all
      .filter((one) => one.booked <= now && one.booked >= now - 14)
      .map((one) => row(Math.floor(one.booked), one.amount, one.merchant, { sourceId: idOf(one, now) }));
    const pending = all
      .filter((one) => one.purchase <= now && one.booked > now)
      .map((one) =>
        row(Math.floor(one.purchase), one.pendingAmount, one.merchant, { sourceId: `p${one.nth}`, status: 'pending' }),
      );
    account.take(
      {
        source: { name: 'simple', hasTrustedIds: true },
        coverage: { from: Math.floor(now) - 13, to: Math.floor(now) },
        listsAllPending: true,
        rows: [...booked, ...pending],
      },
      Math.floor(now),
    );
  }
}

/** All ids are new every ten days. */
const reissuingFeed: World['play'] = (random, all, account) =>
  playFeed(random, all, account, ({ nth }, now) => `b${nth} ${Math.floor(now / 10)}`);

/** Each payment gets a new id once, some days after its booking. */
const reissuingOneByOne: World['play'] = (random, all, account) =>
  playFeed(random, all, account, ({ nth, booked }, now) => `b${nth} ${now > Math.ceil(booked) + 2 + (nth % 9)}`);

export const ONE_SOURCE: readonly World[] = [
  { name: 'weekly CSV, cut in the middle of a day', play: (...world) => weeklyFile(...world, {}) },
  {
    name: 'weekly CSV whose texts change',
    play: (random, all, account) =>
      weeklyFile(random, all, account, {
        textOf: ({ merchant }) => (random() < 0.2 ? `${merchant} 12.03 REF ${Math.floor(random() * 1e6)}` : merchant),
      }),
  },
  { name: 'weekly OFX, renumbered', play: (...world) => weeklyFile(...world, { idsOf: renumbered }) },
  {
    name: 'daily feed, late rows and ids that count',
    play: (random, all, account) => {
      for (const now of moments(random, 1)) dailyFeed(all, account, now);
    },
  },
  { name: 'feed with pending rows and tips', play: pendingFeed },
  { name: 'feed that reissues all ids', play: reissuingFeed },
  { name: 'feed that reissues ids one by one', play: reissuingOneByOne },
  { name: 'feed of a quiet account that reissues all ids', play: reissuingFeed, isShown: ({ nth }) => nth % 30 === 0 },
  { name: 'quiet account, ids reissued one by one', play: reissuingOneByOne, isShown: ({ nth }) => nth % 30 === 0 },
];

export const TWO_SOURCES: readonly World[] = [
  { name: 'feed and CSV', play: feedAndFile(({ booked }) => booked) },
  { name: 'feed and CSV by day of purchase', play: feedAndFile(({ purchase }) => purchase) },
];

export interface Faults {
  readonly payments: number;
  readonly doubles: number;
  readonly drops: number;
}

/** Plays a world once, and compares what the account shows with what really happened, amount by amount. */
export function faultsIn({ play, isShown = () => true }: World, seed: number): Faults {
  const random = randomFrom(seed);
  const all = payments(random).filter(isShown);
  const account = new MatchedAccount();
  play(random, all, account);
  const difference = new Map<number, number>();
  for (const { amount } of account.seen) difference.set(amount, (difference.get(amount) ?? 0) + 1);
  for (const { amount } of all) difference.set(amount, (difference.get(amount) ?? 0) - 1);
  const values = [...difference.values()];
  return {
    payments: all.length,
    doubles: values.reduce((sum, value) => sum + Math.max(0, value), 0),
    drops: values.reduce((sum, value) => sum + Math.max(0, -value), 0),
  };
}
