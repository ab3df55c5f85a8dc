import { byId } from '../../../domain/collections.ts';
import { balanceDoubt } from '../../../domain/imports/balance-doubt.ts';
import type { ImportedStatement, ImportWarning } from '../../../domain/imports/import.ts';
import { endsMidDay, joiningEnds } from '../../../domain/matching/joined-statements.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import type { StatementToApply } from '../reading/observed-statement.ts';
import type { AppliedStatements } from './apply-statements.ts';

/** Statements with the checks of balances that can be made, and what is to be said of those that fail. */
export interface ToldBalances {
  readonly statements: readonly ImportedStatement[];
  readonly warnings: readonly ImportWarning[];
}

/**
 * Says where rows and closing balances do not fit. A balance in the middle of a day is not compared with that of its
 * end: the statement that goes on has a check of its own. `done` are the `statements`, in their order.
 */
export async function tellBalances(
  { accounts, observations }: Stores,
  userId: number,
  statements: readonly StatementToApply[],
  done: readonly ImportedStatement[],
  { decidedRows }: Pick<AppliedStatements, 'decidedRows'>,
): Promise<ToldBalances> {
  const own = byId(await accounts.list(userId));
  const warnings: ImportWarning[] = [];
  const told: ImportedStatement[] = [];
  for (const [nth, one] of done.entries()) {
    const { bankAccountId, balanceCheck: check } = one;
    const [statement, account] = [statements[nth]!, own.get(bankAccountId)];
    told.push(one);
    if (check === null || check.difference === 0 || account === undefined) continue;
    const day = { from: check.date, to: check.date };
    const others = statements
      .filter((other) => other !== statement && other.bankAccountId === bankAccountId)
      .map(joiningEnds);
    if (endsMidDay(statement, [...others, ...(await observations.statementsAround(userId, bankAccountId, day))])) {
      told[nth] = { ...one, balanceCheck: null };
      continue;
    }
    const checked = { check, opening: statement.opening, rows: decidedRows(statement) };
    const message = balanceDoubt(checked, account.currency);
    if (message !== null) warnings.push({ line: null, message });
  }
  return { statements: told, warnings };
}
