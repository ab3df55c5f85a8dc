import { addDays, dayOfWeek, daysBetween, type LocalDate } from '../../domain/calendar.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { DemoAccountKey } from './accounts.ts';
import type { Random } from './random.ts';

/** Something that is bought now and then, without being a bill. */
interface Habit {
  readonly merchants: readonly string[];
  readonly category: string;
  readonly account: DemoAccountKey;
  /** Share of the days on which it happens, Monday to Sunday alike unless `weekend` says otherwise. */
  readonly share: number;
  readonly weekend?: number;
  /** Days until it can happen again, such as for haircuts; 1 when left out. */
  readonly pause?: number;
  /** Minor units, positive. */
  readonly least: number;
  readonly most: number;
  /** The amount is a multiple of this, in minor units; 1 when left out. */
  readonly step?: number;
}

const HABITS: readonly Habit[] = [
  {
    merchants: ['Greenleaf Market', 'Corner Pantry', 'Harvest Foods', 'Costwise'],
    category: 'groceries',
    account: 'credit',
    share: 0.34,
    weekend: 0.6,
    least: 1_150,
    most: 11_200,
  },
  {
    merchants: ['Daily Grind', 'Bluebird Coffee', 'Crumb & Kettle'],
    category: 'coffee',
    account: 'credit',
    share: 0.48,
    least: 380,
    most: 1_240,
  },
  {
    merchants: ['Taqueria Luna', 'Noodle Bar', 'The Copper Fork', 'Pita Stop', 'Saffron House'],
    category: 'restaurants',
    account: 'credit',
    share: 0.26,
    weekend: 0.45,
    least: 1_250,
    most: 9_200,
  },
  {
    merchants: ['Old Mill Tavern', 'Hop Garden'],
    category: 'bars',
    account: 'credit',
    share: 0.04,
    weekend: 0.16,
    least: 900,
    most: 5_200,
  },
  {
    merchants: ['Roadside Fuel', 'Summit Gas & Go'],
    category: 'fuel',
    account: 'credit',
    share: 0.22,
    pause: 5,
    least: 2_900,
    most: 6_400,
  },
  {
    merchants: ['Metro Transit'],
    category: 'public-transport',
    account: 'credit',
    share: 0.22,
    weekend: 0.08,
    least: 275,
    most: 825,
    step: 275,
  },
  { merchants: ['Zipcab'], category: 'taxi', account: 'credit', share: 0.06, least: 890, most: 4_100 },
  {
    merchants: ['Parcelhub', 'Parcelhub Marketplace', 'Brightcart'],
    category: 'online-shopping',
    account: 'credit',
    share: 0.11,
    least: 799,
    most: 18_500,
  },
  {
    merchants: ['Threadworks', 'North & Pine', 'Solecraft Shoes'],
    category: 'clothing',
    account: 'credit',
    share: 0.04,
    pause: 8,
    least: 2_400,
    most: 16_900,
  },
  {
    merchants: ['Paper Lantern Books', 'Boardroom Games'],
    category: 'books-and-hobbies',
    account: 'credit',
    share: 0.05,
    least: 899,
    most: 6_500,
  },
  {
    merchants: ['Wellspring Pharmacy'],
    category: 'pharmacy',
    account: 'credit',
    share: 0.05,
    pause: 6,
    least: 650,
    most: 4_800,
  },
  {
    merchants: ['Grand Cinema'],
    category: 'events',
    account: 'credit',
    share: 0.02,
    weekend: 0.09,
    pause: 7,
    least: 1_200,
    most: 4_800,
    step: 50,
  },
  {
    merchants: ['Museum of Clocks', 'Harborside Aquarium'],
    category: 'events',
    account: 'credit',
    share: 0,
    weekend: 0.05,
    pause: 60,
    least: 1_400,
    most: 4_200,
    step: 100,
  },
  {
    merchants: ['Riverside Arena'],
    category: 'events',
    account: 'credit',
    share: 0.005,
    weekend: 0.03,
    pause: 21,
    least: 4_500,
    most: 13_000,
    step: 50,
  },
  {
    merchants: ['Sharp Cuts Barbers'],
    category: 'personal-care',
    account: 'credit',
    share: 0.05,
    pause: 18,
    least: 3_200,
    most: 4_600,
    step: 100,
  },
  {
    merchants: ['Hearth & Home', 'Garden Depot'],
    category: 'home-and-garden',
    account: 'credit',
    share: 0.03,
    least: 1_500,
    most: 22_000,
  },
  {
    merchants: ['ATM Withdrawal'],
    category: 'cash-withdrawal',
    account: 'checking',
    share: 0.045,
    pause: 6,
    least: 4_000,
    most: 20_000,
    step: 2_000,
  },
];

export interface DemoPurchase {
  readonly date: LocalDate;
  readonly merchant: string;
  readonly category: string;
  readonly account: DemoAccountKey;
  /** Minor units, positive. */
  readonly amount: MinorUnits;
}

/** What the demo user buys at home on `days`, which are in order. */
export function purchasesAtHome(days: readonly LocalDate[], random: Random): DemoPurchase[] {
  const latest = new Map<Habit, LocalDate>();
  return days.flatMap((date) =>
    HABITS.filter((habit) => isDue(habit, latest.get(habit), date) && random.chance(shareOn(date, habit))).map(
      (habit) => {
        latest.set(habit, date);
        return purchaseOf(habit, date, random);
      },
    ),
  );
}

function isDue({ pause = 1 }: Habit, latest: LocalDate | undefined, date: LocalDate): boolean {
  return latest === undefined || daysBetween(latest, date) >= pause;
}

function shareOn(date: LocalDate, { share, weekend = share }: Habit): number {
  return [0, 6].includes(dayOfWeek(date)) ? weekend : share;
}

function purchaseOf(
  { merchants, category, account, least, most, step = 1 }: Habit,
  date: LocalDate,
  random: Random,
): DemoPurchase {
  return { date, merchant: random.pick(merchants), category, account, amount: random.multiple(step, least, most) };
}

/** Days from `start` to `end`, both inclusive. */
export function* eachDay(start: LocalDate, end: LocalDate): Generator<LocalDate> {
  for (let day = start; day <= end; day = addDays(day, 1)) yield day;
}
