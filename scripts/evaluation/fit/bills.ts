import { CADENCES, type DetectedCycle } from '../../../domain/bills/detection/searching/cadence.ts';
import {
  dayInMonth,
  isWeekend,
  monthNumber,
  nextBusinessDay,
  previousBusinessDay,
  weekday,
} from '../../../domain/day-number.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { type Channel, describer, newName } from './descriptions.ts';
import type { Household, Produced, Row } from './household.ts';
import { contractName, personName } from './names.ts';
import type { Random } from './random.ts';

/** What the caller decides about a bill. The rest is random. */
export interface BillOptions {
  readonly name?: string;
  readonly cycle?: DetectedCycle;
  /** In dollars. */
  readonly price?: number;
  readonly describe?: () => string;
  readonly amounts?: AmountKind;
  readonly firstDay?: number;
  readonly untroubled?: boolean;
  readonly currency?: { readonly code: CurrencyCode; readonly dollar: number };
  readonly account?: string;
}

type AmountKind = 'fixed' | 'indexed' | 'rising' | 'variable' | 'seasonal' | 'foreign';

const CYCLES: readonly (readonly [DetectedCycle, number])[] = [
  ['weekly', 0.8],
  ['biweekly', 0.8],
  ['four-weekly', 0.7],
  ['semi-monthly', 0.6],
  ['monthly', 7],
  ['bimonthly', 0.7],
  ['quarterly', 1.2],
  ['semi-annual', 0.8],
  ['annual', 1.6],
];

/** A prepaid month. */
const PREPAID_DAYS = 30;

let serial = 0;

/** One bill over the whole statement and the year after it, until the bill ends. */
export function bill(household: Household, options: BillOptions = {}): Produced {
  const { random } = household;
  serial += 1;
  const id = `bill-${serial}`;
  const cycle = options.cycle ?? random.weighted(CYCLES);
  const isPerson = options.name === undefined && random.chance(0.08);
  const name = options.name ?? (isPerson ? personName(random) : contractName(random, cycle === 'annual'));
  const channel: Channel = isPerson ? random.pick(['transfer', 'transfer', 'peer']) : channelOf(random, cycle);
  const troubled = (share: number) => options.untroubled !== true && random.chance(share * household.trouble);

  const due = dueDays(household, cycle, options.firstDay, troubled);
  const life = lifetime(household, options);
  const pause = troubled(0.12) && due.length > 8 ? pausedDays(random, due, life) : undefined;
  const paid = due.filter(
    (day) => day >= life.from && day <= life.to && !(pause !== undefined && day >= pause.from && day <= pause.to),
  );
  const kind = options.amounts ?? amountKind(random, cycle);
  const amounts = amountsOf(household, { ...options, amounts: kind }, cycle, paid, troubled);
  // When a merchant's name and amounts both change, nobody can recognise it.
  const isOnePrice = kind === 'fixed' || kind === 'rising';

  let describe = options.describe ?? describer(random, household.bank, name, channel);
  const renamedFrom = isOnePrice && troubled(0.07) ? paid[random.whole(0, Math.max(0, paid.length - 1))] : undefined;
  const renamed = describer(random, household.bank, newName(random), channel);
  const account = options.account ?? random.pick(household.accounts);
  const currency = options.currency?.code ?? household.currency;
  const sloppy = random.weighted([
    [0, 6],
    [0.1, 2],
    [0.4, 1],
  ]);

  const rows: Row[] = [];
  let nextDay: number | undefined;
  let lastDay: number | undefined;
  const named = household.merchantNames === 'always' || (household.merchantNames === 'sometimes' && random.chance(0.5));
  for (const [index, dueDay] of paid.entries()) {
    const day = booked(household, dueDay, cycle, channel, sloppy);
    if (day > household.asOf) {
      nextDay ??= day;
      continue;
    }
    lastDay = day;
    if (day < household.from || random.chance(household.missRate)) continue;
    if (renamedFrom !== undefined && dueDay >= renamedFrom && describe !== renamed) describe = renamed;
    const row: Row = {
      day,
      amount: -amounts[index]!,
      currency,
      description: describe(),
      merchantName: named ? name : null,
      account,
      bill: id,
    };
    rows.push(row, ...accidents(household, row));
  }
  if (random.chance(0.1)) rows.push(...credits(household, rows));
  return { rows, truths: [{ bill: id, cycle, nextDay, lastDay }] };
}

/** Rows for a payment that is charged twice, paid back, or first shown as pending. They do not belong to the bill. */
function accidents({ random, trouble, asOf }: Household, row: Row): readonly Row[] {
  const extra: Row[] = [];
  const { bill: _, ...copy } = row;
  if (random.chance(0.012 * trouble)) extra.push({ ...copy, day: Math.min(asOf, row.day + random.whole(0, 2)) });
  if (random.chance(0.012 * trouble))
    extra.push({ ...copy, day: Math.min(asOf, row.day + random.whole(1, 12)), amount: -row.amount });
  if (random.chance(0.01 * trouble)) extra.push({ ...copy, day: row.day, description: `PENDING ${row.description}` });
  return extra;
}

