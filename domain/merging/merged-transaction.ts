import type { Timestamp } from '../calendar.ts';
import { uncategorised } from '../ledger/category-tree.ts';
import type { Transaction } from '../ledger/transaction.ts';

/** A transaction without its link, and whether a person entered it. */
export interface MergedSide {
  readonly transaction: Transaction;
  readonly isByHand: boolean;
}

export interface MergedTransaction {
  readonly transaction: Transaction;
  /** Whether day, text and status are those of the other transaction: it is booked, or a person entered it. */
  readonly takesFacts: boolean;
  /** Whether the category or the notes that a person gave the other one are its own now. */
  readonly takesEdits: boolean;
  /** Whether a person gave both something, of which that of the other one is gone. */
  readonly losesEdits: boolean;
}

/** One payment of two accounts: `kept` with what a person set on `gone`. Where both were edited, `kept` wins. */
export function mergedTransaction(kept: MergedSide, gone: MergedSide, at: Timestamp): MergedTransaction {
  const [own, other] = [kept.transaction, gone.transaction];
  const isBooked = own.status === other.status ? gone.isByHand && !kept.isByHand : own.status === 'pending';
  const takesCategory = worth(other) > worth(own);
  const takesNotes = !own.notes && !!other.notes;
  const facts = isBooked ? factsOf(other) : {};
  const { categoryId, categoryLayer } = takesCategory ? other : own;
  const transaction = {
    ...own,
    ...facts,
    accountAmount: own.accountAmount ?? other.accountAmount,
    categoryId,
    categoryLayer,
    notes: takesNotes ? other.notes : own.notes,
  };
  const isSame = JSON.stringify(transaction) === JSON.stringify(own);
  return {
    transaction: isSame ? own : { ...transaction, updatedAt: at },
    takesFacts: isBooked,
    takesEdits: (takesCategory && worth(other) === CHOSEN) || takesNotes,
    losesEdits:
      (worth(own) === CHOSEN && worth(other) === CHOSEN && own.categoryId !== other.categoryId) ||
      (!!own.notes && !!other.notes && own.notes !== other.notes),
  };
}

const CHOSEN = 2;

/** What the category of a transaction rests on: a person or a rule of theirs, something else, nothing. */
function worth({ categoryId, categoryLayer, type }: Transaction): number {
  if (categoryId === uncategorised(type)) return 0;
  return categoryLayer === null || categoryLayer === 'rule' ? CHOSEN : 1;
}

function factsOf({ status, from, to, description, merchantName, bookedAt }: Transaction): Partial<Transaction> {
  return { status, from, to, description, merchantName, bookedAt };
}
