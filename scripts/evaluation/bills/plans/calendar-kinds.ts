import type { Cycle } from '../detector.ts';
import {
  everyDays,
  everyMonths,
  lastBusinessDayOfMonth,
  nthWeekdayOfMonth,
  type Schedule,
  twiceMonthly,
} from '../schedules.ts';
import type { BillTrade } from '../worlds/world.ts';
import type { BillPlan } from './bill-plan.ts';
import { type BillKind, planBill, spacedSchedule } from './plan-bill.ts';

/** Bills whose due days make them hard to find. */
export const CALENDAR_KINDS: Readonly<Record<string, BillKind>> = {
  'month-end': (household, random) => [
    planBill(household, random, 'month-end', 'subscription', {
      schedule: everyMonths(1, random.pick([29, 30, 31, 31])),
      earliest: 0,
      latest: 0,
    }),
  ],
  'weekend-next': shifted('weekend-next', 1),
  'weekend-previous': shifted('weekend-previous', -1),
  'last-business-day': (household, random) => [
    planBill(household, random, 'last-business-day', 'loan', {
      schedule: lastBusinessDayOfMonth(household.world),
      earliest: 0,
      latest: 0,
    }),
  ],
  'nth-weekday': (household, random) => [
    planBill(household, random, 'nth-weekday', 'service', {
      schedule: nthWeekdayOfMonth(random.pick([1, 2, 3, 4, -1]), random.integer(1, 5)),
      shift: 0,
      earliest: 0,
      latest: 0,
    }),
  ],
  'first-and-fifteenth': timed('first-and-fifteenth', 'semi-monthly', 'loan', () => twiceMonthly(1, 15), 1),
  'fifteenth-and-last': timed('fifteenth-and-last', 'semi-monthly', 'service', () => twiceMonthly(15, 31), 0),
  weekly: timed('weekly', 'weekly', 'box', ({ start }, day) => everyDays(7, start + day), 0, { missed: 0.04 }),
  'weekly-with-skips': timed('weekly-with-skips', 'weekly', 'box', ({ start }, day) => everyDays(7, start + day), 0, {
    missed: 0.12,
  }),
  biweekly: timed('biweekly', 'biweekly', 'service', ({ start }, day) => everyDays(14, start + day), 0),
  'biweekly-with-skips': timed(
    'biweekly-with-skips',
    'biweekly',
    'service',
    ({ start }, day) => everyDays(14, start + day),
    0,
    { missed: 0.1 },
  ),
  'four-weekly': timed('four-weekly', 'four-weekly', 'subscription', ({ start }, day) => everyDays(28, start + day), 0),
  bimonthly: spaced('bimonthly', 2, 'water'),
  quarterly: spaced('quarterly', 3, 'council'),
  'semi-annual': spaced('semi-annual', 6, 'insurance'),
  annual: spaced('annual', 12, 'membership'),
  'midnight-edge': (household, random) => [
    // Charged just before midnight: some are booked on the next day.
    planBill(household, random, 'midnight-edge', 'subscription', { earliest: 0, latest: 1 }),
  ],
  'late-payer': (household, random) => [
    planBill(household, random, 'late-payer', 'subscription', { earliest: -1, latest: 3 }),
  ],
};

function shifted(kind: string, shift: 1 | -1): BillKind {
  return (household, random) => [planBill(household, random, kind, 'subscription', { shift, earliest: 0, latest: 0 })];
}

function timed(
  kind: string,
  cycle: Cycle,
  trade: BillTrade,
  schedule: (household: Parameters<BillKind>[0], day: number) => Schedule,
  shift: 1 | 0,
  changes: Partial<BillPlan> = {},
): BillKind {
  return (household, random) => [
    planBill(household, random, kind, trade, {
      cycle,
      schedule: schedule(household, random.integer(0, 27)),
      shift,
      earliest: 0,
      latest: random.pick([0, 0, 1]),
      ...changes,
    }),
  ];
}

function spaced(kind: Cycle, months: number, trade: BillTrade): BillKind {
  return (household, random) => [
    planBill(household, random, kind, trade, { cycle: kind, schedule: spacedSchedule(random, months) }),
  ];
}
