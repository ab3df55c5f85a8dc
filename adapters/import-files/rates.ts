import { parseLocalDate } from '../../domain/calendar.ts';
import { type ExchangeRate, exchangeRate } from '../../domain/money/exchange-rate.ts';
import { present, requiredCurrency, requiredText } from './fields.ts';
import { ImportFileError, onLine } from './file-error.ts';
import type { Columns, FileRecord } from './file-record.ts';
import { type ReadOptions, readRecords } from './records.ts';

const COLUMNS: Columns = { required: ['date', 'currency', 'per_eur'], optional: [] };
const RATE_MAX_CHARACTERS = 40;

/**
 * Reads a file of rates: `date` (YYYY-MM-DD), `currency`, `per_eur` (how much of the currency one euro buys, a decimal
 * number). They count as entered by hand, the most trusted source. Throws `ImportFileError` naming the line and the
 * rule, also for a second rate of the same currency and day.
 */
export async function readRates(path: string, options: ReadOptions = {}): Promise<ExchangeRate[]> {
  const rates: ExchangeRate[] = [];
  const lines = new Map<string, number>();
  for await (const record of readRecords(path, COLUMNS, options)) {
    const rate = readRate(record);
    const earlier = lines.get(`${rate.currency} ${rate.date}`);
    if (earlier !== undefined) {
      throw new ImportFileError(
        `Line ${record.line}: There is already a rate of ${rate.currency} on ${rate.date}, on line ${earlier}.`,
      );
    }
    lines.set(`${rate.currency} ${rate.date}`, record.line);
    rates.push(rate);
  }
  return rates;
}

function readRate({ line, fields }: FileRecord): ExchangeRate {
  return onLine(line, () => {
    const date = present(parseLocalDate(requiredText(fields, 'date', 10)), 'date', 'a date YYYY-MM-DD');
    const currency = requiredCurrency(fields, 'currency');
    const number = fields['per_eur'];
    const perEur = typeof number === 'number' ? String(number) : requiredText(fields, 'per_eur', RATE_MAX_CHARACTERS);
    return exchangeRate({ currency, date, perEur, source: 'manual' });
  });
}
