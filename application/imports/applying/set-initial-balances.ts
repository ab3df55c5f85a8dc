import { addDays, dayNumber, type LocalDate, type Timestamp } from '../../../domain/calendar.ts';
import { invalidField } from '../../../domain/error.ts';
import type { DecidedRow } from '../../../domain/imports/balance-doubt.ts';
import { type BankAccount, moveInitialBalance } from '../../../domain/ledger/bank-account.ts';
import { leadsToLatest } from '../../../domain/matching/joined-statements.ts';
import { addMinorUnits, type MinorUnits } from '../../../domain/money/money.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { limitedDay, type StatementToApply } from '../reading/observed-statement.ts';
import type { AppliedStatements } from './apply-statements.ts';

/**
 * Moves the initial balances of manual accounts so that what their statements say holds: if the import opened the
 * account, if the caller `asked` for it, or if older statements come whose balances show that it began behind them. An
 * opening balance counts first, so that rows which do not fit it are seen (contract 8.2). Call it in the unit of work
 * of the import, behind its changes. Returns by how much each moved. Throws `invalid` naming `set_initial_balance`,
 * `amount_out_of_range`.
 */
export async function setInitialBalances(
  stores: Stores,
  userId: number,
  statements: readonly StatementToApply[],
  { decidedRows }: Pick<AppliedStatements, 'decidedRows'>,
  { asked, opened }: { readonly asked: boolean; readonly opened: ReadonlySet<number> },
  at: Timestamp,
): Promise<ReadonlyMap<number, MinorUnits>> {
  const moved = new Map<number, MinorUnits>();
  for (const [id, own] of Map.groupBy(statements, ({ bankAccountId }) => bankAccountId)) {
    const account = await stores.accounts.get(userId, id);
    const [opening, closing] = [openingBalance(own), closingBalance(own)];
    const stated = opening ?? closing ?? anyOpening(own);
    if (account?.kind !== 'manual' || stated === undefined) {
      if (!asked || opened.has(id)) continue;
      throw invalidField('set_initial_balance', account?.kind === 'manual' ? NO_BALANCE : NOT_MANUAL);
    }
    const isWanted = asked || opened.has(id);
    if (!isWanted && (opening === undefined || closing === undefined)) continue;
    const rows = own.flatMap(decidedRows).filter(({ row }) => row.status === 'booked');
    const anchor = isWanted ? stated : await ofWholeDay(stores, account, [opening!, closing!], rows);
    if (anchor === undefined) continue;
    const [later = 0] = await stores.observations.bookedAfter(userId, id, [anchor.atEndOf]);
    const delta = addMinorUnits(anchor.amount, -addMinorUnits(account.balance, -later));
    if (delta === 0) continue;
    if (!isWanted && !(await isEarlier(stores, account, { opening: opening!, closing: closing! }, rows, delta)))
      continue;
    await stores.accounts.update(userId, id, (current) => moveInitialBalance(current, delta, at));
    moved.set(id, delta);
  }
  return moved;
}

const NO_BALANCE = 'The file states no balance from which the initial balance could be set.';
const NOT_MANUAL =
  'Only manual accounts have an initial balance. The balance of a connected account is its bank’s word.';

interface StatedBalance {
  readonly day: LocalDate;
  readonly atEndOf: LocalDate;
  readonly amount: MinorUnits;
}

/** That of the first statement, if no row is before it. Of several that begin on a day, the first follows no other. */
function openingBalance(statements: readonly StatementToApply[]): StatedBalance | undefined {
  const days = statements.flatMap(({ rows }) => rows.map(({ day }) => day));
  const firstDay = days.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY);
  const ends = new Set(statements.map(({ closing }) => closing?.amount));
  const [first] = statements
    .flatMap(({ opening }) => (opening !== null && dayNumber(opening.day) <= firstDay ? [opening] : []))
    .sort((a, b) => dayNumber(a.day) - dayNumber(b.day) || Number(ends.has(a.amount)) - Number(ends.has(b.amount)));
  return first && { ...first, atEndOf: addDays(first.day, -1) };
}

/** The latest one. */
function closingBalance(statements: readonly StatementToApply[]): StatedBalance | undefined {
  const closing = statements.flatMap((one) => one.closing ?? []).sort((a, b) => (a.day < b.day ? 1 : -1))[0];
  return closing && { ...closing, atEndOf: closing.day };
}

/** The earliest one, which holds before its day. */
function anyOpening(statements: readonly StatementToApply[]): StatedBalance | undefined {
  const opening = statements.flatMap((one) => one.opening ?? []).sort((a, b) => (a.day < b.day ? -1 : 1))[0];
  return opening && { ...opening, atEndOf: addDays(opening.day, -1) };
}

/** The first of the balances on whose day only rows of the import are booked: others may be those of its middle. */
async function ofWholeDay(
  { observations }: Stores,
  { id, userId }: BankAccount,
  balances: readonly StatedBalance[],
  rows: readonly DecidedRow[],
): Promise<StatedBalance | undefined> {
  for (const one of balances) {
    const [since = 0, after = 0] = await observations.bookedAfter(userId, id, [addDays(one.day, -1), one.day]);
    if (since - after === sumOf(rows.filter(({ row }) => row.day === dayNumber(one.day)))) return one;
  }
  return undefined;
}

function sumOf(rows: readonly DecidedRow[]): MinorUnits {
  return rows.reduce((total, { row }) => addMinorUnits(total, row.amount), 0);
}

/**
 * Whether the account begins behind statements that came later than newer ones: they end at the very balance with which
 * it began, it stood there before the import added their rows, without which `delta` were 0, or statements of before
 * lead from their end to the latest. Only if their rows lead from one end to the other.
 */
async function isEarlier(
  { observations }: Stores,
  { id, userId, initialBalance }: BankAccount,
  { opening, closing }: Readonly<Record<'opening' | 'closing', StatedBalance>>,
  rows: readonly DecidedRow[],
  delta: MinorUnits,
): Promise<boolean> {
  if (closing.amount !== addMinorUnits(opening.amount, sumOf(rows))) return false;
  const added = sumOf(rows.filter(({ decision }) => decision === 'added' || decision === 'updated'));
  if (closing.amount === initialBalance || delta === -added) return true;
  const later = await observations.statementsAround(userId, id, { from: closing.day, to: limitedDay(Infinity) });
  return leadsToLatest({ opening: null, closing }, later);
}
