import { parseLocalDate } from '../../domain/calendar.ts';
import { type ExchangeRate, exchangeRate } from '../../domain/exchange-rate.ts';
import { optionalCurrency, present, requiredText } from './fields.ts';
import { onLine } from './file-error.ts';
import { type FileRecord, type ReadOptions, readRecords } from './records.ts';

/**
 * Reads a file of rates: `date` (YYYY-MM-DD), `currency`, `per_eur` (how much of the currency one euro buys, a decimal number).
 * They count as entered by hand, the most trusted source. Throws `ImportFileError` naming the line and the rule.
 */
export async function readRates(path: string, options: ReadOptions = {}): Promise<ExchangeRate[]> {
  const rates: ExchangeRate[] = [];
  for await (const record of readRecords(path, options)) rates.push(readRate(record));
  return rates;
}

function readRate({ line, fields }: FileRecord): ExchangeRate {
  return onLine(line, () => {
    const date = present(parseLocalDate(requiredText(fields, 'date', 10)), 'date', 'a date YYYY-MM-DD');
    const currency = present(optionalCurrency(fields, 'currency'), 'currency', 'an ISO 4217 currency code');
    const number = fields['per_eur'];
    const perEur = typeof number === 'number' ? String(number) : requiredText(fields, 'per_eur', 40);
    return exchangeRate({ currency, date, perEur, source: 'manual' });
  });
}
