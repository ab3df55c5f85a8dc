import { addDays, daysBetween, type LocalDate } from '../../domain/calendar.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { DemoAccountKey } from './accounts.ts';
import type { Random } from './random.ts';
import { rowsOf } from './table.ts';
import { isWeekend } from './weekdays.ts';

/** Something that is bought now and then, without being a bill. */
interface Habit {
  readonly merchants: readonly string[];
  readonly category: string;
  readonly account: DemoAccountKey;
  /** Share of the days on which it happens: of weekdays, and of Saturdays and Sundays. */
  readonly share: number;
  readonly weekend: number;
  /** Days until it can happen again, such as for haircuts. */
  readonly pause: number;
  /** The amount is a multiple of `step` from `least` to `most`. Minor units, positive. */
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** Without a share of their own, weekends are like other days. */
const TABLE = `
share   w/e  gap   min    max  step  category           merchants
 0.34   0.6    -  1150  11200     -  groceries          Greenleaf Market/Corner Pantry/Harvest Foods/Costwise
 0.48     -    -   380   1240     -  coffee             Daily Grind/Bluebird Coffee/Crumb & Kettle
 0.26  0.45    -  1250   9200     -  restaurants        Taqueria Luna/Noodle Bar/The Copper Fork/Pita Stop/Saffron House
 0.04  0.16    -   900   5200     -  bars               Old Mill Tavern/Hop Garden
 0.22     -    5  2900   6400     -  fuel               Roadside Fuel/Summit Gas & Go
 0.22  0.08    -   275    825   275  public-transport   Metro Transit
 0.06     -    -   890   4100     -  taxi               Zipcab
 0.11     -    -   799  18500     -  online-shopping    Parcelhub/Parcelhub Marketplace/Brightcart
 0.04     -    8  2400  16900     -  clothing           Threadworks/North & Pine/Solecraft Shoes
 0.05     -    -   899   6500     -  books-and-hobbies  Paper Lantern Books/Boardroom Games
 0.05     -    6   650   4800     -  pharmacy           Wellspring Pharmacy
 0.02  0.09    7  1200   4800    50  events             Grand Cinema
    0  0.05   60  1400   4200   100  events             Museum of Clocks/Harborside Aquarium
0.005  0.03   21  4500  13000    50  events             Riverside Arena
 0.05     -   18  3200   4600   100  personal-care      Sharp Cuts Barbers
 0.03     -    -  1500  22000     -  home-and-garden    Hearth & Home/Garden Depot
0.045     -    6  4000  20000  2000  cash-withdrawal    ATM Withdrawal
`;

const HABITS: readonly Habit[] = rowsOf(TABLE).map((row) => ({
  merchants: row['merchants']?.split('/') ?? [],
  category: row['category'] ?? '',
  account: row['category'] === 'cash-withdrawal' ? 'checking' : 'credit',
  share: Number(row['share']),
  weekend: Number(row['w/e'] ?? row['share']),
  pause: Number(row['gap'] ?? 1),
  least: Number(row['min']),
  most: Number(row['max']),
  step: Number(row['step'] ?? 1),
}));

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

function isDue({ pause }: Habit, latest: LocalDate | undefined, date: LocalDate): boolean {
  return latest === undefined || daysBetween(latest, date) >= pause;
}

function shareOn(date: LocalDate, { share, weekend }: Habit): number {
  return isWeekend(date) ? weekend : share;
}

function purchaseOf(
  { merchants, category, account, least, most, step }: Habit,
  date: LocalDate,
  random: Random,
): DemoPurchase {
  return { date, merchant: random.pick(merchants), category, account, amount: random.multiple(step, least, most) };
}

/** Days from `start` to `end`, both inclusive. */
export function* eachDay(start: LocalDate, end: LocalDate): Generator<LocalDate> {
  for (let day = start; day <= end; day = addDays(day, 1)) yield day;
}