/** Money from the company: a settlement, a bonus, a part of a payment. It does not belong to the bill. */
function credits({ random }: Household, payments: readonly Row[]): readonly Row[] {
  return Array.from({ length: Math.min(payments.length, random.whole(1, 3)) }, () => {
    const { bill: _, ...payment } = random.pick(payments);
    return {
      ...payment,
      day: payment.day,
      amount: Math.max(1, Math.round(-payment.amount * random.between(0.1, 0.9))),
    };
  });
}

/** Invoices are sent rather for long cycles; hardly anybody pays a company by an app between people. */
function channelOf(random: Random, cycle: DetectedCycle): Channel {
  const isSeldom = ['bimonthly', 'quarterly', 'semi-annual', 'annual'].includes(cycle);
  return random.weighted<Channel>([
    ['debit', 5],
    ['purchase', 3],
    ['transfer', 1.5],
    ['invoice', isSeldom ? 2.5 : 0.7],
    ['peer', 0.1],
  ]);
}

type Troubled = (share: number) => boolean;

/** The days on which the bill is due, from a year before the statement to a year after it. */
function dueDays(
  household: Household,
  cycle: DetectedCycle,
  firstDay: number | undefined,
  troubled: Troubled,
): number[] {
  const { random } = household;
  const start = household.from - 400;
  const end = household.asOf + 400;
  const first = firstDay ?? start + random.whole(0, 370);
  const days = grid(random, cycle, first, end);
  if (!troubled(0.08) || days.length < 6) return days;
  // The day of the month changes once.
  const at = random.whole(3, days.length - 3);
  const shift = random.whole(3, cycle === 'weekly' ? 4 : 14) * (random.chance(0.5) ? 1 : -1);
  return days
    .map((day, index) => (index < at ? day : day + shift))
    .filter((day, index, all) => index === 0 || day > all[index - 1]!);
}

function grid(random: Random, cycle: DetectedCycle, first: number, end: number): number[] {
  const { unit, step } = CADENCES.find((cadence) => cadence.cycle === cycle)!;
  const days: number[] = [];
  if (unit === 'days' || (cycle === 'monthly' && random.chance(0.04))) {
    const apart = unit === 'days' ? step : PREPAID_DAYS;
    for (let day = first; day <= end; day += apart) days.push(day);
    return days;
  }
  if (unit === 'half-months') return halfMonths(random, first, end);
  const inMonth = dayRule(random, cycle);
  for (let month = monthNumber(first); inMonth(month) <= end; month += step) days.push(inMonth(month));
  return days;
}

function halfMonths(random: Random, first: number, end: number): number[] {
  const [early, late] = random.pick([
    [1, 15],
    [1, 16],
    [5, 20],
    [10, 25],
    [15, 31],
    [15, 30],
    [7, 22],
  ] as const);
  const roll = rollOf(random);
  const days: number[] = [];
  for (let month = monthNumber(first); dayInMonth(month, 1) <= end; month += 1)
    days.push(roll(dayInMonth(month, early)), roll(dayInMonth(month, late)));
  return days;
}

function dayRule(random: Random, cycle: DetectedCycle): (month: number) => number {
  if (cycle === 'monthly' && random.chance(0.07)) {
    const nth = random.whole(0, 3);
    const name = random.whole(1, 5);
    return (month) => {
      const start = dayInMonth(month, 1);
      return start + ((name - weekday(start) + 7) % 7) + 7 * nth;
    };
  }
  if (random.chance(0.06)) return (month) => previousBusinessDay(dayInMonth(month, 31));
  const day = random.weighted([
    [random.whole(1, 28), 6],
    [random.whole(29, 31), 1],
    [1, 1.5],
    [15, 0.7],
    [31, 0.5],
  ]);
  const roll = rollOf(random);
  return (month) => roll(dayInMonth(month, day));
}

function rollOf(random: Random): (day: number) => number {
  return random.weighted([
    [(day: number) => day, 4],
    [nextBusinessDay, 4],
    [previousBusinessDay, 1.5],
  ]);
}

function booked(household: Household, due: number, cycle: DetectedCycle, channel: Channel, sloppy: number): number {
  const { random } = household;
  const width = household.jitterDays;
  let day = due + (width > 0 ? random.whole(-width, width) : 0);
  if (random.chance(sloppy)) day += random.whole(cycle === 'weekly' ? -1 : -2, cycle === 'weekly' ? 1 : 3);
  if (cycle === 'annual' || cycle === 'semi-annual') day += yearlyDelay(random, channel);
  return household.businessDaysOnly && isWeekend(day) ? nextBusinessDay(day) : day;
}

