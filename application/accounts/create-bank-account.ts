import { MANUAL_BANK } from '../../domain/ledger/bank.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { type Created, type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import type { Ports } from '../ports.ts';
import { openAccountAt } from './open-account.ts';

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
    const opening = { userId, bankId: MANUAL_BANK.id, kind: 'manual', name, currency, balance } as const;
    return unitOfWork.run((stores) =>
      once(stores.idempotency, { userId, at }, idempotent, async () => {
        return (await openAccountAt(stores, secrets, opening, at)).id;
      }),
    );
  };
}
