import { type LocalDate, withDay } from '../../../../domain/calendar.ts';
import type { BalanceReader } from '../../../../domain/ports/balance-reader.ts';
import type { Session } from '../../connection/session.ts';

export function createBalanceReader(session: Session): BalanceReader {
  return {
    async movesByMonth(userId, from) {
      const moves = await session.rows<Move>(MOVES_BY_MONTH, [userId, withDay(from, 1)]);
      return moves.map((move) => ({ ...move, amount: BigInt(move.amount) }));
    },
    async bookedTotal({ userId, id, currency }) {
      const [booked] = await session.rows<{ sum: string }>(BOOKED_TOTAL, [userId, id, currency]);
      return BigInt(booked?.sum ?? 0);
    },
  };
}

interface Move {
  readonly bankAccountId: number;
  readonly month: LocalDate;
  /** Decimal digits: a sum may be larger than a number of JavaScript. */
  readonly amount: string;
}

export const MOVES_BY_MONTH = {
  name: 'moves_by_month',
  text: `select bank_account_id as "bankAccountId", month, sum(amount) as amount from (
      select t.bank_account_id, date_trunc('month', t.booked_at at time zone 'UTC')::date as month,
        coalesce(t.account_amount, case when t.currency = a.currency then t.amount end) as amount
      from transactions t join bank_accounts a on a.user_id = $1 and a.id = t.bank_account_id and a.deleted_at is null
      where t.user_id = $1 and t.deleted_at is null and t.status = 'booked'
        and t.booked_at >= $2::date::timestamp at time zone 'UTC'
    ) moves
    where amount is not null group by bank_account_id, month`,
};

const BOOKED_TOTAL = {
  text: `select coalesce(sum(coalesce(account_amount, case when currency = $3 then amount end)), 0) as sum
    from transactions where user_id = $1 and bank_account_id = $2 and deleted_at is null and status = 'booked'`,
};