/** Who pays a yearly tax, licence or premium by hand does so some days before or after it is due. */
function yearlyDelay(random: Random, channel: Channel): number {
  if (channel === 'debit') return random.chance(0.25) ? random.whole(-4, 5) : 0;
  return random.chance(0.45) ? random.whole(-7, 8) : 0;
}

function lifetime({ random, from, asOf }: Household, options: BillOptions): { from: number; to: number } {
  const span = asOf - from;
  const begins = options.firstDay ?? (random.chance(0.25) ? from + random.between(0, span * 0.9) : -1e9);
  const ends = random.chance(0.18) ? Math.max(begins, from) + random.between(span * 0.15, span) : 1e9;
  return { from: begins, to: ends };
}

function pausedDays(
  random: Random,
  due: readonly number[],
  life: { from: number; to: number },
): { from: number; to: number } {
  const lived = due.filter((day) => day >= life.from && day <= life.to);
  const start = lived[random.whole(0, Math.max(0, lived.length - 1))] ?? 0;
  return { from: start, to: start + random.whole(45, 95) };
}

function amountsOf(
  household: Household,
  options: BillOptions,
  cycle: DetectedCycle,
  days: readonly number[],
  troubled: Troubled,
): number[] {
  const { random } = household;
  const kind = options.amounts ?? amountKind(random, cycle);
  const dollar = options.currency?.dollar ?? household.dollar;
  const price = options.price ?? priceOf(random);
  const spread =
    kind === 'variable'
      ? random.between(0.04, cycle === 'annual' ? 0.12 : 0.3)
      : kind === 'foreign'
        ? random.between(0.006, 0.025)
        : 0;
  const swing = kind === 'seasonal' ? random.between(0.2, 0.45) : 0;
  const season = random.between(0, 2 * Math.PI);
  const rises = kind === 'rising' ? Array.from({ length: random.whole(1, 2) }, () => random.next() * days.length) : [];
  const rise = random.between(0.03, 0.35);
  const index = kind === 'indexed' ? (random.chance(0.15) ? random.between(-0.1, 0) : random.between(0.01, 0.15)) : 0;
  const isPriced = (kind === 'fixed' || kind === 'rising') && random.chance(0.75);
  const amounts = days.map((day, place) => {
    let amount = price * (1 + rise) ** rises.filter((at) => at < place).length;
    amount *= (1 + index) ** place;
    amount *= 1 + swing * Math.cos((2 * Math.PI * day) / 365.25 + season) + (swing > 0 ? 0.05 * random.normal() : 0);
    amount *= Math.max(0.3, 1 + spread * random.normal());
    return Math.max(1, isPriced ? withPriceEnding(amount * dollar, price) : Math.round(amount * dollar));
  });
  const firstShown = days.findIndex((day) => day >= household.from);
  if (kind !== 'variable' && firstShown === 0 && troubled(0.15)) amounts[0] = random.pick([0, 1, Math.round(dollar)]);
  const last = days.findLastIndex((day) => day <= household.asOf);
  if (last === days.length - 1 && last > 5 && troubled(0.1))
    amounts[last] = Math.round(amounts[last]! * random.between(0.1, 0.9));
  return amounts;
}

/** The price of a list near an amount: 8.99, 65.00, ¥1,480. The same price always gets the same ending. */
function withPriceEnding(amount: number, price: number): number {
  const ending = [0, 0, 0, 1, 1, 10, 50, 5][Math.floor(price * 7919) % 8]!;
  return amount < 150 ? Math.round(amount) : Math.ceil(amount / 100) * 100 - ending;
}

/** Short cycles are fixed prices; meters are read monthly or less often. */
function amountKind(random: Random, cycle: DetectedCycle): AmountKind {
  const meters =
    cycle === 'annual' || cycle === 'semi-annual'
      ? 0.3
      : cycle === 'weekly' || cycle === 'biweekly'
        ? 0.15
        : cycle === 'four-weekly' || cycle === 'semi-monthly'
          ? 0.6
          : 1;
  return random.weighted<AmountKind>([
    ['fixed', 5],
    // A yearly premium, due or tax follows prices, claims or tables: it hardly stays the same.
    ['indexed', cycle === 'annual' ? 5 : 0],
    ['rising', 2],
    ['variable', 2 * meters],
    ['seasonal', 0.7 * meters],
    ['foreign', 0.7],
  ]);
}

/** In dollars: subscriptions to rents, often at a .99 or a round number. */
export function priceOf(random: Random): number {
  const raw = Math.exp(random.between(Math.log(2.5), Math.log(2000)));
  return random.weighted([
    [raw, 2],
    [Math.floor(raw) + 0.99, 2],
    [raw > 100 ? Math.round(raw / 10) * 10 : Math.max(1, Math.round(raw)), 2],
  ]);
}
