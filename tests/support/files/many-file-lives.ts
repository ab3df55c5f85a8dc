import type { TransactionRef } from '../../../domain/matching/known-account.ts';
import type { ObservedRow } from '../../../domain/matching/observed-row.ts';
import { MatchedAccount, march, row } from './matched-account.ts';
import { businessDay, type Faults } from './purchase-day-worlds.ts';
import { randomFrom } from './statement-worlds.ts';

type Random = () => number;

/** A payment as it happened. Fractions of a day are the time. */
interface Paid {
  readonly purchase: number;
  readonly booked: number;
  readonly amount: number;
  /** Whom a person says was paid. */
  readonly name: string;
  /** How the bank writes it, and how it does since it has another system. */
  readonly bankText: string;
  readonly laterText: string;
}

const FIRST = march(1);
const DAYS = 120;

/** By the weekday of the purchase, Thursday first. */
const LAGS = [
  [1, 1, 4],
  [1, 3, 3, 4],
  [2, 2, 3],
  [1, 1, 2],
  [0, 1, 1, 2],
  [0, 1, 1],
  [0, 1, 1, 2],
] as const;

const SHOPS = ['Hardware Depot', 'Corner Pharmacy', 'Petrol Ten', 'Noodle Bar', 'Paper and Pens', 'Cinema Lux'];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** Coffees and fares at one price, a shop a week, refunds of what was paid, and bills. */
function paymentsOf(random: Random): readonly Paid[] {
  const all: Paid[] = [];
  const add = (day: number, amount: number, name: string, isCard = true) => {
    const purchase = day + 0.25 + 0.7 * random();
    const lag = isCard ? pick(random, LAGS[Math.floor(day) % 7]!) : 0;
    const booked = businessDay(Math.floor(purchase) + lag) + (lag === 0 ? purchase % 1 : 0.1);
    const store = 100 + Math.floor(random() * 900);
    const bankText = `POS ${store} ${name.toUpperCase()} ${pick(random, ['', 'LTD', 'X4'])}`;
    all.push({
      purchase,
      booked,
      amount,
      name,
      bankText,
      laterText: `Card payment to ${name.split(' ')[0]}, ref ${store}`,
    });
  };
  const [coffee, fare] = [250 + 5 * Math.floor(random() * 60), 180 + 10 * Math.floor(random() * 30)];
  for (let day = FIRST; day < FIRST + DAYS; day += 1) {
    const weekday = day % 7;
    const isWorkday = weekday !== 2 && weekday !== 3;
    if (random() < (isWorkday ? 0.85 : 0.3)) add(day, -coffee, 'Bean Street');
    if (isWorkday && random() < 0.9) for (let nth = 0; nth < 2; nth += 1) add(day, -fare, 'City Transit');
    if (weekday === 2) add(day, -(4_000 + Math.floor(random() * 9_000)), 'Market Hall');
    for (let nth = Math.floor(random() * 3); nth > 0; nth -= 1) {
      const [shop, amount] = [pick(random, SHOPS), 300 + Math.floor(random() ** 2 * 8_000)];
      add(day, -amount, shop);
      if (random() < 0.06) add(day + 2 + Math.floor(random() * 6), amount, shop);
      if (random() < 0.03) add(day + 1 + Math.floor(random() * 4), -amount, shop);
    }
    if (day % 30 === 3) add(businessDay(day), -91_500, 'Miller Homes', false);
    if (day % 30 === 9) add(businessDay(day), -999, 'Streamly', false);
    if (day % 30 === 17) add(businessDay(day), -999, 'Gym Eleven', false);
    if (day % 30 === 25) add(businessDay(day), 285_000, 'Acme Works', false);
  }
  return all;
}

interface Shown {
  readonly source: string;
  readonly from: number;
  /** The moment of the export, in the middle of its last day. */
  readonly now: number;
  readonly dayOf?: (paid: Paid) => number;
  readonly textOf?: (paid: Paid) => string;
}

const byPurchase = ({ purchase }: Paid) => purchase;
const byBooking = ({ booked }: Paid) => booked;

