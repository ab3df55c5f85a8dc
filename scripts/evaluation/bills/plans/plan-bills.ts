import type { Random } from '../../random.ts';
import { fixedAmount, withPriceChanges } from '../amounts.ts';
import type { Household } from '../household.ts';
import { everyMonths } from '../schedules.ts';
import { AMOUNT_KINDS } from './amount-kinds.ts';
import type { BillPlan } from './bill-plan.ts';
import { CALENDAR_KINDS } from './calendar-kinds.ts';
import { LIFE_KINDS } from './life-kinds.ts';
import { MERCHANT_KINDS } from './merchant-kinds.ts';
import { type BillKind, namedWriter, planBill, tradePrice } from './plan-bill.ts';
import { TEXT_KINDS } from './text-kinds.ts';

/** Every kind of bill, by name. */
export const BILL_KINDS: Readonly<Record<string, BillKind>> = {
  ...CALENDAR_KINDS,
  ...AMOUNT_KINDS,
  ...LIFE_KINDS,
  ...TEXT_KINDS,
  ...MERCHANT_KINDS,
};

const TRAPS_PER_HOUSEHOLD = 9;

/** A home, a phone, a plain subscription and power for everybody, and some other kinds, each at most once. */
export function planBills(household: Household, random: Random): readonly BillPlan[] {
  const traps = random.fork('traps').shuffle(Object.entries(BILL_KINDS)).slice(0, TRAPS_PER_HOUSEHOLD);
  const hasMeteredPower = traps.some(([kind]) => kind === 'variable-bill' || kind === 'seasonal-bill');
  const everyday = Object.entries(EVERYDAY_KINDS).filter(([kind]) => kind !== 'variable-bill' || !hasMeteredPower);
  return [...everyday, ...traps].flatMap(([kind, plan]) => plan(household, random.fork(kind)));
}

const EVERYDAY_KINDS: Readonly<Record<string, BillKind>> = {
  housing: (household, random) => {
    const name = household.takeProvider('housing');
    const writer = random.chance(0.5)
      ? household.writer(name, [household.world.wording.standingOrder], random)
      : namedWriter(household, random, name, 'housing');
    const rent = fixedAmount(tradePrice(household, random, 'housing'));
    const rise = { from: household.start + random.integer(120, 600), factor: random.between(1.02, 1.06) };
    return [
      planBill(household, random, 'plain', 'housing', {
        writer,
        schedule: everyMonths(1, random.integer(1, 5)),
        amount: random.chance(0.5) ? withPriceChanges(rent, [rise]) : rent,
      }),
    ];
  },
  mobile: (household, random) => [planBill(household, random, 'plain', 'mobile')],
  subscription: (household, random) => [planBill(household, random, 'plain', 'subscription')],
  'variable-bill': (household, random) => BILL_KINDS['variable-bill']?.(household, random) ?? [],
};
