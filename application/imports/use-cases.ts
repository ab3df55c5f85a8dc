import type { Ports } from '../ports.ts';
import { importWaitingFiles } from './folder/import-waiting-files.ts';
import { listAskedFiles } from './folder/list-asked-files.ts';
import { importStatements } from './import-statements.ts';
import { importTransactions } from './import-transactions.ts';
import { listImportRows, listImports, showImport } from './list-imports.ts';
import { showPayments } from './payments-of-rows.ts';
import { removeDeletedImports, undoImport } from './undo-import.ts';
import { keepUpload, openUpload } from './uploads.ts';

/** Files of transactions and statements. */
export function importUseCases(ports: Ports) {
  return {
    importStatements: importStatements(ports),
    importTransactions: importTransactions(ports),
    importWaitingFiles: importWaitingFiles(ports),
    keepUpload: keepUpload(ports),
    listAskedFiles: listAskedFiles(ports),
    listImportRows: listImportRows(ports),
    listImports: listImports(ports),
    openUpload: openUpload(ports),
    removeDeletedImports: removeDeletedImports(ports),
    showImport: showImport(ports),
    showPayments: showPayments(ports),
    undoImport: undoImport(ports),
  };
}
