import { correctedBills } from '../../domain/bills/corrected-bill.ts';
import { existing, FinanceError } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';

/** Deletes a bill that was entered by hand. Throws `not_found`, and `conflict` for one that was found. */
export function removeBill({ bills }: Pick<Ports, 'bills'>) {
  return (userId: number, id: number): Promise<void> =>
    bills.replaceAll(userId, undefined, (stored) => {
      const bill = existing(
        stored.find((each) => each.id === id),
        'bill',
      );
      if (bill.source === 'detected') {
        throw new FinanceError('conflict', 'This bill was found in your transactions. Archive it instead.');
      }
      return { kept: correctedBills(stored.filter((each) => each !== bill)), added: [] };
    });
}
