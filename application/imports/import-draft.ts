import { fromDayNumber } from '../../domain/calendar.ts';
import type { ImportRow } from '../../domain/imports/import.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import { withRange } from '../../domain/matching/coverage.ts';
import type { KnownAccount, KnownTransaction } from '../../domain/matching/known-account.ts';
import { type DecidedRow, type MatchedBatch, matchBatch } from '../../domain/matching/match-batch.ts';
import type { DayNumber } from '../../domain/matching/observed-row.ts';
import { rememberBatch } from '../../domain/matching/remember-batch.ts';
import type { Retirement } from '../../domain/matching/retired-pending.ts';
import { isUnchanged } from '../../domain/matching/unchanged-row.ts';
import type { RowToApply, SkippedRow, StatementToApply } from './applied-statement.ts';

/** What was decided on a row. Equal ones may be one object. */
export interface RowOutcome extends Pick<DecidedRow, 'decision' | 'reason' | 'possibleDuplicateOf'> {
  /** Whether storing the row would say nothing that is not stored already. */
  readonly isUnchanged: boolean;
}

/** Lists that go together by their order, because there may be very many rows. */
export interface DecidedStatement {
  readonly statement: StatementToApply;
  /** What was decided on each row of the statement. */
  readonly outcomes: readonly RowOutcome[];
  /** The key of the transaction of each row. */
  readonly keys: readonly number[];
  readonly retired: readonly Retirement[];
}

/**
 * Decisions on all statements before anything is stored. Transactions that are still to be added have negative keys:
 * −1 is the first of `added`.
 */
export class ImportDraft {
  readonly added: (RowToApply | undefined)[] = [];
  /** Their accounts, in the same order. */
  readonly #accountsOfAdded: number[] = [];
  readonly overwritten = new Map<number, RowToApply>();
  readonly removed = new Set<number>();
  readonly decided: DecidedStatement[] = [];

  /** Matches the statements of one account, one after the other. */
  match(statements: readonly StatementToApply[], known: KnownAccount, today: DayNumber): void {
    let before = known;
    for (const [nth, statement] of statements.entries()) {
      const seen = withSeenDays(before, statement);
      const { matched, keys } = this.#decide(statement, seen, today);
      if (nth === statements.length - 1) return;
      const keyByRow = new Map(matched.rows.map((decided, index) => [decided, keys[index]!]));
      before = rememberBatch(seen, statement, matched, (decided) => keyByRow.get(decided)!);
    }
  }

  #decide(statement: StatementToApply, known: KnownAccount, today: DayNumber) {
    const matched = matchBatch(statement, known, today);
    const keys = matched.rows.map((decided) => this.#keyOf(decided, statement.bankAccountId));
    for (const { transaction, removes } of matched.retired) if (removes) this.#remove(transaction);
    this.decided.push({ statement, outcomes: outcomesOf(matched, statement), retired: matched.retired, keys });
    return { matched, keys };
  }

  /** The account of the nth of `added`. */
  accountOfAdded(nth: number): number {
    return this.#accountsOfAdded[nth]!;
  }

  /** Ids of stored transactions that change. */
  touchedIds(): readonly number[] {
    return [...this.overwritten.keys(), ...this.removed];
  }

  /** Of a row within its statement, from 1. */
  positionOf(row: RowToApply): number {
    return Math.max(...this.decided.map(({ statement }) => statement.rows.indexOf(row))) + 1;
  }

  /** The rows as they are stored. `ids` are those of `added`. */
  *rows(
    before: ReadonlyMap<number, Transaction>,
    ids: readonly (number | undefined)[],
  ): Generator<ImportRow, undefined> {
    const shown = new Set<number>();
    const idOf = (key: number) => (key < 0 ? ids[-key - 1] : key);
    const firstBefore = (key: number) => {
      const transaction = shown.has(key) ? undefined : before.get(key);
      shown.add(key);
      return transaction ?? null;
    };
    let position = 0;
    const next = () => position++;
    for (const { statement, outcomes, retired, keys } of this.decided) {
      for (const [index, row] of statement.rows.entries()) {
        const outcome = outcomes[index]!;
        if (outcome.isUnchanged) continue;
        yield storedRow(statement, row, outcome, idOf(keys[index]!), next(), () => firstBefore(keys[index]!), idOf);
      }
      for (const skipped of statement.skipped) yield skippedRow(statement, skipped, next());
      for (const one of retired) {
        const id = idOf(one.transaction.id);
        const isGone = one.removes && one.transaction.id > 0;
        if (id !== undefined) {
          yield retiredRow(statement, one, id, next(), isGone ? firstBefore(one.transaction.id) : null);
        }
      }
    }
  }

