import { amountChange } from '../amount-change.ts';
import {
  INSTALMENTS_MIN,
  NEAR_PRICE_CHANGE_MAX,
  PAUSE_MAX_DAYS,
  RISE_CHANGE_MAX,
  RISE_ON_THE_DAY_CHANGE_MAX,
  SHOP_CHARGES_A_SLOT,
  TRIAL_SHARE_MAX,
  YEARLY_RISE_CHANGE_MAX,
} from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import { hasPriceEnding } from '../reading/payers.ts';
import type { Candidate } from '../searching/candidate.ts';
import { contractNumbers } from '../searching/contracts.ts';
import { slotAfter, slotBefore } from '../searching/grid.ts';
import { residualDays } from '../searching/likelihood.ts';
import { isAmongAmounts } from './merge.ts';

/**
 * Adds the payments that belong to a bill but were not in the pool in which it was found: those after a price change or
 * a pause, a trial before the first full payment, the odd last instalment of a loan, and those of slots that seemed to
 * be missed. They must have the same name and fall into slots of the grid. `open` are the charges of the group that no
 * bill has taken.
 */
export function extend(bill: Candidate, open: readonly Charge[]): Candidate {
  const { name, amount } = bill.payments.at(-1)!;
  const contract = contractNumbers(bill.payments);
  const ofName = open.filter((charge) => charge.name === name && mayBeOf(contract, charge));
  if (ofName.length === 0) return bill;
  const isShop = ofName.length > SHOP_CHARGES_A_SLOT * (bill.payments.length + bill.missed.length);
  const others = isShop ? ofName.filter((charge) => isOfPrice(bill, amount, charge)) : ofName;
  return backwards(forwards(filled(bill, others), others), others);
}

/**
 * Whether a charge of a shop may be a payment of a bill there: it has about the bill's price, or, on the very day of
 * the year, a new price. A yearly fee rises often, and two purchases hardly fall on one day of the year.
 */
function isOfPrice({ cadence, phase, expected }: Candidate, price: number, charge: Charge): boolean {
  if (amountChange(price, charge.amount) <= NEAR_PRICE_CHANGE_MAX) return true;
  if (cadence.cycle !== 'annual' || charge.amount < price || !hasPriceEnding(charge.amount)) return false;
  const due = slotAfter(cadence, phase, expected.at(-1)!);
  return amountChange(price, charge.amount) <= YEARLY_RISE_CHANGE_MAX && residualDays(cadence, due, charge.day) <= 2;
}

/** Whether the numbers in a charge's text fit a contract. A text without numbers fits any. */
function mayBeOf(contract: ReadonlySet<string>, { references }: Charge): boolean {
  return contract.size === 0 || references.length === 0 || references.some((reference) => contract.has(reference));
}

function filled(bill: Candidate, others: readonly Charge[]): Candidate {
  let result = bill;
  for (const expected of bill.missed) {
    const payment = nearest(bill, others, expected);
    if (payment === undefined || !resembles(neighbour(result, payment), payment)) continue;
    result = withPayment(result, payment, expected, []);
  }
  return result;
}

function forwards(bill: Candidate, others: readonly Charge[]): Candidate {
  let result = bill;
  for (;;) {
    const next = nextPaid(result, others, slotAfter, 1);
    if (next === undefined) return result;
    const last = result.payments.at(-1)!;
    const isOddLastInstalment =
      result.payments.length >= INSTALMENTS_MIN &&
      next.payment.amount < last.amount &&
      !others.some(({ day }) => day > next.payment.day);
    const isLike = resembles(last, next.payment) || isAmongAmounts(result.payments, next.payment);
    if (!isLike && !isOddLastInstalment && !isLoneStep(result, next, others)) return result;
    if (isPriceStillPaid(result, next.payment, others)) return result;
    result = withPayment(result, next.payment, next.expected, next.missed);
    if (isOddLastInstalment) return result;
  }
}

