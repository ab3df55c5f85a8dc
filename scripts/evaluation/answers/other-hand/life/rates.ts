import { readSeedRates } from '../../../../../adapters/exchange-rates/seed-rates.ts';

/** Rates of the table, looked up apart from the service: the last one before a day, or else the first after it. */
export interface Rates {
  /** Units of the minor unit, not rounded. Both currencies have two decimals. */
  readonly convert: (cents: number, from: string, to: string, day: string) => number;
}

export async function readRates(currencies: readonly string[]): Promise<Rates> {
  const table = Map.groupBy(await readSeedRates(), ({ currency }) => String(currency));
  const days = new Map(
    currencies.map((code) => [code, (table.get(code) ?? []).toSorted((a, b) => (a.date < b.date ? -1 : 1))]),
  );
  const perEur = (currency: string, day: string) => {
    if (currency === 'EUR') return 1;
    const known = days.get(currency) ?? [];
    return Number((known.findLast(({ date }) => date <= day) ?? known[0])?.perEur);
  };
  return { convert: (cents, from, to, day) => (from === to ? cents : (cents / perEur(from, day)) * perEur(to, day)) };
}
