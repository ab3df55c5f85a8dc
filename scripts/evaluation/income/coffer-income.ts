import { holderOf } from '../../../domain/bank-texts/holder.ts';
import { readingOnce } from '../../../domain/bank-texts/text-reading.ts';
import { categorise } from '../../../domain/categorising/categorise.ts';
import { detectRecurringIncome } from '../../../domain/income/detect-recurring-income.ts';
import { NO_HINTS } from '../../../domain/statements/statement-row.ts';
import type { Detector } from '../bills/detector.ts';
import { currency } from '../currency.ts';

/** Does what the service does: transactions get the category that their texts say, and are looked at then. */
export const cofferIncome: Detector = (rows, asOf, holder) => {
  const read = readingOnce();
  const observations = rows.map((row) => {
    const type = row.amount > 0 ? ('income' as const) : ('expense' as const);
    const { categoryId } = categorise({ ...row, type, hints: NO_HINTS }, undefined, read);
    return { ...row, currency: currency(row.currency), categoryId };
  });
  return detectRecurringIncome(
    observations,
    asOf,
    holder === undefined ? undefined : holderOf(`${holder.replaceAll(' ', '.')}@example.com`),
  );
};
