import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Party, Transaction, TransactionStatus, TransactionType } from '../../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { New } from '../../../domain/new.ts';
import { Moment, SafeInteger } from '../column-types.ts';
import { searchText } from '../search-text.ts';

export const TransactionRow = defineEntity({
  name: 'TransactionRow',
  tableName: 'transactions',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    bankAccountId: p.type(SafeInteger),
    categoryId: p.type(SafeInteger),
    status: p.text().$type<TransactionStatus>(),
    type: p.text().$type<TransactionType>(),
    from: p.json().$type<readonly Party[]>(),
    to: p.json().$type<readonly Party[]>(),
    description: p.text(),
    merchantName: p.text().nullable(),
    notes: p.text().nullable(),
    amount: p.type(SafeInteger),
    currency: p.text().$type<CurrencyCode>(),
    accountAmount: p.type(SafeInteger).nullable(),
    bookedAt: p.type(Moment),
    createdAt: p.type(Moment),
    updatedAt: p.type(Moment),
    deletedAt: p.type(Moment).nullable(),
    searchText: p.text().lazy(),
  },
});

export function toTransaction(row: Omit<InferEntity<typeof TransactionRow>, 'searchText'>): Transaction {
  return { id: row.id, ...transactionColumns(row) };
}

/** Every column except the id, and no other properties. */
export function transactionColumns(
  row: Omit<InferEntity<typeof TransactionRow>, 'id' | 'searchText'>,
): New<Transaction> {
  return {
    userId: row.userId,
    bankAccountId: row.bankAccountId,
    categoryId: row.categoryId,
    status: row.status,
    type: row.type,
    from: row.from,
    to: row.to,
    description: row.description,
    merchantName: row.merchantName ?? null,
    notes: row.notes ?? null,
    amount: row.amount,
    currency: row.currency,
    accountAmount: row.accountAmount ?? null,
    bookedAt: row.bookedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt ?? null,
  };
}

/** Adds the column that no domain object has. */
export function storedColumns(transaction: New<Transaction>): New<Transaction> & { readonly searchText: string } {
  return { ...transactionColumns(transaction), searchText: searchText(transaction) };
}
