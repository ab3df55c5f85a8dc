import { parseLocalDate } from '../../domain/calendar.ts';
import { parseCurrency } from '../../domain/money/currency.ts';
import { type ExchangeRate, parsePerEur } from '../../domain/money/exchange-rate.ts';

/**
 * Reads a table of rates as text: lines that start with `#` are remarks, then a line `date,AED,AFN,…`, then one line
 * per day with the units of each currency for one euro. An empty cell means that the source has no rate.
 *
 * Throws `RateTableError` with the number of the line for everything else.
 */
export function parseRateTable(text: string): readonly ExchangeRate[] {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, cells: line.split(',') }));
  const [header, ...days] = lines.filter(({ cells: [first = ''] }) => first !== '' && !first.startsWith('#'));
  if (header?.cells[0] !== 'date') throw new RateTableError('The table has no line with the currencies.');
  const currencies = header.cells.slice(1).map((code) => parseCurrency(code) ?? unknown(`currency ${code}`, header));
  return days.flatMap((day) => {
    const date = parseLocalDate(day.cells[0] ?? '') ?? unknown(`day ${day.cells[0]}`, day);
    if (day.cells.length !== header.cells.length) throw new RateTableError(`Line ${day.number} has another length.`);
    return currencies.flatMap((currency, index): ExchangeRate[] => {
      const cell = day.cells[index + 1] ?? '';
      if (cell === '') return [];
      return [{ currency, date, perEur: parsePerEur(cell) ?? unknown(`rate ${cell}`, day), source: 'seed' }];
    });
  });
}

export class RateTableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RateTableError';
  }
}

function unknown(what: string, { number }: { readonly number: number }): never {
  throw new RateTableError(`Line ${number} has the invalid ${what}.`);
}
