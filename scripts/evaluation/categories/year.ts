import { type Random, seededRandom } from '../random.ts';
import type { CountryStatements, StatementRow } from './statement-rows.ts';

/** One line of a bank's file. */
export interface Payment {
  readonly row: StatementRow;
  /** `2025-03-07`. */
  readonly day: string;
  /** As the bank prints it: `-12.50`. */
  readonly amount: string;
  readonly description: string;
  readonly payee: string;
}

const YEAR = 2025;
const DAY_MS = 86_400_000;

/** The year 2025 of a person, sorted by day. The same statements always give the same year. */
export function paymentsOfYear(country: CountryStatements, decimals: number): readonly Payment[] {
  return country.rows.flatMap((row) => paymentsOf(row, country, decimals)).toSorted((a, b) => compare(a.day, b.day));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function paymentsOf(row: StatementRow, country: CountryStatements, decimals: number): readonly Payment[] {
  const money = seededRandom(`${country.code} ${row.link ?? row.description + row.payee}`);
  const print = seededRandom(`${country.code} ${row.bank.name} ${row.description} ${row.payee}`);
  const start = money.next();
  return Array.from({ length: row.timesPerYear }, (_, index) => {
    const date = dayOf(row.timesPerYear, index, start, money.fork(`day ${index}`));
    const random = print.fork(String(index));
    return {
      row,
      day: date.toISOString().slice(0, 10),
      amount: amountOf(row, money.fork(`amount ${index}`), decimals),
      description: filled(row.description, date, country.locale, random),
      payee: filled(row.payee, date, country.locale, random),
    };
  });
}

/** Monthly payments keep their day of the month, those every week or two their weekday; others come when they come. */
function dayOf(timesPerYear: number, index: number, start: number, random: Random): Date {
  if (timesPerYear === 12) return new Date(Date.UTC(YEAR, index, 1 + Math.floor(start * 27)));
  const isRegular = timesPerYear === 26 || timesPerYear === 52;
  const days = ((index + (isRegular ? start : random.next())) * 364) / timesPerYear;
  return new Date(Date.UTC(YEAR, 0, 1) + Math.floor(days) * DAY_MS);
}

function amountOf({ amount, isMoneyIn }: StatementRow, random: Random, decimals: number): string {
  return `${isMoneyIn ? '' : '-'}${random.between(amount.from, amount.to).toFixed(decimals)}`;
}

/**
 * Fills what changes from payment to payment: `{6}` six digits, `{A6}` six capitals or digits, `{Austin/Dallas}` one of
 * them, and parts of the day: `{d}`, `{m}`, `{y}`, `{Y}`, `{mon}`, `{MON}`, `{month}`, `{MONTH}`, `{time}`, `{hms}`.
 */
export function filled(text: string, date: Date, locale: string, random: Random): string {
  return text.replace(/\{([^}]+)\}/g, (_, token: string) => fill(token, date, locale, random));
}

function fill(token: string, date: Date, locale: string, random: Random): string {
  if (/^\d+$/.test(token)) return random.digits(Number(token));
  if (/^A\d+$/.test(token)) return random.reference(Number(token.slice(1)));
  if (token.includes('/')) return random.pick(token.split('/'));
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  const two = (most: number) => String(random.integer(0, most)).padStart(2, '0');
  const monthName = (style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(date).replace('.', '');
  const parts: Readonly<Record<string, () => string>> = {
    d: () => day,
    m: () => month,
    y: () => year.slice(2),
    Y: () => year,
    mon: () => monthName('short'),
    MON: () => monthName('short').toUpperCase(),
    month: () => monthName('long'),
    MONTH: () => monthName('long').toUpperCase(),
    time: () => `${two(23)}:${two(59)}`,
    hms: () => `${two(23)}:${two(59)}:${two(59)}`,
  };
  const part = parts[token];
  if (part === undefined) throw new RangeError(`{${token}} stands for nothing.`);
  return part();
}
