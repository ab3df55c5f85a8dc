import { type LocalDate, type Timestamp, timestampOfDate } from '../../domain/calendar.ts';
import { FinanceError, invalidField, refuseInvalid } from '../../domain/error.ts';
import { uncategorised } from '../../domain/ledger/category-tree.ts';
import {
  accountWithNew,
  inAccountCurrency,
  recordTransaction,
  requireManual,
  type TransactionEntry,
  transactionType,
} from '../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { unlessDeleted } from '../access/unless-deleted.ts';
import { type Created, type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { resolveReferences, UNKNOWN_ACCOUNT } from './transaction-references.ts';

/** Specification 4.3. */
export interface CreateTransactionInput {
  /** Negative for an expense. */
  readonly amount: MinorUnits;
  readonly bankAccountId: number;
  readonly bookedAt: LocalDate;
  readonly description: string;
  /** The account's currency when absent. */
  readonly currency?: CurrencyCode;
  readonly notes?: string | null;
  /** The uncategorised category of the amount's type when absent. */
  readonly categoryId?: number;
}

/**
 * Records a booked transaction on a manual account of the user and moves the balance, in one unit of work.
 * Throws `invalid` naming the fields, `not_manual`, `amount_out_of_range`, `idempotency_mismatch`, `user_deleted`.
 */
export function createTransaction({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return async (userId: number, input: CreateTransactionInput, idempotent?: IdempotentRequest): Promise<Created> => {
    const at = clock.now();
    return unitOfWork.run((stores) =>
      once(stores.idempotency, { userId, at }, idempotent, () =>
        unlessDeleted(stores.users, userId, () => record(stores, userId, input, at)),
      ),
    );
  };
}

async function record(stores: Stores, userId: number, input: CreateTransactionInput, at: Timestamp): Promise<number> {
  const { account, quote, errors } = await resolveReferences(stores, userId, input);
  refuseInvalid(errors);
  if (account === undefined) throw new TypeError('An account that does not exist has no error.');
  requireManual(account);
  const entry = entryOf(input, account.currency);
  const accountAmount = inAccountCurrency(entry, account, quote);
  const transaction = recordTransaction(account, entry, accountAmount, at);
  // The account first: its lock makes concurrent creates, and the deletion of the account, wait for each other.
  await stores.accounts
    .update(userId, account.id, (locked) => accountWithNew([transaction], locked, at))
    .catch((error: unknown) => {
      // It was deleted after it was looked up.
      if (error instanceof FinanceError && error.code === 'not_found')
        throw invalidField('bank_account_id', UNKNOWN_ACCOUNT);
      throw error;
    });
  const { id } = await stores.transactions.add(transaction);
  await settleAround(stores, userId, [transaction]);
  return id;
}

function entryOf(input: CreateTransactionInput, accountCurrency: CurrencyCode): TransactionEntry {
  const { categoryId, description, notes, amount, currency, bookedAt } = input;
  return {
    status: 'booked',
    categoryId: categoryId ?? uncategorised(transactionType(amount)),
    categoryLayer: null,
    from: [],
    to: [],
    description,
    merchantName: null,
    notes: notes ?? null,
    amount,
    currency: currency ?? accountCurrency,
    bookedAt: timestampOfDate(bookedAt),
  };
}
