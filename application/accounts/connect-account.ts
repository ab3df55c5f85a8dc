import { namedBank } from '../../domain/ledger/bank.ts';
import { type AccountType, openBankAccount } from '../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from '../users/require-user.ts';

export interface ConnectAccountInput {
  readonly email: string;
  /** The name of the bank; names with the same slug are the same bank. */
  readonly bank: string;
  readonly name: string;
  readonly type?: AccountType;
  readonly currency: CurrencyCode;
  /** What the bank says. */
  readonly balance: MinorUnits;
}

/** Adds an account as a bank connection would; returns its id. Throws `not_found` for the user, `invalid`. */
export function connectAccount({ unitOfWork, secrets, clock }: Pick<Ports, 'unitOfWork' | 'secrets' | 'clock'>) {
  return (input: ConnectAccountInput): Promise<number> => {
    const at = clock.now();
    return unitOfWork.run(async ({ users, banks, accounts }) => {
      const { id: userId } = await requireUser(users, input.email);
      const bank = await banks.ensure(namedBank(input.bank, at));
      const { id: bankConnectionId } = await banks.ensureConnection(userId, bank.id);
      const { name: accountName, type, currency, balance } = input;
      const origin = { userId, externalId: secrets.uuid(), bankId: bank.id, bankConnectionId } as const;
      const opening = { ...origin, kind: 'connected', name: accountName, type, currency, balance } as const;
      return (await accounts.add(openBankAccount(opening, at))).id;
    });
  };
}
