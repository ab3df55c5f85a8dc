import type { Ports } from '../ports.ts';
import { connectAccount } from './connect-account.ts';
import { createBankAccount } from './create-bank-account.ts';
import { deleteBankAccount } from './delete-bank-account.ts';
import { listAccountsWithFreshness, listBankAccounts, listUserAccounts } from './list-bank-accounts.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { reportBalances } from './report-balances.ts';
import { reportNetWorth } from './report-net-worth.ts';
import { listAccountMerges, undoAccountMerge } from './undo-account-merge.ts';
import { updateBankAccount } from './update-bank-account.ts';

/** Bank accounts, their balances, and what they are worth together. */
export function accountUseCases(ports: Ports) {
  return {
    connectAccount: connectAccount(ports),
    createBankAccount: createBankAccount(ports),
    deleteBankAccount: deleteBankAccount(ports),
    listAccountMerges: listAccountMerges(ports),
    listAccountsWithFreshness: listAccountsWithFreshness(ports),
    listBankAccounts: listBankAccounts(ports),
    listUserAccounts: listUserAccounts({ ...ports, listBankAccounts: listBankAccounts(ports) }),
    mergeAccounts: mergeAccounts(ports),
    reportBalances: reportBalances(ports),
    reportNetWorth: reportNetWorth(ports),
    undoAccountMerge: undoAccountMerge(ports),
    updateBankAccount: updateBankAccount(ports),
  };
}
