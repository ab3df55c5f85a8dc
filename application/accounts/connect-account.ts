import { namedBank } from '../../domain/ledger/bank.ts';
import type { AccountType } from '../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { requireUser } from '../access/require-user.ts';
import type { Ports } from '../ports.ts';
import { openAccountAt } from './open-account.ts';

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
    return unitOfWork.run(async (stores) => {
      const { id: userId } = await requireUser(stores.users, input.email);
      const { id: bankId } = await stores.banks.ensure(namedBank(input.bank, at));
      const { name, type, currency, balance } = input;
      const opening = { userId, bankId, kind: 'connected', name, type, currency, balance } as const;
      return (await openAccountAt(stores, secrets, opening, at)).id;
    });
  };
}
