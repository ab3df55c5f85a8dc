import { dayInMonth, monthNumber, weekday } from '../../../../domain/day-number.ts';
import type { Life } from '../people/life.ts';
import { minor } from '../streams/amount-plan.ts';
import type { Movement } from '../world/movement.ts';
import { payee } from '../world/payee.ts';
import { purchase, shopPrice } from './errand.ts';

/** The weekly shop on one weekday at one supermarket, skipped now and then. */
export function weeklyShop(life: Life): readonly Movement[] {
  const random = life.random.fork('weekly-shop');
  if (!random.chance(0.4)) return [];
  const shop = random.pick(life.country.shops.groceries);
  const [name, euros] = [random.int(4, 6), random.between(50, 130)];
  return daysOf(life)
    .filter((day) => weekday(day) === name && random.chance(0.85))
    .map((day) => purchase(shop, day, euros * Math.exp(0.18 * random.bell()), GROCERIES, life, random));
}

/** The same hairdresser at gaps of four to eight weeks, mostly for the same price. */
export function hairdresser(life: Life): readonly Movement[] {
  const random = life.random.fork('hairdresser');
  if (!random.chance(0.75)) return [];
  const shop = random.pick(life.country.shops.hairdressers);
  const euros = random.pick([16, 18, 22, 25, 30, 38, 45, 60]);
  const gap = random.int(26, 52);
  return looseDays(life, gap, 9, 'hairdresser').map((day) =>
    purchase(
      shop,
      day,
      random.chance(0.85) ? euros : euros * 1.3,
      { kind: 'hairdresser', channel: 'card' },
      life,
      random,
    ),
  );
}

/** A tank of fuel every one to three weeks. */
export function fuel(life: Life): readonly Movement[] {
  const random = life.random.fork('fuel');
  if (!life.has.has('car')) return [];
  const shops = random.shuffled(life.country.shops.fuel).slice(0, 2);
  const euros = random.between(35, 75);
  return looseDays(life, random.int(8, 20), 4, 'fuel').map((day) => {
    const round = random.chance(0.25) ? Math.round(euros / 10) * 10 : euros * Math.exp(0.15 * random.bell());
    return purchase(random.pick(shops), day, round, { kind: 'fuel', channel: 'card' }, life, random);
  });
}

/** Toll tags and canteen cards: a round amount whenever they run dry. */
export function topUps(life: Life): readonly Movement[] {
  const random = life.random.fork('top-up');
  if (!random.chance(0.45)) return [];
  const shop = random.pick(life.country.shops.topUps);
  const euros = random.pick([10, 15, 20, 25, 40, 50]);
  return looseDays(life, random.int(14, 50), 14, 'top-up').map((day) =>
    purchase(shop, day, euros, { kind: 'top-up', channel: 'online' }, life, random),
  );
}

/** The Christmas tree, the ski pass, the school books: the same shop each year at about the same day. */
export function yearlyVisits(life: Life): readonly Movement[] {
  const random = life.random.fork('yearly');
  const shops = random.shuffled(life.country.shops.yearly).slice(0, random.int(1, 3));
  return shops.flatMap((shop) => {
    const [month, day, euros] = [random.int(0, 11), random.int(1, 28), random.between(25, 260)];
    return monthsOf(life)
      .filter((number) => number % 12 === month && random.chance(0.9))
      .map((number) => dayInMonth(number, day) + random.int(-9, 9))
      .map((at) =>
        purchase(shop, at, euros * random.between(0.85, 1.2), { kind: 'yearly-visit', channel: 'card' }, life, random),
      );
  });
}

/** Cash: often the same note, for some on the same weekday. */
export function cash(life: Life): readonly Movement[] {
  const random = life.random.fork('cash');
  const { habits, words } = life.country;
  const favourite = random.pick(habits.notes);
  const name = random.chance(0.3) ? random.pick([1, 5, 6]) : undefined;
  const rate = (habits.atm * random.between(0.3, 1.6)) / 30.4;
  const withdrawals = daysOf(life)
    .filter((day) => (name === undefined ? random.chance(rate) : weekday(day) === name && random.chance(rate * 7)))
    .map((day): Movement => {
      const major = random.chance(0.7) ? favourite : random.pick(habits.notes);
      return {
        accountId: life.main.id,
        day,
        amount: -minor(major, life.country),
        channel: 'atm',
        payee: ATM,
        kind: 'atm',
      };
    });
  const fees = withdrawals
    .filter(() => random.chance(0.06))
    .map(
      (row): Movement => ({
        ...row,
        amount: -minor(feePrice(life), life.country),
        channel: 'fee',
        text: words.cashFee[0] ?? '',
        kind: 'bank-fee',
      }),
    );
  return [...withdrawals, ...fees];
}

function feePrice(life: Life): number {
  return shopPrice(2, life);
}

const ATM = payee('');
const GROCERIES = { kind: 'groceries', channel: 'card' } as const;

function daysOf({ from, asOf }: Life): readonly number[] {
  return Array.from({ length: asOf - from + 11 }, (_, index) => from - 10 + index);
}

function monthsOf({ from, asOf }: Life): readonly number[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(asOf) - first + 1 }, (_, index) => first + index);
}

/** Days about `gap` apart, each up to `loose` days off. */
export function looseDays({ from, asOf, random }: Life, gap: number, loose: number, label: string): readonly number[] {
  const chance = random.fork(`gaps/${label}`);
  const days: number[] = [];
  for (let day = from - chance.int(0, gap); day <= asOf; day += Math.max(3, gap + chance.int(-loose, loose)))
    days.push(day);
  return days;
}
