import * as bill from '../../domain/bills/recurring-bill.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from '../users/require-user.ts';
import type { RefreshBills } from './refresh-bills.ts';

/**
 * Records a person's verdict that something is not their bill, or no longer. Every detection respects it. With
 * `archived` false the verdict is taken back, and a detected bill gets the status that today's transactions give it.
 * Throws `not_found` for the user, and for a bill that is not theirs.
 */
export function archiveBill({
  users,
  bills,
  clock,
  bringBillsUpToDate,
}: Pick<Ports, 'users' | 'bills' | 'clock'> & { readonly bringBillsUpToDate: RefreshBills }) {
  return async (email: string, id: number, archived: boolean): Promise<void> => {
    const user = await requireUser(users, email);
    if (!archived) await bringBillsUpToDate(user.id);
    const change = archived ? bill.archiveBill : bill.restoreBill;
    await bills.update(user.id, id, (stored) => change(stored, clock.now()));
  };
}