/** The account, and which payment each transaction is. */
class LivedAccount {
  readonly account = new MatchedAccount();
  readonly links: [TransactionRef, Paid][] = [];
  readonly all: readonly Paid[];

  constructor(all: readonly Paid[]) {
    this.all = all;
  }

  show({ source, from, now, dayOf = byBooking, textOf = ({ bankText }) => bankText }: Shown, isFeed = false): void {
    const shown = this.all
      .filter((paid) => paid.booked <= now && dayOf(paid) <= now && Math.floor(dayOf(paid)) >= from)
      .toSorted((a, b) => dayOf(a) - dayOf(b));
    const rows: readonly ObservedRow[] = shown.map((paid) =>
      row(Math.floor(dayOf(paid)), paid.amount, textOf(paid), isFeed ? { sourceId: `t${this.all.indexOf(paid)}` } : {}),
    );
    const days = rows.map(({ day }) => day);
    const coverage = isFeed ? { from, to: Math.floor(now) } : { from: Math.min(...days), to: Math.max(...days) };
    const batch = { source: { name: source, hasTrustedIds: isFeed }, coverage, listsAllPending: isFeed, rows };
    this.account.take(batch, LAST);
    for (const [nth, ref] of this.account.latestRefs.entries()) this.links.push([ref, shown[nth]!]);
  }

  enter(paid: Paid): void {
    const entry = row(Math.floor(paid.purchase), paid.amount, paid.name);
    this.links.push([this.account.enterByHand(entry), paid]);
  }
}

const LAST = FIRST + DAYS + 10;

export interface ManyFiles {
  readonly name: string;
  /** In 10,000, where nothing tells which of many equal payments two sources share. */
  readonly mostDoubles?: number;
  readonly mostDrops?: number;
  readonly play: (account: LivedAccount, random: Random) => void;
}

function shuffled<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Some 45 days each, which overlap by up to two weeks, and show all days together. */
function months(random: Random): readonly { readonly from: number; readonly now: number }[] {
  return [0, 1, 2].map((nth) => {
    const from = nth === 0 ? FIRST : FIRST + nth * 40 - Math.floor(random() * 14);
    return { from, now: nth === 2 ? LAST + 0.9 : FIRST + nth * 40 + 40 + random() };
  });
}

const HANDS: readonly Omit<Shown, 'from' | 'now'>[] = [
  { source: 'csv' },
  { source: 'ofx', textOf: ({ name }) => name },
  { source: 'card', dayOf: byPurchase, textOf: ({ laterText }) => laterText },
];

function fetchDaily(lived: LivedAccount, random: Random, each: (day: number, now: number) => void): void {
  const connected = FIRST + 3 + Math.floor(random() * 60);
  for (let day = FIRST + 3; day <= LAST; day += 1) {
    const now = day === LAST ? day + 0.9 : day + random();
    const from = Math.max(FIRST, day - (day === connected ? 45 : 14));
    if (day >= connected) lived.show({ source: 'feed', from, now }, true);
    each(day, now);
  }
}

