import { addDays, dayOfWeek, fromDayNumber, type LocalDate } from '../../../domain/calendar.ts';
import type { AccountType } from '../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { type LegText, mayBeLeg, type TransferLeg } from '../../../domain/own-transfers/transfer-leg.ts';
import { currency } from '../currency.ts';
import { type Random, seededRandom } from '../random.ts';
import { STYLES, type Style } from './styles.ts';

/** A transaction with the truth about it. */
export interface LabelledLeg extends TransferLeg, LegText {
  /** `genuine` for spending and earning, `own` for money that moved between own accounts. */
  readonly truth: 'genuine' | 'own';
  /** The number of the transfer that it is a side of; absent where the other side is not in Coffer. */
  readonly transfer?: number;
  /** What kind of move or trap it is. */
  readonly kind: string;
}

export interface LabelledHousehold {
  readonly types: ReadonlyMap<number, AccountType>;
  readonly legs: readonly LabelledLeg[];
  /** Of the holder; most addresses have both names. */
  readonly email: string;
  /** How much one unit of the first currency is in the other one. */
  readonly rate: number;
}

export const FIRST_DAY = fromDayNumber(Date.UTC(2026, 0, 1) / 86_400_000);
const MONTHS = 12;
const DAYS = 365;
export const OTHER_CURRENCY = currency('CHF');

const CATEGORIES = {
  none: [1, 2],
  moveOut: 901,
  moveIn: 911,
  cardOut: 902,
  cardIn: 912,
  spend: 130,
  earn: 201,
  cash: 190,
};

interface Sheet {
  readonly random: Random;
  readonly style: Style;
  readonly legs: LabelledLeg[];
  readonly main: CurrencyCode;
  /** Whether the source of the rows has categories. */
  readonly isCategorised: boolean;
  readonly hasMerchants: boolean;
  /** How many there are so far. */
  transfers: number;
}

/** A year of a made-up household. The same seed gives the same one. */
export function labelledHousehold(seed: number): LabelledHousehold {
  const random = seededRandom(`transfers ${seed}`);
  const style = random.pick(Object.values(STYLES));
  const types = new Map<number, AccountType>([
    [1, 'checking'],
    [2, 'checking'],
    [3, 'savings'],
    [4, 'credit'],
    [5, 'cash'],
    [6, 'checking'],
  ]);
  const sheet: Sheet = {
    random,
    style,
    legs: [],
    main: currency(style.currency),
    isCategorised: random.chance(0.4),
    hasMerchants: random.chance(0.5),
    transfers: 0,
  };
  const rate = random.between(0.2, 5);
  for (let month = 0; month < MONTHS; month += 1) aMonth(sheet, addDays(FIRST_DAY, month * 30), rate);
  everyday(sheet);
  const email = `${random.chance(0.6) ? style.holder.replace(' ', '.') : random.pick(style.holder.split(' '))}@example.test`;
  return { types, legs: random.shuffle(sheet.legs), email, rate };
}

const CHECKING = 1;
const SECOND = 2;
const SAVINGS = 3;
const CARD = 4;
const WALLET = 5;
const ABROAD = 6;

