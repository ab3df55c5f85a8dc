import type { Ports } from '../ports.ts';
import { createTransaction } from './create-transaction.ts';
import { deleteTransaction } from './delete-transaction.ts';
import { findRefunds } from './find-refunds.ts';
import { listCategories } from './list-categories.ts';
import { countDuplicates, listDuplicates } from './list-duplicates.ts';
import { listTransactions } from './list-transactions.ts';
import { reportSpending } from './report-spending.ts';
import { reportTransactions } from './report-transactions.ts';
import { settleDuplicate } from './settle-duplicate.ts';
import { showTransaction } from './show-transaction.ts';
import { suggestNames } from './suggest-names.ts';
import { checkTransactionReferences } from './transaction-references.ts';
import { updateTransaction } from './update-transaction.ts';

/** Transactions, and the reports about them. */
export function transactionUseCases(ports: Ports) {
  return {
    checkTransactionReferences: checkTransactionReferences(ports),
    countDuplicates: countDuplicates(ports),
    createTransaction: createTransaction(ports),
    deleteTransaction: deleteTransaction(ports),
    findRefunds: findRefunds(ports),
    listCategories: listCategories(ports),
    listDuplicates: listDuplicates(ports),
    listTransactions: listTransactions(ports),
    reportSpending: reportSpending(ports),
    reportTransactions: reportTransactions(ports),
    settleDuplicate: settleDuplicate(ports),
    showTransaction: showTransaction(ports),
    suggestNames: suggestNames(ports),
    updateTransaction: updateTransaction(ports),
  };
}
