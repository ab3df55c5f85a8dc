import type { KnownAccount, KnownTransaction, Observation, TransactionRef } from './known-account.ts';
import type { MatchedBatch } from './match-batch.ts';
import { type Batch, type ObservedRow, withRange } from './observed-row.ts';

/**
 * What is known after a batch. `refs` are the transactions of its rows, in their order. Pending transactions that were
 * retired are gone.
 */
export function rememberBatch(
  known: KnownAccount,
  batch: Batch,
  { decisions, retired }: MatchedBatch,
  refs: readonly TransactionRef[],
): KnownAccount {
  const { name } = batch.source;
  const changed = new Map<KnownTransaction, KnownTransaction | undefined>();
  for (const { transaction, observation, removes } of retired)
    changed.set(transaction, removes ? undefined : without(transaction, observation.source));
  const added: KnownTransaction[] = [];
  for (const [nth, row] of batch.rows.entries()) {
    const { decision, transaction, reason } = decisions[nth]!;
    if (reason === 'booked_before') continue;
    if (transaction === null) added.push(addedBy(row, name, refs[nth]!));
    else changed.set(transaction, withObservation(transaction, name, row, decision === 'updated'));
  }
  const kept = known.transactions.flatMap((transaction) => {
    const after = changed.has(transaction) ? changed.get(transaction) : transaction;
    return after === undefined ? [] : [after];
  });
  const before = known.coverage.get(name) ?? [];
  const coverage = batch.coverage === null ? before : withRange(before, batch.coverage);
  return { transactions: [...kept, ...added], coverage: new Map([...known.coverage, [name, coverage]]) };
}

function addedBy(row: ObservedRow, source: string, id: TransactionRef): KnownTransaction {
  return { id, state: 'live', status: row.status, observations: [observationOf(row, source)], entry: null };
}

function withObservation(
  transaction: KnownTransaction,
  source: string,
  row: ObservedRow,
  isUpdated: boolean,
): KnownTransaction {
  const observations = [...without(transaction, source).observations, observationOf(row, source)];
  return { ...transaction, status: isUpdated ? row.status : transaction.status, observations };
}

function without(transaction: KnownTransaction, source: string): KnownTransaction {
  return { ...transaction, observations: transaction.observations.filter((one) => one.source !== source) };
}

function observationOf({ sourceId, day, amount, currency, status, text }: ObservedRow, source: string): Observation {
  return { source, sourceId, day, amount, currency, status, text };
}
