import type { BankAccount } from '../../domain/bank-account.ts';
import { dateOf, type Timestamp } from '../../domain/calendar.ts';
import type { Category } from '../../domain/category.ts';
import { uncategorised } from '../../domain/category-tree.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import { FinanceError, invalidField, notFound } from '../../domain/error.ts';
import type { MinorUnits } from '../../domain/money.ts';
import type { New } from '../../domain/new.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import type { Upkeep } from '../../domain/ports/upkeep.ts';
import {
  accountWithNew,
  inAccountCurrency,
  type Party,
  partiesOf,
  recordTransaction,
  type Transaction,
  type TransactionStatus,
  transactionType,
} from '../../domain/transaction.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import { quotesByDay } from '../rates/quotes-by-day.ts';
import { requireUser } from '../users/require-user.ts';

export interface ImportedTransaction {
  /** The line of the file that the transaction stands on, from 1, for messages. */
  readonly line?: number;
  readonly bookedAt: Timestamp;
  /** Negative for an expense. */
  readonly amount: MinorUnits;
  readonly description: string;
  readonly merchantName: string | null;
  /** Slug or id. Null: the uncategorised category of the amount's type. */
  readonly category: string | number | null;
  readonly status: TransactionStatus;
  /** Null: the account's currency. */
  readonly currency: CurrencyCode | null;
  readonly from: readonly Party[];
  readonly to: readonly Party[];
}

export interface ImportTransactionsInput {
  readonly email: string;
  readonly bankAccountId: number;
  readonly transactions: readonly ImportedTransaction[];
}

/**
 * Adds many transactions to one account: all or nothing. The balance of a manual account moves by the booked ones; the
 * balance of a connected account is what its bank reports, and stays. Returns the new ids in the order of the input.
 * Throws `not_found` for the user and the account, and `invalid` under the field `transactions`, naming the line, or
 * without one the position from 1.
 */
export type ImportTransactions = (input: ImportTransactionsInput) => Promise<readonly number[]>;

export interface ImportTransactionsPorts {
  readonly unitOfWork: UnitOfWork;
  readonly upkeep: Upkeep;
  readonly clock: Clock;
}

export function importTransactions({ unitOfWork, upkeep, clock }: ImportTransactionsPorts): ImportTransactions {
  return async (input) => {
    const at = clock.now();
    const ids = await unitOfWork.run((stores) => store(stores, input, at));
    await upkeep.afterAdding(ids.length);
    return ids;
  };
}

async function store(stores: Stores, input: ImportTransactionsInput, at: Timestamp): Promise<readonly number[]> {
  const { users, accounts, categories, transactions, rates } = stores;
  const user = await requireUser(users, input.email);
  const account = await accounts.get(user.id, input.bankAccountId);
  if (account === undefined) throw notFound('bank account');
  const categoryId = categoryFinder(await categories.list());
  const accountAmount = await accountAmounts(rates, account, input.transactions);
  const records = input.transactions.map((row, index) =>
    atPlace(row, index, () => record(account, row, categoryId(row), accountAmount(row), at)),
  );
  if (records.length === 0) return [];
  await accounts.update(user.id, account.id, (locked) => accountWithNew(records, locked, at));
  const ids = await transactions.addAll(records);
  await settleAround(stores, user.id, records);
  return ids;
}

function record(
  account: BankAccount,
  row: ImportedTransaction,
  categoryId: number,
  accountAmount: MinorUnits,
  at: Timestamp,
): New<Transaction> {
  const { category: _, line: __, currency, ...facts } = row;
  const entry = { ...facts, ...partiesOf(row), categoryId, currency: currency ?? account.currency, notes: null };
  return recordTransaction(account, entry, accountAmount, at);
}

function categoryFinder(categories: readonly Category[]): (row: ImportedTransaction) => number {
  const ids = new Map(categories.flatMap(({ id, slug }) => [[slug, id] as const, [String(id), id] as const]));
  return ({ category, amount }) => {
    if (category === null) return uncategorised(transactionType(amount));
    const id = ids.get(String(category));
    if (id === undefined) throw invalidField('category', `There is no category ${quoted(String(category))}.`);
    return id;
  };
}

/** What each row moves the account's balance by, in the account's currency. Only a manual account needs it. */
async function accountAmounts(
  rates: ExchangeRatePort,
  account: BankAccount,
  rows: readonly ImportedTransaction[],
): Promise<(row: ImportedTransaction) => MinorUnits> {
  if (account.kind !== 'manual') return (row) => row.amount;
  const currencyOf = (row: ImportedTransaction) => row.currency ?? account.currency;
  const needs = rows.map((row) => ({ currency: currencyOf(row), on: dateOf(row.bookedAt) }));
  const quoteOf = await quotesByDay({ rates }, account.currency, needs);
  return (row) => {
    const currency = currencyOf(row);
    return inAccountCurrency({ ...row, currency }, account, quoteOf(currency, dateOf(row.bookedAt)));
  };
}

function atPlace<Result>({ line }: ImportedTransaction, index: number, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    const place = line === undefined ? `Transaction ${index + 1}` : `Line ${line}`;
    throw invalidField('transactions', `${place}: ${error.message}`);
  }
}

const QUOTED_MAX_LENGTH = 60;

/** Text of a file inside a sentence of ours: short, and without characters that a terminal would obey. */
function quoted(text: string): string {
  const visible = text.replace(/\p{Cc}|\p{Cf}/gu, '').slice(0, QUOTED_MAX_LENGTH);
  return `“${visible}${visible.length < text.length ? '…' : ''}”`;
}
