import { dateOf, dayNumber, fromDayNumber, type Timestamp } from '../../../domain/calendar.ts';
import { ruleFinder } from '../../../domain/categorising/category-rule.ts';
import { byId } from '../../../domain/collections.ts';
import { FinanceError, invalidField } from '../../../domain/error.ts';
import type { DecidedRow } from '../../../domain/imports/balance-doubt.ts';
import type { ImportedStatement, ImportRow } from '../../../domain/imports/import.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import { inAccountCurrency, recordTransaction, type Transaction } from '../../../domain/ledger/transaction.ts';
import { joiningEnds, type OtherStatement } from '../../../domain/matching/joined-statements.ts';
import type { TransactionRef } from '../../../domain/matching/known-account.ts';
import { type ObservedRow, spanOf } from '../../../domain/matching/observed-row.ts';
import type { New } from '../../../domain/new.ts';
import { type ChangedLegs, changedLegs, withChanged } from '../../../domain/own-transfers/changed-links.ts';
import type { NamedRows } from '../../../domain/ports/imports/import-repo.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { BalanceMoves } from '../../balances/balance-moves.ts';
import { holdAccounts } from '../../balances/hold-accounts.ts';
import { quotesByDay } from '../../rates/quotes-by-day.ts';
import { UNKNOWN_ACCOUNT } from '../../transactions/transaction-references.ts';
import { limitedDay, type StatementToApply } from '../reading/observed-statement.ts';
import { entryOf } from '../reading/row-entry.ts';
import { entryCompleter } from './complete-entries.ts';
import { ImportDraft } from './import-draft.ts';
import { importRows } from './import-rows.ts';
import { balanceChecks, summaries } from './import-summary.ts';

/** What became of the statements. It is stored, except for the import itself and its rows. */
export interface AppliedStatements {
  readonly statements: readonly ImportedStatement[];
  /** Made anew at each call, and one after the other: a large import need not have them all at once. */
  readonly rows: () => Generator<ImportRow>;
  /** What became of the rows of one of the statements. */
  readonly decidedRows: (statement: StatementToApply) => readonly DecidedRow[];
  /** Ids of the added transactions, ascending. */
  readonly addedIds: readonly number[];
  /** Own transfers are settled around them, behind the import. */
  readonly legs: ChangedLegs;
}

/**
 * Matches statements with what is stored and makes the changes, inside of the caller's unit of work. The accounts are
 * locked in the order of their ids, so that two imports of one account take effect one after the other. Throws
 * `invalid` naming `bank_account_id`, `currency` or `transactions`, and `amount_out_of_range`.
 */
export async function applyStatements(
  stores: Stores,
  userId: number,
  statements: readonly StatementToApply[],
  at: Timestamp,
): Promise<AppliedStatements> {
  const accounts = await lockedAccounts(stores, userId, statements);
  const draft = await matched(stores, userId, statements, at);
  const record = await recorder(stores, userId, accounts, statements, at);
  const toOverwrite = draft.overwritten();
  const before = await stores.transactions.getAll(userId, [...toOverwrite.keys(), ...draft.removed()]);
  const overwritten = before.flatMap((transaction) => {
    const row = toOverwrite.get(transaction.id);
    if (row === undefined) return [];
    const { id, categoryId, categoryLayer, notes, createdAt } = transaction;
    return [{ ...record(row, transaction.bankAccountId), id, categoryId, categoryLayer, notes, createdAt }];
  });
  const toAdd = draft.added();
  const moves = new BalanceMoves();
  for (const transaction of before) moves.before(transaction);
  for (const transaction of overwritten) moves.after(transaction);
  let legs = changedLegs([...before, ...overwritten]);
  const recorded = function* () {
    for (const one of toAdd) {
      const transaction = record(draft.rowOf(one), one.bankAccountId);
      moves.added(transaction);
      legs = withChanged(legs, transaction);
      yield transaction;
    }
  };
  const removed = before.map(({ id }) => id).filter((id) => !toOverwrite.has(id));
  const hasChanges = before.length + toAdd.length > 0;
  const changes = { added: recorded(), overwritten, removed };
  const addedIds = hasChanges ? await stores.transactions.changeAll(userId, changes) : [];
  await moves.store(stores, userId, at);
  const ids = new Map<TransactionRef, number>(toAdd.map((one, nth) => [one, addedIds[nth]!]));
  const idOf = (ref: TransactionRef) => (typeof ref === 'number' ? ref : ids.get(ref));
  await rememberDuplicates(stores, userId, draft, idOf);
  return {
    rows: () => importRows(draft.decided, byId(before), idOf),
    decidedRows: (statement) => {
      const decided = draft.decided.find((one) => one.statement === statement);
      return statement.rows.map((row, nth) => ({ row, decision: decided!.decisions[nth]!.decision }));
    },
    addedIds,
    legs,
    statements: summaries(statements, draft.decided, await balanceChecks(stores, userId, statements)),
  };
}

/** Rows that may be transactions that were there, for a person to look at. */
async function rememberDuplicates(
  { possibleDuplicates }: Stores,
  userId: number,
  draft: ImportDraft,
  idOf: (ref: TransactionRef) => number | undefined,
): Promise<void> {
  const removed = new Set<TransactionRef>(draft.removed());
  const pairs = draft.decided.flatMap(({ decisions, refs }) =>
    decisions.flatMap(({ possibleDuplicateOf: other }, nth) => {
      if (other === null || removed.has(other)) return [];
      const [id, duplicateOf] = [idOf(refs[nth]!), idOf(other)];
      if (id === undefined || duplicateOf === undefined) return [];
      return [{ id, userId, duplicateOf, settledAs: null, settledAt: null, united: null }];
    }),
  );
  if (pairs.length > 0) await possibleDuplicates.putAll(userId, pairs);
}

