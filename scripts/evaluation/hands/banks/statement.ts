import { clampedDay, type Day, parseDay, partsOfDay, weekdayOf } from '../../bills/days.ts';
import { CYCLE_DAYS, type Cycle } from '../../bills/detector.ts';
import type { LabelledStatement } from '../../bills/labelled-statement.ts';
import type { BusinessDays } from '../../foreign/calendar/business-days.ts';
import { type Random, seededRandom } from '../../random.ts';
import { bankDaysOf, bookingDays } from '../due-days.ts';
import { type BillDraft, type Entry, labelledStatement } from '../ledger.ts';
import { fillText } from '../text.ts';
import { BANKS, type Bank, type Channel } from './banks.ts';
import { COUNTRIES, type Contract, type Country } from './countries.ts';

const CYCLE_OF: Readonly<Record<string, Cycle>> = {
  W: 'weekly',
  B: 'biweekly',
  F: 'four-weekly',
  S: 'semi-monthly',
  M: 'monthly',
  T: 'monthly',
  C: 'monthly',
  '2': 'bimonthly',
  Q: 'quarterly',
  H: 'semi-annual',
  A: 'annual',
};

/** Nobody pays these for ever. */
const LOANS: ReadonlySet<string> = new Set(['loan', 'credit', 'emi']);

interface Client {
  readonly random: Random;
  readonly bank: Bank;
  readonly country: Country;
  readonly bankDays: BusinessDays;
  readonly me: string;
  readonly card: string;
  readonly city: string;
  readonly from: Day;
  readonly asOf: Day;
  /** Where card payments are booked: on the account, or on an account of the card. */
  readonly cardAccount: number;
  readonly merchantNames: LabelledStatement['merchantNames'];
  readonly cardShift: 'next' | 'none';
}

/** A client of one of the banks, for 13 to 30 months. */
export function bankStatement(seed: number): LabelledStatement {
  const client = clientOf(seed);
  const { bank, country, from, asOf, merchantNames, me } = client;
  const entries = [...contracts(client), ...purchases(client), ...people(client), ...ownMoney(client)];
  const holder = me.replace(/^(Mme|M\.) /, '');
  const cover = {
    seed,
    holder,
    world: `${bank.country} ${bank.name}`,
    merchantNames,
    currency: country.currency,
    from,
    asOf,
  };
  return labelledStatement(cover, entries);
}

function clientOf(seed: number): Client {
  const random = seededRandom(`bank texts ${seed}`);
  const bank = BANKS[seed % BANKS.length]!;
  const country = COUNTRIES.find(({ code }) => code === bank.country)!;
  const asOf = parseDay('2026-02-01') + random.integer(0, 300);
  return {
    random,
    bank,
    country,
    bankDays: bankDaysOf(bank.country),
    me: random.pick(country.people),
    card: random.digits(4),
    city: random.pick(country.cities),
    from: asOf - random.integer(400, 910),
    asOf,
    cardAccount: random.chance(0.3) ? 2 : 1,
    merchantNames: random.pick(['none', 'none', 'partial', 'raw'] as const),
    cardShift: random.pick(['next', 'none'] as const),
  };
}

interface Payment {
  readonly channel: Channel;
  readonly payee: string;
  readonly purpose?: string;
  readonly bought: Day;
  readonly booked: Day;
  /** Minor units paid, or received where negative. */
  readonly amount: number;
  readonly of: Entry['of'];
  readonly isBeside?: boolean;
  readonly contract: Random;
}

function entryOf(client: Client, payment: Payment): Entry {
  const { bank, country, random, merchantNames, cardAccount } = client;
  const { channel, payee, booked, amount, of, isBeside } = payment;
  const paid = (Math.abs(amount) / country.minor).toFixed(2).replace('.', ',');
  const context = { ...client, ...payment, paid, months: country.months, random };
  const isNamed = merchantNames === 'raw' ? channel === 'card' : channel !== 'own' && random.chance(0.85);
  const raw = `${payee.toUpperCase()} ${client.city.toUpperCase()}`;
  return {
    day: booked,
    amount: -amount,
    text: fillText(bank.texts[channel], context),
    merchantName: merchantNames === 'none' || !isNamed ? null : merchantNames === 'raw' ? raw : payee,
    accountId: channel === 'card' ? cardAccount : 1,
    of,
    ...(isBeside === undefined ? {} : { isBeside }),
  };
}

function named(client: Client, name: string, draw: Random): string {
  const own = client.country.people.filter((person) => person !== client.me);
  const payee = name.replaceAll('{town}', client.city).replaceAll('{who}', draw.pick(own));
  return fillText(payee, { ...client, payee: '', bought: 0, booked: 0, months: [], contract: draw });
}

