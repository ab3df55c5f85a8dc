import { billOfPayments } from '../../domain/bills/bill-of-payments.ts';
import { dateOf } from '../../domain/calendar.ts';
import { notFound } from '../../domain/error.ts';
import type { TransactionRepo } from '../../domain/ports/transaction-repo.ts';
import type { Ports } from '../ports.ts';

type ProposeBillPorts = Pick<Ports, 'clock'> & { readonly transactions: Pick<TransactionRepo, 'getAll'> };

/** What a bill with these payments would be. Throws `not_found` unless all are expenses of the user. */
export function proposeBill({ transactions, clock }: ProposeBillPorts) {
  return async (userId: number, transactionIds: readonly number[]) => {
    const found = await transactions.getAll(userId, transactionIds);
    const payments = found.filter(({ amount }) => amount < 0);
    if (payments.length === 0 || payments.length < new Set(transactionIds).size) throw notFound('transaction');
    return billOfPayments(payments, dateOf(clock.now()));
  };
}
