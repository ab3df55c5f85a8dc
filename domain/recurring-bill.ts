import type { LocalDate, Timestamp } from './calendar.ts';
import type { CurrencyCode } from './currency.ts';

/** How often a bill comes. `unknown` is for bills entered by hand whose rhythm the user does not know. */
export const BILL_CYCLES = [
  'weekly',
  'biweekly',
  'four-weekly',
  'semi-monthly',
  'monthly',
  'bimonthly',
  'quarterly',
  'semi-annual',
  'annual',
  'unknown',
] as const;
export type BillCycle = (typeof BILL_CYCLES)[number];

export const BILL_STATUSES = ['active', 'inactive', 'archived'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** Something that a person wants to know about a bill. Amounts in positive minor units of the bill's currency. */
export type BillFact =
  | { readonly kind: 'price_change'; readonly from: number; readonly to: number; readonly on: LocalDate }
  | { readonly kind: 'missed'; readonly on: LocalDate }
  | { readonly kind: 'ended'; readonly after: LocalDate };

export interface RecurringBill {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  /** `manual`: entered by a person. `detected`: found in the transactions, and refreshed with them. */
  readonly source: 'manual' | 'detected';
  /** Finds a detected bill again at the next detection; unique per user among detected bills. `null` for manual ones. */
  readonly detectionKey: string | null;
  readonly cycle: BillCycle;
  /** Positive minor units of `currency`: the amount per cycle, as expected next. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** `archived` is a person's verdict and survives every detection. */
  readonly status: BillStatus;
  /** The next instance, or `null` when none is expected. */
  readonly nextDate: LocalDate | null;
  /** 0 to 1; `null` for manual bills. */
  readonly confidence: number | null;
  readonly facts: readonly BillFact[];
  /** The payments that the bill was detected from; empty for manual bills. */
  readonly transactionIds: readonly number[];
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** Payments a month as an exact fraction; `undefined` for `unknown`, which monthly totals name and leave out. */
const PAYMENTS_A_MONTH: Readonly<Record<BillCycle, readonly [numerator: bigint, denominator: bigint] | undefined>> = {
  weekly: [52n, 12n],
  biweekly: [26n, 12n],
  'four-weekly': [13n, 12n],
  'semi-monthly': [2n, 1n],
  monthly: [1n, 1n],
  bimonthly: [1n, 2n],
  quarterly: [1n, 3n],
  'semi-annual': [1n, 6n],
  annual: [1n, 12n],
  unknown: undefined,
};

export function paymentsAMonth(cycle: BillCycle): readonly [numerator: bigint, denominator: bigint] | undefined {
  return PAYMENTS_A_MONTH[cycle];
}
