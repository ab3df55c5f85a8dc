import type { Timestamp } from '../../domain/calendar.ts';
import { type BankAccount, type BankAccountOpening, openBankAccount } from '../../domain/ledger/bank-account.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/** Opens an account at a bank, to which the user is connected if they are not yet. Throws `invalid` for its name. */
export async function openAccountAt(
  { banks, accounts }: Pick<Stores, 'banks' | 'accounts'>,
  secrets: Pick<Secrets, 'uuid'>,
  opening: Omit<BankAccountOpening, 'externalId' | 'bankConnectionId'>,
  at: Timestamp,
  balanceAt: Timestamp = at,
): Promise<BankAccount> {
  const { id: bankConnectionId } = await banks.ensureConnection(opening.userId, opening.bankId);
  const account = openBankAccount({ ...opening, externalId: secrets.uuid(), bankConnectionId }, at);
  return accounts.add({ ...account, lastBalanceCreatedAt: balanceAt });
}
