import { MANUAL_BANK } from '../../domain/ledger/bank.ts';
import { openBankAccount } from '../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { type Created, type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import type { Ports } from '../ports.ts';

/** Specification 4.7. */
export interface CreateBankAccountInput {
  readonly name: string;
  readonly currency: CurrencyCode;
  /** The initial balance; 0 when absent. */
  readonly balance?: MinorUnits;
}

/** Opens a manual account for the caller. Throws `invalid`, `idempotency_mismatch`. */
export function createBankAccount({ unitOfWork, secrets, clock }: Pick<Ports, 'unitOfWork' | 'secrets' | 'clock'>) {
  return async (
    userId: number,
    { name, currency, balance = 0 }: CreateBankAccountInput,
    idempotent?: IdempotentRequest,
  ): Promise<Created> => {
    const at = clock.now();
    return unitOfWork.run(({ idempotency, banks, accounts }) =>
      once(idempotency, { userId, at }, idempotent, async () => {
        const { id: bankConnectionId } = await banks.ensureConnection(userId, MANUAL_BANK.id);
        const opening = { userId, externalId: secrets.uuid(), bankId: MANUAL_BANK.id, bankConnectionId };
        const account = openBankAccount({ ...opening, kind: 'manual', name, currency, balance }, at);
        return (await accounts.add(account)).id;
      }),
    );
  };
}
