import { dateOf, withDay } from '../../../domain/calendar.ts';
import type { MonthlyMove } from '../../../domain/ledger/balance-history.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import type { BalanceReader } from '../../../domain/ports/balance-reader.ts';
import type { Session } from '../database.ts';
import { ledgerOf } from '../ledger.ts';
import { accountsOf } from './account-repo.ts';

export function createBalanceReader(session: Session): BalanceReader {
  return {
    async movesByMonth(userId, from) {
      const live = accountsOf(session, userId).filter(({ deletedAt }) => deletedAt === null);
      const currencies = new Map(live.map(({ id, currency }) => [id, currency]));
      const sums = new Map<string, MonthlyMove>();
      for (const transaction of ledgerOf(session, userId).byId) {
        const { bankAccountId, status, bookedAt } = transaction;
        const currency = currencies.get(bankAccountId);
        const month = withDay(dateOf(bookedAt), 1);
        const amount = currency === undefined ? null : amountIn(currency, transaction);
        if (amount === null || status !== 'booked' || month < withDay(from, 1)) continue;
        add(sums, { bankAccountId, month, amount: BigInt(amount) });
      }
      return [...sums.values()];
    },
    async bookedTotal({ userId, id, currency }) {
      return ledgerOf(session, userId)
        .byId.filter(({ bankAccountId, status }) => bankAccountId === id && status === 'booked')
        .reduce((sum, transaction) => sum + BigInt(amountIn(currency, transaction) ?? 0), 0n);
    },
  };
}

function amountIn(accountCurrency: string, { accountAmount, amount, currency }: Transaction): number | null {
  return accountAmount ?? (currency === accountCurrency ? amount : null);
}

function add(sums: Map<string, MonthlyMove>, move: MonthlyMove): void {
  const key = `${move.bankAccountId} ${move.month}`;
  sums.set(key, { ...move, amount: (sums.get(key)?.amount ?? 0n) + move.amount });
}