function contracts(client: Client): readonly Entry[] {
  const { random, country } = client;
  const chosen = random.shuffle(country.contracts).slice(0, random.integer(7, 12));
  return chosen.flatMap((contract) => {
    const draw = random.fork(contract.kind);
    const payee = named(client, draw.pick(contract.payees), draw);
    const entries = contractEntries(client, contract, payee, draw);
    if (!/insurance|phone|club|video/.test(contract.kind) || !draw.chance(0.1)) return entries;
    // A second policy or line at the same payee, dearer and on another day.
    const other = { ...contract, low: contract.high * 1.3, high: contract.high * 1.7 };
    return [...entries, ...contractEntries(client, other, payee, draw.fork('second'))];
  });
}

function contractEntries(client: Client, contract: Contract, payee: string, draw: Random): readonly Entry[] {
  const { asOf, country, bankDays, from, cardShift } = client;
  const { channel, kind, varies, purpose } = contract;
  const code = draw.pick(contract.cycles.split(''));
  const cycle = CYCLE_OF[code] ?? 'monthly';
  const bill: BillDraft = { kind, cycle, varies: varies !== 'not' };
  const { year, month } = partsOfDay(from);
  const isShort = CYCLE_DAYS[cycle] < 29;
  const begin = draw.chance(0.12) ? draw.integer(2, 8) : 0;
  const dayOfMonth = draw.pick([1, 1, 2, 3, 5, 8, 10, 14, 15, 17, 20, 22, 25, 27, 28, 30]);
  const early = clampedDay(
    year,
    month - 1 + begin - (cycle === 'annual' ? draw.integer(0, 11) : 0),
    cycle === 'semi-monthly' ? Math.min(15, dayOfMonth) : dayOfMonth,
  );
  const first = isShort && cycle !== 'semi-monthly' ? early + draw.integer(0, 13) : early;
  const ends = LOANS.has(kind) ? 0.5 : 0.1;
  const last = draw.chance(ends) ? asOf - draw.integer(30, 260) : asOf + 400;
  const days = bookingDays(
    {
      cycle,
      first,
      shift: channel === 'card' ? cardShift : 'next',
      isDue: (day) => isInSeason(code, country.code, day) && !draw.chance(0.006),
      delay: () => (varies !== 'not' && draw.chance(0.4) ? draw.integer(1, 3) : 0),
    },
    last,
    bankDays,
  );
  const priceOn = prices(contract, code, client, draw);
  return days.flatMap((booked) => {
    const payment = { channel, payee, purpose, booked, bought: booked - (channel === 'card' ? 1 : 0), contract: draw };
    const paid: Payment = { ...payment, amount: priceOn(booked), of: bill };
    if (channel !== 'debit' || !draw.chance(0.006)) return [entryOf(client, paid)];
    // It bounces, comes back, and is debited again a week later.
    const again = bankDays.after(booked, 5);
    return [
      entryOf(client, { ...paid, isBeside: true }),
      entryOf(client, { ...paid, amount: -paid.amount, booked: bankDays.after(booked, 1), isBeside: true }),
      entryOf(client, { ...paid, booked: again }),
    ];
  });
}

function isInSeason(code: string, country: string, day: Day): boolean {
  const { month } = partsOfDay(day);
  if (code === 'C') return month !== 7 && month !== 8;
  if (code !== 'T') return true;
  return country === 'GB' ? month !== 2 && month !== 3 : country === 'FR' ? month < 11 : month !== 7 && month !== 12;
}

/** The price of a day: it rises once a year or not, and is metered or not. */
function prices(contract: Contract, code: string, { country, asOf }: Client, draw: Random): (day: Day) => number {
  const { low, high, varies } = contract;
  const perCycle =
    { W: 1, Q: contract.cycles[0] === 'M' ? 3 : 1, A: /[MQ]/.test(contract.cycles[0]!) ? 8 : 1 }[code] ?? 1;
  const exact = low === high ? low : low * (high / low) ** draw.next() * perCycle;
  const ending = draw.pick([0, 0.5, 0.99, 0.9, Math.round(draw.next() * 100) / 100]);
  const base = low === high || country.minor === 1 ? Math.round(exact) : Math.floor(exact) + ending;
  const rise = varies === 'not' && draw.chance(0.35) ? draw.between(0.03, 0.13) : 0;
  const riseDay = asOf - draw.integer(20, 700);
  const swing = draw.between(0.25, 0.65);
  return (day) => {
    const price = (low === high ? low : base) * (day >= riseDay ? 1 + rise : 1);
    const season = 1 + swing * Math.cos(((partsOfDay(day).month - 1) / 12) * 2 * Math.PI);
    const factor =
      varies === 'season' ? season * draw.between(0.93, 1.07) : varies === 'little' ? draw.between(0.94, 1.12) : 1;
    // A telephone's bill is the plain plan in most months.
    const isPlain = varies === 'little' && contract.kind === 'phone' && draw.chance(0.7);
    return Math.max(1, Math.round(price * (isPlain ? 1 : factor) * country.minor));
  };
}

