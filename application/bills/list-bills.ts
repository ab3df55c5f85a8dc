import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import { requireUser } from '../users/require-user.ts';
import type { RefreshBills } from './refresh-bills.ts';

/** Every bill of the user, archived ones too, by id, brought up to date. Throws `not_found` for the user. */
export type ListBills = (email: string) => Promise<readonly RecurringBill[]>;

export interface ListBillsPorts {
  readonly users: UserRepo;
  readonly bills: RecurringBillRepo;
  readonly bringBillsUpToDate: RefreshBills;
}

export function listBills({ users, bills, bringBillsUpToDate }: ListBillsPorts): ListBills {
  return async (email) => {
    const { id } = await requireUser(users, email);
    await bringBillsUpToDate(id);
    return bills.list(id);
  };
}
