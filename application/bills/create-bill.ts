import type { CurrencyCode } from '../../domain/currency.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { type ManualBillEntry, manualBill, type RecurringBill } from '../../domain/recurring-bill.ts';
import { requireUser } from '../users/require-user.ts';

export interface CreateBillInput extends Omit<ManualBillEntry, 'userId' | 'currency'> {
  readonly email: string;
  /** The user's own when absent. */
  readonly currency?: CurrencyCode;
}

/**
 * Adds a bill that a person knows of to the detected ones. Throws `not_found` for the user, `invalid` for name or
 * amount.
 */
export type CreateBill = (input: CreateBillInput) => Promise<RecurringBill>;

export interface CreateBillPorts {
  readonly users: UserRepo;
  readonly bills: RecurringBillRepo;
  readonly clock: Clock;
}

export function createBill({ users, bills, clock }: CreateBillPorts): CreateBill {
  return async ({ email, ...input }) => {
    const user = await requireUser(users, email);
    const entry = { ...input, userId: user.id, currency: input.currency ?? user.currency };
    return bills.add(manualBill(entry, clock.now()));
  };
}
