import { dateOf, dayNumber, type Timestamp } from '../../domain/calendar.ts';
import { ruleFinder } from '../../domain/categorising/category-rule.ts';
import { FinanceError, invalidField } from '../../domain/error.ts';
import type { ImportedStatement, ImportRow } from '../../domain/imports/import.ts';
import { type BankAccount, moveBalance } from '../../domain/ledger/bank-account.ts';
import { inAccountCurrency, recordTransaction, type Transaction } from '../../domain/ledger/transaction.ts';
import type { DayNumber } from '../../domain/matching/observed-row.ts';
import type { New } from '../../domain/new.ts';
import type { ChangedLegs } from '../../domain/own-transfers/changed-legs.ts';
import type { NamedRows } from '../../domain/ports/imports/import-repo.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { quotesByDay } from '../rates/quotes-by-day.ts';
import { UNKNOWN_ACCOUNT } from '../transactions/transaction-references.ts';
import type { RowToApply, StatementToApply } from './applied-statement.ts';
import { type CompleteEntry, entryCompleter } from './complete-entries.ts';
import { ImportDraft } from './import-draft.ts';
import { ImportEffects } from './import-effects.ts';
import { balanceChecks, summaries } from './import-summary.ts';
import { limitedDay } from './limited-day.ts';

/** What became of the statements. It is stored, except for the import itself and its rows. */
export interface AppliedStatements {
  readonly statements: readonly ImportedStatement[];
  /** Made anew each time that they are asked for, because there may be very many. */
  readonly rows: Iterable<ImportRow>;
  /** Ids of the added transactions, ascending. */
  readonly addedIds: readonly number[];
  /** What own transfers have to be settled around, once the import is stored. */
  readonly changed: ChangedLegs;
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
  const draft = new ImportDraft();
  for (const [accountId, own] of Map.groupBy(statements, ({ bankAccountId }) => bankAccountId)) {
    await match(stores, userId, draft, { accountId, own, at });
  }
  const stored = await stores.transactions.getAll(userId, draft.touchedIds());
  const before = new Map(stored.map((transaction) => [transaction.id, transaction]));
  const complete = entryCompleter(ruleFinder(await stores.categoryRules.list(userId)));
  const record = await recorder(stores, accounts, draft, at, complete);
  const overwritten = [...draft.overwritten].flatMap(([id, row]) => {
    const transaction = before.get(id);
    if (transaction === undefined) return [];
    const { categoryId, notes, createdAt } = transaction;
    return [{ ...record(row, transaction.bankAccountId), id, categoryId, notes, createdAt }];
  });
  const removed = [...draft.removed].filter((id) => before.has(id));
  const effects = new ImportEffects();
  for (const transaction of overwritten) effects.add(transaction);
  for (const transaction of stored) effects.takeBack(transaction);
  const added = function* (): Generator<New<Transaction>> {
    for (const [nth, row] of draft.added.entries()) {
      if (row === undefined) continue;
      const transaction = record(row, draft.accountOfAdded(nth));
      effects.addNew(transaction);
      yield transaction;
    }
  };
  const isChanged = overwritten.length + removed.length > 0 || draft.added.some((one) => one !== undefined);
  const changes = { added: added(), overwritten, removed, restored: [] };
  const addedIds = isChanged ? await stores.transactions.changeAll(userId, changes) : [];
  for (const account of accounts.values()) await moveAccount(stores, account, effects, at);
  const ids = idsInOrder(draft.added, addedIds);
  const checks = await balanceChecks(stores, userId, statements);
  const rows: Iterable<ImportRow> = { [Symbol.iterator]: () => draft.rows(before, ids) };
  return { rows, addedIds, changed: effects.legs, statements: summaries(statements, draft, checks) };
}

/** What is known of the account, which may be very much, is forgotten once its statements are matched. */
async function match(
  { observations }: Stores,
  userId: number,
  draft: ImportDraft,
  { accountId, own, at }: { accountId: number; own: readonly StatementToApply[]; at: Timestamp },
): Promise<void> {
  const known = await observations.known(userId, accountId, windowOf(own, at), namedIn(own));
  draft.match(own, known, dayNumber(dateOf(at)));
}