function backwards(bill: Candidate, others: readonly Charge[]): Candidate {
  let result = bill;
  for (;;) {
    const next = nextPaid(result, others, slotBefore, -1);
    if (next === undefined) return result;
    const first = result.payments[0]!;
    const isTrial =
      next.payment.amount <= first.amount * TRIAL_SHARE_MAX && !others.some(({ day }) => day < next.payment.day);
    if (!resembles(first, next.payment) && !isTrial) return result;
    result = withPayment(result, next.payment, next.expected, next.missed);
    if (isTrial) return result;
  }
}

interface PaidSlot {
  readonly payment: Charge;
  readonly expected: number;
  /** The unpaid slots between this one and the bill. */
  readonly missed: readonly number[];
}

/** The nearest paid slot beyond one end of the bill, even after a pause. */
function nextPaid(
  bill: Candidate,
  others: readonly Charge[],
  step: typeof slotAfter,
  direction: 1 | -1,
): PaidSlot | undefined {
  const from = direction > 0 ? bill.expected.at(-1)! : bill.expected[0]!;
  const limit = Math.max(PAUSE_MAX_DAYS, 1.5 * bill.cadence.periodDays, longestPause(bill));
  const missed: number[] = [];
  for (let expected = step(bill.cadence, bill.phase, from); ; expected = step(bill.cadence, bill.phase, expected)) {
    if (Math.abs(expected - from) > limit) return undefined;
    const payment = nearest(bill, others, expected);
    if (payment !== undefined) return { payment, expected, missed };
    missed.push(expected);
  }
}

/** In days, with some slack: a club that is not paid in summer comes back next autumn, too. */
function longestPause({ payments, cadence }: Candidate): number {
  const gaps = payments.slice(1).map(({ day }, index) => day - payments[index]!.day);
  return Math.max(0, ...gaps) + cadence.windowDays;
}

/**
 * Whether the old price is paid again within about a period, so that a payment of another amount is not a new price.
 */
function isPriceStillPaid({ cadence, payments }: Candidate, payment: Charge, others: readonly Charge[]): boolean {
  const last = payments.at(-1)!;
  if (payment.amount === last.amount) return false;
  return others.some(
    ({ day, amount }) => amount === last.amount && day > last.day && day <= last.day + 1.6 * cadence.periodDays,
  );
}

function resembles(one: Charge, other: Charge): boolean {
  return amountChange(one.amount, other.amount) <= RISE_CHANGE_MAX;
}

/** A large step of the price, on the very day and followed by nothing else of the merchant in that slot. */
function isLoneStep(
  { cadence, payments }: Candidate,
  { payment, expected }: PaidSlot,
  others: readonly Charge[],
): boolean {
  return (
    amountChange(payments.at(-1)!.amount, payment.amount) <= RISE_ON_THE_DAY_CHANGE_MAX &&
    residualDays(cadence, expected, payment.day) <= 1 &&
    others.every((other) => other === payment || Math.abs(other.day - payment.day) > cadence.periodDays / 2)
  );
}

function neighbour(bill: Candidate, payment: Charge): Charge {
  return bill.payments.findLast(({ day }) => day <= payment.day) ?? bill.payments[0]!;
}

function nearest({ cadence, payments }: Candidate, others: readonly Charge[], expected: number): Charge | undefined {
  let chosen: Charge | undefined;
  for (const charge of others) {
    if (Math.abs(charge.day - expected) > cadence.windowDays || payments.includes(charge)) continue;
    if (
      chosen === undefined ||
      residualDays(cadence, expected, charge.day) < residualDays(cadence, expected, chosen.day)
    )
      chosen = charge;
  }
  return chosen;
}

function withPayment(bill: Candidate, payment: Charge, expected: number, missed: readonly number[]): Candidate {
  const at = bill.expected.filter((day) => day < expected).length;
  return {
    ...bill,
    payments: bill.payments.toSpliced(at, 0, payment),
    expected: bill.expected.toSpliced(at, 0, expected),
    missed: [...bill.missed.filter((day) => day !== expected), ...missed].sort((a, b) => a - b),
  };
}