function aMonth(sheet: Sheet, first: LocalDate, rate: number): void {
  const { random, style } = sheet;
  const round = (most: number) => random.integer(1, most) * unit(sheet);
  const salary = random.chance(0.3) ? round(30) * 100 : random.integer(150_000, 450_000);
  earn(sheet, CHECKING, addDays(first, 14), salary, random.pick(style.salary), 'salary');
  // Rent from another account, at times exactly as large as what was earned there or here.
  const rent = random.chance(0.3) ? salary : round(20) * 100;
  spend(sheet, SECOND, addDays(first, random.integer(12, 16)), rent, random.pick(style.rent), 'rent');
  transfer(
    sheet,
    'to second account',
    CHECKING,
    SECOND,
    addDays(first, random.integer(8, 16)),
    rent,
    style.betweenAccounts,
  );
  transfer(sheet, 'savings', CHECKING, SAVINGS, addDays(first, random.integer(0, 4)), round(20) * 50, style.toSavings);
  if (random.chance(0.3)) {
    transfer(
      sheet,
      'from savings',
      SAVINGS,
      CHECKING,
      addDays(first, random.integer(5, 25)),
      round(20) * 50,
      style.fromSavings,
    );
  }
  transfer(
    sheet,
    'card',
    CHECKING,
    CARD,
    addDays(first, 27),
    random.integer(20_000, 150_000),
    style.cardRepayment,
    'card',
  );
  if (random.chance(0.3)) withdrawal(sheet, addDays(first, random.integer(0, 28)), round(20) * 10);
  if (random.chance(0.25)) chain(sheet, addDays(first, random.integer(0, 28)), round(20) * 50);
  if (random.chance(0.2)) twins(sheet, addDays(first, random.integer(0, 28)), round(20) * 50);
  if (random.chance(0.2)) reversed(sheet, addDays(first, random.integer(0, 20)), round(20) * 50);
  if (random.chance(0.2)) split(sheet, addDays(first, random.integer(0, 28)), round(20) * 100);
  if (random.chance(0.2)) fee(sheet, addDays(first, random.integer(0, 28)), round(20) * 100);
  if (random.chance(0.3)) abroad(sheet, addDays(first, random.integer(0, 28)), random.integer(20_000, 90_000), rate);
  if (random.chance(0.4)) oneSided(sheet, addDays(first, random.integer(0, 28)), round(20) * 50);
}

/** Cash, which half the time arrives in an account for cash. */
function withdrawal(sheet: Sheet, day: LocalDate, amount: number): void {
  const { random, style } = sheet;
  spend(sheet, CHECKING, day, amount, random.pick(style.cash)[0], 'cash', CATEGORIES.cash, 'own');
  if (!random.chance(0.5)) return;
  const transferred = sheet.legs.pop()!;
  push(sheet, { ...transferred, kind: 'cash', transfer: nextTransfer(sheet) });
  push(sheet, {
    ...blank(sheet, WALLET, settledOn(sheet, day, 1), amount, random.pick(style.cash)[1]),
    categoryId: 2,
    truth: 'own',
    transfer: sheet.transfers,
    kind: 'cash',
  });
}

/** Four transfers of the same amount in two weeks, at times on neighbouring days. */
function twins(sheet: Sheet, first: LocalDate, amount: number): void {
  for (const days of [0, 0, sheet.random.integer(1, 7), sheet.random.integer(7, 12)]) {
    transfer(sheet, 'twins', CHECKING, SAVINGS, addDays(first, days), amount, sheet.style.toSavings);
  }
}

/** The same amount goes through three accounts within a day or two. */
function chain(sheet: Sheet, first: LocalDate, amount: number): void {
  transfer(sheet, 'chain', SAVINGS, CHECKING, first, amount, sheet.style.fromSavings);
  const next = addDays(first, sheet.random.integer(0, 1));
  transfer(sheet, 'chain', CHECKING, SECOND, next, amount, sheet.style.betweenAccounts);
}

/** Comes back the next days. */
function reversed(sheet: Sheet, first: LocalDate, amount: number): void {
  transfer(sheet, 'reversed', CHECKING, SAVINGS, first, amount, sheet.style.toSavings);
  const back = addDays(first, sheet.random.integer(0, 4));
  transfer(sheet, 'reversed', SAVINGS, CHECKING, back, amount, sheet.style.fromSavings);
}

