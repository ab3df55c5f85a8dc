import { select } from '../store.ts';

interface Account {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly hidden: boolean;
  readonly currency: string;
  readonly balance: number;
}

export function accountsOf(userId: number): Promise<readonly Account[]> {
  const text = `select id, name, type, hidden, currency, balance from bank_accounts
    where user_id = $1 and deleted_at is null order by id`;
  return select<Account>('accounts', text, [userId]);
}

/** A condition for transactions of the user `$1`: none of a hidden account. */
export const VISIBLE =
  'bank_account_id <> all(array(select id from bank_accounts where user_id = $1 and hidden and deleted_at is null))';

/** A condition for transactions from the day `$2` to the day `$3`. */
export const IN_WINDOW = `booked_at >= ($2::date)::timestamp at time zone 'UTC'
  and booked_at < ($3::date + 1)::timestamp at time zone 'UTC'`;

/** A column: whether a transaction of the user `$1` is a side of an own transfer. */
export const IS_LEG = `(booked_at, id) in (select leg.booked_at, leg.id from transactions leg
  where user_id = $1 and transfer_transaction_id is not null and deleted_at is null)`;
