import type { AccountKind, AccountType, BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

/** The columns of {@link AccountColumns}. */
export const LISTED_COLUMNS = [
  'id',
  'external_id',
  'bank_id',
  'bank_connection_id',
  'kind',
  'name',
  'type',
  'subtype',
  'currency',
  'balance',
  'initial_balance',
  'hidden',
  'last_transaction_created_at',
  'last_balance_created_at',
  'created_at',
  'updated_at',
] as const;

/** A user's accounts by id. Nearly every answer needs them, and through the ORM the list takes five times as long. */
export const LIST_ACCOUNTS = {
  name: 'list_accounts',
  text: `select ${LISTED_COLUMNS.join(', ')} from bank_accounts where user_id = $1 and deleted_at is null order by id`,
};

export type AccountColumns = [
  id: string,
  externalId: string,
  bankId: string,
  bankConnectionId: string,
  kind: AccountKind,
  name: string,
  type: AccountType,
  subtype: string | null,
  currency: CurrencyCode,
  balance: string,
  initialBalance: string,
  hidden: 't' | 'f',
  lastTransactionCreatedAt: string,
  lastBalanceCreatedAt: string,
  createdAt: string,
  updatedAt: string,
];

/** `columns` may have others after these. */
export function toListedAccount(userId: number, columns: readonly [...AccountColumns, ...unknown[]]): BankAccount {
  const [id, externalId, bankId, bankConnectionId, kind, name, type, subtype, currency, ...rest] = columns;
  const [balance, initialBalance, hidden, lastTransaction, lastBalance, createdAt, updatedAt] = rest;
  return {
    id: Number(id),
    userId,
    externalId,
    bankId: Number(bankId),
    bankConnectionId: Number(bankConnectionId),
    kind,
    name,
    type,
    subtype,
    currency,
    balance: Number(balance),
    initialBalance: Number(initialBalance),
    hidden: hidden === 't',
    lastTransactionCreatedAt: timestampFromPostgres(lastTransaction),
    lastBalanceCreatedAt: timestampFromPostgres(lastBalance),
    deletedAt: null,
    createdAt: timestampFromPostgres(createdAt),
    updatedAt: timestampFromPostgres(updatedAt),
  };
}
