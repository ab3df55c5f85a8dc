import { isWeekend, monthNumber, nextBusinessDay } from '../../../domain/day-number.ts';
import { type Channel, describer } from './descriptions.ts';
import type { Household, Row } from './household.ts';
import { careName, coined, merchantName, personName, shopName, topUpName, visitedName } from './names.ts';
import type { Random } from './random.ts';

/** Rows that look like bills and are not. They have no label. */
type Habit = (household: Household) => readonly Row[];

const HABITS: readonly (readonly [Habit, number])[] = [
  [poissonShop, 8],
  [weeklyGrocer, 1.2],
  [weeklyTreat, 0.4],
  [dailyCoffee, 0.7],
  [commuterFare, 0.5],
  [roughlyMonthly, 2],
  [appointments, 0.5],
  [topUps, 0.2],
  [friend, 1],
  [chanceTriple, 2],
  [chancePair, 3],
  [yearlyGift, 0.7],
  [yearlyVisit, 1.2],
  [unrecognisedSaving, 0.12],
  [birthdayMoney, 0.35],
  [friendTwice, 0.8],
  [namelessCash, 0.5],
];

export function habits(household: Household, count: number): readonly Row[] {
  const rows = [
    ...cash(household),
    ...ownTransfers(household),
    ...transfersUnderOwnName(household),
    ...cardRepayments(household),
    ...payroll(household),
  ];
  for (let index = 0; index < count; index += 1) rows.push(...household.random.weighted(HABITS)(household));
  return rows;
}

export function oneOffs(household: Household, count: number): readonly Row[] {
  return Array.from({ length: count }, () => {
    const { random } = household;
    const book = booker(household, shopName(random), shopChannel(random));
    return book(random.whole(household.from, household.asOf), Math.exp(random.between(0.7, 6.5)));
  });
}

/** Purchases at one merchant, at random times, with amounts that fit the merchant. */
export function purchases(
  household: Household,
  describe: () => string,
  count: number,
  typical: number,
): readonly Row[] {
  const { random } = household;
  const isPriced = random.chance(0.4);
  return Array.from({ length: count }, () =>
    row(
      household,
      random.whole(household.from, household.asOf),
      isPriced ? priced(random, typical) : typical * Math.exp(0.8 * random.normal()),
      describe(),
      null,
    ),
  );
}

/** The price of one article: 12.00, 14.90, 19.99. */
function priced(random: Random, typical: number): number {
  return Math.ceil(typical * Math.exp(0.8 * random.normal())) - random.pick([0, 0.01, 0.05, 0.1, 0.5]);
}

/** Shops that collect by direct debit or send an invoice, where that is usual: neither makes a bill by itself. */
function shopChannel(random: Random): Channel {
  return random.weighted<Channel>([
    ['debit', 1.5],
    ['invoice', 0.3],
    ['purchase', 8.2],
  ]);
}

/** How people pay each other. */
function peerChannel(random: Random): Channel {
  return random.chance(0.5) ? 'peer' : 'transfer';
}

type Book = (day: number, dollars: number) => Row;

function booker(household: Household, name: string, channel: Channel): Book {
  const { random } = household;
  const describe = describer(random, household.bank, name, channel);
  const named = household.merchantNames === 'always' || (household.merchantNames === 'sometimes' && random.chance(0.5));
  const account = random.pick(household.accounts);
  return (day, dollars) => ({ ...row(household, day, dollars, describe(), named ? name : null), account });
}

function row(household: Household, day: number, dollars: number, description: string, name: string | null): Row {
  const booked = household.businessDaysOnly && isWeekend(day) ? nextBusinessDay(day) : day;
  return {
    day: Math.min(booked, household.asOf),
    amount: -Math.max(1, rounded(dollars * household.dollar, household)),
    currency: household.currency,
    description,
    merchantName: name,
    account: household.accounts[0]!,
  };
}

