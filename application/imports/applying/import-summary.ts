import type { BalanceCheck, ImportedStatement } from '../../../domain/imports/import.ts';
import { joiningEnds } from '../../../domain/matching/joined-statements.ts';
import type { RowDecision } from '../../../domain/matching/match-batch.ts';
import { addMinorUnits, type MinorUnits } from '../../../domain/money/money.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import type { StatementBalance } from '../../../domain/statements/statement.ts';
import { limitedDay, type StatementToApply } from '../reading/observed-statement.ts';
import type { DecidedStatement } from './import-draft.ts';

type Closing = StatementToApply & { readonly closing: StatementBalance };

/** By statement. Only of manual accounts: the balance of a connected one is what its bank says. */
export async function balanceChecks(
  { accounts, observations }: Stores,
  userId: number,
  statements: readonly StatementToApply[],
): Promise<ReadonlyMap<StatementToApply, BalanceCheck>> {
  const checks = new Map<StatementToApply, BalanceCheck>();
  const closing = statements.filter((statement): statement is Closing => statement.closing !== null);
  for (const [accountId, own] of Map.groupBy(closing, ({ bankAccountId }) => bankAccountId)) {
    const account = await accounts.get(userId, accountId);
    if (account?.kind !== 'manual') continue;
    const days = own.map((statement) => statement.closing.day);
    const later = await observations.bookedAfter(userId, accountId, days);
    for (const [index, statement] of own.entries()) {
      checks.set(statement, balanceCheck(statement.closing, addMinorUnits(account.balance, -(later[index] ?? 0))));
    }
  }
  return checks;
}

/** `coffer` is the account's balance at the end of the statement's last day. */
function balanceCheck({ day, amount }: StatementBalance, coffer: MinorUnits): BalanceCheck {
  return { date: day, statement: amount, coffer, difference: addMinorUnits(amount, -coffer) };
}

/** The same after the account's initial balance has moved by `delta`. */
export function movedCheck(check: BalanceCheck, delta: MinorUnits): BalanceCheck {
  return {
    ...check,
    coffer: addMinorUnits(check.coffer, delta),
    difference: addMinorUnits(check.difference, -delta),
  };
}

/** What became of each statement. */
export function summaries(
  statements: readonly StatementToApply[],
  decided: readonly DecidedStatement[],
  checks: ReadonlyMap<StatementToApply, BalanceCheck>,
): readonly ImportedStatement[] {
  const byStatement = new Map(decided.map((one) => [one.statement, one]));
  return statements.map((statement) => {
    const { decisions, retired } = byStatement.get(statement)!;
    const count = (decision: RowDecision) => decisions.filter((one) => one.decision === decision).length;
    const deleted = count('deleted');
    const before = decisions.filter(({ reason }) => reason === 'booked_before').length;
    const skipped = Map.groupBy(statement.skipped, ({ reason }) => reason);
    return {
      bankAccountId: statement.bankAccountId,
      accountLastFour: statement.accountLastFour,
      accountHash: statement.accountHash,
      source: statement.source.name,
      from: statement.coverage && limitedDay(statement.coverage.from),
      to: statement.coverage && limitedDay(statement.coverage.to),
      rows: decisions.length + statement.skipped.length,
      added: count('added'),
      matched: count('matched') - before,
      updated: count('updated'),
      pending: statement.rows.filter(({ status }) => status === 'pending').length,
      retired: retired.length,
      skipped: {
        ...Object.fromEntries([...skipped].map(([reason, all]) => [reason, all.length])),
        ...(deleted > 0 && { deleted_by_user: deleted }),
        ...(before > 0 && { booked_before: before }),
      },
      possibleDuplicates: decisions.filter(({ possibleDuplicateOf }) => possibleDuplicateOf !== null).length,
      balanceCheck: checks.get(statement) ?? null,
      ...joiningEnds(statement),
      ...(statement.fileName !== undefined && { fileName: statement.fileName }),
    };
  });
}
