import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AccountKind, AccountType, BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { New } from '../../../domain/new.ts';
import { Moment, SafeInteger } from '../column-types.ts';

export const BankAccountRow = defineEntity({
  name: 'BankAccountRow',
  tableName: 'bank_accounts',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    externalId: p.uuid(),
    bankId: p.type(SafeInteger),
    bankConnectionId: p.type(SafeInteger),
    kind: p.text().$type<AccountKind>(),
    name: p.text(),
    type: p.text().$type<AccountType>(),
    subtype: p.text().nullable(),
    currency: p.text().$type<CurrencyCode>(),
    balance: p.type(SafeInteger),
    initialBalance: p.type(SafeInteger),
    hidden: p.boolean(),
    lastTransactionCreatedAt: p.type(Moment),
    lastBalanceCreatedAt: p.type(Moment),
    deletedAt: p.type(Moment).nullable(),
    createdAt: p.type(Moment),
    updatedAt: p.type(Moment),
  },
});

export function toBankAccount(row: InferEntity<typeof BankAccountRow>): BankAccount {
  return { id: row.id, ...bankAccountColumns(row) };
}

/** Every column except the id, and no other properties. */
export function bankAccountColumns(row: Omit<InferEntity<typeof BankAccountRow>, 'id'>): New<BankAccount> {
  return {
    userId: row.userId,
    externalId: row.externalId,
    bankId: row.bankId,
    bankConnectionId: row.bankConnectionId,
    kind: row.kind,
    name: row.name,
    type: row.type,
    subtype: row.subtype ?? null,
    currency: row.currency,
    balance: row.balance,
    initialBalance: row.initialBalance,
    hidden: row.hidden,
    lastTransactionCreatedAt: row.lastTransactionCreatedAt,
    lastBalanceCreatedAt: row.lastBalanceCreatedAt,
    deletedAt: row.deletedAt ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
