import { dateOf, type LocalDate, type Timestamp } from '../calendar.ts';
import { invalidField } from '../error.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { isMinorUnits, type MinorUnits } from '../money/money.ts';
import type { New } from '../new.ts';
import { trimmedText } from '../text.ts';
import type { SaidOfBill } from './bill-correction.ts';
import type { BillCycle } from './bill-cycle.ts';

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

/** A payment whose import was undone. The same row of a file may come back, under another id. */
export interface GonePayment {
  readonly id: number;
  /** What that row shows, too. */
  readonly trace: string;
}

/** `corrections` are in the order in which they were said. They hold whatever is found later. */
export interface RecurringBill extends SaidOfBill {
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
  /** Its payments, oldest first; in any order for a bill that a person has corrected. */
  readonly transactionIds: readonly number[];
  /** What was found or entered, where corrections make the bill another one; otherwise `null`. */
  readonly found: BillVerdict | null;
  /** Of a bill that stays: its payments, and those that a person has named, whose import was undone. */
  readonly gone: readonly GonePayment[];
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** What a detection decides. */
export type BillVerdict = Pick<
  RecurringBill,
  'name' | 'cycle' | 'amount' | 'currency' | 'status' | 'nextDate' | 'confidence' | 'facts' | 'transactionIds'
>;

/** `amount` is what is paid each time, `nextDate` `null` when the user does not know. */
export type ManualBillEntry = Pick<RecurringBill, 'userId' | 'name' | 'amount' | 'cycle' | 'currency' | 'nextDate'>;

/** An active bill entered by a person. Throws `invalid` for a name, amount or day that breaks a rule. */
export function manualBill(entry: ManualBillEntry, at: Timestamp): New<RecurringBill> {
  return {
    ...entry,
    name: billName(entry.name),
    amount: billAmount(entry.amount),
    nextDate: entry.nextDate && billDay('next_date', entry.nextDate),
    source: 'manual',
    status: 'active',
    confidence: null,
    facts: [],
    transactionIds: [],
    found: null,
    corrections: [],
    lastCorrection: 0,
    gone: [],
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

/** Whether the payments are in order: of a bill that no person has touched. */
export function hasPaymentsInOrder({ found, source }: Pick<RecurringBill, 'found' | 'source'>): boolean {
  return found === null && source === 'detected';
}

/** Whether nothing is expected because a person has said so for a while. */
export function isPaused({ status, corrections }: Pick<RecurringBill, 'status' | 'corrections'>): boolean {
  return status === 'inactive' && corrections.some(({ kind }) => kind === 'paused');
}

/** Whether the amount differs from payment to payment, so that the next one is only expected. */
export function isEstimate({ facts }: Pick<RecurringBill, 'facts'>): boolean {
  return facts.some(({ kind }) => kind === 'varies');
}

/** Below this probability, a detected bill is only called possible. */
const CERTAIN_FROM = 0.9;

/** Whether it may well be no bill at all. What a person corrects or enters is certain. */
export function isPossible({ confidence }: Pick<RecurringBill, 'confidence'>): boolean {
  return confidence !== null && confidence < CERTAIN_FROM;
}

/** Whether it counts in totals: what ended does not, nor what may be no bill (contract 10.3). */
export function isCounted(bill: Pick<RecurringBill, 'status' | 'confidence'>): boolean {
  return bill.status === 'active' && !isPossible(bill);
}

/** Before it, every cycle steps on within the years of the calendar, however often. */
const DAYS_END = '2200-01-01';

export function isBillDay(day: LocalDate): boolean {
  return day < DAYS_END;
}

/** A day that a person names in `field`. */
export function billDay(field: string, day: LocalDate): LocalDate {
  if (!isBillDay(day)) throw invalidField(field, `The ${field} must be before ${DAYS_END}.`);
  return day;
}

export function billName(name: string): string {
  return trimmedText('name', name, { minimum: 1, maximum: BILL_NAME_MAX_CHARACTERS });
}

export function billAmount(amount: MinorUnits): MinorUnits {
  if (!isMinorUnits(amount) || amount <= 0 || amount > BILL_AMOUNT_MAX) {
    throw invalidField('amount', 'The amount must be a positive integer in minor units, of at most 10^13.');
  }
  return amount;
}
