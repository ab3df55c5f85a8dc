import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import { byId } from '../../domain/collections.ts';
import type { Bank } from '../../domain/ledger/bank.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { type Category, withDescendants } from '../../domain/ledger/category.ts';
import type { TransactionType } from '../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { ListedTransaction, TransactionPage } from '../../domain/ports/transaction-reader.ts';
import { searchTerm } from '../../domain/search-form.ts';
import type { Ports } from '../ports.ts';
import type { RateSource } from '../rates/quotes-by-day.ts';
import { type Conversion, convertRows } from './convert-rows.ts';

export interface ListTransactionsQuery {
  readonly filter: {
    /** Trimmed here; a blank one filters nothing (contract 2.5). */
    readonly text?: string;
    readonly bankAccountId?: number;
    readonly type?: TransactionType;
    /** Includes the category's descendants (contract 2.5), unless `isExactCategory`. */
    readonly categoryId?: number;
    readonly isExactCategory?: true;
    /** None of hidden accounts, as reports have it (contract 5.9). */
    readonly visibleAccountsOnly?: true;
    /** UTC days, both inclusive. */
    readonly from?: LocalDate;
    readonly to?: LocalDate;
  };
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly include: { readonly category: boolean; readonly bankAccount: boolean; readonly bank: boolean };
  /** The currency to convert amounts into (contract 2.6). */
  readonly baseCurrency?: CurrencyCode;
}

export interface TransactionListPage {
  readonly rows: readonly ListedTransaction[];
  /** How many match, on all pages. */
  readonly total: number;
  /** By id; present when included. */
  readonly categories: ReadonlyMap<number, Category> | undefined;
  readonly accounts: ReadonlyMap<number, BankAccount> | undefined;
  readonly banks: ReadonlyMap<number, Bank> | undefined;
  /** Present when the query has a `baseCurrency`. */
  readonly conversion: Conversion | undefined;
}

type ListTransactionsPorts = Pick<Ports, 'transactionReader' | 'categories' | 'accounts' | 'banks' | 'rates' | 'clock'>;

/** Returns one page of the user's live transactions, newest first (contract 2.1). A page past the end is empty. */
export function listTransactions(ports: ListTransactionsPorts) {
  return async (userId: number, query: ListTransactionsQuery): Promise<TransactionListPage> => {
    const { categoryId, isExactCategory, text, ...others } = query.filter;
    const term = searchTerm(text);
    const simple = term === undefined ? others : { ...others, text: term };
    const wantsCategories = categoryId !== undefined || query.include.category;
    const categories = wantsCategories ? await ports.categories.list() : undefined;
    const idsOf = (id: number) => (isExactCategory ? [id] : withDescendants(categories ?? [], id));
    const filter = categoryId === undefined ? simple : { ...simple, categoryIds: idsOf(categoryId) };
    const window = { offset: (query.page - 1) * query.perPage, limit: query.perPage };
    const wantsAccounts = query.include.bankAccount || query.include.bank;
    const { page, accounts } = await pageWithAccounts(
      () => ports.transactionReader.page(userId, filter, window),
      async () => (wantsAccounts ? byId(await ports.accounts.list(userId)) : undefined),
    );
    const { rows, total } = page;
    const banks = query.include.bank ? await ports.banks.listOf(userId) : undefined;
    const { baseCurrency } = query;
    const converted = baseCurrency === undefined ? undefined : await convertRows(rows, baseCurrency, sourceOf(ports));
    return {
      rows: converted?.rows ?? rows,
      conversion: converted?.conversion,
      total,
      categories: query.include.category ? byId(categories ?? []) : undefined,
      accounts,
      banks: banks && byId(banks),
    };
  };
}

function sourceOf({ rates, clock }: ListTransactionsPorts): RateSource {
  return { rates, today: dateOf(clock.now()) };
}

/**
 * How often a page and its accounts are read until they agree. An account may be added or deleted between the two
 * reads.
 */
const MAX_ATTEMPTS = 5;

async function pageWithAccounts(
  readPage: () => Promise<TransactionPage>,
  readAccounts: () => Promise<ReadonlyMap<number, BankAccount> | undefined>,
): Promise<{ page: TransactionPage; accounts: ReadonlyMap<number, BankAccount> | undefined }> {
  for (let attempt = 1; ; attempt += 1) {
    const [page, accounts] = await Promise.all([readPage(), readAccounts()]);
    const agree = accounts === undefined || page.rows.every(({ bankAccountId }) => accounts.has(bankAccountId));
    if (agree || attempt === MAX_ATTEMPTS) return { page, accounts };
  }
}
