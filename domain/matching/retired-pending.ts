import type { KnownTransaction } from './known-account.ts';
import type { Round } from './round.ts';

/** A pending row that its source shows no more. */
export interface Retirement {
  readonly transaction: KnownTransaction;
  /** Whether the transaction goes: nobody else shows it, and it was never booked. */
  readonly removes: boolean;
}

/**
 * Pending rows that the batch should show and does not: the shop charged another amount under another name, or the hold
 * was released. A feed lists all that is pending; a file lists that of the days that it covers.
 */
export function retiredPending(round: Round): readonly Retirement[] {
  const { batch } = round;
  return round.shown
    .filter(({ transaction, observation: { status, day } }) => {
      if (status !== 'pending' || !round.isFree(transaction)) return false;
      const isInFile = batch.coverage !== null && day >= batch.coverage.from && day <= batch.coverage.to;
      return batch.listsAllPending || isInFile;
    })
    .map(({ transaction }) => ({
      transaction,
      removes:
        transaction.state === 'live' &&
        transaction.status === 'pending' &&
        transaction.entry === null &&
        transaction.observations.length === 1,
    }));
}
