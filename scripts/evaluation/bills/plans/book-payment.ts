import type { Random } from '../../random.ts';
import type { Day } from '../days.ts';
import type { Household } from '../household.ts';
import type { Style } from '../worlds/world.ts';
import type { BillPlan, Mishap } from './bill-plan.ts';
import type { DraftRow } from './draft-row.ts';

/** A due payment, with its bill and household. */
export interface DuePayment {
  readonly plan: BillPlan;
  readonly household: Household;
  /** The number of the payment, from 0. */
  readonly index: number;
  readonly day: Day;
  /** In minor units, positive. */
  readonly amount: number;
  readonly random: Random;
}

export interface BookedPayment {
  /** The rows of which any stands for the payment; none if it was a trial or was reversed. */
  readonly payment: readonly DraftRow[];
  readonly neutral: readonly DraftRow[];
}

/** Writes the lines of a payment on the statement, with its mishap. */
export function bookPayment(due: DuePayment): BookedPayment {
  const row = charge(due, due.day);
  if (due.index === 0 && due.plan.trialPrice !== undefined) return { payment: [], neutral: [row] };
  const mishap = due.plan.mishaps(due.index, due.random);
  return mishap === undefined ? { payment: [row], neutral: [] } : AFTER_MISHAP[mishap](due, row);
}

const AFTER_MISHAP: Readonly<Record<Mishap, (due: DuePayment, row: DraftRow) => BookedPayment>> = {
  duplicated: (due, row) => ({ payment: [row, charge(due, due.day + due.random.integer(0, 1))], neutral: [] }),
  retried: (due, row) => {
    const backOn = due.day + due.random.integer(1, 2);
    const again = charge(due, backOn + due.random.integer(1, 3));
    return { payment: [row, again], neutral: [credit(due, row, backOn, due.household.world.wording.returnedDebit)] };
  },
  refunded: (due, row) => {
    const backOn = due.day + due.random.integer(5, 20);
    const refund = credit(due, row, backOn, due.household.world.wording.refund, due.random.pick([1, 0.5]));
    return { payment: [row], neutral: [refund] };
  },
  reversed: (due, row) => {
    const backOn = due.day + due.random.integer(1, 3);
    return { payment: [], neutral: [row, credit(due, row, backOn, due.household.world.wording.returnedDebit)] };
  },
  pending: (due, row) => {
    const pending = { ...row, description: due.household.world.wording.pending(row.description) };
    return { payment: [pending, charge(due, due.day + due.random.integer(1, 3))], neutral: [] };
  },
};

function charge({ plan, amount, random }: DuePayment, day: Day): DraftRow {
  const text = plan.writer(day, random);
  return { day, amount: -amount, currency: plan.currency, accountId: plan.accountId, ...text };
}

function credit({ household, amount, random }: DuePayment, row: DraftRow, day: Day, style: Style, share = 1): DraftRow {
  const description = style({ name: row.description, day, marks: household.marks(random.fork('marks')), random });
  return { ...row, day, amount: Math.round(amount * share), description };
}
