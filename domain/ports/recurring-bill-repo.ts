import type { LocalDate } from '../calendar.ts';
import type { New } from '../new.ts';
import type { Reconcile } from '../reconcile-bills.ts';
import type { RecurringBill } from '../recurring-bill.ts';

/** What the detected bills of a user were computed from. */
export interface BillDetectionState {
  /** `UserRepo.transactionRevision` at the time. */
  readonly revision: number;
  /** The day for which they hold. */
  readonly asOf: LocalDate;
}

/** Bills of one user. */
export interface RecurringBillRepo {
  add(bill: New<RecurringBill>): Promise<RecurringBill>;
  /** Of any status and source, by id. */
  list(userId: number): Promise<readonly RecurringBill[]>;
  /** Throws `not_found`, also for another user's bill. */
  update(userId: number, id: number, change: (bill: RecurringBill) => RecurringBill): Promise<RecurringBill>;
  /** `undefined` before the first detection. */
  detectionState(userId: number): Promise<BillDetectionState | undefined>;
  /**
   * Stores the outcome of a detection, and notes `state`. `reconcile` gets the user's detected bills by id, which are
   * locked meanwhile, and decides: `kept` ones are overwritten, `added` ones get new ids, all others are removed. It
   * may run more than once, so it must be pure. Keeping a bill that was not given is refused. Manual bills are
   * untouched.
   *
   * Does nothing if the stored state has a newer revision, or the same revision and a later day. Therefore of two
   * detections at once the newer one holds, and replacements of one user happen one after the other.
   */
  replaceDetected(userId: number, state: BillDetectionState, reconcile: Reconcile): Promise<void>;
}
