import type { Timestamp } from '../calendar.ts';
import { FinanceError, invalidField } from '../error.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { convert, type RateQuote } from '../money/exchange-rate.ts';
import { addMinorUnits, isMinorUnits, type MinorUnits } from '../money/money.ts';
import type { New } from '../new.ts';
import { isStorableText, requireText, STORABLE_TEXT_RULE, trimmedText } from '../text.ts';
import { type BankAccount, moveBalance } from './bank-account.ts';

export const TRANSACTION_STATUSES = ['booked', 'pending'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const TRANSACTION_TYPES = ['income', 'expense'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** Contract 2.7. */
export const DESCRIPTION_MAX_CHARACTERS = 500;
export const NOTES_MAX_CHARACTERS = 5_000;

/**
 * What decided the category of an imported transaction (contract 8.5): a rule of the user; what the source says; what
 * banks call the money; the book of merchants; other words; or nothing did.
 */
export type CategoryLayer = 'rule' | 'source' | 'bank' | 'book' | 'words' | 'none';

/** Who paid or was paid: a name, never an account number (contract 2.12). */
export interface Party {
  readonly name: string;
}

export interface Transaction {
  readonly id: number;
  readonly userId: number;
  readonly bankAccountId: number;
  readonly categoryId: number;
  /** What it gets back when its link to the other leg of an own transfer goes, which gave it `categoryId`. */
  readonly unlinkedCategoryId: number | null;
  /** `null` if a person or a file of Coffer's own columns chose the category, or nobody knows who did. */
  readonly categoryLayer: CategoryLayer | null;
  readonly status: TransactionStatus;
  /** Follows the sign of `amount`. */
  readonly type: TransactionType;
  readonly from: readonly Party[];
  readonly to: readonly Party[];
  readonly description: string;
  readonly merchantName: string | null;
  readonly notes: string | null;
  /** In `currency`; negative for expenses; never 0. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  /**
   * `amount` in the currency of its manual account, fixed when the transaction was recorded: what the balance moved by,
   * and moves back by on deletion. `null` on connected accounts.
   */
  readonly accountAmount: MinorUnits | null;
  readonly bookedAt: Timestamp;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  readonly deletedAt: Timestamp | null;
}

export interface TransactionEntry {
  readonly status: TransactionStatus;
  readonly categoryId: number;
  readonly categoryLayer: CategoryLayer | null;
  readonly from: readonly Party[];
  readonly to: readonly Party[];
  readonly description: string;
  readonly merchantName: string | null;
  readonly notes: string | null;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly bookedAt: Timestamp;
}

/**
 * A new transaction on `account`. `accountAmount` is the amount in the account's currency, as the caller converted it.
 * Throws `invalid` naming the field for text or an amount that breaks contract 2.7.
 */
export function recordTransaction(
  account: Pick<BankAccount, 'id' | 'userId' | 'kind'>,
  entry: TransactionEntry,
  accountAmount: MinorUnits,
  at: Timestamp,
): New<Transaction> {
  requireStorableNames(entry);
  return {
    ...entry,
    userId: account.userId,
    bankAccountId: account.id,
    unlinkedCategoryId: null,
    type: transactionType(transactionAmount(entry.amount)),
    description: transactionDescription(entry.description),
    notes: transactionNotes(entry.notes),
    accountAmount: account.kind === 'manual' ? accountAmount : null,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
}

/** What a user may change on any of their transactions (specification 4.4). */
export type TransactionChanges = Partial<Pick<Transaction, 'categoryId' | 'notes'>>;

/**
 * Another category is the person's own, and stays when a link goes. Throws `invalid` for notes that break contract 2.7.
 */
export function changeTransaction(transaction: Transaction, changes: TransactionChanges, at: Timestamp): Transaction {
  const { categoryId = transaction.categoryId } = changes;
  const own = categoryId === transaction.categoryId ? {} : { unlinkedCategoryId: null, categoryLayer: null };
  return {
    ...transaction,
    categoryId,
    ...own,
    notes: changes.notes === undefined ? transaction.notes : transactionNotes(changes.notes),
    updatedAt: at,
  };
}

/** Marks a transaction as deleted, which cannot be undone (specification 3). */
export function deleteTransaction(transaction: Transaction, at: Timestamp): Transaction {
  return { ...transaction, deletedAt: at, updatedAt: at };
}

/** The transaction as it is once its link gives it this category, or leaves it its own. */
export function linkedTransaction(transaction: Transaction, linkCategoryId: number | null): Transaction {
  const own = transaction.unlinkedCategoryId ?? transaction.categoryId;
  if (linkCategoryId === null) return { ...transaction, categoryId: own, unlinkedCategoryId: null };
  return { ...transaction, categoryId: linkCategoryId, unlinkedCategoryId: own };
}

/** The transaction as it counts in the balance of an account that was connected and is manual now. */
export function countedInBalance(transaction: Transaction, accountCurrency: CurrencyCode): Transaction {
  if (transaction.accountAmount !== null || transaction.currency !== accountCurrency) return transaction;
  return { ...transaction, accountAmount: transaction.amount };
}

/** What a live transaction moves the balance of its manual account by: only booked ones count (contract 2.8). */
export function balanceEffect(transaction: Pick<Transaction, 'status' | 'accountAmount'>): MinorUnits {
  return transaction.status === 'booked' ? (transaction.accountAmount ?? 0) : 0;
}

/**
 * The account after new transactions were recorded on it: their effects move the balance, and
 * `lastTransactionCreatedAt` is `at` (contract 2.8). Throws `amount_out_of_range` past ±(2^53−1).
 */
export function accountWithNew(
  transactions: readonly Pick<Transaction, 'status' | 'accountAmount'>[],
  account: BankAccount,
  at: Timestamp,
): BankAccount {
  const effect = transactions.map(balanceEffect).reduce(addMinorUnits, 0);
  return { ...moveBalance(account, effect, at), lastTransactionCreatedAt: at };
}

/**
 * A transaction's amount in the currency of its account (contract 2.8). `quote` is the rate of the booking date, and
 * not needed for the account's own currency. Throws `invalid` naming `currency` if no rate is known,
 * `amount_out_of_range`.
 */
export function inAccountCurrency(
  { amount, currency }: Pick<TransactionEntry, 'amount' | 'currency'>,
  account: Pick<BankAccount, 'currency'>,
  quote: RateQuote | undefined,
): MinorUnits {
  if (currency === account.currency) return amount;
  if (quote === undefined) {
    throw invalidField('currency', unknownRate(currency, account.currency));
  }
  return convert(amount, currency, account.currency, quote);
}

/** The sentence for an amount that cannot be converted to its account's currency (contract 2.8). */
export function unknownRate(from: CurrencyCode, to: CurrencyCode): string {
  return `No exchange rate from ${from} to ${to} is known.`;
}

/**
 * Whom the money came from and went to. If neither is given, the merchant was paid by an expense and paid an income.
 */
export function partiesOf({
  from,
  to,
  merchantName,
  amount,
}: Pick<TransactionEntry, 'from' | 'to' | 'merchantName' | 'amount'>): Pick<TransactionEntry, 'from' | 'to'> {
  if (merchantName === null || from.length > 0 || to.length > 0) return { from, to };
  const merchant = [{ name: merchantName }];
  return amount < 0 ? { from, to: merchant } : { from: merchant, to };
}

/**
 * The name of the other party, as it is shown everywhere: who was paid or who paid, else what the source calls the
 * merchant; `null` if nobody is named.
 */
export function otherPartyOf({
  type,
  from,
  to,
  merchantName,
}: Pick<Transaction, 'type' | 'from' | 'to' | 'merchantName'>): string | null {
  return (type === 'expense' ? to : from)[0]?.name ?? merchantName;
}

export function transactionType(amount: MinorUnits): TransactionType {
  return amount < 0 ? 'expense' : 'income';
}

/** Throws `not_manual` (specification 4.3, status 400). */
export function requireManual(account: Pick<BankAccount, 'kind'>): void {
  if (account.kind !== 'manual') {
    throw new FinanceError('not_manual', 'Transactions can be created only on manual accounts.');
  }
}

function transactionAmount(amount: MinorUnits): MinorUnits {
  if (!isMinorUnits(amount) || amount === 0) {
    throw invalidField('amount', 'The amount must be an integer in minor units other than 0, within ±(2^53−1).');
  }
  return amount;
}

function transactionDescription(text: string): string {
  return trimmedText('description', text, { minimum: 1, maximum: DESCRIPTION_MAX_CHARACTERS });
}

function transactionNotes(notes: string | null): string | null {
  if (notes !== null) requireText('notes', notes, { minimum: 0, maximum: NOTES_MAX_CHARACTERS });
  return notes;
}

function requireStorableNames({ merchantName, from, to }: TransactionEntry): void {
  const names = { merchant_name: [merchantName ?? ''], from: from.map(nameOf), to: to.map(nameOf) };
  for (const [field, texts] of Object.entries(names)) {
    if (!texts.every(isStorableText)) throw invalidField(field, `The ${field} ${STORABLE_TEXT_RULE}.`);
  }
}

function nameOf({ name }: Party): string {
  return name;
}
