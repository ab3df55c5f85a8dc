import type { Random } from '../../random.ts';
import { isBusinessDay, weekdayOf } from '../days.ts';
import type { Household } from '../household.ts';
import type { ShopTrade } from '../worlds/world.ts';
import { everyDay, gapDays, type HabitKind, poissonDays, purchases } from './habit.ts';

/**
 * Customs that resemble a bill in one respect and differ from it in another: a fixed price at irregular times, or
 * regular times with different amounts. None resembles a bill in both, so that a careful reader can see the difference.
 */
export const LOOK_ALIKE_HABITS: Readonly<Record<string, HabitKind>> = {
  'daily-fare': (household, random) => {
    // A fixed fare on nearly every working day, except two weeks of holidays per year.
    const writer = shopWriter(household, random, 'transit');
    const fare = household.world.price(random.between(2, 5));
    const away = [120, 480].map((offset) => household.start + offset + random.integer(0, 60));
    const days = everyDay(household).filter(
      (day) =>
        isBusinessDay(day, household.world) &&
        !away.some((start) => day >= start && day < start + 14) &&
        random.chance(0.88),
    );
    return [purchases(household, random, 'daily-fare', writer, days, () => fare)];
  },
  'fixed-price-about-monthly': (household, random) => {
    const price = household.world.price(random.between(8, 25));
    const days = poissonDays(household, random, random.between(26, 34));
    if (days.length < 12) return [];
    return [
      purchases(
        household,
        random,
        'fixed-price-about-monthly',
        shopWriter(household, random, 'leisure'),
        days,
        () => price,
      ),
    ];
  },
  'fixed-price-often': (household, random) => {
    const price = household.world.price(random.between(8, 16));
    const days = poissonDays(household, random, random.between(9, 16));
    return [
      purchases(household, random, 'fixed-price-often', shopWriter(household, random, 'leisure'), days, () => price),
    ];
  },
  barber: (household, random) => {
    // The hairdresser: the price is fixed, but the interval is only roughly five weeks.
    const price = household.world.price(random.between(18, 42));
    const days = gapDays(household, random, () => 36 + 9 * random.normal());
    return [purchases(household, random, 'barber', shopWriter(household, random, 'barber'), days, () => price)];
  },
  'friday-pizza': (household, random) => {
    // The same menu on about every other Friday, and on some Thursdays and Saturdays.
    const price = household.world.price(random.between(12, 30));
    const days = everyDay(household)
      .filter((day) => weekdayOf(day) === 5 && random.chance(0.5))
      .map((day) => day + random.pick([0, 0, 0, -1, 1, 1]));
    return [
      purchases(household, random, 'friday-pizza', shopWriter(household, random, 'restaurant'), days, () => price),
    ];
  },
  'top-up': (household, random) => {
    // A travel card that is topped up automatically when it is empty.
    const amount = household.world.round(20);
    const days = gapDays(household, random, () => 4 + random.exponential(14));
    return [purchases(household, random, 'top-up', shopWriter(household, random, 'transit'), days, () => amount)];
  },
  parking: (household, random) => {
    const prices = [1.5, 2, 3, 4.5].map((euros) => household.world.price(euros));
    const days = poissonDays(household, random, random.between(10, 25));
    return [
      purchases(household, random, 'parking', shopWriter(household, random, 'parking'), days, () =>
        random.pick(prices),
      ),
    ];
  },
  'chance-triple': (household, random) => {
    // Three purchases about a month apart, of unrelated amounts.
    const first = household.start + random.integer(30, 600);
    const days = [first, first + random.integer(27, 34), first + random.integer(56, 66)];
    const sums = random.shuffle([1, random.between(1.5, 1.9), random.between(2.6, 4)]).map((factor) => 24 * factor);
    return [listed(household, random, 'chance-triple', days, sums)];
  },
  'chance-year': (household, random) => {
    // The same shop a year later, for another amount.
    const first = household.start + random.integer(5, 330);
    const days = [first, first + 365 + random.integer(-12, 12)];
    return [listed(household, random, 'chance-year', days, [60, 60 * random.between(1.45, 2.4)])];
  },
  'half-yearly-check-up': (household, random) => {
    // The dentist: about twice a year, at a different price each time.
    const first = household.start + random.integer(5, 60);
    const days = [0, 1, 2, 3].map((visit) => first + visit * 182 + random.integer(-22, 22));
    const sums = random.shuffle([55, 95, 160, 270]);
    return [listed(household, random, 'half-yearly-check-up', days, sums)];
  },
};

function shopWriter(household: Household, random: Random, trade: ShopTrade) {
  return household.writer(household.takeShop(trade), household.world.purchaseStyles, random);
}

function listed(household: Household, random: Random, kind: string, days: readonly number[], euros: readonly number[]) {
  const { people, oneOffTrades, purchaseStyles } = household.world;
  const name = `${random.pick(oneOffTrades)} ${random.pick(people).split(' ').at(-1) ?? ''}`;
  const writer = household.writer(name, purchaseStyles, random);
  const sums = euros.map((sum) => household.world.sum(sum)).values();
  return purchases(household, random, kind, writer, days, () => sums.next().value ?? household.world.sum(1));
}
