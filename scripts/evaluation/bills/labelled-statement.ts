import type { Cycle, StatementRow } from './detector.ts';

/** A statement of one person, and the truth about it. */
export interface LabelledStatement {
  readonly seed: number;
  readonly world: string;
  readonly merchantNames: MerchantNames;
  /** First and last name of the person, where the bank knows them. */
  readonly holder?: string;
  /** The cut: nothing after this day is in `rows`. */
  readonly asOf: string;
  readonly rows: readonly StatementRow[];
  readonly bills: readonly TrueBill[];
  /** Merchants with regular or frequent rows that are not bills. */
  readonly habits: readonly Habit[];
}

/** Whether the feed has merchant names besides the description: none, on most lines, or as raw text with a city. */
export type MerchantNames = 'none' | 'partial' | 'raw';

export interface TrueBill {
  /** What makes the bill hard to find, such as `price-rise`. The report groups by it. */
  readonly kind: string;
  readonly cycle: Cycle;
  /** A cycle that is right as well: what is paid every 30 days is monthly or four-weekly. */
  readonly alsoCycle?: Cycle;
  /**
   * Each payment on the statement as the rows that stand for it. Most have one row. A payment that was charged twice,
   * retried, or shown both as pending and as posted has several, and any of them counts.
   */
  readonly payments: readonly (readonly number[])[];
  /** Rows that may be in a report or not: refunds, a free trial, a payment that was reversed. */
  readonly neutralIds: readonly number[];
  /**
   * `ignored`: it has too few payments to be recognised, or is debatable. It counts neither for nor against a detector.
   */
  readonly standing: 'eligible' | 'ignored';
  /** The first payment after the cut; `undefined` if the bill has ended. */
  readonly next: NextPayment | undefined;
}

export interface NextPayment {
  /** The day of the booking. */
  readonly date: string;
  /** The day by the schedule, with weekends and holidays: the best possible prediction. */
  readonly scheduledDate: string;
  /** In minor units, positive. */
  readonly amount: number;
}

export interface Habit {
  readonly kind: string;
  readonly ids: readonly number[];
}
