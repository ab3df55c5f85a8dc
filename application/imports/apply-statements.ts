import { type BankAccount, moveBalance } from '../../domain/bank-account.ts';
import { dateOf, dayNumber, fromDayNumber, type LocalDate, type Timestamp } from '../../domain/calendar.ts';
import { FinanceError, invalidField } from '../../domain/error.ts';
import type { BalanceCheck, ImportedStatement, ImportRow } from '../../domain/imports/import.ts';
import type { KnownAccount, KnownTransaction } from '../../domain/matching/known-account.ts';
import { type DecidedRow, matchBatch } from '../../domain/matching/match-batch.ts';
import type { Batch, Coverage, DayNumber, ObservedRow, Source } from '../../domain/matching/observed-row.ts';
import { rememberBatch } from '../../domain/matching/remember-batch.ts';
import type { Retirement } from '../../domain/matching/retired-pending.ts';
import { addMinorUnits, type MinorUnits } from '../../domain/money.ts';
import type { New } from '../../domain/new.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { StatementBalance } from '../../domain/statements/statement.ts';
import {
  balanceEffect,
  inAccountCurrency,
  recordTransaction,
  type Transaction,
  type TransactionEntry,
} from '../../domain/transaction.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import { quotesByDay } from '../rates/quotes-by-day.ts';
import { UNKNOWN_ACCOUNT } from '../transactions/transaction-references.ts';

/** A row that can become a transaction. */
export interface RowToApply extends ObservedRow {
  readonly line: number | null;
  readonly entry: TransactionEntry;
}

/** A row that cannot. */
export interface SkippedRow {
  readonly line: number | null;
  readonly reason: 'zero_amount' | 'unreadable';
  readonly text: string;
}

/** Rows of one account that were seen at once. */
export interface StatementToApply {
  readonly bankAccountId: number;
  readonly accountLastFour: string | null;
  readonly accountHash: string | null;
  readonly source: Source;
  readonly coverage: Coverage | null;
  readonly listsAllPending: boolean;
  readonly rows: readonly RowToApply[];
  readonly skipped: readonly SkippedRow[];
  readonly closing: StatementBalance | null;
}

/** What became of the statements. It is stored, except for the import itself and its rows. */
export interface AppliedStatements {
  readonly statements: readonly ImportedStatement[];
  readonly rows: readonly ImportRow[];
  /** Ids of the added transactions, ascending. */
  readonly addedIds: readonly number[];
}

/**
 * Matches statements with what is stored and makes the changes, inside of the caller's unit of work. The accounts are
 * locked in the order of their ids, so that two imports of one account take effect one after the other. Throws `invalid`
 * naming `bank_account_id`, `currency` or `transactions`, and `amount_out_of_range`.
 */
