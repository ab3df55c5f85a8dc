import type { Timestamp } from '../calendar.ts';
import { invalidField } from '../error.ts';
import { uncategorised } from './category-tree.ts';
import { NOTES_MAX_CHARACTERS, type Transaction } from './transaction.ts';

/** Two transactions that are one payment: `kept` has become `after`, and `gone` is deleted. All without links. */
export interface UnitedPair {
  readonly kept: Transaction;
  readonly gone: Transaction;
  readonly after: Transaction;
}

const FACTS = ['status', 'from', 'to', 'description', 'merchantName', 'bookedAt'] as const;
const CATEGORY = ['categoryId', 'categoryLayer'] as const;

/** Whether the facts are those of `gone`: it is booked, or a person entered it, and the kept one is not. */
export function takesFacts(kept: Transaction, gone: Transaction, isGoneEntered: boolean): boolean {
  return kept.status === gone.status ? isGoneEntered : kept.status === 'pending';
}

/**
 * One transaction of two. Nothing that a person wrote is lost: notes of both stay, one below the other, and the
 * category is the one that rests on more, of equal ones that of `kept`. `isGoneEntered` says that a person entered
 * `gone`, and not `kept`. Throws `invalid` naming `notes` if those of both are too long for one.
 */
export function unitedPair(kept: Transaction, gone: Transaction, isGoneEntered: boolean, at: Timestamp): UnitedPair {
  const after = {
    ...kept,
    ...(takesFacts(kept, gone, isGoneEntered) && picked(gone, FACTS)),
    accountAmount: kept.accountAmount ?? gone.accountAmount,
    ...picked(worth(gone) > worth(kept) ? gone : kept, CATEGORY),
    notes: unitedNotes(kept, gone),
  };
  return { kept, gone, after: isSame(after, kept) ? kept : { ...after, updatedAt: at } };
}

/** The kept one as it was before, but for what has changed since. */
export function separatedTransaction(now: Transaction, { kept, after }: UnitedPair): Transaction {
  const before = (keys: readonly (keyof Transaction)[]) =>
    isSame(picked(now, keys), picked(after, keys)) ? picked(kept, keys) : {};
  const alone = (['notes', 'accountAmount', 'updatedAt'] as const).map((key) => before([key]));
  return Object.assign({ ...now, ...before(FACTS), ...before(CATEGORY) }, ...alone);
}

/** Whether something that a person gave `gone` is there now, and whether the category that they gave it is not. */
export function editsOf({ kept, gone, after }: UnitedPair): {
  readonly takesEdits: boolean;
  readonly losesEdits: boolean;
} {
  const isChosen = worth(gone) === CHOSEN;
  return {
    takesEdits: after.notes !== kept.notes || (isChosen && worth(kept) < CHOSEN),
    losesEdits: isChosen && after.categoryId !== gone.categoryId,
  };
}

const CHOSEN = 3;

/** What a category rests on: nothing, what Coffer worked out, a rule of the user, the person. */
function worth({ categoryId, categoryLayer, type }: Transaction): number {
  if (categoryId === uncategorised(type)) return 0;
  if (categoryLayer === null) return CHOSEN;
  return categoryLayer === 'rule' ? 2 : 1;
}

function unitedNotes(kept: Transaction, gone: Transaction): string | null {
  if (!kept.notes || !gone.notes) return kept.notes || gone.notes;
  if (kept.notes.includes(gone.notes)) return kept.notes;
  const both = `${kept.notes}\n${gone.notes}`;
  if (both.length <= NOTES_MAX_CHARACTERS) return both;
  const tooLong = `The notes of both “${kept.description}” have more than 5,000 characters together.`;
  throw invalidField('notes', `${tooLong} Shorten them first.`);
}

function picked<Key extends keyof Transaction>(one: Transaction, keys: readonly Key[]): Pick<Transaction, Key> {
  return Object.fromEntries(keys.map((key) => [key, one[key]])) as Pick<Transaction, Key>;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
