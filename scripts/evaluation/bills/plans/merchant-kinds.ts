import type { Random } from '../../random.ts';
import { fixedAmount } from '../amounts.ts';
import { CARD_ACCOUNT_ID, CURRENT_ACCOUNT_ID, type Household } from '../household.ts';
import { everyMonths } from '../schedules.ts';
import type { BillPlan, Mishap, Mishaps } from './bill-plan.ts';
import { type BillKind, namedWriter, planBill, tradePrice, tradeWriter } from './plan-bill.ts';

/** Bills that are hard to find because of other charges of the merchant, or of mishaps. */
export const MERCHANT_KINDS: Readonly<Record<string, BillKind>> = {
  'app-store-plans': (household, random) => {
    const { world } = household;
    const writer = namedWriter(household, random, world.appStore, 'subscription');
    const prices = plansApart(household, random, random.integer(2, 3));
    return prices.map((price) =>
      planBill(household, random, 'app-store-plans', 'subscription', {
        writer,
        amount: fixedAmount(price),
        earliest: 0,
        latest: 0,
      }),
    );
  },
  'marketplace-membership': (household, random) => {
    const writer = household.writer(household.world.marketplace.membership, household.world.cardStyles, random);
    return [planBill(household, random, 'marketplace-membership', 'subscription', { writer, earliest: 0, latest: 0 })];
  },
  'two-lines-days-apart': (household, random) => {
    // Three to nine days apart: eleven to nineteen would look like one bill twice a month.
    const first = random.integer(1, 18);
    return twoLines(household, random, 'two-lines-days-apart', first, first + random.integer(3, 9));
  },
  'two-lines-same-day': (household, random) => {
    const day = random.integer(1, 28);
    return twoLines(household, random, 'two-lines-same-day', day, day);
  },
  'two-annual-policies': (household, random) =>
    policies(household, random, 'two-annual-policies', [0, random.integer(3, 5)]),
  'three-annual-policies': (household, random) => policies(household, random, 'three-annual-policies', [0, 3, 6]),
  'two-accounts': (household, random) => {
    const writer = tradeWriter(household, random, 'subscription');
    const [low, high] = plansApart(household, random, 2);
    const line = (price: number | undefined, accountId: number) =>
      planBill(household, random, 'two-accounts', 'subscription', {
        writer,
        accountId,
        amount: fixedAmount(price ?? 0),
      });
    return [line(low, CURRENT_ACCOUNT_ID), line(high, CARD_ACCOUNT_ID)];
  },
  'two-currencies': (household, random) => {
    const writer = tradeWriter(household, random, 'subscription');
    const abroad = fixedAmount(random.pick([499, 799, 999, 1199, 1499]));
    return [
      planBill(household, random, 'two-currencies', 'subscription', { writer }),
      planBill(household, random, 'two-currencies', 'subscription', {
        writer,
        amount: abroad,
        currency: household.world.foreignCurrency,
      }),
    ];
  },
  'duplicate-charge': accident('duplicate-charge', (random) => nowAndThen('duplicated', random)),
  'retried-debit': accident('retried-debit', (random) => nowAndThen('retried', random)),
  refund: accident('refund', (random) => nowAndThen('refunded', random)),
  reversal: accident('reversal', (random) => nowAndThen('reversed', random)),
  'pending-copies': accident('pending-copies', () => (_index, random) => (random.chance(0.35) ? 'pending' : undefined)),
  'savings-plan': (household, random) => {
    // Regular but voluntary: people would disagree whether it is a bill.
    const style = household.world.wording.savingsPlan;
    const writer = household.writer('SAVINGS PLAN', [style], random);
    return [planBill(household, random, 'savings-plan', 'loan', { writer, arguable: true })];
  },
};

/** Prices at least a quarter apart, ascending. */
function plansApart(household: Household, random: Random, count: number): readonly number[] {
  const lowest = random.between(2.5, 5);
  return Array.from({ length: count }, (_, place) => household.world.price(lowest * 1.9 ** place + random.next()));
}

function twoLines(household: Household, random: Random, kind: string, first: number, second: number) {
  const writer = tradeWriter(household, random, 'mobile');
  const amount = fixedAmount(tradePrice(household, random, 'mobile'));
  return [first, second].map((day) =>
    planBill(household, random, kind, 'mobile', {
      writer,
      amount,
      schedule: everyMonths(1, day),
      shift: 0,
      earliest: 0,
      latest: 0,
    }),
  );
}

/**
 * Annual premiums of one insurer, at least a third apart. By their dates alone they could be one semi-annual or
 * quarterly bill.
 */
function policies(
  household: Household,
  random: Random,
  kind: string,
  monthsApart: readonly number[],
): readonly BillPlan[] {
  const writer = tradeWriter(household, random, 'insurance');
  const firstMonth = random.integer(0, 11);
  const lowest = random.between(70, 140);
  return monthsApart.map((months, place) =>
    planBill(household, random, kind, 'insurance', {
      writer,
      cycle: 'annual',
      schedule: everyMonths(12, random.integer(1, 28), (firstMonth + months) % 12),
      amount: fixedAmount(household.world.price(lowest * 1.6 ** ((place * 2) % 3) + random.between(0, 15))),
    }),
  );
}

function accident(kind: string, mishapsOf: (random: Random) => Mishaps): BillKind {
  return (household, random) => [
    planBill(household, random, kind, 'subscription', { mishaps: mishapsOf(random), earliest: 0, latest: 0 }),
  ];
}

/**
 * Three times in two years, and never in successive months: three duplicates in a row would look like a second
 * subscription.
 */
function nowAndThen(mishap: Mishap, random: Random): Mishaps {
  const first = random.integer(0, 7);
  return (index) => (index % 8 === first ? mishap : undefined);
}
