import { type Holder, NOBODY } from '../../bank-texts/holder.ts';
import { dayNumber, fromDayNumber, parseLocalDate } from '../../calendar.ts';
import { billNames } from './describing/bill-name.ts';
import { amountModel, billFacts, nextAmount } from './describing/facts.ts';
import type { DetectedBill } from './detected-bill.ts';
import type { DetectionMemory } from './detection-memory.ts';
import { findBills, isLonePair } from './find-bills.ts';
import type { FoundBill } from './found-bill.ts';
import { certainty, type Gate } from './judging/gate.ts';
import { FITTED_GATE } from './judging/weights.ts';
import type { RecurringBillObservation } from './observation.ts';
import { LONE_PAIR_CERTAINTY_MAX } from './parameters.ts';
import { bankDaysOf } from './scheduling/bank-days.ts';
import { forecast } from './scheduling/forecast.ts';
import { bankHabit, fitSchedule } from './scheduling/schedule.ts';
import type { Roll } from './scheduling/schedule-rules.ts';

/**
 * Finds the recurring bills among one user's transactions, and returns them by their first payment. A pure function of
 * its arguments; the order of the observations does not matter. `asOf` (YYYY-MM-DD) only decides what is active and
 * what comes next. Throws `RangeError` if it is not a day. What goes to the `holder` of the accounts is own money.
 * `gate` decides what is a bill; only the fitting script passes another one.
 *
 * The rooms of this folder, in reading order. Each imports only from those before it:
 *
 * 1. `reading/` cleans the texts, drops what cannot be a bill, and groups the charges by merchant and currency.
 * 2. `searching/` lays grids of expected days (a cadence and a phase) over the charges of a group and scores how well
 *    they fit.
 * 3. `judging/` turns a candidate into features and these into the probability that it is a bill.
 * 4. `joining/` completes bills: payments at another price, a moved billing day, a pause, a merchant's new name.
 * 5. `scheduling/` fits the rule by which a bill falls due, and forecasts the next payment.
 * 6. `describing/` gives a bill its name, its next amount and its facts.
 *
 * `find-bills.ts` leads through 1 to 4. `parameters.ts` holds every number that was chosen by hand, and
 * `judging/weights.ts` those that were fitted. Days are day numbers (`domain/day-number.ts`).
 */
export function detectRecurringBills<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  asOf: string,
  { gate = FITTED_GATE, holder = NOBODY, memory }: DetectionOptions = {},
): readonly DetectedBill<Id>[] {
  const today = parseLocalDate(asOf);
  if (today === undefined) throw new RangeError('The as-of date is not a day.');
  const bills = findBills(observations, gate, { holder, memory });
  const habit = bankHabit(bills.flatMap(({ payments }) => payments));
  const names = billNames(bills, observations);
  return bills.map((bill, index) => detectedBill(bill, names[index]!, habit, dayNumber(today), observations));
}

/** What is known besides the observations. */
export interface DetectionOptions {
  readonly gate?: Gate;
  readonly holder?: Holder;
  /** Of the same person. The result is the same as without it, sooner. */
  readonly memory?: DetectionMemory | undefined;
}

function detectedBill<Id>(
  bill: FoundBill,
  name: string,
  habit: Roll,
  asOf: number,
  observations: readonly RecurringBillObservation<Id>[],
): DetectedBill<Id> {
  const { payments } = bill;
  const schedule = fitSchedule(bill, { habit, days: bankDaysOf(bill.currency) });
  const { isActive, nextDay, missed } = forecast(bill, schedule, asOf);
  const model = amountModel(payments);
  const own = payments.map(({ row }) => observations[row]!);
  return {
    merchantKey: bill.merchantKey,
    name,
    currency: bill.currency,
    cycle: bill.cadence.cycle,
    amount: nextAmount(payments, model),
    amountModel: model,
    confidence: Math.min(certainty(bill.confidence), isLonePair(bill) ? LONE_PAIR_CERTAINTY_MAX : 1),
    nextDate: fromDayNumber(nextDay),
    status: isActive ? 'active' : 'inactive',
    facts: billFacts(payments, model, [...bill.missed, ...missed], isActive),
    transactionIds: own.map(({ id }) => id),
  };
}
