import { dateOf } from '../../domain/calendar.ts';
import { notFound } from '../../domain/error.ts';
import { flowOf, REFUND_CATEGORY_IDS } from '../../domain/ledger/flow.ts';
import { daysOfLinks, linkRefunds, shopKey, shopOf } from '../../domain/ledger/refund-links.ts';
import type { ListedTransaction, TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import { searchTerm } from '../../domain/search-form.ts';
import type { Ports } from '../ports.ts';

/** Of one shop. More are left out, the oldest first. */
const READ_MAX = 1_000;

export interface RefundLinks {
  /** What the transaction gives back, if it is a refund. */
  readonly purchase: ListedTransaction | undefined;
  /** What was given back of it, if it is a purchase: the oldest first. */
  readonly refunds: readonly ListedTransaction[];
}

const NONE: RefundLinks = { purchase: undefined, refunds: [] };

/**
 * The purchase or the refunds that belong to a live transaction of the user (contract 2.14), each time found among the
 * others. Throws `not_found`.
 */
export function findRefunds({ transactionReader }: Pick<Ports, 'transactionReader'>) {
  return async (userId: number, id: number): Promise<RefundLinks> => {
    const [row] = await transactionReader.listById(userId, id - 1, 1);
    if (row?.id !== id) throw notFound('transaction');
    const text = searchTerm(shopOf(row));
    if (text === undefined || !['spent', 'refund'].includes(flowOf(row))) return NONE;
    const ofShop = async (filter: TransactionFilter) => {
      const found = await transactionReader.list(userId, { text, ...filter }, { offset: 0, limit: READ_MAX });
      return found.filter((one) => shopKey(one) === shopKey(row));
    };
    const refunds = await ofShop({ type: 'income', categoryIds: REFUND_CATEGORY_IDS });
    const days = daysOfLinks(refunds, dateOf(row.bookedAt));
    if (days === undefined) return NONE;
    const purchases = await ofShop({ type: 'expense', ...days });
    const links = linkRefunds([...refunds, ...purchases]);
    return {
      purchase: purchases.find((one) => one.id === links.get(id)),
      refunds: refunds.filter((one) => links.get(one.id) === id).toReversed(),
    };
  };
}
