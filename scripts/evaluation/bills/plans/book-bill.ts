import type { Random } from '../../random.ts';
import { type Day, formatDay, toBusinessDay } from '../days.ts';
import { MINIMUM_PAYMENTS } from '../detector.ts';
import type { Household } from '../household.ts';
import type { NextPayment } from '../labelled-statement.ts';
import type { BillPlan } from './bill-plan.ts';
import { bookPayment } from './book-payment.ts';
import type { DraftRow } from './draft-row.ts';

export interface DraftBill {
  readonly plan: BillPlan;
  readonly payments: readonly (readonly DraftRow[])[];
  readonly neutral: readonly DraftRow[];
  readonly standing: 'eligible' | 'ignored';
  readonly next: NextPayment | undefined;
}

/** What makes a variant harder than the planned statement. */
export interface Perturbation {
  /** Each payment moves by up to so many more days, in either direction. */
  readonly jitterDays: number;
  /** This share of the payments does not happen. */
  readonly missedShare: number;
}

interface Occurrence {
  /** The position in the schedule of the bill, missed payments included. */
  readonly index: number;
  readonly scheduled: Day;
  readonly day: Day;
  readonly amount: number;
  readonly missed: boolean;
}

/** Turns the due days of a plan into payments, with the weekends, delays and mishaps that the plan allows. */
export function bookBill(plan: BillPlan, household: Household, perturbation: Perturbation, random: Random): DraftBill {
  const occurrences = occurrencesOf(plan, household, perturbation, random);
  const visible = occurrences.filter(({ day, missed }) => !missed && day >= household.start && day <= household.asOf);
  const booked = visible.map((occurrence) => ({
    occurrence,
    ...bookPayment({ plan, household, ...occurrence, random: random.fork(`payment ${occurrence.index}`) }),
  }));
  const onStatement = (row: DraftRow) => row.day >= household.start && row.day <= household.asOf;
  const counted = booked.filter(({ payment }) => payment.some(onStatement));
  return {
    plan,
    payments: counted.map(({ payment }) => payment.filter(onStatement)),
    neutral: booked.flatMap(({ neutral }) => neutral).filter(onStatement),
    standing: isRecognisable(
      plan,
      counted.map(({ occurrence }) => occurrence.index),
    )
      ? 'eligible'
      : 'ignored',
    next: nextPayment(occurrences, household),
  };
}

function occurrencesOf(
  plan: BillPlan,
  household: Household,
  perturbation: Perturbation,
  random: Random,
): readonly Occurrence[] {
  const lateness = random.fork('lateness');
  const prices = random.fork('prices');
  const misses = random.fork('misses');
  const extraLateness = random.fork('extra lateness');
  const extraMisses = random.fork('extra misses');
  const due = plan.schedule(plan.from, Math.min(plan.until, household.horizon));
  return due.map((dueDay, index) => {
    const scheduled = plan.shift === 0 ? dueDay : toBusinessDay(dueDay, plan.shift, household.world);
    const extra = extraLateness.integer(-perturbation.jitterDays, perturbation.jitterDays);
    const isLast = index === due.length - 1 && plan.until < household.asOf;
    const isTrial = index === 0 && plan.trialPrice !== undefined;
    const model = plan.amount(dueDay, index, prices);
    const skipped = misses.chance(plan.missed);
    const lost = extraMisses.chance(perturbation.missedShare);
    return {
      index,
      scheduled,
      day: scheduled + lateness.integer(plan.earliest, plan.latest) + extra,
      amount: (isTrial ? plan.trialPrice : isLast ? plan.finalPrice : undefined) ?? model,
      missed: (skipped || lost) && !isLast && scheduled <= household.asOf,
    };
  });
}

/**
 * Whether a careful person could recognise the bill from the statement alone: it has enough payments for its cycle
 * (more if the amounts fluctuate), and at least half of the gaps between them show the cycle.
 */
function isRecognisable(plan: BillPlan, indexes: readonly number[]): boolean {
  if (plan.arguable) return false;
  const minimum = MINIMUM_PAYMENTS[plan.cycle];
  if (indexes.length < (plan.fluctuating ? Math.max(minimum, 5) : minimum)) return false;
  const gaps = indexes.slice(1).map((index, place) => index - (indexes[place] ?? index));
  return gaps.filter((gap) => gap === 1).length * 2 >= gaps.length;
}

function nextPayment(occurrences: readonly Occurrence[], household: Household): NextPayment | undefined {
  const ahead = occurrences.filter(({ day, missed }) => !missed && day > household.asOf);
  const next = ahead.toSorted((a, b) => a.day - b.day)[0];
  if (next === undefined) return undefined;
  return { date: formatDay(next.day), scheduledDate: formatDay(next.scheduled), amount: next.amount };
}
