import type { Import, ImportedStatement } from '../../domain/imports/import.ts';
import type { New } from '../../domain/new.ts';
import { counted } from './text.ts';

/** An import in a few lines for people. */
export function importText(id: number | null, { format, fileName, statements, warnings }: New<Import>): string {
  const name = fileName === null ? '' : ` “${fileName}”`;
  const title =
    id === null ? `Dry run of${name || ' a file'} (${format}): nothing was stored.` : `Import ${id}${name} (${format})`;
  return [
    title,
    ...statements.map((statement) => statementText(statement, id === null)),
    ...warnings.slice(0, 5).map(warningText),
  ].join('\n');
}

/** For `--json`, which leaves undefined members out. */
export function importFacts(id: number | null, facts: New<Import>): object {
  const statements = facts.statements.map((statement) => ({ ...statement, accountHash: undefined }));
  return { id, ...facts, userId: undefined, statements };
}

function statementText(statement: ImportedStatement, isDryRun: boolean): string {
  const { bankAccountId, opened, fileName, from, to, rows, added, matched, updated, retired, possibleDuplicates } =
    statement;
  const days = from === null || to === null ? '' : `, ${from} to ${to}`;
  const facts = [
    `${added} added`,
    `${matched} known already`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(retired > 0 ? [`${retired} no longer pending`] : []),
    ...Object.entries(statement.skipped).map(([reason, count]) => `${count} skipped (${reason.replaceAll('_', ' ')})`),
    ...(possibleDuplicates > 0 ? [counted(possibleDuplicates, 'possible duplicate')] : []),
  ];
  const name = opened === undefined ? bankAccountId : `${isDryRun ? 'new' : bankAccountId} “${opened.name}”, opened`;
  const file = fileName === undefined ? '' : ` (${fileName})`;
  return `  account ${name}${file}${days}: ${counted(rows, 'row')}: ${facts.join(', ')}${balanceText(statement)}`;
}

function balanceText({ balanceCheck }: ImportedStatement): string {
  if (balanceCheck === null) return '';
  const { date, statement, coffer, difference } = balanceCheck;
  if (difference === 0) return `\n  The balance of ${date} agrees with the statement.`;
  return `\n  The statement says ${statement} on ${date}, and Coffer ${coffer}, in minor units: ${difference} apart.`;
}

function warningText({ line, message }: Import['warnings'][number]): string {
  return line === null ? `  ${message}` : `  Line ${line}: ${message}`;
}