/** One amount leaves and arrives in two parts, which no pair can be. */
function split(sheet: Sheet, day: LocalDate, amount: number): void {
  const [outgoing, incoming] = sheet.random.pick(sheet.style.toSavings);
  const part = Math.round(amount * sheet.random.pick([0.5, 0.6, 0.7]));
  const facts = { truth: 'own', kind: 'split' } as const;
  push(sheet, { ...blank(sheet, CHECKING, day, -amount, outgoing), ...facts });
  for (const arrived of [part, amount - part])
    push(sheet, { ...blank(sheet, SAVINGS, day, arrived, incoming), ...facts });
}

function fee(sheet: Sheet, day: LocalDate, amount: number): void {
  const arrived = amount - Math.max(1, Math.round(amount * sheet.random.between(0.001, 0.025)));
  transfer(sheet, 'fee', CHECKING, SECOND, day, amount, sheet.style.betweenAccounts, 'move', arrived);
}

function abroad(sheet: Sheet, day: LocalDate, amount: number, rate: number): void {
  const digits = sheet.main === 'JPY' ? 100 : 1;
  const arrived = Math.round(amount * rate * digits * sheet.random.between(0.97, 1.005));
  transfer(sheet, 'abroad', CHECKING, ABROAD, day, amount, sheet.style.abroad, 'move', arrived);
}

/** The account on the other side is not in Coffer. */
function oneSided(sheet: Sheet, day: LocalDate, amount: number): void {
  const { style, random } = sheet;
  const [outgoing, incoming] = random.pick([...style.toSavings, ...style.betweenAccounts, ...style.cardRepayment]);
  const leaves = random.chance(0.7);
  const account = random.pick([CHECKING, SECOND]);
  const leg = blank(sheet, account, day, leaves ? -amount : amount, leaves ? outgoing : incoming);
  push(sheet, { ...leg, truth: 'own', kind: 'one side' });
}

/** Purchases, refunds and payments between friends, many at common prices. */
function everyday(sheet: Sheet): void {
  const { random, style } = sheet;
  for (let nth = 0; nth < 500; nth += 1) {
    const day = addDays(FIRST_DAY, random.integer(0, DAYS - 1));
    const account = random.pick([CHECKING, CARD, CARD, SECOND, WALLET]);
    spend(sheet, account, day, price(sheet), random.pick(style.purchase), 'purchase');
  }
  for (let nth = 0; nth < 25; nth += 1) {
    const day = addDays(FIRST_DAY, random.integer(0, DAYS - 1));
    const shop = random.pick(style.shops);
    const amount = price(sheet);
    spend(
      sheet,
      random.pick([CHECKING, CARD]),
      day,
      amount,
      random.pick(style.purchase),
      'purchase',
      undefined,
      'genuine',
      shop,
    );
    // Half of the refunds go to another account than the one that paid.
    const back = addDays(day, random.integer(1, 9));
    earn(sheet, random.pick([CHECKING, CARD, SECOND]), back, amount, random.pick(style.refund), 'refund', shop);
  }
  for (let nth = 0; nth < 40; nth += 1) {
    const day = addDays(FIRST_DAY, random.integer(0, DAYS - 1));
    const amount = random.integer(1, 20) * unit(sheet) * 5;
    const who = random.pick(style.people);
    const [paying, getting] = random.chance(0.8)
      ? [CHECKING, CHECKING]
      : random.pick([
          [CHECKING, SECOND],
          [SECOND, CHECKING],
        ]);
    spend(sheet, paying, day, amount, random.pick(style.toPerson).replace('{who}', who), 'friend');
    if (random.chance(0.6)) {
      const other = random.chance(0.6) ? random.pick(style.people) : who;
      const back = addDays(day, random.integer(0, 6));
      earn(sheet, getting, back, amount, random.pick(style.fromPerson).replace('{who}', other), 'friend');
    }
  }
}

/** Prices end in .99 or .00 more often than not. */
function price(sheet: Sheet): number {
  const whole = sheet.random.integer(1, 60) * unit(sheet);
  return sheet.random.chance(0.6)
    ? whole - (sheet.random.chance(0.6) ? 1 : 0) || whole
    : sheet.random.integer(100, 15_000);
}

