import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { CategoryRule } from '../../../domain/categorising/category-rule.ts';
import type { Renewal } from '../../../domain/categorising/renewal.ts';
import type { PossibleDuplicate } from '../../../domain/imports/possible-duplicate.ts';
import type { Bank, BankConnection } from '../../../domain/ledger/bank.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { Category } from '../../../domain/ledger/category.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import type { AccountMerge } from '../../../domain/merging/account-merge.ts';
import { searchText } from '../../../domain/searching/search-text.ts';
import { table } from './table.ts';

export const BANKS = table<Bank>()('banks', {
  id: ['id'],
  text: ['name', 'slug', 'country', 'logoUrl'],
  timestamptz: ['createdAt', 'updatedAt'],
});

export const BANK_CONNECTIONS = table<BankConnection>()('bank_connections', {
  id: ['id'],
  bigint: ['userId', 'bankId'],
});

export const BANK_ACCOUNTS = table<BankAccount>()('bank_accounts', {
  id: ['id'],
  bigint: ['userId', 'bankId', 'bankConnectionId', 'balance', 'initialBalance'],
  boolean: ['hidden', 'isBalanceKnown'],
  text: ['kind', 'name', 'type', 'subtype', 'currency'],
  uuid: ['externalId'],
  timestamptz: ['lastTransactionCreatedAt', 'lastBalanceCreatedAt', 'deletedAt', 'createdAt', 'updatedAt'],
});

export const ACCOUNT_MERGES = table<AccountMerge>()('account_merges', {
  id: ['id'],
  bigint: ['userId', 'keptId', 'mergedId'],
  integer: ['matched', 'moved'],
  text: ['name'],
  timestamptz: ['mergedAt'],
  jsonb: ['undoing'],
});

/** A category of the first level has no parent. */
export interface StoredCategory extends Omit<Category, 'parentId'> {
  readonly parentId: number | null;
}

export const CATEGORIES = table<StoredCategory>()('categories', {
  key: ['id'],
  bigint: ['parentId'],
  smallint: ['level', 'accountable'],
  text: ['type', 'slug', 'icon', 'name', 'description'],
  timestamptz: ['createdAt', 'updatedAt'],
});

export const CATEGORY_RULES = table<CategoryRule>()('category_rules', {
  id: ['id'],
  bigint: ['userId', 'categoryId'],
  text: ['merchant', 'key', 'type', 'origin'],
  timestamptz: ['createdAt', 'updatedAt'],
});

export const TRANSACTIONS = table<Transaction>()(
  'transactions',
  {
    id: ['id'],
    bigint: ['userId', 'bankAccountId', 'categoryId', 'unlinkedCategoryId', 'amount', 'accountAmount'],
    text: ['status', 'type', 'categoryLayer', 'description', 'merchantName', 'notes', 'currency'],
    timestamptz: ['bookedAt', 'createdAt', 'updatedAt', 'deletedAt'],
    jsonb: ['from', 'to'],
  },
  { searchText },
);

export const POSSIBLE_DUPLICATES = table<PossibleDuplicate>()('possible_duplicates', {
  key: ['id'],
  bigint: ['userId', 'duplicateOf'],
  text: ['settledAs'],
  timestamptz: ['settledAt'],
  jsonb: ['united'],
});

export const RENEWALS = table<Renewal>()('renewals', {
  key: ['id'],
  bigint: ['userId'],
  timestamptz: ['renewedAt'],
  jsonb: ['before', 'after'],
});

export const RECURRING_BILLS = table<RecurringBill>()('recurring_bills', {
  id: ['id'],
  bigint: ['userId', 'amount'],
  integer: ['lastCorrection'],
  'bigint[]': ['transactionIds'],
  float8: ['confidence'],
  text: ['name', 'source', 'cycle', 'currency', 'status'],
  date: ['nextDate'],
  timestamptz: ['createdAt', 'updatedAt'],
  jsonb: ['facts', 'found', 'corrections', 'gone'],
});
