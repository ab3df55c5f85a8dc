import { addDays, dayNumber, type LocalDate, type Timestamp } from '../../../domain/calendar.ts';
import { invalidField } from '../../../domain/error.ts';
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
    if (!isWanted && opening === undefined) continue;
    const [later = 0] = await stores.observations.bookedAfter(userId, id, [stated.atEndOf]);
    const delta = addMinorUnits(stated.amount, -addMinorUnits(account.balance, -later));
    if (delta === 0) continue;
    if (!isWanted && !(await isEarlier(stores, account, own, decidedRows, delta))) continue;
    await stores.accounts.update(userId, id, (current) => moveInitialBalance(current, delta, at));
    moved.set(id, delta);
  }
  return moved;
}

const NO_BALANCE = 'The file states no balance from which the initial balance could be set.';
const NOT_MANUAL =
  'Only manual accounts have an initial balance. The balance of a connected account is its bank’s word.';

interface StatedBalance {
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
  return first && { atEndOf: addDays(first.day, -1), amount: first.amount };
}

/** The latest one. */
function closingBalance(statements: readonly StatementToApply[]): StatedBalance | undefined {
  const closing = statements.flatMap((one) => one.closing ?? []).sort((a, b) => (a.day < b.day ? 1 : -1))[0];
  return closing && { atEndOf: closing.day, amount: closing.amount };
}

/** The earliest one, which holds before its day. */
function anyOpening(statements: readonly StatementToApply[]): StatedBalance | undefined {
  const opening = statements.flatMap((one) => one.opening ?? []).sort((a, b) => (a.day < b.day ? -1 : 1))[0];
  return opening && { atEndOf: addDays(opening.day, -1), amount: opening.amount };
}

/**
 * Whether the account begins behind statements that came later than newer ones: they end at the very balance with which
 * it began, it stood there before the import added their rows, without which `delta` were 0, or statements of before
 * lead from their end to the latest. Only if their rows lead from one end to the other.
 */
async function isEarlier(
  { observations }: Stores,
  { id, userId, initialBalance }: BankAccount,
  statements: readonly StatementToApply[],
  decidedRows: AppliedStatements['decidedRows'],
  delta: MinorUnits,
): Promise<boolean> {
  const [opening, closing] = [openingBalance(statements), closingBalance(statements)];
  const rows = statements.flatMap(decidedRows).filter(({ row }) => row.status === 'booked');
  const sum = (list: typeof rows) => list.reduce((total, { row }) => addMinorUnits(total, row.amount), 0);
  if (opening === undefined || closing?.amount !== addMinorUnits(opening.amount, sum(rows))) return false;
  const added = sum(rows.filter(({ decision }) => decision === 'added' || decision === 'updated'));
  if (closing.amount === initialBalance || delta === -added) return true;
  const later = await observations.statementsAround(userId, id, { from: closing.atEndOf, to: limitedDay(Infinity) });
  return leadsToLatest({ opening: null, closing: { day: closing.atEndOf, amount: closing.amount } }, later);
}
