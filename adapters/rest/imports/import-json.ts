import type { ImportOutcome } from '../../../application/imports/import-statements.ts';
import type { ShownImport } from '../../../application/imports/list-imports.ts';
import type { Import, ImportedStatement, ImportRow } from '../../../domain/imports/import.ts';
import type { New } from '../../../domain/new.ts';

/** JSON text of a list of imports. */
export function importsJson(imports: readonly Import[]): string {
  return JSON.stringify(imports.map((one) => importFields(one.id, one)));
}

/** JSON text of an import with its first rows. */
export function shownImportJson({ facts, rows }: ShownImport): string {
  return JSON.stringify({ ...importFields(facts.id, facts), first_rows: rows.map(rowFields) });
}

/** JSON text of what became of a file; `id` is null for a dry run. */
export function outcomeJson({ id, facts, rows }: ImportOutcome): string {
  const unopened = new Set(id === null ? openedIn(facts) : []);
  const shown = rows.map((row) => ({
    ...rowFields(row),
    bank_account_id: unopened.has(row.bankAccountId) ? null : row.bankAccountId,
  }));
  return JSON.stringify({ ...importFields(id, facts), first_rows: shown });
}

function openedIn({ statements }: New<Import>): readonly number[] {
  return statements.flatMap(({ opened, bankAccountId }) => (opened === undefined ? [] : [bankAccountId]));
}

export function rowsJson(rows: readonly ImportRow[]): string {
  return JSON.stringify(rows.map(rowFields));
}

function importFields(id: number | null, facts: New<Import>): object {
  return {
    id,
    format: facts.format,
    name: facts.fileName,
    sha256: facts.sha256,
    statements: facts.statements.map((statement) => statementFields(statement, id === null)),
    left_out: facts.leftOut,
    warnings: facts.warnings,
    created_at: facts.createdAt,
  };
}

function statementFields(statement: ImportedStatement, isDryRun: boolean): object {
  const { opened, initialBalanceMoved } = statement;
  return {
    bank_account_id: isDryRun && opened !== undefined ? null : statement.bankAccountId,
    account_last_four: statement.accountLastFour,
    from: statement.from,
    to: statement.to,
    rows: statement.rows,
    added: statement.added,
    matched: statement.matched,
    updated: statement.updated,
    pending: statement.pending,
    retired: statement.retired,
    skipped: statement.skipped,
    possible_duplicates: statement.possibleDuplicates,
    ...(statement.balanceCheck && { balance_check: statement.balanceCheck }),
    ...(opened && { opened_account: { name: opened.name, currency: opened.currency } }),
    ...(initialBalanceMoved !== undefined && { initial_balance_moved: initialBalanceMoved }),
  };
}

function rowFields(row: ImportRow): object {
  return {
    position: row.position,
    line: row.line,
    bank_account_id: row.bankAccountId,
    day: row.day,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    text: row.text,
    decision: row.decision,
    reason: row.reason,
    transaction_id: row.transactionId,
    possible_duplicate_of: row.possibleDuplicateOf,
  };
}
