import { byId } from '../../domain/collections.ts';
import { originOf, type PossibleDuplicate } from '../../domain/imports/possible-duplicate.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import type { Ports } from '../ports.ts';

/** A transaction with where it comes from: `hand`, `feed`, or the format of a file. */
export type ComparedTransaction = Transaction & { readonly source: string };

/** Two transactions that may be one payment, side by side. */
export interface ShownDuplicate extends Pick<PossibleDuplicate, 'id' | 'settledAs' | 'settledAt'> {
  /** The one that an import added. Of two that have become one, as it was before. */
  readonly transaction: ComparedTransaction;
  readonly duplicateOf: ComparedTransaction;
}

interface WantedPage {
  readonly isSettled: boolean;
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

/** Pairs of transactions that may be one payment, those that were added last first (contract 8.8). */
export function listDuplicates({
  possibleDuplicates,
  transactions,
  observations,
}: Pick<Ports, 'possibleDuplicates' | 'transactions' | 'observations'>) {
  return async (
    userId: number,
    { isSettled, beforeId = Number.MAX_SAFE_INTEGER, limit }: WantedPage,
  ): Promise<readonly ShownDuplicate[]> => {
    const pairs = await possibleDuplicates.page(userId, { isSettled, beforeId, limit });
    const ids = pairs.flatMap(({ id, duplicateOf }) => [id, duplicateOf]);
    const live = byId(await transactions.getAll(userId, ids));
    const sources = await observations.sourcesOf(userId, ids);
    return pairs.flatMap(({ id, duplicateOf: otherId, settledAs, settledAt, united }) => {
      const [added, known] = [united?.gone ?? live.get(id), live.get(otherId)];
      if (added === undefined || known === undefined) return [];
      const moved = united?.sources ?? [];
      const left = (sources.get(otherId) ?? []).filter((source) => !moved.includes(source));
      const transaction = { ...added, source: originOf([...moved, ...(sources.get(id) ?? [])]) };
      return [{ id, settledAs, settledAt, transaction, duplicateOf: { ...known, source: originOf(left) } }];
    });
  };
}

/** How many pairs wait for a person's word. */
export function countDuplicates({ possibleDuplicates }: Pick<Ports, 'possibleDuplicates'>) {
  return (userId: number): Promise<number> => possibleDuplicates.count(userId);
}