export async function applyStatements(
  stores: Stores,
  userId: number,
  statements: readonly StatementToApply[],
  at: Timestamp,
): Promise<AppliedStatements> {
  const accounts = await lockedAccounts(stores, userId, statements);
  const draft = new Draft();
  for (const [accountId, own] of Map.groupBy(statements, ({ bankAccountId }) => bankAccountId)) {
    let known = await stores.observations.known(userId, accountId, windowOf(own, at));
    for (const statement of own) known = draft.match(statement, known, dayNumber(dateOf(at)));
  }
  const stored = await stores.transactions.getAll(userId, draft.touchedIds());
  const before = new Map(stored.map((transaction) => [transaction.id, transaction]));
  const record = await recorder(stores, accounts, draft, at);
  const added = draft.added.map((one) => (one === undefined ? undefined : record(one.row, one.bankAccountId)));
  const overwritten = [...draft.overwritten].flatMap(([id, row]) => {
    const transaction = before.get(id);
    if (transaction === undefined) return [];
    const { categoryId, notes, createdAt } = transaction;
    return [{ ...record(row, transaction.bankAccountId), id, categoryId, notes, createdAt }];
  });
  const removed = [...draft.removed].filter((id) => before.has(id));
  const effects = [
    ...added.flatMap((one) => (one === undefined ? [] : [{ ...one, isNew: true }])),
    ...overwritten,
    ...[...overwritten.map(({ id }) => id), ...removed].map((id) => negated(before.get(id)!)),
  ];
  for (const account of accounts.values()) {
    const own = effects.filter(({ bankAccountId }) => bankAccountId === account.id);
    if (own.length > 0) await moveAccount(stores, account, own, at);
  }
  const kept = added.filter((one) => one !== undefined);
  const changes = { added: kept, overwritten, removed, restored: [] };
  const isChanged = kept.length + overwritten.length + removed.length > 0;
  const addedIds = isChanged ? await stores.transactions.changeAll(userId, changes) : [];
  await settleAround(stores, userId, [...kept, ...overwritten, ...before.values()]);
  const ids = idsInOrder(added, addedIds);
  const rows = draft.rows(before, ids);
  const checks = await balanceChecks(stores, userId, statements);
  return { rows, addedIds, statements: summaries(statements, draft, checks) };
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

function windowOf(statements: readonly StatementToApply[], at: Timestamp) {
  const today = dayNumber(dateOf(at));
  let [from, to] = [today, today];
  const include = (day: DayNumber) => {
    from = Math.min(from, day);
    to = Math.max(to, day);
  };
  for (const { rows, coverage } of statements) {
    for (const { day } of rows) include(day);
    if (coverage !== null) for (const day of [coverage.from, coverage.to]) include(day);
  }
  return { from: limitedDay(from - LOOK_AROUND_DAYS), to: limitedDay(to + LOOK_AROUND_DAYS) };
}

function limitedDay(day: DayNumber): LocalDate {
  return fromDayNumber(Math.min(LAST_DAY, Math.max(FIRST_DAY, day)));
}

const FIRST_DAY = dayNumber('1900-01-01' as LocalDate);
const LAST_DAY = dayNumber('9999-12-31' as LocalDate);

interface AddedRow {
  readonly row: RowToApply;
  readonly bankAccountId: number;
}

interface DecidedStatement {
  readonly statement: StatementToApply;
  readonly decided: readonly DecidedRow[];
  readonly retired: readonly Retirement[];
  /** The key of the transaction of each row. */
  readonly keys: readonly number[];
}

/**
 * Decisions on all statements before anything is stored. Transactions that are still to be added have negative keys:
 * −1 is the first of `added`.
 */
class Draft {
  readonly added: (AddedRow | undefined)[] = [];
  readonly overwritten = new Map<number, RowToApply>();
  readonly removed = new Set<number>();
  readonly decided: DecidedStatement[] = [];

  match(statement: StatementToApply, known: KnownAccount, today: DayNumber): KnownAccount {
    const batch: Batch = statement;
    const matched = matchBatch(batch, known, today);
    const keys = matched.rows.map((decided) => this.#keyOf(decided, statement.bankAccountId));
    for (const { transaction, removes } of matched.retired) if (removes) this.#remove(transaction);
    this.decided.push({ statement, decided: matched.rows, retired: matched.retired, keys });
    const keyByRow = new Map(matched.rows.map((decided, index) => [decided, keys[index]!]));
    return rememberBatch(known, batch, matched, (decided) => keyByRow.get(decided)!);
  }

  /** Ids of stored transactions that change. */
  touchedIds(): readonly number[] {
    return [...this.overwritten.keys(), ...this.removed];
  }

  /** The rows as they are stored. `ids` are those of `added`. */
  rows(before: ReadonlyMap<number, Transaction>, ids: readonly (number | undefined)[]): readonly ImportRow[] {
    const told = new Set<number>();
    const idOf = (key: number) => (key < 0 ? ids[-key - 1] : key);
    const firstBefore = (key: number) => {
      const transaction = told.has(key) ? undefined : before.get(key);
      told.add(key);
      return transaction ?? null;
    };
    let position = 0;
    const next = () => position++;
    return this.decided.flatMap(({ statement, decided, retired, keys }) => [
      ...decided.map((one, index) =>
        storedRow(statement, one, idOf(keys[index]!), next(), () => firstBefore(keys[index]!), idOf),
      ),
      ...statement.skipped.map((skipped) => skippedRow(statement, skipped, next())),
      ...retired.flatMap((one) => {
        const id = idOf(one.transaction.id);
        const isGone = one.removes && one.transaction.id > 0;
        return id === undefined
          ? []
          : [retiredRow(statement, one, id, next(), isGone ? firstBefore(one.transaction.id) : null)];
      }),
    ]);
  }

  #keyOf({ row, decision, transaction }: DecidedRow, bankAccountId: number): number {
    const applied = row as RowToApply;
    if (transaction === null) return -this.added.push({ row: applied, bankAccountId });
    if (decision !== 'updated') return transaction.id;
    if (transaction.id > 0) this.overwritten.set(transaction.id, applied);
    else this.added[-transaction.id - 1] = { row: applied, bankAccountId };
    return transaction.id;
  }

  #remove({ id }: KnownTransaction): void {
    if (id > 0) this.removed.add(id);
    else this.added[-id - 1] = undefined;
  }
}

