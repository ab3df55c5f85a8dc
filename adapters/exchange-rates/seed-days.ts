import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseLocalDate } from '../../domain/calendar.ts';
import { EUR, parseCurrency } from '../../domain/currency.ts';
import { type ExchangeRate, parsePerEur } from '../../domain/exchange-rate.ts';

/**
 * The days after the end of the history: about one a quarter, each from a version of the npm package `@fawazahmed0/currency-api` that is a
 * dependency under its own name. To add a newer one: `npm i --save-exact rates-D@npm:@fawazahmed0/currency-api@V` and a line here.
 * The package states no licence; its author allows the use in applications (its issue 101), so it is used where npm puts it and
 * never copied. Its sources are unnamed; on 2024-03-02 its median difference from the history was 0.2 %.
 */
const PACKAGES = [
  'rates-2025-04-01',
  'rates-2025-07-01',
  'rates-2025-10-04',
  'rates-2026-01-02',
  'rates-2026-04-05',
  'rates-2026-07-03',
  'rates-2026-09-29',
] as const;

/**
 * Left out: the withdrawn codes that it goes on telling by an old fixed relation, and those it takes now from the official rate, now from
 * the street (SYP moved by a factor of 100 and back within 2026).
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['BYR', 'CUC', 'IRR', 'MRO', 'SLL', 'STD', 'SYP', 'VEF', 'ZWL']);

export async function readSeedDays(): Promise<readonly ExchangeRate[]> {
  return (await Promise.all(PACKAGES.map(readDay))).flat();
}

/** `{"date": "2026-09-29", "eur": {"usd": 1.13607202, …}}`: how much of each currency one euro buys. */
interface RatesFile {
  readonly date: string;
  readonly eur: Readonly<Record<string, number>>;
}

async function readDay(name: (typeof PACKAGES)[number]): Promise<readonly ExchangeRate[]> {
  const path = fileURLToPath(import.meta.resolve(`${name}/v1/currencies/eur.min.json`));
  const file: RatesFile = JSON.parse(await readFile(path, 'utf8'));
  const date = parseLocalDate(file.date);
  if (date === undefined) throw new Error(`The package ${name} does not name the day of its rates.`);
  return Object.entries(file.eur).flatMap(([code, number]) => {
    const currency = parseCurrency(code);
    // A JavaScript number prints the very digits of the file, which has fewer than 17.
    const perEur = parsePerEur(String(number));
    if (currency === undefined || currency === EUR || LEFT_OUT.has(currency) || perEur === undefined) return [];
    return [{ currency, date, perEur, source: 'seed' as const }];
  });
}
