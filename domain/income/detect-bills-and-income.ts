import { type Holder, NOBODY } from '../bank-texts/holder.ts';
import { detectRecurringBills } from '../bills/detection/detect-recurring-bills.ts';
import type { DetectionMemory } from '../bills/detection/detection-memory.ts';
import type { LocalDate } from '../calendar.ts';
import type { Detection } from '../ports/bill-detector.ts';
import type { Observation } from '../ports/transaction-reader.ts';
import { detectRecurringIncome } from './detect-recurring-income.ts';

/** What comes again and again on the day `asOf`. Throws `RangeError` if it is not a day. */
export function detectBillsAndIncome(
  observations: readonly Observation[],
  asOf: LocalDate,
  { holder = NOBODY, memory }: { readonly holder?: Holder; readonly memory?: DetectionMemory | undefined } = {},
): Detection {
  return {
    bills: detectRecurringBills(observations, asOf, { holder, memory }),
    incomes: detectRecurringIncome(observations, asOf, holder),
  };
}
