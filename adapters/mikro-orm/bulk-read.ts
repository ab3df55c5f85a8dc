import type { Timestamp } from '../../domain/calendar.ts';
import type { Transaction, TransactionStatus, TransactionType } from '../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { Session } from './session.ts';
import { timestampFromPostgres } from './timestamp-text.ts';

/** The live ones of the ids, by id. 100,000 take about a second; the ORM would take ten times as long. */
export async function readTransactions(
  session: Session,
  userId: number,
  ids: readonly number[],
): Promise<readonly Transaction[]> {
  if (ids.length === 0) return [];
  const { rows } = await session.query<TransactionColumns>(READ, [userId, ids]);
  return rows.map((columns) => transactionFrom(userId, columns));
}

const READ = {
  text: `select id, bank_account_id, category_id, status, type, "from", "to", description, merchant_name, notes, amount,
      currency, account_amount, booked_at, created_at, updated_at
    from transactions where user_id = $1 and id = any($2::bigint[]) and deleted_at is null order by id`,
};

type TransactionColumns = [
  id: string,
  bankAccountId: string,
  categoryId: string,
  status: TransactionStatus,
  type: TransactionType,
  from: string,
  to: string,
  description: string,
  merchantName: string | null,
  notes: string | null,
  amount: string,
  currency: CurrencyCode,
  accountAmount: string | null,
  bookedAt: string,
  createdAt: string,
  updatedAt: string,
];

function transactionFrom(userId: number, columns: TransactionColumns): Transaction {
  const [id, bankAccountId, categoryId, status, type, from, to, description, merchantName, notes, ...rest] = columns;
  const [amount, currency, accountAmount, ...times] = rest;
  const [bookedAt, createdAt, updatedAt] = times.map(timestampFromPostgres) as [Timestamp, Timestamp, Timestamp];
  return {
    id: Number(id),
    userId,
    bankAccountId: Number(bankAccountId),
    categoryId: Number(categoryId),
    status,
    type,
    from: JSON.parse(from),
    to: JSON.parse(to),
    description,
    merchantName,
    notes,
    amount: Number(amount),
    currency,
    accountAmount: accountAmount === null ? null : Number(accountAmount),
    bookedAt,
    createdAt,
    updatedAt,
    deletedAt: null,
  };
}
