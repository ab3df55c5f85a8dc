import { readSeedRates } from '../../../../../adapters/exchange-rates/seed-rates.ts';
import { parseLocalDate } from '../../../../../domain/calendar.ts';
import { type ExchangeRate, parsePerEur } from '../../../../../domain/money/exchange-rate.ts';
import { currency } from '../../../currency.ts';
import { dayAfter } from './diary.ts';
import { FIRST_DAY, TODAY } from './entry.ts';

/** Rates looked up apart from the service. */
export interface Rates {
  /** Minor units, not rounded. Both currencies have two decimals. */
  readonly convert: (cents: number, from: string, to: string, day: string) => number;
  /** The same rates as the service has fetched them day by day. */
  readonly published: readonly ExchangeRate[];
}

/** A rate for every day, on a line between those that come with the service. */
export async function readRates(currencies: readonly string[]): Promise<Rates> {
  const table = Map.groupBy(await readSeedRates(), ({ currency }) => String(currency));
  const perEur = new Map(currencies.map((code) => [code, everyDay(table.get(code) ?? [])]));
  const on = (code: string, day: string) =>
    code === 'EUR' ? 1 : Number(perEur.get(code)?.get(day < TODAY ? day : TODAY));
  return {
    convert: (cents, from, to, day) => (from === to ? cents : (cents / on(from, day)) * on(to, day)),
    published: [...perEur].flatMap(([code, days]) =>
      [...days].map(([day, rate]) => {
        return {
          currency: currency(code),
          date: parseLocalDate(day)!,
          perEur: parsePerEur(rate)!,
          source: 'ecb' as const,
        };
      }),
    ),
  };
}

function everyDay(known: readonly ExchangeRate[]): ReadonlyMap<string, string> {
  const sorted = known.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const days = new Map<string, string>();
  for (let day = dayAfter(FIRST_DAY, -7); day <= TODAY; day = dayAfter(day, 1)) {
    const before = sorted.findLast(({ date }) => date <= day);
    const after = sorted.find(({ date }) => date > day) ?? before;
    if (before === undefined || after === undefined) continue;
    const [start, end] = [Date.parse(before.date), Date.parse(after.date)];
    const share = end > start ? (Date.parse(day) - start) / (end - start) : 0;
    const rate = Number(before.perEur) + share * (Number(after.perEur) - Number(before.perEur));
    days.set(day, String(Number(rate.toFixed(6))));
  }
  return days;
}
