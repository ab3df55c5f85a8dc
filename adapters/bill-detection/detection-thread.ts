import type { LocalDate } from '../../domain/calendar.ts';
import type { PrintedObservations } from '../../domain/printed-observations.ts';
import { readObservations } from '../../domain/printed-observations.ts';
import { detectRecurringBills } from '../../domain/recurring-bill-detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../../domain/recurring-bill-detection/detected-bill.ts';

/** What a thread gets. */
export interface DetectionTask extends Pick<PrintedObservations, 'text'> {
  readonly asOf: LocalDate;
}

/** An error that the detector threw is returned. Whatever else ends a task is the end of its thread. */
export type DetectionOutcome = { readonly bills: readonly DetectedBill<number>[] } | { readonly error: unknown };

/** Runs in a thread of its own. */
export default function detect(task: DetectionTask): DetectionOutcome {
  try {
    return { bills: detectRecurringBills(readObservations(task), task.asOf) };
  } catch (error) {
    return { error };
  }
}
