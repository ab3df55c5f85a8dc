import { matchAcrossSources } from './across-sources.ts';
import { matchBookedBefore, matchPending, matchPendingOfOtherAmount } from './by-pending.ts';
import { matchProven, matchSameRows } from './by-same-row.ts';
import { matchSimilarRows } from './by-similar-row.ts';
import { matchByIdAndContent, matchByTrustedId } from './by-source-id.ts';
import type { KnownAccount, KnownTransaction, TransactionRef } from './known-account.ts';
import type { Batch, DayNumber, ObservedRow, Source } from './observed-row.ts';
import { possibleDuplicates } from './possible-duplicates.ts';
import { allRetired, type Retirement } from './retired-pending.ts';
import { beginRound, type MatchReason, type Round } from './round.ts';

/**
 * - `added`: no source has shown it before; it becomes a transaction.
 * - `matched`: the transaction is there already, and stays as it is.
 * - `updated`: the transaction is there, and takes over what the row says: it was pending and is booked, or a source
 *   with trusted ids has changed it.
 * - `deleted`: the user has deleted the transaction, and it stays away.
 */
export type RowDecision = 'added' | 'matched' | 'updated' | 'deleted';

/** What matching decides on a row. */
export interface Decision {
  readonly decision: RowDecision;
  readonly reason: MatchReason | 'new';
  /** `null` for an added one. */
  readonly transaction: KnownTransaction | null;
  /**
   * Of an added row: a transaction that it may be all the same (`possible-duplicates.ts`). A person should look at the
   * two.
   */
  readonly possibleDuplicateOf: TransactionRef | null;
}

export interface MatchedBatch {
  /** One for each row, in the order of the batch. */
  readonly decisions: readonly Decision[];
  readonly retired: readonly Retirement[];
}

/**
 * Decides for each row of a batch which transaction it is, so that no payment is there twice and none is lost, although
 * sources number rows anew, overlap, change their words, move days and show true twins (`docs/bank-data.md`).
 *
 * The steps, from the surest to the least sure: `by-source-id.ts` (1 and 2), `by-same-row.ts` (3), `by-similar-row.ts`
 * (4), `by-pending.ts` (5), `across-sources.ts` (6), `by-pending.ts` for other amounts (7) and for what was booked
 * before (8); what is left is new (9). In
 * doubt both rows are kept and marked. `remember-batch.ts` adds the outcome to what is known. `today` is the last day
 * that may not have ended.
 */
export function matchBatch(batch: Batch, known: KnownAccount, today: DayNumber): MatchedBatch {
  const likely = known.transactions.filter(({ id }) => known.unlikely?.has(id) !== true);
  const round = beginRound(batch, { ...known, transactions: likely }, today);
  matchProven(round);
  matchByTrustedId(round);
  matchSameRows(round);
  matchByIdAndContent(round);
  matchSimilarRows(round);
  matchPending(round);
  const doubtful = matchAcrossSources(round);
  matchPendingOfOtherAmount(round);
  matchBookedBefore(round);
  const duplicates = possibleDuplicates({ ...round, known }, doubtful);
  const decisions = batch.rows.map((row) => decisionOn(round, row, duplicates));
  return { decisions, retired: allRetired(round) };
}

function decisionOn(
  { batch, matches }: Round,
  row: ObservedRow,
  duplicates: ReadonlyMap<ObservedRow, TransactionRef>,
): Decision {
  const match = matches.get(row);
  if (match === undefined) {
    return { decision: 'added', reason: 'new', transaction: null, possibleDuplicateOf: duplicates.get(row) ?? null };
  }
  const { transaction, reason } = match;
  return { decision: decisionOnKnown(batch, row, transaction), reason, transaction, possibleDuplicateOf: null };
}

function decisionOnKnown({ source }: Batch, row: ObservedRow, transaction: KnownTransaction): RowDecision {
  if (transaction.state === 'deleted') return 'deleted';
  if (transaction.status === 'pending' && row.status === 'booked') return 'updated';
  if (transaction.status === 'booked' && row.status === 'pending') return 'matched';
  const before = transaction.observations.find(({ source: name }) => name === source.name);
  if (!source.hasTrustedIds || before === undefined) return 'matched';
  const isSame = row.amount === before.amount && row.day === before.day && row.text === before.text;
  return isSame ? 'matched' : 'updated';
}

/**
 * Whether the source has shown the row in these words before, so that storing it again would say nothing. Ids that the
 * source does not stand by may differ.
 */
export function isUnchanged(
  row: ObservedRow,
  { decision, transaction }: Decision,
  { name, hasTrustedIds }: Source,
): boolean {
  if (transaction === null || (decision !== 'matched' && decision !== 'deleted')) return false;
  const before = transaction.observations.find(({ source }) => source === name);
  return (
    before !== undefined &&
    before.day === row.day &&
    before.amount === row.amount &&
    before.currency === row.currency &&
    before.status === row.status &&
    before.text === row.text &&
    (!hasTrustedIds || before.sourceId === row.sourceId)
  );
}