export const MANY_FILES: readonly ManyFiles[] = [
  {
    name: 'overlapping files of one source in any order',
    play: (lived, random) => {
      for (const month of shuffled(random, months(random))) lived.show({ source: 'csv', ...month });
    },
  },
  {
    name: 'overlapping files of one source by day of purchase in any order',
    play: (lived, random) => {
      for (const month of shuffled(random, months(random))) lived.show({ ...HANDS[2]!, ...month });
    },
  },
  {
    name: 'three sources of the same days in any order',
    play: (lived, random) => {
      for (const hand of shuffled(random, HANDS)) lived.show({ ...hand, from: FIRST, now: LAST + 0.9 });
    },
  },
  {
    name: 'three sources of overlapping days in any order',
    mostDoubles: 100,
    mostDrops: 15,
    play: (lived, random) => {
      const hands = shuffled(random, HANDS);
      const parts = months(random).map((month, nth) => ({ ...hands[nth]!, ...month }));
      for (const part of shuffled(random, parts)) lived.show(part);
    },
  },
  {
    name: 'a feed, a file by day of booking and one by day of purchase',
    play: (lived, random) => {
      const dues = [1, 2].map(() => FIRST + 20 + Math.floor(random() * 90));
      fetchDaily(lived, random, (day, now) => {
        for (const [nth, due] of dues.entries())
          if (due === day || day === LAST) lived.show({ ...HANDS[nth + 1]!, from: Math.max(FIRST, day - 60), now });
      });
    },
  },
  {
    name: 'a feed and two overlapping files by day of purchase',
    play: (lived, random) => {
      const parts = months(random).slice(0, 2);
      const late = shuffled(random, parts);
      fetchDaily(lived, random, (day) => {
        if (day === FIRST + 90) lived.show({ ...HANDS[2]!, ...late[0]! });
        if (day === FIRST + 100) lived.show({ ...HANDS[2]!, ...late[1]! });
      });
    },
  },
  {
    name: 'a bank that changes its words between two files',
    play: (lived, random) => {
      const [first, , last] = months(random);
      lived.show({ source: 'csv', ...first! });
      const from = FIRST + 10 + Math.floor(random() * 30);
      lived.show({ source: 'csv', from, now: last!.now, textOf: ({ laterText }) => laterText });
    },
  },
  {
    name: 'a bank that changes its words and its columns between two files',
    play: (lived, random) => {
      const [first, , last] = months(random);
      lived.show({ source: 'csv', ...first! });
      const from = FIRST + 10 + Math.floor(random() * 30);
      lived.show({ source: 'card', from, now: last!.now, textOf: ({ laterText }) => laterText });
    },
  },
  {
    name: 'a feed and two overlapping files by day of booking',
    play: (lived, random) => {
      const late = shuffled(random, months(random).slice(0, 2));
      fetchDaily(lived, random, (day) => {
        if (day === FIRST + 90) lived.show({ ...HANDS[1]!, ...late[0]! });
        if (day === FIRST + 100) lived.show({ ...HANDS[1]!, ...late[1]! });
      });
    },
  },
  {
    name: 'entries by hand between weekly files',
    play: (lived, random) => {
      let from = FIRST;
      let entered = FIRST;
      for (let day = FIRST + 7; day <= LAST; day += 7) {
        const now = day + random();
        for (const paid of lived.all)
          if (paid.purchase >= entered && paid.purchase < now && paid.booked > now - 1 && random() < 0.5)
            lived.enter(paid);
        entered = now;
        lived.show({ source: 'csv', from, now });
        from = day - Math.floor(random() * 10);
      }
      lived.show({ source: 'csv', from, now: LAST + 0.9 });
    },
  },
];

/** Payments and transactions that hang together by what sources showed: as many of the one as of the other. */
export function faultsIn({ play }: ManyFiles, seed: number): Faults {
  const random = randomFrom(seed);
  const lived = new LivedAccount(paymentsOf(random));
  play(lived, random);
  const { account, all, links } = lived;
  const there = new Map(account.seen.map((one) => [one.id, one]));
  const groups = new Map<TransactionRef | Paid, (TransactionRef | Paid)[]>();
  for (const [ref, paid] of links) {
    const [one, other] = [groups.get(ref) ?? [ref], groups.get(paid) ?? [paid]];
    const joined = one === other ? one : [...one, ...other];
    for (const member of joined) groups.set(member, joined);
  }
  const faults = { payments: all.length, doubles: 0, drops: 0, unflagged: 0, asked: 0 };
  for (const group of new Set(groups.values())) {
    const paid = group.filter((one) => typeof one === 'object' && 'purchase' in one) as readonly Paid[];
    const refs = group.filter((one): one is number => typeof one === 'number' && there.has(one));
    const flagged = refs.filter((ref) => account.isFlagged(ref)).length;
    const doubles = Math.max(0, refs.length - paid.length);
    faults.doubles += doubles;
    faults.drops += Math.max(0, paid.length - refs.length);
    faults.unflagged += Math.max(0, doubles - flagged);
    faults.asked += Math.max(0, flagged - doubles);
  }
  return faults;
}
