import type { Random } from '../../random.ts';
import type { Day } from '../days.ts';
import { CURRENT_ACCOUNT_ID, type Household, type Writer } from '../household.ts';
import type { DraftRow } from '../plans/draft-row.ts';

/** Everyday rows of one merchant or one custom, which are not bills. */
export interface DraftHabit {
  readonly kind: string;
  readonly rows: readonly DraftRow[];
}

/** `density` scales how often people go: 1 is average. */
export type HabitKind = (household: Household, random: Random, density: number) => readonly DraftHabit[];

/** Writes one outgoing line per day; `euros` is called for each of them. */
export function purchases(
  household: Household,
  random: Random,
  kind: string,
  writer: Writer,
  days: readonly Day[],
  minorUnits: () => number,
  accountId = household.cardAccountId,
): DraftHabit {
  return {
    kind,
    rows: days
      .filter((day) => day >= household.start && day <= household.asOf)
      .map((day) => spent(household, day, minorUnits(), writer, random, accountId)),
  };
}

export function spent(
  household: Household,
  day: Day,
  minorUnits: number,
  writer: Writer,
  random: Random,
  accountId = CURRENT_ACCOUNT_ID,
): DraftRow {
  return { day, amount: -minorUnits, currency: household.world.currency, accountId, ...writer(day, random) };
}

export function everyDay(household: Household): readonly Day[] {
  return Array.from({ length: household.asOf - household.start + 1 }, (_, index) => household.start + index);
}

/** Independent visits, on average every `meanGap` days. */
export function poissonDays(household: Household, random: Random, meanGap: number): readonly Day[] {
  return gapDays(household, random, () => random.exponential(meanGap));
}

/** Visits with a gap after each, drawn anew. */
export function gapDays(household: Household, random: Random, gap: () => number): readonly Day[] {
  const days: Day[] = [];
  for (let day = household.start + random.next() * gap(); day <= household.asOf; day += Math.max(0.5, gap())) {
    days.push(Math.floor(day));
  }
  return days;
}

/** Amounts that are typical of purchases: around a middle in euros, with a long tail. */
export function purchaseSum(household: Household, random: Random, middle: number, spread = 0.5): number {
  return household.world.sum(Math.max(0.8, middle * Math.exp(spread * random.normal())));
}
