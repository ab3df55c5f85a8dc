import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { dateOf } from '../../domain/calendar.ts';
import { invalidField } from '../../domain/error.ts';
import { holderOf } from '../../domain/holder.ts';
import { searchTerm } from '../../domain/searching/search-form.ts';
import type { Ports } from '../ports.ts';
import { observationsOf } from './refresh-bills.ts';

export interface ExplainedMerchant {
  /** How many transactions of the last three years are the merchant's. */
  readonly transactions: number;
  /** The user's bills that have some of them as payments, archived ones too. */
  readonly bills: readonly RecurringBill[];
  /** What the detection makes of them. */
  readonly sentences: readonly string[];
}

/**
 * Why the payments to a merchant are, or are not, a bill. Waits for a whole detection. Throws `invalid` for a
 * merchant without a letter, and `unavailable` if too much work waits.
 */
export function explainMerchant(
  ports: Pick<Ports, 'users' | 'bills' | 'transactionReader' | 'billDetector' | 'clock'>,
) {
  return async (userId: number, merchant: string): Promise<ExplainedMerchant> => {
    if (searchTerm(merchant) === undefined) throw invalidField('merchant', 'The merchant must be a name.');
    const user = await ports.users.get(userId);
    const read = observationsOf(ports, userId, dateOf(ports.clock.now()));
    const { ids, sentences } = await ports.billDetector.explain(read, merchant, holderOf(user?.email ?? null));
    const own = new Set(ids);
    const bills = await ports.bills.list(userId);
    const concerned = bills.filter(({ transactionIds }) => transactionIds.some((id) => own.has(id)));
    return { transactions: ids.length, bills: concerned, sentences };
  };
}
