import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { detectRecurringBills } from '../../domain/bills/detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../../domain/bills/detection/detected-bill.ts';
import type { LocalDate } from '../../domain/calendar.ts';
import type { Holder } from '../../domain/holder.ts';
import type { Observation } from '../../domain/ports/transaction-reader.ts';

/**
 * How much nicer than the service a thread is, as `nice` has it. The event loop and the database run as soon as they
 * have something to do. A thread still gets a seventh of a processor that two others want, so the largest history stays
 * within the limit of time.
 */
const NICENESS = 5;

// Linux gives each thread a priority of its own. Elsewhere this would be that of the whole process.
if (process.platform === 'linux' && !isMainThread) {
  setPriority(Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));
}

/** What a thread gets. */
export interface DetectionTask {
  readonly observations: readonly Observation[];
  readonly asOf: LocalDate;
  readonly holder: Holder;
}

/** An error that the detector threw is returned. Whatever else ends a task is the end of its thread. */
export type DetectionOutcome = { readonly bills: readonly DetectedBill<number>[] } | { readonly error: unknown };

/** Runs in a thread of its own. */
export default function detect(task: DetectionTask): DetectionOutcome {
  try {
    return { bills: detectRecurringBills(task.observations, task.asOf, { holder: task.holder }) };
  } catch (error) {
    return { error };
  }
}
