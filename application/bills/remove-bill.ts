import { removedBill } from '../../domain/bills/correct-bill.ts';
import type { Ports } from '../ports.ts';
import type { RefreshBills } from './refresh-bills.ts';

type RemoveBillPorts = Pick<Ports, 'bills' | 'clock'> & { readonly findBillsAgain: RefreshBills };

/**
 * Deletes a bill that was entered by hand. What was found in its place is there again, soon. Throws `not_found`, and
 * `conflict` for one that was found.
 */
export function removeBill({ bills, clock, findBillsAgain }: RemoveBillPorts) {
  return async (userId: number, id: number): Promise<void> => {
    const at = clock.now();
    await bills.replaceAll(userId, undefined, (stored) => ({ kept: removedBill(stored, id, at), added: [] }));
    await findBillsAgain(userId);
  };
}
