import {
  type BillSaying,
  correctBill as corrected,
  takeBackCorrection as takenBack,
} from '../../domain/bills/correct-bill.ts';
import { invalidField, refuseInvalid } from '../../domain/error.ts';
import { type Created, type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import type { Ports } from '../ports.ts';
import { resolveReferences } from '../transactions/transaction-references.ts';
import type { RefreshBills } from './refresh-bills.ts';

type CorrectBillPorts = Pick<
  Ports,
  'accounts' | 'categories' | 'rates' | 'transactions' | 'bills' | 'unitOfWork' | 'clock'
> & { readonly bringBillsUpToDate: RefreshBills };

/**
 * Records what a person says of a bill. It holds through every later detection. Returns the number of the correction.
 * Throws `not_found` for a bill that is not theirs, `invalid` naming the field, `idempotency_mismatch`.
 */
export function correctBill(ports: CorrectBillPorts) {
  return async (userId: number, id: number, saying: BillSaying, idempotent?: IdempotentRequest): Promise<Created> => {
    await refuseUnknown(ports, userId, saying);
    // A restored bill becomes what today's transactions make of it.
    if (saying.kind === 'set' && saying.isArchived === false) await ports.bringBillsUpToDate(userId);
    const at = ports.clock.now();
    return ports.unitOfWork.run(({ idempotency, bills }) =>
      once(idempotency, { userId, at }, idempotent, async () => {
        let number = 0;
        await bills.replaceAll(userId, undefined, (stored) => {
          const kept = corrected(stored, id, saying, at);
          number = kept.find((bill) => bill.id === id)?.corrections.at(-1)?.number ?? 0;
          return { kept, added: [] };
        });
        return number;
      }),
    );
  };
}

/**
 * Takes a correction back, by its number. Throws `not_found` for the bill, `invalid` for the number,
 * `idempotency_mismatch`.
 */
export function takeBackCorrection({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number, number: number, idempotent?: IdempotentRequest): Promise<Created> => {
    const at = clock.now();
    return unitOfWork.run(({ idempotency, bills }) =>
      once(idempotency, { userId, at }, idempotent, async () => {
        await bills.replaceAll(userId, undefined, (stored) => {
          return { kept: takenBack(stored, id, number, at), added: [] };
        });
        return number;
      }),
    );
  };
}

async function refuseUnknown(ports: CorrectBillPorts, userId: number, saying: BillSaying): Promise<void> {
  if (saying.kind === 'set') refuseInvalid((await resolveReferences(ports, userId, saying.values)).errors);
  if (saying.kind === 'payments') await refuseOtherPayments(ports, userId, saying.transactionIds);
}

/** More than a bill has in ten years, so that what is said of it stays small. */
const PAYMENTS_MAX = 600;

/** Throws `invalid` naming `transaction_ids` unless all are expenses of the user. */
export async function refuseOtherPayments(
  { transactions }: Pick<Ports, 'transactions'>,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  const found = ids.length > PAYMENTS_MAX ? [] : await transactions.getAll(userId, ids);
  const expenses = new Set(found.filter(({ amount }) => amount < 0).map(({ id }) => id));
  if (ids.length > 0 && ids.every((id) => expenses.has(id))) return;
  throw invalidField('transaction_ids', `The transaction_ids must be 1 to ${PAYMENTS_MAX} ids of expenses of yours.`);
}
