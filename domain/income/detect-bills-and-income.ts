import { type Holder, NOBODY } from '../bank-texts/holder.ts';
import { detectRecurringBills } from '../bills/detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../bills/detection/detected-bill.ts';
import type { DetectionMemory } from '../bills/detection/detection-memory.ts';
import type { RecurringBillObservation } from '../bills/detection/observation.ts';
import type { LocalDate } from '../calendar.ts';
import { detectRecurringIncome } from './detect-recurring-income.ts';
import type { RecurringIncome } from './recurring-income.ts';

/** What comes again and again among a user's transactions, by their ids. */
export interface Detection {
  readonly bills: readonly DetectedBill<number>[];
  readonly incomes: readonly RecurringIncome[];
}

/** What comes again and again on the day `asOf`. Throws `RangeError` if it is not a day. */
export function detectBillsAndIncome(
  observations: readonly RecurringBillObservation<number>[],
  asOf: LocalDate,
  { holder = NOBODY, memory }: { readonly holder?: Holder; readonly memory?: DetectionMemory | undefined } = {},
): Detection {
  return {
    bills: detectRecurringBills(observations, asOf, { holder, memory }),
    incomes: detectRecurringIncome(observations, asOf, holder),
  };
}
