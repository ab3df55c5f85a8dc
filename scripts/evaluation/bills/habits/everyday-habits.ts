import { isBusinessDay, weekdayOf } from '../days.ts';
import type { ShopTrade } from '../worlds/world.ts';
import { everyDay, gapDays, type HabitKind, poissonDays, purchaseSum, purchases } from './habit.ts';

/** What nearly everybody does: most of a statement. */
export const EVERYDAY_HABITS: Readonly<Record<string, HabitKind>> = {
  'weekend-grocer': (household, random) => {
    const writer = household.writer(household.takeShop('grocer'), household.world.purchaseStyles, random);
    // Mostly on Saturdays, sometimes on Fridays or Sundays, and not at all in about one week in six.
    const days = everyDay(household)
      .filter((day) => weekdayOf(day) === 6 && random.chance(0.84))
      .map((day) => day + random.pick([0, 0, 0, 0, -1, 1]));
    return [
      purchases(household, random, 'weekend-grocer', writer, days, () => purchaseSum(household, random, 78, 0.35)),
    ];
  },
  grocer: frequent('grocer', 'grocer', 5, 31),
  'second-grocer': frequent('second-grocer', 'grocer', 9, 18),
  'fixed-price-coffee': (household, random, density) => {
    const writer = household.writer(household.takeShop('coffee'), household.world.purchaseStyles, random);
    const price = household.world.price(random.between(3, 6));
    const days = everyDay(household).filter(
      (day) => isBusinessDay(day, household.world) && random.chance(0.38 * density),
    );
    return [purchases(household, random, 'fixed-price-coffee', writer, days, () => price)];
  },
  restaurants: (household, random, density) =>
    Array.from({ length: 7 }, () => {
      const writer = household.writer(household.takeShop('restaurant'), household.world.purchaseStyles, random);
      const days = poissonDays(household, random, random.between(18, 50) / density);
      const middle = random.between(9, 38);
      return purchases(household, random, 'restaurant', writer, days, () => purchaseSum(household, random, middle));
    }),
  fuel: (household, random, density) => {
    const writer = household.writer(household.takeShop('fuel'), household.world.purchaseStyles, random);
    const days = gapDays(household, random, () => (11 + 3 * random.normal()) / density);
    return [purchases(household, random, 'fuel', writer, days, () => purchaseSum(household, random, 58, 0.18))];
  },
  pharmacy: frequent('pharmacy', 'pharmacy', 24, 14),
  'online-shops': (household, random, density) =>
    Array.from({ length: 5 }, () => {
      const writer = household.writer(household.takeShop('online'), household.world.cardStyles, random);
      const days = poissonDays(household, random, random.between(30, 75) / density);
      return purchases(household, random, 'online-shop', writer, days, () => purchaseSum(household, random, 36, 0.8));
    }),
  'one-offs': (household, random) => {
    // Each shop only once: two visits a year apart at similar prices would look like an annual bill.
    const { people, oneOffTrades, purchaseStyles } = household.world;
    const families = people.map((person) => person.split(' ').at(-1) ?? person);
    const names = families.flatMap((family) => oneOffTrades.map((trade) => `${family} ${trade}`));
    return random.shuffle(names).map((name) => {
      const day = random.integer(household.start, household.asOf);
      const writer = household.writer(name, purchaseStyles, random);
      return purchases(household, random, 'one-off', writer, [day], () => purchaseSum(household, random, 45, 0.9));
    });
  },
};

function frequent(kind: string, trade: ShopTrade, meanGap: number, middle: number): HabitKind {
  return (household, random, density) => {
    const writer = household.writer(household.takeShop(trade), household.world.purchaseStyles, random);
    const days = poissonDays(household, random, meanGap / density);
    return [purchases(household, random, kind, writer, days, () => purchaseSum(household, random, middle))];
  };
}
