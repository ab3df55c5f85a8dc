import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';

/** Writes rates in the form that `parseRateTable` reads, with the remarks at the top, days and currencies in order. */
export function printRateTable(rates: readonly ExchangeRate[], remarks: readonly string[]): string {
  const currencies = [...new Set(rates.map(({ currency }) => currency))].toSorted();
  const days = Map.groupBy(rates, ({ date }) => date);
  const rows = [...days.keys()].toSorted().map((date) => {
    const perEur = new Map(days.get(date)?.map((rate) => [rate.currency, rate.perEur]));
    return [date, ...currencies.map((currency) => perEur.get(currency) ?? '')];
  });
  const lines = [
    ...remarks.map((remark) => `# ${remark}`),
    ...[['date', ...currencies], ...rows].map((row) => row.join(',')),
  ];
  return `${lines.join('\n')}\n`;
}
