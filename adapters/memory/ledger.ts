import type { Transaction } from '../../domain/ledger/transaction.ts';

/**
 * One user's live transactions. Deleted ones are removed, because no port shows them and nothing refers to them. The
 * ledger keeps two orders: one to look up an id by bisection, the other to list.
 */
export interface Ledger {
  /** Ascending. */
  readonly byId: readonly Transaction[];
  /** `bookedAt` descending, then `id` descending (contract 2.1). */
  readonly newestFirst: readonly Transaction[];
}

export const EMPTY_LEDGER: Ledger = { byId: [], newestFirst: [] };

export function findTransaction(ledger: Ledger, id: number): Transaction | undefined {
  const found = ledger.byId[bisect(ledger.byId, (transaction) => transaction.id >= id)];
  return found?.id === id ? found : undefined;
}

/** The ids of `added` ascend and are above all others. */
export function withAdded(ledger: Ledger, added: readonly Transaction[]): Ledger {
  const [first] = added;
  const byId = ledger.byId.concat(added);
  if (first === undefined || added.length > 1) return { byId, newestFirst: byId.toSorted(newestFirst) };
  return { byId, newestFirst: ledger.newestFirst.toSpliced(position(ledger.newestFirst, first), 0, first) };
}

export function withAll(transactions: readonly Transaction[]): Ledger {
  return { byId: transactions.toSorted((a, b) => a.id - b.id), newestFirst: transactions.toSorted(newestFirst) };
}

/** `changed` has the id of `old`. */
export function withChanged(ledger: Ledger, old: Transaction, changed: Transaction): Ledger {
  const { byId, newestFirst } = without(ledger, old);
  return {
    byId: byId.toSpliced(
      bisect(byId, ({ id }) => id >= changed.id),
      0,
      changed,
    ),
    newestFirst: newestFirst.toSpliced(position(newestFirst, changed), 0, changed),
  };
}

export function without(ledger: Ledger, gone: Transaction): Ledger {
  return {
    byId: ledger.byId.toSpliced(
      bisect(ledger.byId, ({ id }) => id >= gone.id),
      1,
    ),
    newestFirst: ledger.newestFirst.toSpliced(position(ledger.newestFirst, gone), 1),
  };
}

export function withoutAccount(ledger: Ledger, bankAccountId: number): Ledger {
  const stays = (transaction: Transaction) => transaction.bankAccountId !== bankAccountId;
  return { byId: ledger.byId.filter(stays), newestFirst: ledger.newestFirst.filter(stays) };
}

function newestFirst(a: Transaction, b: Transaction): number {
  if (a.bookedAt !== b.bookedAt) return a.bookedAt < b.bookedAt ? 1 : -1;
  return b.id - a.id;
}

/** The index of the transaction in a list that is newest first, or the index at which to insert it. */
function position(sorted: readonly Transaction[], transaction: Transaction): number {
  return bisect(sorted, (other) => newestFirst(other, transaction) >= 0);
}

/** The index of the first transaction for which `far` holds. It must hold for all that follow. */
function bisect(sorted: readonly Transaction[], far: (transaction: Transaction) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const transaction = sorted[middle];
    if (transaction !== undefined && far(transaction)) high = middle;
    else low = middle + 1;
  }
  return low;
}
