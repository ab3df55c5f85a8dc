import type { KnownTransaction, Observation } from './known-account.ts';
import type { Batch } from './observed-row.ts';
import type { Round, Shown } from './round.ts';

/** A row that its source shows no more. */
export interface Retirement {
  readonly transaction: KnownTransaction;
  /** How the source showed it last. */
  readonly observation: Observation;
  /** Whether the transaction goes, because nobody else shows it. */
  readonly removes: boolean;
  /** `not_listed`: a pending row that the batch should show and does not. `withdrawn`: the source took it back. */
  readonly reason: 'not_listed' | 'withdrawn';
}

/**
 * Everything that goes with the batch. With a transaction that goes, so does what feeds that have ended showed of it:
 * left behind, it would keep a later payment of that amount away, as if the user had deleted it.
 */
export function allRetired(round: Round): readonly Retirement[] {
  return [...retiredPending(round), ...withdrawn(round)].flatMap((one) => {
    const { transaction, observation, removes } = one;
    const ofEnded = removes && observation.source === round.batch.source.name ? transaction.observations : [];
    const others = ofEnded.filter((other) => other !== observation);
    return [one, ...others.map((other) => ({ ...one, observation: other }))];
  });
}

/**
 * Pending rows that the batch should show and does not: the shop charged another amount under another name, or the hold
 * was released. A feed lists all that is pending, also in place of those that show the account no more; a file lists
 * that of the days that it covers.
 */
export function retiredPending(round: Round): readonly Retirement[] {
  const { batch, known } = round;
  const own = round.shown.filter(({ observation }) => {
    const { day } = observation;
    const isInFile = batch.coverage !== null && day >= batch.coverage.from && day <= batch.coverage.to;
    return (batch.listsAllPending || isInFile) && !round.isWithdrawn(observation);
  });
  const ofEnded = batch.listsAllPending ? known.transactions.flatMap((one) => shownByEnded(one, batch)) : [];
  return [...own, ...ofEnded]
    .filter(({ transaction, observation }) => observation.status === 'pending' && round.isFree(transaction))
    .map(({ transaction, observation }) => {
      const removes = transaction.status === 'pending' && isShownByNobodyElse(transaction, batch);
      return { transaction, observation, removes, reason: 'not_listed' };
    });
}

function shownByEnded(transaction: KnownTransaction, { isEnded }: Batch): readonly Shown[] {
  const { observations } = transaction;
  const isLeft = observations.every(({ source }) => isEnded?.(source) === true);
  return isLeft ? observations.map((observation) => ({ transaction, observation })) : [];
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
    .map((shown) => ({ ...shown, removes: isShownByNobodyElse(shown.transaction, round.batch), reason: 'withdrawn' }));
}

/** Neither the source of the batch nor a feed that has ended is somebody else. */
function isShownByNobodyElse({ state, entry, observations }: KnownTransaction, { source, isEnded }: Batch): boolean {
  const others = observations.filter((one) => one.source !== source.name && isEnded?.(one.source) !== true);
  return state === 'live' && entry === null && others.length === 0;
}
