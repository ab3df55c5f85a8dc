import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import type { Holder } from '../../domain/bank-texts/holder.ts';
import type { DetectionMemory } from '../../domain/bills/detection/detection-memory.ts';
import { explainPayments, type PaymentsExplanation } from '../../domain/bills/detection/explain-payments.ts';
import type { LocalDate } from '../../domain/calendar.ts';
import { type Detection, detectBillsAndIncome } from '../../domain/income/detect-bills-and-income.ts';
import type { Observation } from '../../domain/ports/transaction-reader.ts';
import { detectionMemories } from './detection-memories.ts';

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

/** What a thread gets: the day for which it looks for bills, or the merchant that it explains. */
export type DetectionTask = DetectionWanted & { readonly observations: readonly Observation[] };
export type DetectionWanted = { readonly holder: Holder } & (
  | { readonly asOf: LocalDate; readonly person?: number | undefined }
  | { readonly merchant: string }
);

/** Of an error that the detector threw, too. Whatever else ends a task is the end of its thread. */
export type DetectionOutcome = { readonly result: DetectionResult } | { readonly error: unknown };

export type DetectionResult = Detection | PaymentsExplanation<number>;

export function resultOf(
  { observations, holder, ...wanted }: DetectionTask,
  memory?: DetectionMemory,
): DetectionResult {
  return 'asOf' in wanted
    ? detectBillsAndIncome(observations, wanted.asOf, { holder, memory })
    : explainPayments(observations, wanted.merchant, holder);
}

/** Of those whose bills this thread has detected; they end with it. */
const memories = detectionMemories();

/** Runs in a thread of its own. */
export default function detect(task: DetectionTask): DetectionOutcome {
  try {
    return { result: resultOf(task, memories.of('asOf' in task ? task.person : undefined, task.observations)) };
  } catch (error) {
    return { error };
  }
}
