import type { BalanceCheck, ImportedStatement } from '../../domain/imports/import.ts';
import type { DecidedRow } from '../../domain/matching/match-batch.ts';
import { addMinorUnits } from '../../domain/money.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { StatementToApply } from './applied-statement.ts';
import type { ImportDraft } from './import-draft.ts';
import { limitedDay } from './limited-day.ts';

/** Only of manual accounts: the balance of a connected one is what its bank says. */
export async function balanceChecks(
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

/** What became of each statement. */
export function summaries(
  statements: readonly StatementToApply[],
  { decided }: ImportDraft,
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
