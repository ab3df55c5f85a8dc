import type { Random } from '../../random.ts';
import {
  type AmountModel,
  exchangedAmount,
  fixedAmount,
  seasonalAmount,
  variableAmount,
  withPriceChanges,
} from '../amounts.ts';
import type { Household } from '../household.ts';
import type { BillTrade } from '../worlds/world.ts';
import { type BillKind, planBill, spacedSchedule, tradePrice } from './plan-bill.ts';

/** Bills whose amounts make them hard to find. */
export const AMOUNT_KINDS: Readonly<Record<string, BillKind>> = {
  'variable-bill': metered('variable-bill', 'power', (price, random) =>
    variableAmount(price, random.between(0.12, 0.32)),
  ),
  'seasonal-bill': metered('seasonal-bill', 'power', (price, random) =>
    seasonalAmount(price, random.between(0.25, 0.45)),
  ),
  'variable-bimonthly': (household, random) => [
    planBill(household, random, 'variable-bimonthly', 'water', {
      cycle: 'bimonthly',
      schedule: spacedSchedule(random, 2),
      amount: variableAmount(household.world.sum(random.between(18, 60)), random.between(0.12, 0.25)),
      fluctuating: true,
    }),
  ],
  'foreign-price': (household, random) => [
    planBill(household, random, 'foreign-price', 'subscription', {
      amount: exchangedAmount(household.world.sum(random.between(4, 30))),
    }),
  ],
  'price-rise': priced('price-rise', (household, random) => [
    { from: monthsIn(household, random.integer(5, 20)), factor: random.between(1.05, 1.35) },
  ]),
  'two-price-rises': priced('two-price-rises', (household, random) => [
    { from: monthsIn(household, random.integer(4, 10)), factor: random.between(1.05, 1.2) },
    { from: monthsIn(household, random.integer(14, 20)), factor: random.between(1.05, 1.25) },
  ]),
  'price-cut': priced('price-cut', (household, random) => [
    { from: monthsIn(household, random.integer(5, 20)), factor: random.between(0.7, 0.95) },
  ]),
  'annual-price-rise': (household, random) => [
    planBill(household, random, 'annual-price-rise', 'membership', {
      cycle: 'annual',
      schedule: spacedSchedule(random, 12),
      amount: withPriceChanges(fixedAmount(tradePrice(household, random, 'membership')), [
        { from: monthsIn(household, 12), factor: random.between(1.03, 1.15) },
      ]),
    }),
  ],
};

function metered(kind: string, trade: BillTrade, model: (price: number, random: Random) => AmountModel): BillKind {
  return (household, random) => [
    planBill(household, random, kind, trade, {
      amount: model(household.world.sum(random.between(45, 160)), random),
      fluctuating: true,
      latest: random.integer(0, 2),
      earliest: 0,
    }),
  ];
}

function priced(
  kind: string,
  changes: (household: Household, random: Random) => Parameters<typeof withPriceChanges>[1],
): BillKind {
  return (household, random) => {
    const amount = withPriceChanges(
      fixedAmount(tradePrice(household, random, 'subscription')),
      changes(household, random),
    );
    return [planBill(household, random, kind, 'subscription', { amount })];
  };
}

function monthsIn(household: Household, months: number): number {
  return household.start + Math.round(months * 30.44);
}
