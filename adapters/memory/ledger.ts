import type { Transaction } from '../../domain/ledger/transaction.ts';
import type { Ledger, View, Writer } from './database.ts';

const EMPTY_LEDGER: Ledger = { byId: [], newestFirst: [], found: new Map() };

export function ledgerOf(view: View, userId: number): Ledger {
  return view.rows('ledgers').get(userId) ?? EMPTY_LEDGER;
}

export function findTransaction(ledger: Ledger, id: number): Transaction | undefined {
  return ledger.found.get(id);
}

/** Replaces all transactions of a user. Every change uses this function, so that each one increases the revision. */
export function storeLedger(writer: Writer, userId: number, transactions: readonly Transaction[]): void {
  const byId = transactions.toSorted((a, b) => a.id - b.id);
  const found = new Map(byId.map((transaction) => [transaction.id, transaction]));
  writer.change('ledgers').set(userId, { byId, newestFirst: byId.toSorted(newestFirst), found });
  writer.change('revisions').set(userId, (writer.rows('revisions').get(userId) ?? 0) + 1);
}

function newestFirst(a: Transaction, b: Transaction): number {
  if (a.bookedAt !== b.bookedAt) return a.bookedAt < b.bookedAt ? 1 : -1;
  return b.id - a.id;
}
