import type { RecurringBillObservation } from '../../../domain/bills/detection/observation.ts';
import { CADENCES } from '../../../domain/bills/detection/searching/cadence.ts';
import { fromDayNumber, type LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { currency } from '../currency.ts';
import { bill, priceOf } from './bills.ts';
import { describer, randomBank } from './descriptions.ts';
import { habits, oneOffs, purchases } from './habits.ts';
import type { Household, Produced, Row, Truth } from './household.ts';
import { coined, contractName, shopName } from './names.ts';
import { seededRandom } from './random.ts';

/** How a whole statement differs from the usual mix; see the script's help. */
export interface Variant {
  readonly months?: number;
  readonly jitterDays?: number;
  readonly missRate?: number;
}

export interface Statement {
  readonly observations: readonly RecurringBillObservation<number>[];
  readonly asOf: LocalDate;
  /** Bills with enough payments to be recognised. */
  readonly truths: readonly LabelledBill[];
  /** Payments of bills with too few payments so far: finding them is neither right nor wrong. */
  readonly unripe: ReadonlySet<number>;
}

export interface LabelledBill extends Truth {
  readonly ids: ReadonlySet<number>;
}

/** One generated user, the same for the same seed and variant. */
export function statement(seed: number, variant: Variant = {}): Statement {
  const household = randomHousehold(seed, variant);
  const { random } = household;
  const produced = [
    ...Array.from({ length: random.whole(3, 14) }, () => bill(household)),
    ...special(household, 0.45, phoneLines),
    ...special(household, 0.15, twoContracts),
    ...special(household, 0.4, appStore),
    ...special(household, 0.6, marketplace),
    ...special(household, 0.5, marketplace),
    ...special(household, 0.35, insurer),
    ...special(household, 0.15, twoCurrencies),
    ...special(household, 0.2, sharedFirstWord),
  ];
  const rows = [
    ...produced.flatMap((one) => one.rows),
    ...habits(household, random.whole(4, 22)),
    ...oneOffs(household, random.whole(10, 70)),
  ].filter(({ day }) => day >= household.from && day <= household.asOf);
  rows.sort((a, b) => a.day - b.day);
  return label(
    household,
    rows,
    produced.flatMap((one) => one.truths),
  );
}

function label(household: Household, rows: readonly Row[], truths: readonly Truth[]): Statement {
  const ids = new Map<string, Set<number>>();
  for (const [id, { bill: name }] of rows.entries()) {
    if (name === undefined) continue;
    ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  const labelled = truths.map((truth) => ({ ...truth, ids: ids.get(truth.bill) ?? new Set<number>() }));
  const isRipe = ({ cycle, ids: own }: LabelledBill) =>
    own.size >= CADENCES.find((cadence) => cadence.cycle === cycle)!.minimumPayments;
  return {
    observations: rows.map((row, id) => ({
      id,
      bookedOn: fromDayNumber(row.day),
      amount: row.amount,
      currency: row.currency,
      description: row.description,
      merchantName: row.merchantName,
      accountId: row.account,
    })),
    asOf: fromDayNumber(household.asOf),
    truths: labelled.filter(isRipe),
    unripe: new Set(labelled.filter((truth) => !isRipe(truth)).flatMap((truth) => [...truth.ids])),
  };
}

function randomHousehold(seed: number, variant: Variant): Household {
  const random = seededRandom(seed);
  const asOf = 18_000 + random.whole(0, 2_700);
  const months =
    variant.months ??
    random.weighted([
      [random.whole(6, 11), 1],
      [12, 1.5],
      [random.whole(13, 23), 2],
      [24, 2],
      [random.whole(25, 36), 2],
    ]);
  const [currency, dollar] = random.pick(CURRENCIES);
  return {
    random,
    bank: randomBank(random),
    from: asOf - Math.round(months * 30.44),
    asOf,
    currency,
    dollar,
    jitterDays:
      variant.jitterDays ??
      random.weighted([
        [0, 6],
        [1, 2],
        [2, 1.2],
      ]),
    missRate:
      variant.missRate ??
      random.weighted([
        [0, 4],
        [0.02, 3],
        [0.05, 2],
        [0.1, 1.2],
      ]),
    trouble: random.between(0.3, 2),
    businessDaysOnly: random.chance(0.3),
    merchantNames: random.weighted([
      ['never', 5],
      ['sometimes', 1.5],
      ['always', 1.5],
    ]),
    accounts: random.chance(0.3) ? ['main', 'second'] : ['main'],
  };
}

/** Currencies with no, two and three decimal digits; the common ones are listed twice. */
const CURRENCIES: readonly (readonly [code: CurrencyCode, dollar: number])[] = (
  [
    ['USD', 100],
    ['USD', 100],
    ['EUR', 92],
    ['EUR', 92],
    ['GBP', 80],
    ['JPY', 150],
    ['KWD', 307],
    ['INR', 8_300],
    ['HUF', 36_000],
    ['CLP', 950],
  ] as const
).map(([code, dollar]) => [currency(code), dollar]);

type Special = (household: Household) => readonly Produced[];

function special(household: Household, probability: number, make: Special): readonly Produced[] {
  return household.random.chance(probability) ? make(household) : [];
}

/** Two lines of one contract: the same price, booked the same way, on one day or on two. */
function phoneLines(household: Household): readonly Produced[] {
  const { random } = household;
  const shared = sharedMerchant(household, 'debit');
  const price = priceOf(random) / 4;
  const first = bill(household, { ...shared, cycle: 'monthly', price, amounts: 'fixed', untroubled: true });
  const apart = random.chance(0.4) ? 0 : random.chance(0.7) ? random.whole(3, 12) : random.whole(18, 27);
  const rename = (name: string) => `${name}-line-2`;
  const second: Produced = {
    rows: first.rows.map((row) => ({
      ...row,
      day: row.day + apart,
      description: shared.describe(),
      ...(row.bill === undefined ? {} : { bill: rename(row.bill) }),
    })),
    truths: first.truths.map((truth) => ({
      ...truth,
      bill: rename(truth.bill),
      nextDay: firstAfter(
        household.asOf,
        [...first.rows.map(({ day }) => day), ...(truth.nextDay === undefined ? [] : [truth.nextDay])],
        apart,
      ),
      lastDay: truth.lastDay === undefined ? undefined : truth.lastDay + apart,
    })),
  };
  return [first, second];
}

function firstAfter(asOf: number, days: readonly number[], apart: number): number | undefined {
  return days.map((day) => day + apart).find((day) => day > asOf);
}

/** Two contracts with one company, each with its own number, price and day. */
function twoContracts(household: Household): readonly Produced[] {
  const { random } = household;
  const name = contractName(random);
  const cycle = random.weighted([
    ['monthly', 5],
    ['annual', 1],
    ['quarterly', 1],
  ] as const);
  const price = priceOf(random) / 4 + 3;
  return [price, price * random.between(0.7, 1.6)].map((own) =>
    bill(household, { name, cycle, price: own, describe: describer(random, household.bank, name, 'debit') }),
  );
}

function appStore(household: Household): readonly Produced[] {
  const { random } = household;
  const shared = sharedMerchant(household, 'purchase');
  const plans = Array.from({ length: random.whole(1, 3) }, () =>
    bill(household, {
      ...shared,
      cycle: random.weighted([
        ['monthly', 5],
        ['annual', 1],
        ['weekly', 0.3],
      ]),
      price: random.whole(1, 30) - 0.01,
    }),
  );
  return [...plans, extra(purchases(household, shared.describe, random.whole(2, 25), 6))];
}

/** What merchants add to their names when they charge for a membership. */
const FEES = ['Prime', 'Membership', 'Annual Fee', 'Plus', 'Club', 'Abo', 'Premium', 'Renewal', 'Card Fee'];

/** A membership of a shop whose customer also buys there. */
function marketplace(household: Household): readonly Produced[] {
  const { random } = household;
  const name = shopName(random);
  const shop = describer(random, household.bank, name, 'purchase');
  // The membership may have its own name, or look like another purchase.
  const describe = random.chance(0.5)
    ? shop
    : describer(
        random,
        household.bank,
        `${name} ${random.chance(0.5) ? random.pick(FEES) : coined(random)}`,
        'purchase',
      );
  const cycle = random.weighted([
    ['monthly', 1],
    ['annual', 1.5],
  ] as const);
  const price = cycle === 'monthly' ? random.between(4, 30) : random.whole(10, 130) - random.pick([0, 0, 0.01, 0.1]);
  return [
    bill(household, {
      name,
      describe,
      cycle,
      price,
      amounts: random.pick(['fixed', 'fixed', 'rising'] as const),
    }),
    extra(purchases(household, shop, random.whole(8, 70), random.between(10, 60))),
  ];
}

function insurer(household: Household): readonly Produced[] {
  const { random } = household;
  const shared = sharedMerchant(household, 'debit');
  return Array.from({ length: random.whole(2, 3) }, () =>
    bill(household, {
      ...shared,
      cycle: random.weighted([
        ['annual', 5],
        ['quarterly', 1],
        ['monthly', 1],
      ] as const),
      price: random.between(60, 900),
    }),
  );
}

function twoCurrencies(household: Household): readonly Produced[] {
  const shared = sharedMerchant(household, 'purchase');
  const [code, dollar] = household.random.pick(CURRENCIES.filter(([other]) => other !== household.currency));
  return [
    bill(household, { ...shared, cycle: 'monthly' }),
    bill(household, { ...shared, cycle: 'monthly', currency: { code, dollar } }),
  ];
}

/** City Gym and City Bakery have nothing to do with each other. */
function sharedFirstWord(household: Household): readonly Produced[] {
  const { random } = household;
  const word = coined(random);
  const shop = describer(random, household.bank, `${word} ${coined(random)}`, 'purchase');
  return [
    bill(household, { name: `${word} ${coined(random)}` }),
    bill(household, { name: `${word} ${coined(random)}` }),
    extra(purchases(household, shop, random.whole(2, 40), random.between(5, 60))),
  ];
}

function sharedMerchant(
  household: Household,
  channel: 'debit' | 'purchase',
): { readonly name: string; readonly describe: () => string } {
  const name = contractName(household.random);
  return { name, describe: describer(household.random, household.bank, name, channel) };
}

function extra(rows: readonly Row[]): Produced {
  return { rows, truths: [] };
}
