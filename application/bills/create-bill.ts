import { type ManualBillEntry, manualBill, type RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { existing } from '../../domain/error.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from '../users/require-user.ts';

interface CreateBillInput extends Omit<ManualBillEntry, 'userId' | 'currency'> {
  readonly email: string;
  /** The user's own when absent. */
  readonly currency?: CurrencyCode;
}

/**
 * Adds a bill that a person knows of to the detected ones. Throws `not_found` for the user, `invalid` for name or
 * amount, `idempotency_mismatch`. A request that is repeated returns the bill of the first.
 */
export function createBill({ users, unitOfWork, clock }: Pick<Ports, 'users' | 'unitOfWork' | 'clock'>) {
  return async ({ email, ...input }: CreateBillInput, idempotent?: IdempotentRequest): Promise<RecurringBill> => {
    const { id: userId, currency } = await requireUser(users, email);
    const at = clock.now();
    const bill = manualBill({ ...input, userId, currency: input.currency ?? currency }, at);
    return unitOfWork.run(async ({ idempotency, bills }) => {
      const { id } = await once(idempotency, { userId, at }, idempotent, async () => (await bills.add(bill)).id);
      const stored = existing(
        (await bills.list(userId)).find((each) => each.id === id),
        'bill',
      );
      return stored;
    });
  };
}
