import type { LocalDate } from '../calendar.ts';
import type { New } from '../new.ts';
import type { RecurringBill } from '../recurring-bill.ts';

/** What the detected bills of a user were computed from. */
export interface BillDetectionState {
  /** `UserRepo.transactionRevision` at the time. */
  readonly revision: number;
  /** The day as of which they hold. */
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
   * Puts `bills` in the place of the user's detected ones and notes `state`. One with the `detectionKey` of a stored one keeps its id and
   * `createdAt`, and stays archived when that one is (a person's verdict); archived ones that are not found again stay too; others not
   * found again go. Manual bills are untouched. A replacement of an older revision than the stored one's, or of an older day at the same
   * revision, changes nothing, so that of two at once the newer one holds.
   */
  replaceDetected(userId: number, bills: readonly New<RecurringBill>[], state: BillDetectionState): Promise<void>;
}
