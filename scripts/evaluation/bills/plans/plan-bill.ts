import type { Random } from '../../random.ts';
import { fixedAmount } from '../amounts.ts';
import { CURRENT_ACCOUNT_ID, type Household, type Writer } from '../household.ts';
import { everyMonths, type Schedule } from '../schedules.ts';
import type { BillTrade } from '../worlds/world.ts';
import { type BillPlan, rareMishaps } from './bill-plan.ts';

/** Makes the bills of one kind: one, or several if several bills of one merchant are the difficulty. */
export type BillKind = (household: Household, random: Random) => readonly BillPlan[];

/** The range of prices of such a bill, in euros. */
const PRICE_RANGES: Readonly<Record<BillTrade, readonly [number, number]>> = {
  housing: [620, 1450],
  mobile: [9, 48],
  internet: [24, 62],
  power: [45, 160],
  water: [18, 60],
  subscription: [3, 34],
  insurance: [60, 620],
  loan: [90, 360],
  membership: [25, 130],
  box: [16, 66],
  service: [22, 95],
  council: [38, 240],
};

/** Most merchants are punctual. Some book a day early or late, and few are later. */
const LATENESS: readonly (readonly [earliest: number, latest: number])[] = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 1],
  [-1, 1],
  [0, 2],
];

/** A monthly bill with a fixed price, of a merchant of the trade; `changes` say what is special about it. */
export function planBill(
  household: Household,
  random: Random,
  kind: string,
  trade: BillTrade,
  changes: Partial<BillPlan> = {},
): BillPlan {
  const [earliest, latest] = random.pick(LATENESS);
  const onCard = trade === 'subscription' || trade === 'membership' || trade === 'box';
  return {
    kind,
    cycle: 'monthly',
    schedule: monthlySchedule(random),
    amount: fixedAmount(tradePrice(household, random, trade)),
    writer: changes.writer ?? tradeWriter(household, random, trade),
    accountId: onCard ? household.cardAccountId : CURRENT_ACCOUNT_ID,
    currency: household.world.currency,
    from: household.start - 400,
    until: household.horizon,
    shift: onCard ? 0 : 1,
    earliest,
    latest,
    missed: 0,
    mishaps: rareMishaps,
    fluctuating: false,
    arguable: false,
    trialPrice: undefined,
    finalPrice: undefined,
    ...changes,
  };
}

export function tradePrice(household: Household, random: Random, trade: BillTrade): number {
  const [low, high] = PRICE_RANGES[trade];
  return household.world.price(low * (high / low) ** random.next());
}

export function tradeWriter(household: Household, random: Random, trade: BillTrade): Writer {
  return namedWriter(household, random, household.takeProvider(trade), trade);
}

export function namedWriter(household: Household, random: Random, name: string, trade: BillTrade): Writer {
  const { world } = household;
  const onCard = trade === 'subscription' || trade === 'membership' || trade === 'box';
  return household.writer(name, onCard ? world.cardStyles : world.billStyles, random);
}

export function monthlySchedule(random: Random): Schedule {
  return everyMonths(1, random.integer(1, 28));
}

/** Every second, third, sixth or twelfth month, beginning in any month. */
export function spacedSchedule(random: Random, months: number): Schedule {
  return everyMonths(months, random.integer(1, 28), random.integer(0, months - 1));
}