/** Where money is worth little, people pay in whole units. */
function rounded(amount: number, { dollar }: Household): number {
  return dollar >= WHOLE_UNITS_FROM ? Math.ceil(amount / 100) * 100 : Math.round(amount);
}

const WHOLE_UNITS_FROM = 2_000;

function poissonShop(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, shopName(random), shopChannel(random));
  const mean = Math.exp(random.between(Math.log(3), Math.log(120)));
  const typical = Math.exp(random.between(1, 5));
  const fixed = random.chance(0.3);
  const menu = Array.from({ length: random.whole(1, 4) }, () => typical * random.between(0.6, 1.6));
  const rows: Row[] = [];
  for (let day = household.from; ; ) {
    day += Math.max(1, Math.round(random.exponential() * mean));
    if (day > household.asOf) return rows;
    rows.push(book(day, fixed ? random.pick(menu) : typical * Math.exp(0.5 * random.normal())));
  }
}

function stepping(household: Household, step: () => number, keep: number, book: (day: number) => Row): readonly Row[] {
  const { random } = household;
  const rows: Row[] = [];
  const begin = random.chance(0.7) ? household.from : random.whole(household.from, household.asOf);
  for (let day = begin + random.whole(0, 6); day <= household.asOf; day += step())
    if (random.chance(keep)) rows.push(book(day));
  return rows;
}

function weeklyGrocer(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, shopName(random), 'purchase');
  const typical = random.between(20, 160);
  const spread = random.between(0.12, 0.5);
  const wobble = random.chance(0.5) ? 1 : 0;
  return stepping(
    household,
    () => 7,
    random.between(0.65, 0.98),
    (day) => book(day + random.whole(0, wobble), typical * Math.exp(spread * random.normal())),
  );
}

/** About the same price every Saturday. It differs from a bill in that many Saturdays are missed. */
function weeklyTreat(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, shopName(random), 'purchase');
  const price = random.between(3, 40);
  const step = random.pick([7, 7, 14]);
  const wobble = random.whole(0, 2);
  return stepping(
    household,
    () => step,
    random.between(0.4, 0.8),
    (day) => book(day + random.whole(-wobble, wobble), random.chance(0.8) ? price : price * random.between(1, 2)),
  );
}

function dailyCoffee(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, shopName(random), 'purchase');
  const price = random.between(2, 6);
  const often = random.between(0.1, 0.8);
  return stepping(
    household,
    () => 1,
    often,
    (day) => book(day, random.chance(0.75) ? price : price * random.between(1.2, 2.5)),
  );
}

function commuterFare(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, shopName(random), 'purchase');
  const price = random.between(1.5, 8);
  const often = random.between(0.5, 0.95);
  return stepping(
    household,
    () => 1,
    1,
    (day) => book(day, price),
  ).filter(({ day }) => !isWeekend(day) && random.chance(often));
}

/** The barber every four to six weeks, the pharmacy about monthly, petrol every ten days: human rhythms drift. */
function roughlyMonthly(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, shopName(random), shopChannel(random));
  const mean = random.pick([7, 10, 14, 21, 28, 30, 30, 35, 42, 60, 90, 180]);
  const spread = mean * random.between(0.15, 0.4);
  const price = Math.exp(random.between(1.5, 5));
  const varies = random.chance(0.6) ? random.between(0.05, 0.4) : 0;
  return stepping(
    household,
    () => Math.max(2, Math.round(mean + spread * random.normal())),
    0.97,
    (day) => book(day, price * Math.exp(varies * random.normal())),
  );
}

/** The hairdresser every four to eight weeks: a price list, and about the same interval. */
function appointments(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, careName(random), 'purchase');
  const mean = random.pick([28, 30, 30, 35, 42, 49, 56, 90]);
  const spread = mean * random.between(0.06, 0.2);
  const price = random.whole(12, 90);
  const extra = random.between(0, 0.5);
  return stepping(
    household,
    () => Math.max(2, Math.round(mean + spread * random.normal())),
    0.97,
    (day) => book(day, random.chance(extra) ? price + random.whole(1, 30) : price),
  );
}