  #keyOf({ row, decision, transaction }: DecidedRow, bankAccountId: number): number {
    const applied = row as RowToApply;
    if (transaction === null) {
      this.#accountsOfAdded.push(bankAccountId);
      return -this.added.push(applied);
    }
    if (decision !== 'updated') return transaction.id;
    if (transaction.id > 0) this.overwritten.set(transaction.id, applied);
    else this.added[-transaction.id - 1] = applied;
    return transaction.id;
  }

  #remove({ id }: KnownTransaction): void {
    if (id > 0) this.removed.add(id);
    else this.added[-id - 1] = undefined;
  }
}

function withSeenDays(known: KnownAccount, { source, feed }: StatementToApply): KnownAccount {
  if (feed === undefined || feed.seen === null) return known;
  const seen = withRange(known.coverage.get(source.name) ?? [], feed.seen);
  return { ...known, coverage: new Map([...known.coverage, [source.name, seen]]) };
}

/** Without the transactions, which nobody needs any more. */
function outcomesOf({ rows }: MatchedBatch, { feed, source }: StatementToApply): readonly RowOutcome[] {
  const known = new Map<string, RowOutcome>();
  return rows.map((decided) => {
    const { decision, reason, possibleDuplicateOf } = decided;
    const isKnown = feed !== undefined && isUnchanged(decided, source);
    const outcome = { decision, reason, possibleDuplicateOf, isUnchanged: isKnown };
    if (possibleDuplicateOf !== null) return outcome;
    const key = `${decision} ${reason} ${isKnown}`;
    const same = known.get(key) ?? outcome;
    known.set(key, same);
    return same;
  });
}

function storedRow(
  { bankAccountId, source }: StatementToApply,
  row: RowToApply,
  { decision, reason, possibleDuplicateOf }: RowOutcome,
  id: number | undefined,
  position: number,
  before: () => Transaction | null,
  idOf: (key: number) => number | undefined,
): ImportRow {
  return {
    position,
    line: row.line,
    bankAccountId,
    source: source.name,
    sourceId: row.sourceId,
    day: fromDayNumber(row.day),
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    text: row.text,
    counterpartyHash: row.counterpartyHash,
    decision: id === undefined ? 'skipped' : decision,
    reason: id === undefined ? 'not_listed' : reason,
    transactionId: id ?? null,
    possibleDuplicateOf: possibleDuplicateOf === null ? null : (idOf(possibleDuplicateOf) ?? null),
    isOrigin: decision === 'added' && id !== undefined,
    before: decision === 'updated' ? before() : null,
  };
}

function skippedRow({ bankAccountId, source }: StatementToApply, skipped: SkippedRow, position: number): ImportRow {
  const { line, reason, text } = skipped;
  return { ...NOTHING, position, line, bankAccountId, source: source.name, text, decision: 'skipped', reason };
}

function retiredRow(
  { bankAccountId, source }: StatementToApply,
  { transaction, reason }: Retirement,
  transactionId: number,
  position: number,
  before: Transaction | null,
): ImportRow {
  const shown = transaction.observations.find(({ source: name }) => name === source.name)!;
  const { sourceId, day, amount, currency, status, text } = shown;
  const facts = { sourceId, day: fromDayNumber(day), amount, currency, status, text, transactionId, before };
  const what = { decision: 'retired', reason } as const;
  return { ...NOTHING, ...facts, ...what, position, bankAccountId, source: source.name };
}

const NOTHING = {
  line: null,
  sourceId: null,
  day: null,
  amount: null,
  currency: null,
  status: null,
  counterpartyHash: null,
  transactionId: null,
  possibleDuplicateOf: null,
  isOrigin: false,
  before: null,
} as const;