/** Locks them, in one order for everybody. */
async function lockedAccounts(
  { accounts }: Stores,
  userId: number,
  statements: readonly StatementToApply[],
): Promise<ReadonlyMap<number, BankAccount>> {
  const ids = [...new Set(statements.map(({ bankAccountId }) => bankAccountId))].sort((a, b) => a - b);
  const locked = new Map<number, BankAccount>();
  for (const id of ids) {
    const account = await accounts.update(userId, id, (current) => current).catch(asUnknownAccount);
    locked.set(id, account);
  }
  return locked;
}

function asUnknownAccount(error: unknown): never {
  if (error instanceof FinanceError && error.code === 'not_found') {
    throw invalidField('bank_account_id', UNKNOWN_ACCOUNT);
  }
  throw error;
}

/** A row may have been shown up to ten days earlier, while it was pending. */
const LOOK_AROUND_DAYS = 11;

/** A hold may stay pending for weeks, and goes when a feed no longer lists it. */
const LONGEST_PENDING_DAYS = 90;

function windowOf(statements: readonly StatementToApply[], at: Timestamp) {
  const today = dayNumber(dateOf(at));
  let [from, to] = [today, today];
  const include = (day: DayNumber) => {
    from = Math.min(from, day);
    to = Math.max(to, day);
  };
  for (const { rows, coverage, listsAllPending } of statements) {
    if (listsAllPending) include(today - LONGEST_PENDING_DAYS);
    for (const { day } of rows) include(day);
    if (coverage !== null) for (const day of [coverage.from, coverage.to]) include(day);
  }
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
  { rates }: Stores,
  accounts: ReadonlyMap<number, BankAccount>,
  draft: ImportDraft,
  at: Timestamp,
  complete: CompleteEntry,
): Promise<(row: RowToApply, bankAccountId: number) => New<Transaction>> {
  const quotes = new Map<number, Awaited<ReturnType<typeof quotesByDay>>>();
  for (const account of accounts.values()) {
    const needs = draft.decided
      .filter(({ statement }) => statement.bankAccountId === account.id && account.kind === 'manual')
      .flatMap(({ statement }) => statement.rows)
      .filter(({ currency }) => currency !== account.currency)
      .map(({ currency, entry }) => ({ currency, on: dateOf(entry.bookedAt) }));
    quotes.set(account.id, await quotesByDay({ rates }, account.currency, needs));
  }
  return (row, bankAccountId) => {
    const account = accounts.get(bankAccountId)!;
    return atPlace(row, draft, () => {
      const entry = complete(row);
      const quote = quotes.get(bankAccountId)!(row.currency, dateOf(entry.bookedAt));
      const amount = account.kind === 'manual' ? inAccountCurrency(entry, account, quote) : row.amount;
      return recordTransaction(account, entry, amount, at);
    });
  };
}

/** The row's line, or without one its position in the file (`importTransactions` promises both). */
function atPlace<Result>(row: RowToApply, draft: ImportDraft, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    const place = row.line === null ? `Transaction ${draft.positionOf(row)}` : `Line ${row.line}`;
    throw invalidField('transactions', `${place}: ${error.message}`);
  }
}

async function moveAccount(
  { accounts }: Stores,
  { id, userId }: BankAccount,
  effects: ImportEffects,
  at: Timestamp,
): Promise<void> {
  const effect = effects.on(id);
  if (effect === undefined) return;
  await accounts.update(userId, id, (account) => {
    const moved = moveBalance(account, effect.delta, at);
    return effect.hasNew ? { ...moved, lastTransactionCreatedAt: at } : moved;
  });
}

function idsInOrder(added: readonly unknown[], ids: readonly number[]): readonly (number | undefined)[] {
  let nth = 0;
  return added.map((one) => (one === undefined ? undefined : ids[nth++]));
}