/** A prepaid phone or a toll account gets a round sum when its balance runs low. */
function topUps(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, topUpName(random), random.chance(0.3) ? 'debit' : 'purchase');
  const mean = random.between(15, 60);
  const spread = mean * random.between(0.15, 0.4);
  const sums = random.pick([[10], [15], [20], [25], [10, 20], [5, 10, 15]]);
  return stepping(
    household,
    () => Math.max(2, Math.round(mean + spread * random.normal())),
    1,
    (day) => book(day, random.pick(sums)),
  );
}

function friend(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, personName(random), peerChannel(random));
  const count = random.whole(2, 30);
  return Array.from({ length: count }, () =>
    book(
      random.whole(household.from, household.asOf),
      random.chance(0.6) ? 5 * random.whole(1, 30) : random.between(3, 150),
    ),
  );
}

function chanceTriple(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, shopName(random), shopChannel(random));
  const gap = random.pick([7, 14, 28, 30, 30, 30, 61, 91]);
  const start = random.whole(household.from, Math.max(household.from, household.asOf - 2 * gap));
  const price = Math.exp(random.between(1, 5));
  const equal = random.chance(0.12);
  return [0, 1, 2]
    .map((index) =>
      book(start + index * gap + random.whole(-2, 2), equal ? price : price * Math.exp(0.4 * random.normal())),
    )
    .filter(({ day }) => day >= household.from);
}

function chancePair(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, shopName(random), shopChannel(random));
  const gap = random.weighted([
    [random.whole(150, 215), 1],
    [random.whole(330, 400), 1],
    [random.whole(20, 700), 1],
  ]);
  const start = random.whole(household.from, household.asOf);
  const price = Math.exp(random.between(1, 6));
  const again = random.weighted([
    [price, 1.2],
    // Nearly the same sum is chance. A fee is the very same, or it has changed.
    [price * random.between(0.993, 1.007), 1.5],
    [price * Math.exp(0.5 * random.normal()), 7.3],
  ]);
  return [book(start, price), ...(start + gap <= household.asOf ? [book(start + gap, again)] : [])];
}

/** Flowers for a birthday: every year, but with another amount and on another day. */
function yearlyGift(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, visitedName(random), 'purchase');
  const price = random.between(15, 200);
  const rows: Row[] = [];
  for (let day = household.from + random.whole(0, 364); day <= household.asOf; day += 365)
    rows.push(book(Math.max(household.from, day + random.whole(-12, 5)), price * Math.exp(0.35 * random.normal())));
  return rows;
}

/** A museum, a fair or a hotel: every year in about the same week, at about the same price. */
function yearlyVisit(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, visitedName(random), shopChannel(random));
  let price = Math.exp(random.between(2, 6));
  const rows: Row[] = [];
  for (let day = household.from + random.whole(0, 364); day <= household.asOf; day += 365) {
    rows.push(book(Math.min(household.asOf, Math.max(household.from, day + random.whole(-10, 10))), price));
    price *= random.chance(0.25) ? 1 : Math.exp(0.15 * random.normal());
  }
  return rows;
}

/** A round sum for somebody's birthday, every year. */
function birthdayMoney(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, personName(random), peerChannel(random));
  const sum = 5 * random.whole(2, 30);
  const rows: Row[] = [];
  for (let day = household.from + random.whole(0, 364); day <= household.asOf; day += 365)
    rows.push(book(Math.min(household.asOf, Math.max(household.from, day + random.whole(-3, 3))), sum));
  return rows;
}

/** Money for a friend, and about a year later again. */
function friendTwice(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, personName(random), peerChannel(random));
  const start = random.whole(household.from, household.asOf);
  const gap = random.chance(0.5) ? random.whole(355, 375) : random.whole(175, 192);
  const sum = random.chance(0.5) ? 5 * random.whole(1, 30) : random.between(3, 150);
  const again = random.chance(0.4) ? sum : sum * random.between(0.8, 1.25);
  return [book(start, sum), ...(start + gap <= household.asOf ? [book(start + gap, again)] : [])];
}