function storedRow(
  { bankAccountId, source }: StatementToApply,
  { row, decision, reason, possibleDuplicateOf }: DecidedRow,
  id: number | undefined,
  position: number,
  before: () => Transaction | null,
  idOf: (key: number) => number | undefined,
): ImportRow {
  return {
    position,
    line: (row as RowToApply).line,
    bankAccountId,
    source: source.name,
    sourceId: row.sourceId,
    day: fromDayNumber(row.day),
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    text: row.text,
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
  { transaction }: Retirement,
  transactionId: number,
  position: number,
  before: Transaction | null,
): ImportRow {
  const shown = transaction.observations.find(({ source: name }) => name === source.name)!;
  const { sourceId, day, amount, currency, status, text } = shown;
  const facts = { sourceId, day: fromDayNumber(day), amount, currency, status, text, transactionId, before };
  const what = { decision: 'retired', reason: 'not_listed' } as const;
  return { ...NOTHING, ...facts, ...what, position, bankAccountId, source: source.name };
}

const NOTHING = {
  line: null,
  sourceId: null,
  day: null,
  amount: null,
  currency: null,
  status: null,
  transactionId: null,
  possibleDuplicateOf: null,
  isOrigin: false,
  before: null,
} as const;

/** Makes transactions of rows; a manual account needs the amount in its own currency (contract 2.8). */
async function recorder(
  { rates }: Stores,
  accounts: ReadonlyMap<number, BankAccount>,
  draft: Draft,
  at: Timestamp,
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
    return atLine(row.line, () => {
      const quote = quotes.get(bankAccountId)!(row.currency, dateOf(row.entry.bookedAt));
      const amount = account.kind === 'manual' ? inAccountCurrency(row.entry, account, quote) : row.amount;
      return recordTransaction(account, row.entry, amount, at);
    });
  };
}

function atLine<Result>(line: number | null, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    const place = line === null ? '' : `Line ${line}: `;
    throw invalidField('transactions', `${place}${error.message}`);
  }
}

type Effect = Pick<Transaction, 'bankAccountId' | 'status' | 'accountAmount'> & { readonly isNew?: boolean };

function negated({ bankAccountId, status, accountAmount }: Transaction): Effect {
  return { bankAccountId, status, accountAmount: accountAmount === null ? null : 0 - accountAmount };
}

async function moveAccount(
  { accounts }: Stores,
  { id, userId }: BankAccount,
  effects: readonly Effect[],
  at: Timestamp,
): Promise<void> {
  const delta = effects.map(balanceEffect).reduce<MinorUnits>(addMinorUnits, 0);
  const hasNew = effects.some(({ isNew }) => isNew === true);
  await accounts.update(userId, id, (account) => {
    const moved = moveBalance(account, delta, at);
    return hasNew ? { ...moved, lastTransactionCreatedAt: at } : moved;
  });
}

function idsInOrder(added: readonly unknown[], ids: readonly number[]): readonly (number | undefined)[] {
  let nth = 0;
  return added.map((one) => (one === undefined ? undefined : ids[nth++]));
}

/** Only of manual accounts: the balance of a connected one is what its bank says. */
async function balanceChecks(
  { accounts, observations }: Stores,
  userId: number,
  statements: readonly StatementToApply[],
): Promise<readonly (BalanceCheck | null)[]> {
  const checks: (BalanceCheck | null)[] = [];
  for (const { bankAccountId, closing } of statements) {
    const account = closing === null ? undefined : await accounts.get(userId, bankAccountId);
    if (closing === null || account?.kind !== 'manual') {
      checks.push(null);
      continue;
    }
    const later = await observations.bookedAfter(userId, bankAccountId, closing.day);
    const coffer = addMinorUnits(account.balance, -later);
    const difference = addMinorUnits(closing.amount, -coffer);
    checks.push({ date: closing.day, statement: closing.amount, coffer, difference });
  }
  return checks;
}

function summaries(
  statements: readonly StatementToApply[],
  { decided }: Draft,
  checks: readonly (BalanceCheck | null)[],
): readonly ImportedStatement[] {
  const byStatement = new Map(decided.map((one) => [one.statement, one]));
  return statements.map((statement, index) => {
    const { decided: rows, retired } = byStatement.get(statement)!;
    const count = (decision: string) => rows.filter((row) => row.decision === decision).length;
    const reasons = [...statement.skipped.map(({ reason }) => reason), ...rows.flatMap(deletedReason)];
    return {
      bankAccountId: statement.bankAccountId,
      accountLastFour: statement.accountLastFour,
      accountHash: statement.accountHash,
      source: statement.source.name,
      from: statement.coverage && limitedDay(statement.coverage.from),
      to: statement.coverage && limitedDay(statement.coverage.to),
      rows: rows.length + statement.skipped.length,
      added: count('added'),
      matched: count('matched'),
      updated: count('updated'),
      pending: rows.filter(({ row }) => row.status === 'pending').length,
      retired: retired.length,
      skipped: Object.fromEntries(
        [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]),
      ),
      possibleDuplicates: rows.filter(({ possibleDuplicateOf }) => possibleDuplicateOf !== null).length,
      balanceCheck: checks[index] ?? null,
    };
  });
}

function deletedReason({ decision }: DecidedRow): readonly string[] {
  return decision === 'deleted' ? ['deleted_by_user'] : [];
}
