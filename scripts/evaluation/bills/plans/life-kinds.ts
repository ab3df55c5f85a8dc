import { addMonths, clampedDay, partsOfDay } from '../days.ts';
import { CYCLE_DAYS, type Cycle } from '../detector.ts';
import type { Household } from '../household.ts';
import { everyDays, everyMonths, movedAt, pausedBetween } from '../schedules.ts';
import type { BillPlan } from './bill-plan.ts';
import { type BillKind, monthlySchedule, planBill, spacedSchedule } from './plan-bill.ts';

/** Bills whose history makes them hard to find: they begin, pause, move or end. */
export const LIFE_KINDS: Readonly<Record<string, BillKind>> = {
  trial: (household, random) => [
    planBill(household, random, 'trial', 'subscription', {
      from: household.start + random.integer(30, 450),
      trialPrice: random.chance(0.5) ? 0 : household.world.price(1),
    }),
  ],
  pause: (household, random) => {
    const start = household.start + random.integer(150, 480);
    const end = start + random.integer(62, 92);
    return [
      planBill(household, random, 'pause', 'subscription', {
        schedule: pausedBetween(start, end, monthlySchedule(random)),
      }),
    ];
  },
  'billing-day-move': (household, random) => {
    const day = random.integer(1, 28);
    const moved = ((day + random.integer(6, 20) - 1) % 28) + 1;
    // Five payments or more on either side, so that a move differs from a delay; and sixteen days or more between the
    // last payment on the old day and the first one on the new day, because nobody pays twice for a month.
    const old = addMonths(household.start, random.integer(6, 16));
    const at = clampedDay(partsOfDay(old).year, partsOfDay(old).month, day) + 16;
    const schedule = movedAt(at, everyMonths(1, day), everyMonths(1, moved));
    return [planBill(household, random, 'billing-day-move', 'subscription', { schedule })];
  },
  'ended-monthly': ended('ended-monthly', 'monthly', (_household, random) => ({ schedule: monthlySchedule(random) })),
  'ended-weekly': ended('ended-weekly', 'weekly', (household, random) => ({
    schedule: everyDays(7, household.start + random.integer(0, 6)),
  })),
  'ended-quarterly': ended('ended-quarterly', 'quarterly', (_household, random) => ({
    schedule: spacedSchedule(random, 3),
  })),
  'ended-loan': (household, random) => [
    planBill(household, random, 'ended-loan', 'loan', {
      until: endBefore(household, 'monthly', random.integer(0, 300)),
      finalPrice: household.world.sum(random.between(11, 80)),
    }),
  ],
  'three-payments': (household, random) => [
    planBill(household, random, 'three-payments', 'subscription', {
      from: household.asOf - random.integer(80, 100),
      earliest: 0,
      latest: 0,
    }),
  ],
  'too-new': (household, random) => [
    planBill(household, random, 'too-new', 'subscription', { from: household.asOf - random.integer(5, 55) }),
  ],
};

/** Certainly ended: the statement shows two whole cycles and ten days without a payment. */
function endBefore(household: Household, cycle: Cycle, earlier: number): number {
  return household.asOf - Math.ceil(2 * CYCLE_DAYS[cycle]) - 10 - earlier;
}

function ended(kind: string, cycle: Cycle, changes: (...scene: Parameters<BillKind>) => Partial<BillPlan>): BillKind {
  return (household, random) => [
    planBill(household, random, kind, cycle === 'weekly' ? 'box' : 'subscription', {
      cycle,
      until: endBefore(household, cycle, random.integer(0, 240)),
      ...changes(household, random),
    }),
  ];
}
