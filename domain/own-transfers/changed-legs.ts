import { dateOf } from '../calendar.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { New } from '../new.ts';
import type { DaySpan } from '../ports/own-transfer-repo.ts';
import { mayBeLeg } from './transfer-leg.ts';

export type ChangedTransaction = Pick<
  New<Transaction>,
  'bankAccountId' | 'bookedAt' | 'amount' | 'currency' | 'categoryId'
>;

/** What of changed transactions matters to own transfers. */
export interface ChangedLegs {
  /** The days of those that may be a leg; `undefined` without any. */
  readonly span: DaySpan | undefined;
  /** The transaction, if all were one, perhaps before and after a change of its category. */
  readonly only: ChangedTransaction | undefined;
}

/** Of a changed transaction, give it as it was and as it is. */
export function changedLegs(changed: readonly ChangedTransaction[]): ChangedLegs {
  const legs = changed.filter(mayBeLeg);
  const [first] = legs;
  if (first === undefined) return { span: undefined, only: undefined };
  let [from, to] = [dateOf(first.bookedAt), dateOf(first.bookedAt)];
  for (const { bookedAt } of legs) {
    const day = dateOf(bookedAt);
    if (day < from) from = day;
    if (day > to) to = day;
  }
  return { span: { from, to }, only: legs.every((leg) => isSame(first, leg)) ? first : undefined };
}

function isSame(one: ChangedTransaction, other: ChangedTransaction): boolean {
  return one.bankAccountId === other.bankAccountId && one.bookedAt === other.bookedAt && one.amount === other.amount;
}
