import type { KnownTransaction } from './known-account.ts';
import type { Round } from './round.ts';

/** A row that its source shows no more. */
export interface Retirement {
  readonly transaction: KnownTransaction;
  /** Whether the transaction goes, because nobody else shows it. */
  readonly removes: boolean;
  /** `not_listed`: a pending row that the batch should show and does not. `withdrawn`: the source took it back. */
  readonly reason: 'not_listed' | 'withdrawn';
}

/**
 * Pending rows that the batch should show and does not: the shop charged another amount under another name, or the hold
 * was released. A feed lists all that is pending; a file lists that of the days that it covers.
 */
export function retiredPending(round: Round): readonly Retirement[] {
  const { batch } = round;
  return round.shown
    .filter(({ transaction, observation }) => {
      const { status, day } = observation;
      if (status !== 'pending' || !round.isFree(transaction) || round.isWithdrawn(observation)) return false;
      const isInFile = batch.coverage !== null && day >= batch.coverage.from && day <= batch.coverage.to;
      return batch.listsAllPending || isInFile;
    })
    .map(({ transaction }) => ({
      transaction,
      removes: transaction.status === 'pending' && isShownByNobodyElse(transaction),
      reason: 'not_listed',
    }));
}

/**
 * Rows that a source with trusted ids has withdrawn and that no row of the batch replaces, booked ones included. What
 * the user has deleted stays deleted.
 */
export function withdrawn(round: Round): readonly Retirement[] {
  return round.shown
    .filter(({ transaction, observation }) => {
      return round.isWithdrawn(observation) && round.isFree(transaction) && transaction.state === 'live';
    })
    .map(({ transaction }) => ({ transaction, removes: isShownByNobodyElse(transaction), reason: 'withdrawn' }));
}

function isShownByNobodyElse({ state, entry, observations }: KnownTransaction): boolean {
  return state === 'live' && entry === null && observations.length === 1;
}
