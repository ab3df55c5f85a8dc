import type { BankAccount } from '../../domain/bank-account.ts';
import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';

/** Hidden accounts stay out, unless the one that is asked for is hidden itself (contract 5.9). */
export function hiddenAccountsLeftOut(
  accounts: readonly BankAccount[],
  wantedAccountId: number | undefined,
): Pick<TransactionFilter, 'bankAccountId' | 'exceptBankAccountIds'> {
  if (wantedAccountId !== undefined) return { bankAccountId: wantedAccountId };
  const hidden = accounts.filter((account) => account.hidden).map((account) => account.id);
  return hidden.length === 0 ? {} : { exceptBankAccountIds: hidden };
}
