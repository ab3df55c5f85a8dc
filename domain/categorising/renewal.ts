import type { Timestamp } from '../calendar.ts';
import { uncategorised } from '../ledger/category-tree.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type CategoryHints, NO_HINTS } from '../statements/statement-row.ts';
import type { FindRule } from './category-rule.ts';
import { completedEntry, completionOf } from './completed-entry.ts';

/**
 * What Coffer works out of a transaction. The category is the transaction's own, also while a link gives it another.
 */
export type WorkedOut = Pick<Transaction, 'categoryId' | 'categoryLayer' | 'from' | 'to'>;

/** What a later release worked out anew (contract 8.7). */
export interface Renewal {
  /** Of the transaction. */
  readonly id: number;
  readonly userId: number;
  readonly renewedAt: Timestamp;
  readonly before: WorkedOut;
  readonly after: WorkedOut;
}

/**
 * The transaction with the names and the category that an import would give it today. `hints` are those that it was
 * imported with, `null` if they were not kept. A category that a person chose stays, and so does one that a rule gave
 * it, and that of a leg of an own transfer.
 */
export function renewed(
  transaction: Transaction,
  hints: CategoryHints | null,
  findRule: FindRule | undefined,
  at: Timestamp,
): Transaction {
  const entry = { ...transaction, from: [], to: [] };
  const completion = completionOf(entry, hints ?? NO_HINTS, findRule);
  const { from, to, categoryId, categoryLayer } = completedEntry(entry, completion);
  const isOpen = isUncategorised(transaction);
  const isOurs = transaction.categoryLayer === null ? isOpen && isUntouched(transaction) : isKnown(transaction, hints);
  const takes = isOurs && transaction.unlinkedCategoryId === null && (isOpen || completion.layer !== 'rule');
  const after = { ...transaction, from, to, ...(takes && { categoryId, categoryLayer }) };
  return isSame(workedOut(transaction), workedOut(after)) ? after : { ...after, updatedAt: at };
}

/** What was worked out anew; `undefined` if nobody would see a difference. */
export function renewalOf(transaction: Transaction, after: Transaction, renewedAt: Timestamp): Renewal | undefined {
  const { id, userId } = transaction;
  const renewal = { id, userId, renewedAt, before: workedOut(transaction), after: workedOut(after) };
  return isSame(renewal.before, renewal.after) ? undefined : renewal;
}

/** The transaction as it was, in what nobody has changed since: for good, as if a person had chosen it. */
export function takenBack(transaction: Transaction, { before, after }: Renewal, at: Timestamp): Transaction {
  const own = transaction.unlinkedCategoryId === null ? 'categoryId' : 'unlinkedCategoryId';
  const isRenewed = transaction[own] === after.categoryId && transaction.categoryLayer === after.categoryLayer;
  const category = isRenewed ? { [own]: before.categoryId, categoryLayer: null } : {};
  const { from, to } = areSame(namesOf(transaction), namesOf(after)) ? before : transaction;
  return { ...transaction, ...category, from, to, updatedAt: at };
}

function workedOut({ categoryId, unlinkedCategoryId, categoryLayer, from, to }: Transaction): WorkedOut {
  return { categoryId: unlinkedCategoryId ?? categoryId, categoryLayer, from, to };
}

function isUncategorised({ categoryId, type }: Transaction): boolean {
  return categoryId === uncategorised(type);
}

/** Of what an earlier release stored, this alone shows that no person has chosen the category. */
function isUntouched({ createdAt, updatedAt }: Transaction): boolean {
  return createdAt === updatedAt;
}

/** Whether what decided can be asked again. A rule may have been removed since, and what it did stays. */
function isKnown({ categoryLayer }: Transaction, hints: CategoryHints | null): boolean {
  return categoryLayer !== 'rule' && (categoryLayer !== 'source' || hints !== null);
}

function isSame(one: WorkedOut, other: WorkedOut): boolean {
  return one.categoryId === other.categoryId && areSame(namesOf(one), namesOf(other));
}

function namesOf({ from, to }: Pick<WorkedOut, 'from' | 'to'>): readonly string[] {
  return [...from.map(({ name }) => name), '', ...to.map(({ name }) => name)];
}

function areSame(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name, nth) => name === others[nth]);
}
