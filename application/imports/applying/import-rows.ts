import { fromDayNumber } from '../../../domain/calendar.ts';
import type { ImportRow } from '../../../domain/imports/import.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import type { TransactionRef } from '../../../domain/matching/known-account.ts';
import { type Decision, isUnchanged } from '../../../domain/matching/match-batch.ts';
import type { ObservedRow } from '../../../domain/matching/observed-row.ts';
import type { Retirement } from '../../../domain/matching/retired-pending.ts';
import type { SkippedRow, StatementToApply } from '../reading/observed-statement.ts';
import type { DecidedStatement } from './import-draft.ts';

/**
 * The rows of an import as they are stored, each made when it is asked for. `before` has the transactions that change,
 * by id. `idOf` knows the ids of all transactions but those that an earlier statement adds and a later one removes.
 */
export function* importRows(
  decided: readonly DecidedStatement[],
  before: ReadonlyMap<number, Transaction>,
  idOf: (ref: TransactionRef) => number | undefined,
): Generator<ImportRow> {
  // The first row that changes a transaction keeps it as it was.
  const unseen = new Map<TransactionRef, Transaction>(before);
  const takeBefore = (ref: TransactionRef) => {
    const transaction = unseen.get(ref) ?? null;
    unseen.delete(ref);
    return transaction;
  };
  let position = 0;
  const placed = ({ bankAccountId, source }: StatementToApply, content: RowContent): ImportRow => {
    return { position: position++, bankAccountId, source: source.name, ...content };
  };
  for (const { statement, decisions, refs, retired } of decided) {
    for (const [nth, row] of statement.rows.entries()) {
      const decision = decisions[nth]!;
      // Feeds show most of their rows many times, and only what they say anew is stored.
      if (statement.feed !== undefined && isUnchanged(row, decision, statement.source)) continue;
      const previous = decision.decision === 'updated' ? takeBefore(refs[nth]!) : null;
      yield placed(statement, contentOf(row, decision, idOf(refs[nth]!), idOf, previous));
    }
    for (const skipped of statement.skipped) yield placed(statement, skippedContent(skipped));
    for (const one of retired) {
      const id = idOf(one.transaction.id);
      if (id === undefined) continue;
      const content = retiredContent(one, id, one.removes ? takeBefore(one.transaction.id) : null);
      yield { ...placed(statement, content), source: one.observation.source };
    }
  }
}

type RowContent = Omit<ImportRow, 'position' | 'bankAccountId' | 'source'>;

function contentOf(
  { line, sourceId, day, amount, currency, status, text, counterpartyHash, hints }: ObservedRow,
  { decision, reason, possibleDuplicateOf }: Decision,
  transactionId: number | undefined,
  idOf: (ref: TransactionRef) => number | undefined,
  before: Transaction | null,
): RowContent {
  const facts = { line, sourceId, day: fromDayNumber(day), amount, currency, status, text, counterpartyHash, before };
  const duplicate = possibleDuplicateOf === null ? null : (idOf(possibleDuplicateOf) ?? null);
  // A later statement of the import no longer shows the pending transaction that this row would have added, or it shows
  // as pending what was booked before, which stays as it was shown then.
  const isLeftOut = transactionId === undefined || reason === 'booked_before';
  const why = reason === 'booked_before' ? reason : 'not_listed';
  const outcome = isLeftOut
    ? ({ decision: 'skipped', reason: why, transactionId: null, isOrigin: false } as const)
    : { decision, reason, transactionId, isOrigin: decision === 'added' };
  const said = outcome.isOrigin ? hints : null;
  return { ...facts, ...outcome, hints: said, possibleDuplicateOf: duplicate };
}

function skippedContent({ line, reason, text }: SkippedRow): RowContent {
  return { ...NOTHING, line, text, decision: 'skipped', reason };
}

function retiredContent(
  { observation, reason }: Retirement,
  transactionId: number,
  before: Transaction | null,
): RowContent {
  const { sourceId, day, amount, currency, status, text } = observation;
  const facts = { sourceId, day: fromDayNumber(day), amount, currency, status, text, transactionId, before };
  return { ...NOTHING, ...facts, decision: 'retired', reason };
}

const NOTHING = {
  line: null,
  sourceId: null,
  day: null,
  amount: null,
  currency: null,
  status: null,
  counterpartyHash: null,
  hints: null,
  transactionId: null,
  possibleDuplicateOf: null,
  isOrigin: false,
  before: null,
} as const;
