import type { ShownAskedFile } from '../../../application/imports/folder/list-asked-files.ts';
import type { ImportOutcome } from '../../../application/imports/import-statements.ts';
import type { ShownImport } from '../../../application/imports/list-imports.ts';
import type { Import, ImportRow } from '../../../domain/imports/import.ts';
import type { New } from '../../../domain/new.ts';
import { shown } from '../openapi/shown.ts';

/** JSON text of a list of imports. */
export function importsJson(imports: readonly Import[]): string {
  return JSON.stringify(imports.map((one) => shown('Import', sourceOf(one.id, one))));
}

/** JSON text of an import with its first rows. */
export function shownImportJson({ facts, rows: firstRows }: ShownImport): string {
  return JSON.stringify(shown('ImportWithRows', { ...sourceOf(facts.id, facts), firstRows }));
}

/** JSON text of what became of a file; `id` is null for a dry run, which opens no account. */
export function outcomeJson({ id, facts, rows }: ImportOutcome): string {
  const opened = facts.statements.filter((statement) => statement.opened !== undefined);
  const unopened = new Set(id === null ? opened.map(({ bankAccountId }) => bankAccountId) : []);
  const firstRows = rows.map((row) => (unopened.has(row.bankAccountId) ? { ...row, bankAccountId: null } : row));
  return JSON.stringify(shown('ImportWithRows', { ...sourceOf(id, facts), firstRows }));
}

export function askedFilesJson(files: readonly ShownAskedFile[]): string {
  return JSON.stringify(files.map((file) => shown('AskedFile', file)));
}

export function rowsJson(rows: readonly ImportRow[]): string {
  return JSON.stringify(rows.map((row) => shown('ImportRow', row)));
}

function sourceOf(id: number | null, facts: New<Import>) {
  const statements = facts.statements.map((statement) => ({
    ...statement,
    bankAccountId: id === null && statement.opened !== undefined ? null : statement.bankAccountId,
    balanceCheck: statement.balanceCheck ?? undefined,
    openedAccount: statement.opened,
  }));
  return { ...facts, id, name: facts.fileName, statements };
}
