import { addDays, addMonths, type LocalDate, withDay } from '../calendar.ts';
import type { MinorUnits } from '../money/money.ts';
import type { BankAccount } from './bank-account.ts';

/** What the live booked transactions of one month moved the balance of one account by, in the account's currency. */
export interface MonthlyMove {
  readonly bankAccountId: number;
  /** The first day of the month. */
  readonly month: LocalDate;
  readonly amount: bigint;
}

/** The balances of all accounts at the end of a day. */
export interface BalancePoint {
  readonly on: LocalDate;
  /** By account id, in the account's currency. */
  readonly balances: ReadonlyMap<number, bigint>;
}

/** The first day of the month in which a history of so many points begins. */
export function historyStart(today: LocalDate, points: number): LocalDate {
  return addMonths(withDay(today, 1), 1 - points);
}

/**
 * The balances at the end of each month, oldest first, and today's last. They are counted back from today's balances,
 * so the last point is always exactly those. `moves` has the months from {@link historyStart} on, later ones than
 * today's included. The history begins with the month before the first of them, at the earliest.
 */
export function balanceHistory(
  accounts: readonly Pick<BankAccount, 'id' | 'balance'>[],
  moves: readonly MonthlyMove[],
  today: LocalDate,
  points: number,
): readonly BalancePoint[] {
  const start = historyStart(today, points);
  const months = Array.from({ length: points }, (_, index) => addMonths(start, index));
  const first = moves.reduce<LocalDate>((least, { month }) => (month < least ? month : least), withDay(today, 1));
  return months
    .filter((month) => addMonths(month, 1) >= first)
    .map((month) => ({
      on: month === withDay(today, 1) ? today : addDays(addMonths(month, 1), -1),
      balances: month === withDay(today, 1) ? balancesOf(accounts) : balancesAfter(accounts, moves, month),
    }));
}

function balancesOf(accounts: readonly Pick<BankAccount, 'id' | 'balance'>[]): ReadonlyMap<number, bigint> {
  return new Map(accounts.map(({ id, balance }: { id: number; balance: MinorUnits }) => [id, BigInt(balance)]));
}

function balancesAfter(
  accounts: readonly Pick<BankAccount, 'id' | 'balance'>[],
  moves: readonly MonthlyMove[],
  month: LocalDate,
): ReadonlyMap<number, bigint> {
  const balances = new Map(balancesOf(accounts));
  for (const move of moves) {
    const balance = balances.get(move.bankAccountId);
    if (move.month > month && balance !== undefined) balances.set(move.bankAccountId, balance - move.amount);
  }
  return balances;
}