/** What people put aside in places that no lexicon knows. */
function unrecognisedSaving(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, coined(random), 'transfer');
  const sum = random.pick([10, 20, 25, 50, 100, 150, 200, 300, 500]);
  return monthly(household, (day) => [book(day, sum)]);
}

/** Cash from a counter, which the text does not mention: round sums about every two weeks. */
function namelessCash(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, merchantName(random), 'purchase');
  const mean = random.between(8, 20);
  const notes = random.pick([[50, 100], [100], [20, 40, 60], [200, 100, 300]]);
  return stepping(
    household,
    () => Math.max(2, Math.round(mean * random.between(0.5, 1.5))),
    1,
    (day) => book(day, random.pick(notes)),
  );
}

function cash(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, merchantName(random), 'cash');
  const mean = random.between(6, 25);
  return stepping(
    household,
    () => Math.max(2, Math.round(mean * random.between(0.6, 1.4))),
    1,
    (day) => book(day, random.pick([50, 100, 100, 200])),
  ).map((cashRow) => ({ ...cashRow, merchantName: null }));
}

function monthly(household: Household, book: (day: number) => readonly Row[]): readonly Row[] {
  const day = household.random.whole(0, 27);
  const rows: Row[] = [];
  for (let month = monthNumber(household.from); month <= monthNumber(household.asOf); month += 1) {
    const at = Math.round((month - 1970 * 12) * 30.436_875) + day;
    if (at >= household.from && at <= household.asOf) rows.push(...book(at));
  }
  return rows;
}

/** Both sides of a transfer when the other account is in the statement too; otherwise only the text shows it. */
function ownTransfers(household: Household): readonly Row[] {
  const { random } = household;
  if (random.chance(0.4)) return [];
  const told = household.accounts.length < 2 || random.chance(0.5);
  const out = booker(household, 'Own', told ? 'ownTransfer' : 'transfer');
  const sum = 50 * random.whole(1, 20);
  return monthly(household, (day) => {
    const leg = { ...out(day, sum), merchantName: null };
    const arrived = {
      ...leg,
      amount: -leg.amount,
      account: household.accounts.find((account) => account !== leg.account) ?? leg.account,
      day: Math.min(household.asOf, day + random.whole(0, 1)),
    };
    return household.accounts.length < 2 ? [leg] : [leg, arrived];
  });
}

/**
 * Money under the holder's own name, to and from an account whose statement is missing. Some of the income of the same
 * name is not the amount of any transfer.
 */
function transfersUnderOwnName(household: Household): readonly Row[] {
  const { random } = household;
  if (random.chance(0.88)) return [];
  const book = booker(household, personName(random), 'transfer');
  const sum = 50 * random.whole(1, 20);
  const out = monthly(household, (day) => (random.chance(0.95) ? [book(day, sum)] : []));
  const back = Array.from({ length: random.whole(1, 4) }, () => {
    const row = book(random.whole(household.from, household.asOf), random.between(50, 900));
    return { ...row, amount: -row.amount };
  });
  return [...out, ...back];
}

function cardRepayments(household: Household): readonly Row[] {
  const { random } = household;
  if (random.chance(0.4)) return [];
  const book = booker(household, merchantName(random), 'cardRepayment');
  const typical = random.between(200, 2000);
  return monthly(household, (day) => [{ ...book(day, typical * Math.exp(0.4 * random.normal())), merchantName: null }]);
}

function payroll(household: Household): readonly Row[] {
  const { random } = household;
  const book = booker(household, merchantName(random), 'transfer');
  const salary = random.between(1500, 6000);
  return monthly(household, (day) => {
    const income = book(day, salary * (random.chance(0.06) ? random.between(1.1, 2) : 1));
    return [{ ...income, amount: -income.amount }];
  });
}