/** Of minor units, about what a dollar is. */
function unit({ main }: Sheet): number {
  return main === 'JPY' ? 100 : main === 'CZK' ? 1_000 : 100;
}

function transfer(
  sheet: Sheet,
  kind: string,
  from: number,
  to: number,
  day: LocalDate,
  amount: number,
  texts: readonly (readonly [string, string])[],
  purpose: 'move' | 'card' = 'move',
  arrived = amount,
): void {
  const [outgoing, incoming] = sheet.random.pick(texts);
  const number = numberIn(sheet);
  const [out, into] =
    purpose === 'card' ? [CATEGORIES.cardOut, CATEGORIES.cardIn] : [CATEGORIES.moveOut, CATEGORIES.moveIn];
  const facts = { truth: 'own', kind, transfer: nextTransfer(sheet) } as const;
  const left = blank(sheet, from, settledOn(sheet, day, 0), -amount, outgoing, number);
  const got = blank(sheet, to, settledOn(sheet, day, sheet.random.pick([0, 0, 0, 1, 1, 2])), arrived, incoming, number);
  push(sheet, { ...left, ...facts, ...(sheet.isCategorised && { categoryId: out }) });
  push(sheet, { ...got, ...facts, ...(sheet.isCategorised && { categoryId: into }) });
}

function spend(
  sheet: Sheet,
  account: number,
  day: LocalDate,
  amount: number,
  text: string,
  kind: string,
  category = CATEGORIES.spend,
  truth: 'genuine' | 'own' = 'genuine',
  shop?: string,
): void {
  const leg = blank(sheet, account, settledOn(sheet, day, 0), -amount, text, numberIn(sheet), shop);
  push(sheet, { ...leg, truth, kind, ...(sheet.isCategorised && { categoryId: category }) });
}

function earn(
  sheet: Sheet,
  account: number,
  day: LocalDate,
  amount: number,
  text: string,
  kind: string,
  shop?: string,
): void {
  const leg = blank(sheet, account, settledOn(sheet, day, 0), amount, text, numberIn(sheet), shop);
  push(sheet, { ...leg, truth: 'genuine', kind, ...(sheet.isCategorised && { categoryId: CATEGORIES.earn }) });
}

function blank(
  sheet: Sheet,
  bankAccountId: number,
  bookedOn: LocalDate,
  amount: number,
  text: string,
  number = numberIn(sheet),
  shop = sheet.random.pick(sheet.style.shops),
): Omit<LabelledLeg, 'truth' | 'kind'> {
  const isPurchase = text.includes('{shop}');
  return {
    id: sheet.legs.length + 1,
    bankAccountId,
    bookedOn,
    amount,
    currency: bankAccountId === ABROAD ? OTHER_CURRENCY : sheet.main,
    categoryId: amount < 0 ? 1 : 2,
    description: text.replaceAll('{n}', number).replace('{shop}', shop),
    merchantName: isPurchase && sheet.hasMerchants ? shop : null,
    isPending: false,
    counterpartId: null,
  };
}

function push(sheet: Sheet, leg: Omit<LabelledLeg, 'id'>): void {
  sheet.legs.push({ ...leg, id: sheet.legs.length + 1 });
}

function nextTransfer(sheet: Sheet): number {
  sheet.transfers += 1;
  return sheet.transfers;
}

function numberIn({ random }: Sheet): string {
  return random.digits(4);
}

/** A bank books on the next working day. */
function settledOn({ random }: Sheet, day: LocalDate, delay: number): LocalDate {
  let booked = addDays(day, delay);
  if (random.chance(0.8)) while ([0, 6].includes(dayOfWeek(booked))) booked = addDays(booked, 1);
  return booked;
}

/** The legs that the matcher is shown. */
export function shownLegs({ legs }: LabelledHousehold): readonly LabelledLeg[] {
  return legs.filter(mayBeLeg);
}
