import { holderOf } from '../../../domain/bank-texts/holder.ts';
import { detectRecurringBills } from '../../../domain/bills/detection/detect-recurring-bills.ts';
import { currency } from '../currency.ts';
import type { Detector } from './detector.ts';

/** The detector under evaluation. It gets exactly what a statement shows. */
export const coffer: Detector = (rows, asOf, holder) =>
  detectRecurringBills(
    rows.map((row) => ({ ...row, currency: currency(row.currency) })),
    asOf,
    holder === undefined ? {} : { holder: holderOf(`${holder.replaceAll(' ', '.')}@example.com`) },
  );
