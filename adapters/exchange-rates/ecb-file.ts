import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { FinanceError } from '../../domain/error.ts';
import { parseCurrency } from '../../domain/money/currency.ts';
import { type ExchangeRate, exchangeRate } from '../../domain/money/exchange-rate.ts';

/**
 * Reads a file of euro reference rates piece by piece. The three files that the European Central Bank publishes (one
 * day, 90 days, all days since 1999) have the same form: in the root `gesmes:Envelope`, one `<Cube time="2026-11-20">`
 * per day with a `<Cube currency="USD" rate="1.1570"/>` per currency.
 *
 * Currencies that are not in our table, which were withdrawn before 2017, are ignored. Anything else that is not
 * understood makes the whole file an error, because half a file is worse than none. Entities and a document type in the
 * file are not supported.
 */
export interface EcbFileReader {
  /** Throws `EcbFileError`. */
  write(text: string): void;
  /** The rates in the order of the file. Throws `EcbFileError`, also when the file is cut off or has no rate. */
  end(): readonly ExchangeRate[];
}

export class EcbFileError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'EcbFileError';
  }
}

export function createEcbFileReader(): EcbFileReader {
  const rates: ExchangeRate[] = [];
  let day: LocalDate | undefined;
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw new EcbFileError('The file is not well-formed XML.', { cause });
  });
  parser.on('doctype', () => {
    throw new EcbFileError('The file declares a document type.');
  });
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth === 1 && name !== 'gesmes:Envelope')
      throw new EcbFileError('The file is not a table of reference rates.');
    if (name !== 'Cube') return;
    if (attributes['time'] !== undefined) {
      day = parseLocalDate(attributes['time']);
      if (day === undefined) throw new EcbFileError('The file has a day that does not exist.');
    }
    if (attributes['currency'] !== undefined) rates.push(...readRate(attributes, day));
  });
  return {
    write: (text) => {
      parser.write(text);
    },
    end: () => {
      parser.close();
      if (rates.length === 0) throw new EcbFileError('The file has no rates.');
      return rates;
    },
  };
}

/** No rate for a currency that is not in our table. */
function readRate(attributes: SaxesTagPlain['attributes'], day: LocalDate | undefined): ExchangeRate[] {
  if (day === undefined) throw new EcbFileError('The file has a rate before its first day.');
  const currency = parseCurrency(attributes['currency'] ?? '');
  if (currency === undefined) return [];
  try {
    return [exchangeRate({ currency, date: day, perEur: attributes['rate'] ?? '', source: 'ecb' })];
  } catch (cause) {
    if (!(cause instanceof FinanceError)) throw cause;
    throw new EcbFileError(`The file has no usable rate for ${currency} on ${day}.`, { cause });
  }
}
