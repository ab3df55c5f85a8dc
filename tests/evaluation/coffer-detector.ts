import { detectRecurringBills } from '../../domain/bills/detection/detect-recurring-bills.ts';
import { type CurrencyCode, parseCurrency } from '../../domain/money/currency.ts';
import type { Detector } from './detector.ts';

/** The detector under evaluation. It gets exactly what a statement shows. */
export const coffer: Detector = (rows, asOf) =>
  detectRecurringBills(
    rows.map((row) => ({ ...row, currency: currencyOf(row.currency) })),
    asOf,
  );

function currencyOf(text: string): CurrencyCode {
  const code = parseCurrency(text);
  if (code === undefined) throw new RangeError('a world of the generator has an unknown currency');
  return code;
}
