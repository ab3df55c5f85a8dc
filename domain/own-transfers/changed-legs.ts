import { dateOf, type LocalDate } from '../calendar.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { New } from '../new.ts';
import type { DaySpan } from '../ports/own-transfer-repo.ts';
import { mayBeLeg } from './transfer-leg.ts';

export type ChangedTransaction = Pick<
  New<Transaction>,
  'bankAccountId' | 'bookedAt' | 'amount' | 'currency' | 'categoryId'
>;

/**
 * What of changed transactions matters to own transfers: the days of those that may be a leg, and whether they are one
 * transaction. The transactions themselves, which may be very many, are not kept.
 */
export class ChangedLegs {
  #first: ChangedTransaction | undefined;
  #isOne = true;
  #from: LocalDate | undefined;
  #to: LocalDate | undefined;

  /** Of a changed transaction, add it as it was and as it is. */
  add(transaction: ChangedTransaction): void {
    if (!mayBeLeg(transaction)) return;
    this.#first ??= transaction;
    this.#isOne &&= isSame(this.#first, transaction);
    const day = dateOf(transaction.bookedAt);
    if (this.#from === undefined || day < this.#from) this.#from = day;
    if (this.#to === undefined || day > this.#to) this.#to = day;
  }

  /** `undefined` if no transaction may be a leg. */
  get span(): DaySpan | undefined {
    return this.#from === undefined || this.#to === undefined ? undefined : { from: this.#from, to: this.#to };
  }

  /** The transaction, if all were one, perhaps before and after a change of its category. */
  get only(): ChangedTransaction | undefined {
    return this.#isOne ? this.#first : undefined;
  }
}

function isSame(one: ChangedTransaction, other: ChangedTransaction): boolean {
  return one.bankAccountId === other.bankAccountId && one.bookedAt === other.bookedAt && one.amount === other.amount;
}
