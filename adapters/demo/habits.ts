import { addDays, daysBetween, type LocalDate } from '../../domain/calendar.ts';
import type { DemoPayment } from './accounts.ts';
import type { Random } from './random.ts';
import { rowsOf } from './table.ts';
import { isWeekend } from './weekdays.ts';

/** Something that is bought now and then, without being a bill. */
interface Habit {
  /** What the bank prints, of each place. */
  readonly prints: readonly string[];
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

/** Without a share of their own, weekends are like other days. `~` is the town that the demo user lives in. */
const TABLE = `
share   w/e  gap   min    max  step  prints
 0.34   0.6    -  1150  11200     -  SAFEWAY #1508~|GREENLEAF GROCERY~|TRADER JOE S #134~|QFC #5847~
 0.48     -    -   380   1240     -  SQ *DAILY GRIND COFFEE~|STARBUCKS STORE 03284~|SQ *BLUEBIRD BAKERY~
 0.26  0.45    -  1250   9200     -  TST* TAQUERIA LUNA~|NOODLE BAR~|CHIPOTLE 2381~|PITA GRILL~|TST* SAFFRON HOUSE~
 0.04  0.16    -   900   5200     -  SQ *OLD MILL TAVERN~|TST* HOP GARDEN BREWERY~
 0.22     -    5  2900   6400     -  SHELL OIL 574422%%%%%~|CHEVRON 0093842~
 0.22  0.08    -   275    825   275  KING COUNTY METRO ORCA~
 0.06     -    -   890   4100     -  UBER *TRIP HELP.UBER.COM CA
 0.11     -    -   799  18500     -  AMZN Mktp US*RT%%%%%%%|ETSY.COM*%%%%%%%%%% NY|TARGET.COM * 800-591-3869 MN
 0.04     -    8  2400  16900     -  NORTH & PINE~|NORDSTROM RACK #0355~|FOOT LOCKER 7621 TUKWILA WA
 0.05     -    -   899   6500     -  BARNES & NOBLE 2640~|SQ *PAPER LANTERN BOOKS~
 0.05     -    6   650   4800     -  WALGREENS #3733~
 0.02  0.09    7  1200   4800    50  AMC 0412 PACIFIC PLACE~
    0  0.05   60  1400   4200   100  MUSEUM OF CLOCKS~|HARBORSIDE AQUARIUM~
0.005  0.03   21  4500  13000    50  TICKETMASTER 800-653-8000 CA
 0.05     -   18  3200   4600   100  SQ *SHARP CUTS BARBERS~
 0.03     -    -  1500  22000     -  THE HOME DEPOT #4702~|IKEA SEATTLE RENTON WA
0.045     -    6  4000  20000  2000  ATM WITHDRAWAL %%%%%% 1420 PINE ST~
`;
const HABITS: readonly Habit[] = rowsOf(TABLE).map((row) => ({
  prints: row['prints']?.replaceAll('~', ' SEATTLE WA').split('|') ?? [],
  share: Number(row['share']),
  weekend: Number(row['w/e'] ?? row['share']),
  pause: Number(row['gap'] ?? 1),
  least: Number(row['min']),
  most: Number(row['max']),
  step: Number(row['step'] ?? 1),
}));

/** What the demo user buys at home on `days`, which are in order. */
export function purchasesAtHome(days: readonly LocalDate[], random: Random): DemoPayment[] {
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

function purchaseOf({ prints, least, most, step }: Habit, date: LocalDate, random: Random): DemoPayment {
  const text = random.pick(prints);
  const account = text.startsWith('ATM') ? 'checking' : 'credit';
  return { date, text, account, amount: -random.multiple(step, least, most) };
}

/** Days from `start` to `end`, both inclusive. */
export function* eachDay(start: LocalDate, end: LocalDate): Generator<LocalDate> {
  for (let day = start; day <= end; day = addDays(day, 1)) yield day;
}
