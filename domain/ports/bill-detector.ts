import type { Holder } from '../bank-texts/holder.ts';
import type { PaymentsExplanation } from '../bills/detection/explain-payments.ts';
import type { LocalDate } from '../calendar.ts';
import type { Detection } from '../income/detect-bills-and-income.ts';
import type { Observation } from './transaction-reader.ts';

/** Reads one user's observations, or only the newest `atMost` of them. */
export type ReadObservations = (atMost?: number) => Promise<readonly Observation[]>;

/** Finds recurring bills and income without holding up other requests. */
export interface BillDetector {
  /**
   * Returns what `detectRecurringBills` and `detectRecurringIncome` find among all observations of `read` on the day
   * `asOf`; all of them are of accounts of `holder`. Calls `read` when it can start, so that work that waits holds no
   * observations, and may call it more than once. What `read` throws comes through. Throws `unavailable` if too much
   * work waits, or if the work was lost. The next detection for the same `person` may be sooner.
   */
  detect(read: ReadObservations, asOf: LocalDate, holder?: Holder, person?: number): Promise<Detection>;
  /** The same for what `explainPayments` says of a merchant. */
  explain(read: ReadObservations, merchant: string, holder?: Holder): Promise<PaymentsExplanation<number>>;
}
