import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { EUR, parseCurrency } from '../../domain/money/currency.ts';
import { type ExchangeRate, parsePerEur } from '../../domain/money/exchange-rate.ts';

/**
 * A package whose versions are days: `2026.9.29` has the rates of 2026-09-29. `seed-rates/README.md` says what is known
 * of it.
 */
export const DAYS_PACKAGE = '@fawazahmed0/currency-api';

/**
 * Not taken: withdrawn codes that the package continues with an old fixed relation, and those that follow now the
 * official rate, now the street's (SYP moved by a factor of 100 and back within 2026).
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['BYR', 'CUC', 'IRR', 'MRO', 'SLL', 'STD', 'SYP', 'VEF', 'ZWL']);

/** `undefined` for a version that is not a day. */
export function dayOfVersion(version: string): LocalDate | undefined {
  const [year = '', month = '', day = ''] = version.split('.');
  return parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

export function versionOfDay(day: LocalDate): string {
  return day.split('-').map(Number).join('.');
}

/** The rates in an installed version. Throws when it is not of the day that its version names. */
export async function readDay(folder: string, day: LocalDate): Promise<readonly ExchangeRate[]> {
  const file: RatesFile = JSON.parse(await readFile(join(folder, 'v1', 'currencies', 'eur.min.json'), 'utf8'));
  const date = parseLocalDate(file.date);
  if (date !== day) throw new Error(`The version of ${day} has the rates of ${file.date}.`);
  return Object.entries(file.eur).flatMap(([code, number]) => {
    const currency = parseCurrency(code);
    // A JavaScript number prints exactly the digits in the file, which has fewer than 17.
    const perEur = parsePerEur(String(number));
    if (currency === undefined || currency === EUR || LEFT_OUT.has(currency) || perEur === undefined) return [];
    return [{ currency, date, perEur, source: 'seed' as const }];
  });
}

/** `{"date": "2026-09-29", "eur": {"usd": 1.13607202, …}}`: how much of each currency one euro buys. */
interface RatesFile {
  readonly date: string;
  readonly eur: Readonly<Record<string, number>>;
}
