import { addDays, dayNumber, type LocalDate, type Timestamp } from '../../../domain/calendar.ts';
import { invalidField } from '../../../domain/error.ts';
import type { DecidedRow } from '../../../domain/imports/balance-doubt.ts';
import { type BankAccount, moveInitialBalance } from '../../../domain/ledger/bank-account.ts';
import { addsUp, endsMidDay, joiningEnds, rowsBefore } from '../../../domain/matching/joined-statements.ts';
import { spanOf } from '../../../domain/matching/observed-row.ts';
import { addMinorUnits, type MinorUnits } from '../../../domain/money/money.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { limitedDay, type StatementToApply } from '../reading/observed-statement.ts';
import type { AppliedStatements } from './apply-statements.ts';

/**
 * Moves the initial balances of manual accounts so that what their statements say holds: if the import opened the
 * account, if the caller `asked` for it, or if it brings payments of before a balance that held without them. An
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
    const isWanted = asked || opened.has(id);
    const stated = isWanted ? (openingBalance(own) ?? closingBalance(own) ?? anyOpening(own)) : undefined;
    if (account?.kind !== 'manual' || (isWanted && stated === undefined)) {
      if (!asked || opened.has(id)) continue;
      throw invalidField('set_initial_balance', account?.kind === 'manual' ? NO_BALANCE : NOT_MANUAL);
    }
    const delta =
      stated === undefined
        ? await movedByEarlier(stores, account, own, decidedRows)
        : await toHold(stores, account, stated);
    if (delta === 0) continue;
    await stores.accounts.update(userId, id, (current) => moveInitialBalance(current, delta, at));
    moved.set(id, delta);
  }
  return moved;
}

async function toHold({ observations }: Stores, account: BankAccount, stated: StatedBalance): Promise<MinorUnits> {
  const [later = 0] = await observations.bookedAfter(account.userId, account.id, [stated.atEndOf]);
  return addMinorUnits(stated.amount, -addMinorUnits(account.balance, -later));
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

/**
 * What keeps the latest balance that held before the import as it was: the payments before it that the import has
 * added. Only of statements whose rows lead from one end to the other, or that end where the account began.
 */
async function movedByEarlier(
  { observations }: Stores,
  { id, userId, balance, initialBalance }: BankAccount,
  own: readonly StatementToApply[],
  decidedRows: AppliedStatements['decidedRows'],
): Promise<MinorUnits> {
  const whole = own.map((one) => ({ ...one, ...joiningEnds(one), added: addedBy(decidedRows(one)) })).filter(addsUp);
  const days = spanOf(whole.flatMap(({ added }) => [...added].map(({ day }) => day)));
  if (days === null) return 0;
  const window = { from: limitedDay(days.from), to: limitedDay(Infinity) };
  const stored = await observations.statementsAround(userId, id, window);
  // One in the middle of a day is not that of the end of the day.
  const ends = stored
    .filter((one) => one.closing !== null && !endsMidDay(one, [...stored, ...whole]))
    .sort((a, b) => (a.closing!.day < b.closing!.day ? 1 : -1));
  const later = await observations.bookedAfter(
    userId,
    id,
    ends.map(({ closing }) => closing!.day),
  );
  const changed = own.flatMap((one) => [...addedBy(decidedRows(one))]);
  const held = ends.find(({ closing }, nth) => {
    const added = changed.filter(({ day }) => day <= dayNumber(closing!.day));
    return closing!.amount === balance - later[nth]! - sumOf(added);
  });
  if (held === undefined) {
    const joining = whole.filter(({ closing }) => closing?.amount === initialBalance);
    return 0 - sumOf(joining.flatMap(({ added }) => [...added]));
  }
  const before = whole.flatMap((one) => rowsBefore(one, held, stored).filter((row) => one.added.has(row)));
  return 0 - sumOf(before);
}

function addedBy(rows: readonly DecidedRow[]): ReadonlySet<DecidedRow['row']> {
  return new Set(
    rows
      .filter(({ row, decision }) => row.status === 'booked' && (decision === 'added' || decision === 'updated'))
      .map(({ row }) => row),
  );
}

function sumOf(rows: readonly DecidedRow['row'][]): MinorUnits {
  return rows.reduce((total, { amount }) => addMinorUnits(total, amount), 0);
}
