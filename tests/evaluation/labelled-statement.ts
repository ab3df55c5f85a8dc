import type { Cycle, StatementRow } from './detector.ts';

/** One person's statement together with the truth about it. */
export interface LabelledStatement {
  readonly seed: number;
  readonly world: string;
  readonly merchantNames: MerchantNames;
  /** The cut: nothing after this day is in `rows`. */
  readonly asOf: string;
  readonly rows: readonly StatementRow[];
  readonly bills: readonly TrueBill[];
  /** What is regular or frequent and yet no bill: every such merchant with its rows. */
  readonly habits: readonly Habit[];
}

/** Whether the feed names merchants apart from the description: not at all, for most lines, or as raw text with a city. */
export type MerchantNames = 'none' | 'partial' | 'raw';

export interface TrueBill {
  /** What makes it hard, e.g. `price-rise`; the report groups by it. */
  readonly kind: string;
  readonly cycle: Cycle;
  /**
   * Every payment in the statement as the rows that stand for it. Mostly one; a payment charged twice, retried, or shown as
   * pending and as posted has several, any of which will do.
   */
  readonly payments: readonly (readonly number[])[];
  /** Rows that cost nothing whether reported or not: refunds, a free trial, a payment that was taken back. */
  readonly neutralIds: readonly number[];
  /** `ignored`: too few payments for anybody to tell, or arguable; neither rewarded nor punished. */
  readonly standing: 'eligible' | 'ignored';
  /** The first payment after the cut; `undefined` for a bill that has ended. */
  readonly next: NextPayment | undefined;
}

export interface NextPayment {
  /** The day on which it is booked. */
  readonly date: string;
  /** The day that the schedule alone gives, weekends and holidays known: the best that can be predicted. */
  readonly scheduledDate: string;
  /** Minor units, positive. */
  readonly amount: number;
}

export interface Habit {
  readonly kind: string;
  readonly ids: readonly number[];
}
