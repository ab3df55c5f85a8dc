import { dayNumber, fromDayNumber, type LocalDate, parseLocalDate } from './calendar.ts';
import type { CurrencyCode } from './currency.ts';
import type { BillFact } from './recurring-bill.ts';
import { type AmountModel, amountModel, nextAmount } from './recurring-bill-detection/amounts.ts';
import { bankHabit } from './recurring-bill-detection/bank-habit.ts';
import type { BillAnchor, Roll } from './recurring-bill-detection/bill-anchor.ts';
import { billName } from './recurring-bill-detection/bill-name.ts';
import type { DetectedCycle } from './recurring-bill-detection/cadence.ts';
import { billFacts } from './recurring-bill-detection/facts.ts';
import { type FoundBill, findBills } from './recurring-bill-detection/find-bills.ts';
import { forecast } from './recurring-bill-detection/forecast.ts';
import type { Gate } from './recurring-bill-detection/gate.ts';
import { fitSchedule } from './recurring-bill-detection/schedule.ts';
import { FITTED_GATE } from './recurring-bill-detection/weights.ts';

/** One booked transaction as the detector sees it. */
export interface RecurringBillObservation<Id> {
  /** The caller's name of the transaction. */
  readonly id: Id;
  /** The UTC day as YYYY-MM-DD; anything behind it is ignored. */
  readonly bookedOn: string;
  /** Minor units; negative is money out. */
  readonly amount: number;
  /** Streams never mix currencies. */
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly merchantName?: string | null;
  /** Where it is known, the same merchant in two accounts is told apart. */
  readonly accountId?: number | string;
}

/** A stream of payments to one merchant that looks like a bill. Amounts in positive minor units of `currency`. */
export interface DetectedBill<Id> {
  /** The cleaned first word of the merchant's name, upper case. Bills of one merchant share it. */
  readonly merchantKey: string;
  /** For people to read. */
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly cycle: DetectedCycle;
  /** The next payment, as expected. */
  readonly amount: number;
  readonly amountModel: AmountModel;
  readonly anchor: BillAnchor;
  /** The probability that this is a bill, 0 to 1. */
  readonly confidence: number;
  readonly firstDate: LocalDate;
  readonly lastDate: LocalDate;
  /** Active: when the next payment is expected, not before `asOf`. Inactive: when the first one failed to come. */
  readonly nextDate: LocalDate;
  readonly status: 'active' | 'inactive';
  readonly facts: readonly BillFact[];
  /** By day. Duplicates and refunds are not payments of the bill. */
  readonly transactionIds: readonly Id[];
}

/**
 * The recurring bills among one user's transactions, oldest first: a pure function of its arguments, whatever the order of
 * the observations. `asOf` (YYYY-MM-DD) only decides what is active and what comes next; throws `RangeError` when it is no day.
 * `gate` decides what is a bill; others than the fitted one serve to fit it.
 */
export function detectRecurringBills<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  asOf: string,
  gate: Gate = FITTED_GATE,
): readonly DetectedBill<Id>[] {
  const today = parseLocalDate(asOf);
  if (today === undefined) throw new RangeError('The as-of date is not a day.');
  const bills = findBills(observations, gate);
  const habit = bankHabit(bills.flatMap(({ payments }) => payments));
  return bills.map((bill) => detectedBill(bill, habit, dayNumber(today), observations));
}

function detectedBill<Id>(
  bill: FoundBill,
  habit: Roll,
  asOf: number,
  observations: readonly RecurringBillObservation<Id>[],
): DetectedBill<Id> {
  const { payments } = bill;
  const schedule = fitSchedule(bill, habit);
  const { isActive, nextDay, missed } = forecast(bill, schedule, asOf);
  const model = amountModel(payments);
  const own = payments.map(({ row }) => observations[row]!);
  return {
    merchantKey: bill.merchantKey,
    name: billName(payments, own),
    currency: bill.currency,
    cycle: bill.cadence.cycle,
    amount: nextAmount(payments, model),
    amountModel: model,
    anchor: schedule.anchor,
    confidence: bill.confidence,
    firstDate: fromDayNumber(payments[0]!.day),
    lastDate: fromDayNumber(payments.at(-1)!.day),
    nextDate: fromDayNumber(nextDay),
    status: isActive ? 'active' : 'inactive',
    facts: billFacts(payments, model, [...bill.missed, ...missed], isActive),
    transactionIds: own.map(({ id }) => id),
  };
}
