import { refuseTooMany } from '../../domain/bills/bill-by-hand.ts';
import { correctBill, withEntered } from '../../domain/bills/correct-bill.ts';
import { correctedBills } from '../../domain/bills/corrected-bill.ts';
import { type ManualBillEntry, manualBill } from '../../domain/bills/recurring-bill.ts';
import { existing } from '../../domain/error.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { type Created, type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import type { Ports } from '../ports.ts';
import { refuseOtherPayments } from './correct-bill.ts';

interface CreateBillInput extends Omit<ManualBillEntry, 'userId' | 'currency'> {
  /** The user's own when absent. */
  readonly currency?: CurrencyCode | undefined;
  /** Payments of the bill, which belong to no other from now on. */
  readonly transactionIds?: readonly number[] | undefined;
}

type CreateBillPorts = Pick<Ports, 'users' | 'transactions' | 'unitOfWork' | 'clock'>;

/**
 * Adds a bill that a person knows of to the detected ones. Throws `not_found` for the user, `invalid` for name, amount
 * or transactions, `idempotency_mismatch`. A request that is repeated returns the bill of the first.
 */
export function createBill({ users, transactions, unitOfWork, clock }: CreateBillPorts) {
  return async (
    userId: number,
    { transactionIds = [], ...input }: CreateBillInput,
    idempotent?: IdempotentRequest,
  ): Promise<Created> => {
    const { currency } = existing(await users.get(userId), 'user');
    const at = clock.now();
    const bill = manualBill({ ...input, userId, currency: input.currency ?? currency }, at);
    if (transactionIds.length > 0) await refuseOtherPayments({ transactions }, userId, transactionIds);
    return unitOfWork.run(({ idempotency, bills }) =>
      once(idempotency, { userId, at }, idempotent, async () => {
        const { id } = await bills.add(bill);
        const saying = { kind: 'payments', transactionIds, belong: true } as const;
        await bills.replaceAll(userId, undefined, (stored) => {
          refuseTooMany(stored);
          const kept = transactionIds.length > 0 ? correctBill(stored, id, saying, at) : withEntered(stored, id, at);
          return { kept: correctedBills(kept), added: [] };
        });
        return id;
      }),
    );
  };
}
