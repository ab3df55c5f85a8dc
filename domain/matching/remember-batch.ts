import { withRange } from './coverage.ts';
import type { KnownAccount, KnownTransaction, Observation } from './known-account.ts';
import type { DecidedRow, MatchedBatch } from './match-batch.ts';
import type { Batch, ObservedRow } from './observed-row.ts';

/**
 * What is known after a batch. `idOf` gives the added rows the ids of their transactions. Pending transactions that
 * were retired are gone.
 */
export function rememberBatch(
  known: KnownAccount,
  batch: Batch,
  { rows, retired }: MatchedBatch,
  idOf: (row: DecidedRow) => number,
): KnownAccount {
  const { name } = batch.source;
  const changed = new Map<KnownTransaction, KnownTransaction | undefined>();
  for (const { transaction, removes } of retired)
    changed.set(transaction, removes ? undefined : without(transaction, name));
  for (const { row, decision, transaction } of rows) {
    if (transaction !== null) changed.set(transaction, withObservation(transaction, name, row, decision === 'updated'));
  }
  const kept = known.transactions.flatMap((transaction) => {
    const after = changed.has(transaction) ? changed.get(transaction) : transaction;
    return after === undefined ? [] : [after];
  });
  const added = rows.filter(({ decision }) => decision === 'added').map((decided) => addedBy(decided, name, idOf));
  const before = known.coverage.get(name) ?? [];
  const coverage = batch.coverage === null ? before : withRange(before, batch.coverage);
  return { transactions: [...kept, ...added], coverage: new Map([...known.coverage, [name, coverage]]) };
}

function addedBy(decided: DecidedRow, source: string, idOf: (row: DecidedRow) => number): KnownTransaction {
  const { row } = decided;
  return {
    id: idOf(decided),
    state: 'live',
    status: row.status,
    observations: [observationOf(row, source)],
    entry: null,
  };
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