async function matched(
  { observations }: Stores,
  userId: number,
  statements: readonly StatementToApply[],
  at: Timestamp,
): Promise<ImportDraft> {
  const draft = new ImportDraft();
  for (const [accountId, own] of Map.groupBy(statements, ({ bankAccountId }) => bankAccountId)) {
    const known = await observations.known(userId, accountId, windowOf(own, at), namedIn(own));
    draft.match(own, known, await statementsAround(observations, userId, accountId, own), dayNumber(dateOf(at)));
  }
  return draft;
}

/** Statements of earlier files that may join these, by their balances. */
async function statementsAround(
  observations: Stores['observations'],
  userId: number,
  bankAccountId: number,
  own: readonly StatementToApply[],
): Promise<readonly OtherStatement[]> {
  const stated = own.filter((statement) => joiningEnds(statement).opening !== null);
  const span = spanOf(stated.flatMap(({ coverage }) => (coverage === null ? [] : [coverage.from, coverage.to])));
  if (span === null) return [];
  const [from, to] = [limitedDay(span.from - LOOK_AROUND_DAYS), limitedDay(span.to + LOOK_AROUND_DAYS)];
  return observations.statementsAround(userId, bankAccountId, { from, to });
}

async function lockedAccounts(
  stores: Stores,
  userId: number,
  statements: readonly StatementToApply[],
): Promise<ReadonlyMap<number, BankAccount>> {
  const ids = new Set(statements.map(({ bankAccountId }) => bankAccountId));
  const locked = byId(await holdAccounts(stores, userId, ids));
  if (locked.size < ids.size) throw invalidField('bank_account_id', UNKNOWN_ACCOUNT);
  return locked;
}

/** A row may have been shown up to ten days earlier, while it was pending. */
const LOOK_AROUND_DAYS = 11;

/** A hold may stay pending for weeks, and goes when a feed no longer lists it, however long it was not asked. */
const LONGEST_PENDING_DAYS = 90;

function windowOf(statements: readonly StatementToApply[], at: Timestamp) {
  const today = dayNumber(dateOf(at));
  const days = statements.flatMap(({ rows, coverage, listsAllPending, feed }) => [
    ...rows.map(({ day }) => day),
    ...(coverage === null ? [] : [coverage.from, coverage.to]),
    ...(listsAllPending ? [(feed?.fetchedTo ?? today) - LONGEST_PENDING_DAYS] : []),
  ]);
  const { from, to } = spanOf([today, ...days])!;
  return { from: limitedDay(from - LOOK_AROUND_DAYS), to: limitedDay(to + LOOK_AROUND_DAYS) };
}

/** Feeds change and withdraw rows of any day by their ids. */
function namedIn(statements: readonly StatementToApply[]): NamedRows | undefined {
  const feed = statements.find((statement) => statement.feed !== undefined);
  if (feed === undefined) return undefined;
  const { source, rows, removedIds = [] } = feed;
  const ids = [...rows.flatMap(({ sourceId, replacesPendingId }) => [sourceId, replacesPendingId]), ...removedIds];
  return { source: source.name, sourceIds: [...new Set(ids.filter((id) => id !== null))] };
}

/** Makes transactions of rows; a manual account needs the amount in its own currency (contract 2.8). */
async function recorder(
  { rates, categoryRules }: Stores,
  userId: number,
  accounts: ReadonlyMap<number, BankAccount>,
  statements: readonly StatementToApply[],
  at: Timestamp,
): Promise<(row: ObservedRow, bankAccountId: number) => New<Transaction>> {
  const complete = entryCompleter(ruleFinder(await categoryRules.list(userId)));
  const quotes = new Map<number, Awaited<ReturnType<typeof quotesByDay>>>();
  for (const account of accounts.values()) {
    const needs = statements
      .filter(({ bankAccountId }) => bankAccountId === account.id && account.kind === 'manual')
      .flatMap(({ rows }) => rows.filter(({ currency }) => currency !== account.currency))
      .map(({ currency, day }) => ({ currency, on: fromDayNumber(day) }));
    quotes.set(account.id, await quotesByDay({ rates }, account.currency, needs));
  }
  return (row, bankAccountId) => {
    const account = accounts.get(bankAccountId)!;
    return atPlace(
      row.line,
      () => Math.max(...statements.map(({ rows }) => rows.indexOf(row))),
      () => {
        const entry = complete(entryOf(row), row.hints);
        const quote = quotes.get(bankAccountId)!(row.currency, dateOf(entry.bookedAt));
        const amount = account.kind === 'manual' ? inAccountCurrency(entry, account, quote) : row.amount;
        return recordTransaction(account, entry, amount, at);
      },
    );
  };
}

/** Lets a refusal name the row's line, or without one its place in the file, which `index` gives from 0. */
export function atPlace<Result>(line: number | null, index: () => number, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    const place = line === null ? `Transaction ${index() + 1}` : `Line ${line}`;
    throw invalidField('transactions', `${place}: ${error.message}`);
  }
}
