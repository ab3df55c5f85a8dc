import type { BillPayment } from '../bills/bill-payment.ts';
import type { Reconcile } from '../bills/reconcile-bills.ts';
import type { RecurringBill } from '../bills/recurring-bill.ts';
import type { LocalDate } from '../calendar.ts';
import type { RecurringIncome } from '../income/recurring-income.ts';
import type { New } from '../new.ts';

/** What the detected bills of a user were computed from. */
export interface BillDetectionState {
  /** `UserRepo.transactionRevision` at the time. */
  readonly revision: number;
  /** The day for which they hold. */
  readonly asOf: LocalDate;
  /** The day of the earliest transaction that was looked at, where there were too many (contract 10.1). */
  readonly since?: LocalDate;
}

export interface BillWithPayment {
  readonly bill: RecurringBill;
  /** The last of its payments; `undefined` for a manual bill, and if the transaction is gone. */
  readonly lastPayment: BillPayment | undefined;
  /** Whether it has payments, all of them from hidden accounts (contract 5.9). */
  readonly isHidden: boolean;
}

/** All that a report on bills needs, as of one moment. */
export interface BillsWithPayments {
  /** By id. */
  readonly bills: readonly BillWithPayment[];
  /** How many hidden accounts the user has. */
  readonly hiddenAccounts: number;
  /** `UserRepo.transactionRevision`. */
  readonly transactionRevision: number;
  /** `undefined` before the first detection. */
  readonly detectionState: BillDetectionState | undefined;
}

/** Bills of one user. */
export interface RecurringBillRepo {
  add(bill: New<RecurringBill>): Promise<RecurringBill>;
  /** Of any status and source, by id. */
  list(userId: number): Promise<readonly RecurringBill[]>;
  /** Those of `list`, with what a report says about them. One statement. */
  listWithPayments(userId: number): Promise<BillsWithPayments>;
  /** `undefined` before the first detection. */
  detectionState(userId: number): Promise<BillDetectionState | undefined>;
  /**
   * Stores the outcome of a correction, or with `state` that of a detection, which is noted. `reconcile` gets the
   * user's bills by id, which are locked meanwhile, and decides: `kept` ones are overwritten, `added` ones get new ids,
   * all others are removed. It may run more than once, so it must be pure; what it throws comes through. Keeping a bill
   * that was not given is refused.
   *
   * Does nothing if the stored state has a newer revision than `state`, or the same revision and a later day. Therefore
   * of two detections at once the newer one holds, and replacements of one user happen one after the other. The
   * `incomes` of a detection are stored with its `state`, and not at all without one.
   */
  replaceAll(
    userId: number,
    state: BillDetectionState | undefined,
    reconcile: Reconcile,
    incomes?: readonly RecurringIncome[],
  ): Promise<void>;
  /** Those of the last detection; none before the first one. */
  incomes(userId: number): Promise<readonly RecurringIncome[]>;
}
