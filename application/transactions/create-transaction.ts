import { type BankAccount, moveBalance } from '../../domain/bank-account.ts';
import { type LocalDate, type Timestamp, timestampOfDate } from '../../domain/calendar.ts';
import { uncategorised } from '../../domain/category-tree.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import { type FieldErrors, FinanceError, invalidField } from '../../domain/error.ts';
import { convert } from '../../domain/exchange-rate.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { balanceEffect, recordTransaction, requireManual, transactionType } from '../../domain/transaction.ts';
import { type Created, type IdempotentRequest, once } from '../idempotency/idempotent.ts';

/** Specification 4.3. */
export interface CreateTransactionInput {
  /** Minor units; negative for an expense. */
  readonly amount: number;
  readonly bankAccountId: number;
  readonly bookedAt: LocalDate;
  readonly description: string;
  /** The account's when absent. */
  readonly currency?: CurrencyCode;
  readonly notes?: string | null;
  /** The uncategorised one of the amount's type when absent. */
  readonly categoryId?: number;
}

/**
 * Records a booked transaction on a manual account of the caller and moves its balance, in one unit of work.
 * Throws `invalid` naming the fields, `not_manual`, `amount_out_of_range`, `idempotency_mismatch`.
 */
export type CreateTransaction = (
  userId: number,
  input: CreateTransactionInput,
  idempotent?: IdempotentRequest,
) => Promise<Created>;

export function createTransaction(ports: { unitOfWork: UnitOfWork; clock: Clock }): CreateTransaction {
  return (userId, input, idempotent) => {
    const at = ports.clock.now();
    return ports.unitOfWork.run((stores) =>
      once(stores.idempotency, { userId, at }, idempotent, () => record(stores, userId, input, at)),
    );
  };
}

async function record(stores: Stores, userId: number, input: CreateTransactionInput, at: Timestamp): Promise<number> {
  const account = await requireReferences(stores, userId, input);
  requireManual(account);
  const currency = input.currency ?? account.currency;
  const entry = {
    status: 'booked',
    categoryId: input.categoryId ?? uncategorised(transactionType(input.amount)),
    from: [],
    to: [],
    description: input.description,
    merchantName: null,
    notes: input.notes ?? null,
    amount: input.amount,
    currency,
    bookedAt: timestampOfDate(input.bookedAt),
  } as const;
  const accountAmount = await inAccountCurrency(stores.rates, account, input, currency);
  const transaction = recordTransaction(account, entry, accountAmount, at);
  // The account first: it is the lock that makes concurrent creates, and the account's deletion, wait for each other.
  await stores.accounts
    .update(userId, account.id, (locked) => ({
      ...moveBalance(locked, balanceEffect(transaction), at),
      lastTransactionCreatedAt: at,
    }))
    .catch((error: unknown) => {
      // It was deleted since it was looked up.
      if (error instanceof FinanceError && error.code === 'not_found')
        throw invalidField('bank_account_id', UNKNOWN_ACCOUNT);
      throw error;
    });
  return (await stores.transactions.add(transaction)).id;
}

async function requireReferences(stores: Stores, userId: number, input: CreateTransactionInput): Promise<BankAccount> {
  const account = await stores.accounts.get(userId, input.bankAccountId);
  const categories = input.categoryId === undefined ? [] : await stores.categories.list();
  const fields: FieldErrors = {
    ...(account === undefined && { bank_account_id: [UNKNOWN_ACCOUNT] }),
    ...(input.categoryId !== undefined &&
      !categories.some(({ id }) => id === input.categoryId) && { category_id: [UNKNOWN_CATEGORY] }),
  };
  const first = Object.values(fields)[0]?.[0];
  if (account === undefined || first !== undefined) {
    throw new FinanceError('invalid', first ?? 'Unknown bank account.', { fields });
  }
  return account;
}

const UNKNOWN_ACCOUNT = 'The bank_account_id must be one of your bank accounts.';

/** The sentence for a `category_id` that does not exist. */
export const UNKNOWN_CATEGORY = 'The category_id must be the id of an existing category.';

async function inAccountCurrency(
  rates: ExchangeRatePort,
  account: BankAccount,
  input: CreateTransactionInput,
  currency: CurrencyCode,
): Promise<number> {
  if (currency === account.currency) return input.amount;
  const [quote] = await rates.quotes([{ from: currency, to: account.currency, on: input.bookedAt }]);
  if (quote === undefined) {
    throw invalidField('currency', `No exchange rate from ${currency} to ${account.currency} is known.`);
  }
  return convert(input.amount, currency, account.currency, quote);
}
