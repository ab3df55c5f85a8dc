import type { Ports } from '../ports.ts';
import { importStatements } from './import-statements.ts';
import { importTransactions } from './import-transactions.ts';
import { listImportRows, listImports, showImport } from './list-imports.ts';
import { removeDeletedImports, undoImport } from './undo-import.ts';

/** Files of transactions and statements. */
export function importUseCases(ports: Ports) {
  return {
    importStatements: importStatements(ports),
    importTransactions: importTransactions(ports),
    listImportRows: listImportRows(ports),
    listImports: listImports(ports),
    removeDeletedImports: removeDeletedImports(ports),
    showImport: showImport(ports),
    undoImport: undoImport(ports),
  };
}