function purchases(client: Client): readonly Entry[] {
  const { random, country, from, asOf, bankDays, cardShift } = client;
  const draw = random.fork('purchases');
  const price = country.lunchPrice;
  const stores = country.groceries.map((name) => named(client, name, draw));
  const lunch = named(client, draw.pick(country.lunches), draw);
  const menu = Math.round(price * draw.between(0.7, 1.2) * country.minor);
  const shopDay = draw.integer(0, 6);
  const entries: Entry[] = [];
  const buy = (day: Day, payee: string, amount: number, of: string) => {
    const booked = bankDays.shifted(day + draw.integer(0, 2), cardShift);
    entries.push(
      entryOf(client, {
        channel: 'card',
        payee,
        bought: day,
        booked,
        amount: Math.round(amount),
        of,
        contract: draw.fork(payee),
      }),
    );
  };
  for (let day = from; day <= asOf; day += 1) {
    if (weekdayOf(day) === shopDay && draw.chance(0.85))
      buy(day, stores[0]!, price * country.minor * draw.between(3, 9), 'groceries');
    if (draw.chance(0.2)) buy(day, draw.pick(stores), price * country.minor * draw.between(0.3, 4), 'groceries');
    if (weekdayOf(day) % 6 !== 0 && draw.chance(0.16))
      buy(day, lunch, menu + (draw.chance(0.4) ? draw.integer(1, 3) * Math.ceil(menu / 9) : 0), 'lunch');
    if (draw.chance(0.14))
      buy(
        day,
        named(client, draw.pick(country.shops), draw.fork(`${day}`)),
        price * country.minor * draw.between(0.4, 9),
        'shop',
      );
    if (draw.chance(0.03)) {
      const cash = Math.round((price * draw.integer(2, 10)) / 10) * 10 * country.minor;
      entries.push(
        entryOf(client, {
          channel: 'cash',
          payee: '',
          bought: day,
          booked: day,
          amount: cash,
          of: 'cash',
          contract: draw,
        }),
      );
    }
  }
  // The same thing at the same shop, about a year apart, is no contract.
  const gift = asOf - draw.integer(5, 200);
  const shop = named(client, draw.pick(country.shops), draw);
  const price2 = Math.round(price * draw.between(0.5, 2)) * country.minor;
  for (const day of [gift, gift - draw.integer(350, 380)]) if (day >= from) buy(day, shop, price2, 'gift');
  return entries;
}

function people(client: Client): readonly Entry[] {
  const { random, country, from, asOf, bankDays } = client;
  const draw = random.fork('people');
  const friends = country.people.filter((name) => name !== client.me).slice(0, 3);
  const entries: Entry[] = [];
  for (const friend of friends) {
    const usual = country.lunchPrice * draw.integer(1, 4) * country.minor;
    for (let day = from + draw.integer(0, 60); day <= asOf; day += draw.integer(9, 150)) {
      const amount = Math.round(draw.chance(0.4) ? usual : usual * draw.between(0.4, 3));
      const purpose = draw.pick(country.months);
      entries.push(
        entryOf(client, {
          channel: 'pay',
          payee: friend,
          purpose,
          bought: day,
          booked: bankDays.shifted(day, 'next'),
          amount,
          of: 'friend',
          contract: draw.fork(friend),
        }),
      );
    }
  }
  if (draw.chance(0.25)) {
    const bill: BillDraft = { kind: 'pocket money', cycle: 'weekly', varies: false, standing: 'ignored' };
    for (let day = from + 3; day <= asOf + 20; day += 7)
      entries.push(
        entryOf(client, {
          channel: 'order',
          payee: friends[0]!,
          bought: day,
          booked: bankDays.shifted(day, 'next'),
          amount: country.lunchPrice * country.minor,
          of: bill,
          contract: draw,
        }),
      );
  }
  return entries;
}

/** Wages, savings, and what the own credit card is paid with. */
function ownMoney(client: Client): readonly Entry[] {
  const { random, country, from, asOf, bankDays, me, cardAccount } = client;
  const draw = random.fork('own money');
  const wage = country.lunchPrice * draw.between(140, 260) * country.minor;
  const saved = Math.round(country.lunchPrice * draw.integer(8, 30)) * country.minor;
  const employer = named(client, draw.pick(country.employers), draw);
  const savesBy = draw.integer(1, 28);
  const { year, month } = partsOfDay(from);
  const entries: Entry[] = [];
  for (let index = 0; ; index += 1) {
    const last = bankDays.shifted(clampedDay(year, month + index, 28), 'previous');
    if (last > asOf) return entries;
    const move = (channel: Channel, payee: string, booked: Day, amount: number, of: string) =>
      entries.push(
        entryOf(client, { channel, payee, booked, bought: booked, amount: Math.round(amount), of, contract: draw }),
      );
    move('income', employer, last, -wage * draw.between(1, 1.04), 'wage');
    const saves = bankDays.shifted(clampedDay(year, month + index, savesBy), 'next');
    if (draw.chance(0.9) && saves <= asOf) move('own', me, saves, saved, 'own-transfer');
    const settled = bankDays.shifted(clampedDay(year, month + index, 12), 'next');
    if (cardAccount === 2 && settled <= asOf)
      move('repay', me, settled, wage * draw.between(0.1, 0.4), 'card-repayment');
  }
}
