import { archivedBills } from '../../domain/bills/correct-bill.ts';
import type { Ports } from '../ports.ts';
import type { RefreshBills } from './refresh-bills.ts';

/**
 * Records a person's verdict that something is not their bill, or no longer. Every detection respects it. With
 * `archived` false the verdict is taken back, and a detected bill gets the status that today's transactions give it.
 * Throws `not_found` for a bill that is not theirs.
 */
export function archiveBill({
  bills,
  clock,
  bringBillsUpToDate,
}: Pick<Ports, 'bills' | 'clock'> & { readonly bringBillsUpToDate: RefreshBills }) {
  return async (userId: number, id: number, archived: boolean): Promise<void> => {
    if (!archived) await bringBillsUpToDate(userId);
    const at = clock.now();
    await bills.replaceAll(userId, undefined, (stored) => {
      return { kept: archivedBills(stored, id, archived, at), added: [] };
    });
  };
}
