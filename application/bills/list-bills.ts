import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from '../users/require-user.ts';
import type { RefreshBills } from './refresh-bills.ts';

/** Every bill of the user, archived ones too, by id, brought up to date. Throws `not_found` for the user. */
export type ListBills = (email: string) => Promise<readonly RecurringBill[]>;

export function listBills({
  users,
  bills,
  bringBillsUpToDate,
}: Pick<Ports, 'users' | 'bills'> & { readonly bringBillsUpToDate: RefreshBills }): ListBills {
  return async (email) => {
    const { id } = await requireUser(users, email);
    await bringBillsUpToDate(id);
    return bills.list(id);
  };
}
