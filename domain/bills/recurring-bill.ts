import { dateOf, type LocalDate, type Timestamp } from '../calendar.ts';
import { invalidField } from '../error.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { isMinorUnits, type MinorUnits } from '../money/money.ts';
import type { New } from '../new.ts';
import { trimmedText } from '../text.ts';

/** How often a bill is paid. `unknown` is for manual bills whose cycle the user does not know. */
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

export const BILL_NAME_MAX_CHARACTERS = 255;

/** Two hundred of them paid every week still have an exact total per month. */
export const BILL_AMOUNT_MAX = 10 ** 13;

/** Something worth knowing about a bill. Amounts are positive and in the bill's currency. */
export type BillFact =
  | { readonly kind: 'price_change'; readonly from: MinorUnits; readonly to: MinorUnits; readonly on: LocalDate }
  | { readonly kind: 'missed'; readonly on: LocalDate }
  | { readonly kind: 'ended'; readonly after: LocalDate }
  /**
   * The amount differs from payment to payment, so the bill's `amount` is an estimate: the least and the most of the
   * payments of about the last year, and the last payment.
   */
  | {
      readonly kind: 'varies';
      readonly least: MinorUnits;
      readonly most: MinorUnits;
      readonly last: MinorUnits;
      readonly on: LocalDate;
    };

export interface RecurringBill {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  /** `manual`: entered by a person. `detected`: found in the transactions, and refreshed with them. */
  readonly source: 'manual' | 'detected';
  readonly cycle: BillCycle;
  /** Positive: the next payment, as expected. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  /**
   * `active`: another payment is expected. `inactive`: the payments have ended. `archived`: a person has said that this
   * is not their bill, or no longer; every detection respects that.
   */
  readonly status: BillStatus;
  /** The next payment; `null` when none is expected. */
  readonly nextDate: LocalDate | null;
  /** The probability that this is a bill, 0 to 1; `null` for manual bills. */
  readonly confidence: number | null;
  readonly facts: readonly BillFact[];
  /** The payments that the bill was detected from, oldest first; empty for manual bills. */
  readonly transactionIds: readonly number[];
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** `amount` is what is paid each time, `nextDate` `null` when the user does not know. */
export type ManualBillEntry = Pick<RecurringBill, 'userId' | 'name' | 'amount' | 'cycle' | 'currency' | 'nextDate'>;

/** An active bill entered by a person. Throws `invalid` for a name or an amount that breaks a rule. */
export function manualBill(entry: ManualBillEntry, at: Timestamp): New<RecurringBill> {
  return {
    ...entry,
    name: trimmedText('name', entry.name, { minimum: 1, maximum: BILL_NAME_MAX_CHARACTERS }),
    amount: billAmount(entry.amount),
    source: 'manual',
    status: 'active',
    confidence: null,
    facts: [],
    transactionIds: [],
    createdAt: at,
    updatedAt: at,
  };
}

export function archiveBill(bill: RecurringBill, at: Timestamp): RecurringBill {
  return { ...bill, status: 'archived', updatedAt: at };
}

/**
 * Takes archiving back; a bill that is not archived stays as it is. A manual bill becomes active. A detected one
 * becomes what the detection has found meanwhile: active if it expects a payment, on the day of `at` or later,
 * otherwise inactive.
 */
export function restoreBill(bill: RecurringBill, at: Timestamp): RecurringBill {
  if (bill.status !== 'archived') return bill;
  const isActive = bill.source === 'manual' || (bill.nextDate !== null && bill.nextDate >= dateOf(at));
  return isActive
    ? { ...bill, status: 'active', updatedAt: at }
    : { ...bill, status: 'inactive', nextDate: null, updatedAt: at };
}

/** Whether the amount differs from payment to payment, so that the next one is only expected. */
export function isEstimate({ facts }: Pick<RecurringBill, 'facts'>): boolean {
  return facts.some(({ kind }) => kind === 'varies');
}

/** Below this probability, a detected bill is only called possible. */
const CERTAIN_FROM = 0.9;

/** Whether it may well be no bill at all. */
export function isPossible({ confidence }: Pick<RecurringBill, 'confidence'>): boolean {
  return confidence !== null && confidence < CERTAIN_FROM;
}

/** Payments per month as an exact fraction; `undefined` for `unknown`, which monthly totals name and leave out. */
const PAYMENTS_PER_MONTH: Readonly<Record<BillCycle, readonly [numerator: bigint, denominator: bigint] | undefined>> = {
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

export function paymentsPerMonth(cycle: BillCycle): readonly [numerator: bigint, denominator: bigint] | undefined {
  return PAYMENTS_PER_MONTH[cycle];
}

function billAmount(amount: MinorUnits): MinorUnits {
  if (!isMinorUnits(amount) || amount <= 0 || amount > BILL_AMOUNT_MAX) {
    throw invalidField('amount', 'The amount must be a positive integer in minor units, of at most 10^13.');
  }
  return amount;
}
