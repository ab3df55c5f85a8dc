import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { CategoryRule } from '../../../domain/categorising/category-rule.ts';
import type { Bank, BankConnection } from '../../../domain/ledger/bank.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { Category } from '../../../domain/ledger/category.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import { searchText } from '../../../domain/searching/search-text.ts';
import { table } from './table.ts';

export const BANKS = table<Bank>('banks', {
  id: 'id',
  name: 'text',
  slug: 'text',
  country: 'text',
  logoUrl: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

export const BANK_CONNECTIONS = table<BankConnection>('bank_connections', {
  id: 'id',
  userId: 'bigint',
  bankId: 'bigint',
});

export const BANK_ACCOUNTS = table<BankAccount>('bank_accounts', {
  id: 'id',
  userId: 'bigint',
  externalId: 'uuid',
  bankId: 'bigint',
  bankConnectionId: 'bigint',
  kind: 'text',
  name: 'text',
  type: 'text',
  subtype: 'text',
  currency: 'text',
  balance: 'bigint',
  initialBalance: 'bigint',
  hidden: 'boolean',
  lastTransactionCreatedAt: 'timestamptz',
  lastBalanceCreatedAt: 'timestamptz',
  deletedAt: 'timestamptz',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A category of the first level has no parent. */
export interface StoredCategory extends Omit<Category, 'parentId'> {
  readonly parentId: number | null;
}

export const CATEGORIES = table<StoredCategory>('categories', {
  id: 'key',
  parentId: 'bigint',
  type: 'text',
  level: 'smallint',
  accountable: 'smallint',
  slug: 'text',
  icon: 'text',
  name: 'text',
  description: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

export const CATEGORY_RULES = table<CategoryRule>('category_rules', {
  id: 'id',
  userId: 'bigint',
  merchant: 'text',
  key: 'text',
  type: 'text',
  categoryId: 'bigint',
  origin: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

export const TRANSACTIONS = table<Transaction>(
  'transactions',
  {
    id: 'id',
    userId: 'bigint',
    bankAccountId: 'bigint',
    categoryId: 'bigint',
    unlinkedCategoryId: 'bigint',
    status: 'text',
    type: 'text',
    from: 'jsonb',
    to: 'jsonb',
    description: 'text',
    merchantName: 'text',
    notes: 'text',
    amount: 'bigint',
    currency: 'text',
    accountAmount: 'bigint',
    bookedAt: 'timestamptz',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    deletedAt: 'timestamptz',
  },
  { searchText },
);

export const RECURRING_BILLS = table<RecurringBill>('recurring_bills', {
  id: 'id',
  userId: 'bigint',
  name: 'text',
  source: 'text',
  cycle: 'text',
  amount: 'bigint',
  currency: 'text',
  status: 'text',
  nextDate: 'date',
  confidence: 'float8',
  facts: 'jsonb',
  transactionIds: 'bigint[]',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
