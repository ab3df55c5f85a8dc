import { weekday } from '../../../../domain/day-number.ts';
import type { Life } from '../people/life.ts';
import type { Random } from '../random.ts';
import { minor } from '../streams/amount-plan.ts';
import { PAYPAL, paypalText } from '../streams/plan-stream.ts';
import type { Channel } from '../world/channel.ts';
import type { Shops } from '../world/country.ts';
import type { Movement, RowKind } from '../world/movement.ts';
import type { Payee } from '../world/payee.ts';

/** Something that people do again and again, but not by contract. */
export interface Errand {
  readonly kind: RowKind;
  readonly shops: keyof Shops;
  /** How many shops a person keeps to. */
  readonly favourites: number;
  readonly perMonth: readonly [from: number, to: number];
  /** The middle amount in euros, and how widely amounts differ (0 for one price). */
  readonly euros: readonly [from: number, to: number];
  readonly spread: number;
  readonly channel: Channel;
  /** How likely each weekday is, from Sunday on. */
  readonly weekdays?: readonly number[];
  /** The share of people who do it. */
  readonly share: number;
}

const WORKING_WEEK = [0.1, 1, 1, 1, 1, 1, 0.3];
const WEEKEND = [1.2, 0.5, 0.5, 0.6, 0.7, 1.3, 2];

export const ERRANDS: readonly Errand[] = [
  {
    kind: 'groceries',
    shops: 'groceries',
    favourites: 4,
    perMonth: [5, 13],
    euros: [18, 60],
    spread: 0.6,
    channel: 'card',
    share: 1,
  },
  {
    kind: 'eating-out',
    shops: 'eating',
    favourites: 9,
    perMonth: [2, 9],
    euros: [12, 40],
    spread: 0.5,
    channel: 'card',
    weekdays: WEEKEND,
    share: 0.95,
  },
  {
    kind: 'coffee',
    shops: 'coffee',
    favourites: 2,
    perMonth: [3, 16],
    euros: [2.5, 6],
    spread: 0.12,
    channel: 'card',
    weekdays: WORKING_WEEK,
    share: 0.55,
  },
  {
    kind: 'fares',
    shops: 'fares',
    favourites: 2,
    perMonth: [2, 14],
    euros: [1.8, 5],
    spread: 0.25,
    channel: 'card',
    weekdays: WORKING_WEEK,
    share: 0.5,
  },
  {
    kind: 'marketplace',
    shops: 'marketplaces',
    favourites: 3,
    perMonth: [1, 5],
    euros: [12, 45],
    spread: 0.8,
    channel: 'online',
    share: 0.9,
  },
  {
    kind: 'shopping',
    shops: 'shopping',
    favourites: 10,
    perMonth: [1, 4],
    euros: [20, 70],
    spread: 0.7,
    channel: 'card',
    weekdays: WEEKEND,
    share: 1,
  },
  {
    kind: 'health',
    shops: 'health',
    favourites: 3,
    perMonth: [0.3, 1.5],
    euros: [8, 30],
    spread: 0.6,
    channel: 'card',
    share: 0.9,
  },
  {
    kind: 'leisure',
    shops: 'leisure',
    favourites: 6,
    perMonth: [0.4, 2.5],
    euros: [10, 40],
    spread: 0.5,
    channel: 'online',
    share: 0.9,
  },
];

export function runErrand(errand: Errand, life: Life): readonly Movement[] {
  const random = life.random.fork(`errand/${errand.kind}`);
  if (!random.chance(errand.share)) return [];
  const favourites = random.shuffled(life.country.shops[errand.shops]).slice(0, errand.favourites);
  const rate = random.between(...errand.perMonth) / 30.4;
  const middles = favourites.map(() => random.between(...errand.euros));
  const movements: Movement[] = [];
  for (let day = life.from - 10; day <= life.asOf; day += 1) {
    if (!random.chance(rate * (errand.weekdays?.[weekday(day)] ?? 1))) continue;
    const index = Math.floor(random.next() ** 1.7 * favourites.length);
    const euros = (middles[index] ?? errand.euros[0]) * Math.exp(errand.spread * random.bell());
    movements.push(purchase(favourites[index]!, day, euros, errand, life, random));
  }
  return movements;
}

export function purchase(
  payee: Payee,
  day: number,
  euros: number,
  { channel, kind }: Pick<Errand, 'channel' | 'kind'>,
  life: Life,
  random: Random,
): Movement {
  const amount = -Math.max(1, minor(shopPrice(euros, life), life.country));
  if (channel === 'online' && payee.name !== 'PayPal' && life.usesPaypal && random.chance(0.35)) {
    const text = paypalText(payee, life);
    return { accountId: life.main.id, day, amount, channel: 'debit', payee: PAYPAL, text, kind };
  }
  return { accountId: payingAccount(kind, life, random), day, amount, channel, payee, kind };
}

/** In major units, with the endings that prices have here. */
export function shopPrice(euros: number, { country }: Life): number {
  const price = euros * country.scale;
  return country.scale >= 100 ? Math.max(1, Math.round(price / 10) * 10) : Math.max(0.5, Math.round(price * 100) / 100);
}

/** Each person has a liking for one card. */
function payingAccount(kind: RowKind, { credit, joint, main, random: person }: Life, random: Random): number {
  const liking = person.fork('liking').between(0.1, 0.95);
  if (credit?.isObserved && random.chance(liking)) return credit.id;
  return joint !== undefined && kind === 'groceries' && random.chance(0.7) ? joint.id : main.id;
}
