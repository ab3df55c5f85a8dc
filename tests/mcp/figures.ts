/** Figures computed independently of the service: decimals from Intl, rates looked up day by day. */
import { RATES } from './statement.ts';

/** A rate and its day. */
export interface Rate {
  readonly day: string;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DIGITS: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, JPY: 0, KWD: 3, XPF: 0 };
/** Contract 5.10. */
export function money(amount: bigint | number, currency: string): string {
  const digits = DIGITS[currency] ?? 2;
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const units = String(amount)
    .replace('-', '')
    .padStart(digits + 1, '0');
  const decimal: string = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fixed }).format(Number(decimal));
  return `${amount < 0 ? '-' : ''}${text.replace('\u00a0', ' ')}`;
}

/** `Mar 7, 2026`. */
export function date(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

/**
 * The rates of the latest day up to `day` on which both have one, otherwise of the earliest day after it, otherwise of
 * such a day of each; but never of a day after `today` (contract 6.1, 6.2).
 */
export function rate(from: string, to: string, day: string, today: string): Rate | undefined {
  const codes = [from, to].filter((code) => code !== 'EUR');
  const [days = [], others = days] = codes.map((code) => daysOf(code).filter((each) => each <= today));
  const nearest = (of: readonly string[]) => of.findLast((each) => each <= day) ?? of[0];
  const shared = nearest(days.filter((each) => others.includes(each)));
  const [one, other] = shared === undefined ? [nearest(days), nearest(others)] : [shared, shared];
  if (one === undefined || other === undefined) return undefined;
  const [fromDay, toDay] = from === 'EUR' ? [other, one] : [one, other];
  const found = distance(one, day) >= distance(other, day) ? one : other;
  const [[fromUnits, fromScale], [toUnits, toScale]] = [decimal(perEur(from, fromDay)), decimal(perEur(to, toDay))];
  const [up, down] = [10n ** BigInt(DIGITS[to] ?? 2), 10n ** BigInt(DIGITS[from] ?? 2)];
  return { day: found, numerator: toUnits * fromScale * up, denominator: fromUnits * toScale * down };
}

/** Contract 6.4: one rounding, half away from zero. */
export function converted(amount: number, { numerator, denominator }: Rate): bigint {
  const exact = BigInt(Math.abs(amount)) * numerator;
  const rounded = exact / denominator + ((exact % denominator) * 2n >= denominator ? 1n : 0n);
  return amount < 0 ? -rounded : rounded;
}

/** Contract 6.2: named when more than 7 days off. */
export function isFar(one: string, other: string): boolean {
  return distance(one, other) > 7 * 86_400_000;
}

function distance(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}

function daysOf(currency: string): string[] {
  return [...(RATES.get(currency)?.keys() ?? [])].sort();
}

function perEur(currency: string, day: string): string | undefined {
  return currency === 'EUR' ? '1' : RATES.get(currency)?.get(day);
}

function decimal(text = '0'): readonly [units: bigint, scale: bigint] {
  const [whole = '', fraction = ''] = text.split('.');
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
}
