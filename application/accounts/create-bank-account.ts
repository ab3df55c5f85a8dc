import { MANUAL_BANK } from '../../domain/ledger/bank.ts';
import { openBankAccount } from '../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { DirectWrites } from '../../domain/ports/direct-writes.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { type Created, type IdempotentRequest, once } from '../idempotency/idempotent.ts';

/** Specification 4.7. */
export interface CreateBankAccountInput {
  readonly name: string;
  readonly currency: CurrencyCode;
  /** The initial balance; 0 when absent. */
  readonly balance?: MinorUnits;
}

/** Opens a manual account for the caller. Throws `invalid`, `idempotency_mismatch`. */
export type CreateBankAccount = (
  userId: number,
  input: CreateBankAccountInput,
  idempotent?: IdempotentRequest,
) => Promise<Created>;

export interface CreateBankAccountPorts {
  readonly directWrites: DirectWrites;
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

export function createBankAccount(ports: CreateBankAccountPorts): CreateBankAccount {
  const { directWrites, unitOfWork, secrets, clock } = ports;
  return async (userId, input, idempotent) => {
    const at = clock.now();
    const opening = openingOf(userId, input, secrets.uuid());
    const request = idempotent && { ...idempotent, createdAt: at };
    const id = await directWrites.addAccount(openBankAccount(opening, at), request);
    if (id !== undefined) return { id, replayed: false };
    return unitOfWork.run(({ idempotency, banks, accounts }) =>
      once(idempotency, { userId, at }, idempotent, async () => {
        const { id: bankConnectionId } = await banks.ensureConnection(userId, MANUAL_BANK.id);
        return (await accounts.add(openBankAccount({ ...opening, bankConnectionId }, at))).id;
      }),
    );
  };
}

function openingOf(userId: number, { name, currency, balance = 0 }: CreateBankAccountInput, externalId: string) {
  return { userId, externalId, bankId: MANUAL_BANK.id, kind: 'manual', name, currency, balance } as const;
}
