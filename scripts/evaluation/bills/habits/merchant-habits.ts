import type { Random } from '../../random.ts';
import type { Household } from '../household.ts';
import type { BillPlan } from '../plans/bill-plan.ts';
import { type DraftHabit, poissonDays, purchaseSum, purchases } from './habit.ts';

/** Purchases at an app store and a marketplace, among which bills of these merchants hide. */
export function besideBills(household: Household, random: Random, plans: readonly BillPlan[]): readonly DraftHabit[] {
  const kinds = new Set(plans.map(({ kind }) => kind));
  const prices = plans.map(({ amount }) => amount(household.start, 1, random));
  const { world } = household;
  const habits: DraftHabit[] = [];
  if (kinds.has('app-store-plans')) {
    const writer = plans.find(({ kind }) => kind === 'app-store-plans')?.writer;
    const days = poissonDays(household, random, random.between(40, 110));
    if (writer !== undefined) {
      const sum = () => apartFrom(prices, () => world.price(random.between(1, 12)));
      habits.push(purchases(household, random, 'app-store-purchase', writer, days, sum));
    }
  }
  const orders = poissonDays(household, random, kinds.has('marketplace-membership') ? random.between(15, 45) : 45);
  const writer = household.writer(world.marketplace.purchases, world.cardStyles, random);
  const sum = () => apartFrom(prices, () => purchaseSum(household, random, 27, 0.8));
  habits.push(purchases(household, random, 'marketplace-purchase', writer, orders, sum));
  return habits;
}

/** An amount that is not within three per cent of a bill's: otherwise it would look like a payment of that bill. */
function apartFrom(prices: readonly number[], draw: () => number): number {
  const close = (sum: number) => prices.some((price) => Math.abs(sum - price) <= price * 0.03);
  let sum = draw();
  for (let attempt = 0; attempt < 50 && close(sum); attempt += 1) sum = draw();
  return sum;
}
