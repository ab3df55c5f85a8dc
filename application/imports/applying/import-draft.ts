import { joiningEnds, type OtherStatement, withoutJoined } from '../../../domain/matching/joined-statements.ts';
import type { AddedTransaction, KnownAccount, TransactionRef } from '../../../domain/matching/known-account.ts';
import { type Decision, matchBatch } from '../../../domain/matching/match-batch.ts';
import { type DayNumber, type ObservedRow, withRange } from '../../../domain/matching/observed-row.ts';
import { rememberBatch } from '../../../domain/matching/remember-batch.ts';
import type { Retirement } from '../../../domain/matching/retired-pending.ts';
import type { StatementToApply } from '../reading/observed-statement.ts';

/** What was decided on a statement. The lists are in the order of its rows. */
export interface DecidedStatement {
  readonly statement: StatementToApply;
  readonly decisions: readonly Decision[];
  /** The transaction of each row. */
  readonly refs: readonly TransactionRef[];
  readonly retired: readonly Retirement[];
}

/** Decisions on all statements of an import, before anything is stored. */
export class ImportDraft {
  readonly decided: DecidedStatement[] = [];
  readonly #added: AddedTransaction[] = [];
  /** What a transaction takes over, also one that an earlier statement of the import adds. */
  readonly #overwritten = new Map<TransactionRef, ObservedRow>();
  readonly #removed = new Set<TransactionRef>();

  /** Matches the statements of one account, one after the other. `stored` are those of earlier files. */
  match(
    statements: readonly StatementToApply[],
    known: KnownAccount,
    stored: readonly OtherStatement[],
    today: DayNumber,
  ): void {
    let before = known;
    const others = [...stored];
    for (const statement of statements) {
      const seen = withSeenDays(before, statement);
      const ends = joiningEnds(statement);
      const matched = matchBatch(statement, withoutJoined(seen, { ...statement, ...ends }, others), today);
      const refs = statement.rows.map((row, nth) => this.#refOf(row, matched.decisions[nth]!, statement.bankAccountId));
      for (const { transaction, removes } of matched.retired) if (removes) this.#removed.add(transaction.id);
      others.push({ ...ends, transactions: new Set(refs), isOfSameFile: true });
      this.decided.push({ statement, ...matched, refs });
      if (statement !== statements.at(-1)) before = rememberBatch(seen, statement, matched, refs);
    }
  }

  /** The transactions that are to be added, as the latest statement shows them. */
  added(): readonly AddedTransaction[] {
    return this.#added.filter((one) => !this.#removed.has(one));
  }

  /** What an added transaction becomes. */
  rowOf(added: AddedTransaction): ObservedRow {
    return this.#overwritten.get(added) ?? added.row;
  }

  /** What stored transactions take over, by id. */
  overwritten(): ReadonlyMap<number, ObservedRow> {
    return new Map(
      [...this.#overwritten].filter(
        (entry): entry is [number, ObservedRow] => isStored(entry[0]) && !this.#removed.has(entry[0]),
      ),
    );
  }

  /** Ids of stored transactions that go. */
  removed(): readonly number[] {
    return [...this.#removed].filter(isStored);
  }

  #refOf(row: ObservedRow, { decision, transaction }: Decision, bankAccountId: number): TransactionRef {
    if (transaction === null) {
      const added = { bankAccountId, row };
      this.#added.push(added);
      return added;
    }
    if (decision === 'updated') this.#overwritten.set(transaction.id, row);
    return transaction.id;
  }
}

function isStored(ref: TransactionRef): ref is number {
  return typeof ref === 'number';
}

function withSeenDays(known: KnownAccount, { source, feed }: StatementToApply): KnownAccount {
  if (feed === undefined || feed.seen === null) return known;
  const seen = withRange(known.coverage.get(source.name) ?? [], feed.seen);
  return { ...known, coverage: new Map([...known.coverage, [source.name, seen]]) };
}
