import { readFileSync } from 'node:fs';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { filled } from '../../categories/year.ts';
import { currency } from '../../currency.ts';
import { type Random, seededRandom } from '../../random.ts';
import type { Customer } from '../assistant.ts';

/** The day on which the questions are asked, and the first one of the statements. */
export const TODAY = '2026-09-20';
const FIRST_DAY = '2024-10-01';

/**
 * What a payment is for. The number is the category in which a person looks for it; 0 where nobody asks by category.
 */
export const PURPOSES = {
  groceries: 101,
  restaurants: 102,
  coffee: 103,
  rent: 111,
  energy: 113,
  phone: 115,
  transit: 121,
  fuel: 123,
  parking: 124,
  clothing: 131,
  online: 135,
  subscription: 141,
  gym: 142,
  pharmacy: 162,
  insurance: 117,
  fee: 181,
  tax: 184,
  cash: 190,
  toOwn: 901,
  repayment: 902,
  salary: 201,
  interest: 211,
  refund: 221,
  fromOwn: 0,
  friend: 0,
} as const;
export type Purpose = keyof typeof PURPOSES;

/** One payment as it is, and as the bank prints it. */
export interface LifeRow {
  /** The key of the account. */
  readonly account: string;
  readonly day: string;
  /** Signed, in minor units. */
  readonly amount: number;
  readonly text: string;
  /** What a person calls the other party; empty where there is none. */
  readonly who: string;
  readonly purpose: Purpose;
}

export interface LifeAccount {
  readonly key: string;
  readonly name: string;
  /** In minor units, before the first row. */
  readonly opening: number;
  /** The first line of the bank's file. */
  readonly head: string;
}

/** Somebody with two years of statements. */
export interface Life {
  readonly name: string;
  readonly currency: CurrencyCode;
  /** Between whole numbers and cents in the files. */
  readonly decimal: string;
  readonly accounts: readonly LifeAccount[];
  /** By day. */
  readonly rows: readonly LifeRow[];
}

/** Reads `people/<name>.txt`, whose form the README describes. The same file always gives the same rows. */
export function readLife(name: string): Life {
  const lines = readFileSync(new URL(`people/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const [title = '', locale = '', code = '', decimal = '.'] = cellsOf((lines[0] ?? '').replace('# ', ''));
  const accounts = lines
    .filter((line) => line.startsWith('['))
    .map((line) => cellsOf(line.slice(1, -1)))
    .map(([key = '', account = '', opening = '', head = '']) => {
      return { key, name: account, opening: minorUnits(opening), head };
    });
  const rows = lines.slice(1 + accounts.length).flatMap((line) => paymentsOf(line, locale));
  return {
    name: title,
    currency: currency(code),
    decimal,
    accounts,
    rows: rows.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
  };
}

function cellsOf(line: string): readonly string[] {
  return line.split('|').map((cell) => cell.trim());
}

function minorUnits(text: string): number {
  return Math.round(Number(text) * 100);
}

/** The payments of a line: `account | purpose | who | amount | when | text >> account | purpose | text`. */
function paymentsOf(line: string, locale: string): readonly LifeRow[] {
  const [own = '', otherSide] = line.split('>>');
  const [account = '', purpose = '', who = '', amounts = '', when = '', text = ''] = cellsOf(own);
  const [otherAccount = '', otherPurpose = '', otherText = ''] = cellsOf(otherSide ?? '');
  const random = seededRandom(line);
  return daysOf(when, random).flatMap((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    const print = (template: string) => filled(template, date, locale, random.fork(`${day} ${template}`));
    const amount = amountOn(amounts, day, random);
    const row = { account, day, amount, text: print(text), who, purpose: purpose as Purpose };
    if (otherSide === undefined) return [row];
    const other = { account: otherAccount, purpose: otherPurpose as Purpose, text: print(otherText) };
    return [row, { ...row, ...other, amount: -amount }];
  });
}

/** `-12.50`, `-20..-5`, or `-12.50, -13.50 since 2026-01-01`. */
function amountOn(amounts: string, day: string, random: Random): number {
  const [first = '', later = ''] = amounts.split(',').map((part) => part.trim());
  const [changed = '', since] = later.split(' since ');
  const [low = '', high = low] = (since !== undefined && day >= since ? changed : first).split('..');
  return Math.round(random.fork(day).between(minorUnits(low), minorUnits(high)));
}

/** `15` each month on the 15th, `15/3+1` each third month from the second one, `x2.5` so many times a month. */
function daysOf(when: string, random: Random): readonly string[] {
  const [, times, day, every = '1', first = '0', from = FIRST_DAY, to = TODAY] =
    /^(?:x([\d.]+)|(\d+)(?:\/(\d+))?(?:\+(\d+))?)(?: from (\S+))?(?: to (\S+))?$/.exec(when) ?? [];
  const days = Array.from({ length: 24 }, (_, month) => {
    if (day !== undefined) return (month - Number(first)) % Number(every) === 0 ? [dayIn(month, Number(day))] : [];
    const own = random.fork(`month ${month}`);
    const count = Math.floor(Number(times)) + Number(own.chance(Number(times) % 1));
    return Array.from({ length: count }, () => dayIn(month, own.integer(1, 28)));
  });
  return days.flat().filter((one) => one >= from && one <= to);
}

/** A day of a month, which is counted from October 2024. */
function dayIn(month: number, day: number): string {
  return new Date(Date.UTC(2024, 9 + month, day)).toISOString().slice(0, 10);
}

/** Nobody says which column is which, what type an account has, or what a payment is for. */
export function customerOf({ name, currency: code, decimal, accounts, rows }: Life): Customer {
  const files = accounts.map(({ key, head, ...account }) => {
    const own = rows.filter((row) => row.account === key);
    const separator = head.includes(';') ? ';' : ',';
    const lines = own.map(({ day, text, amount }) => {
      const number = (amount / 100).toFixed(2).replace('.', decimal);
      return [day, `"${text}"`, `"${number}"`, code].join(separator);
    });
    return { ...account, currency: code, text: [head, ...lines].join('\n'), rows: own.length, isOwing: false };
  });
  return { person: name, email: 'owner@example.org', currency: code, today: TODAY, files };
}
