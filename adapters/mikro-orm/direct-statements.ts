import { CLAIM_HASH } from './repos/idempotency-repo.ts';
import { BANK_ACCOUNT_COLUMNS } from './rows/bank-account-columns.ts';
import type { Column } from './rows/column.ts';
import { TRANSACTION_COLUMNS } from './rows/transaction-columns.ts';
import type { Statement } from './text-query.ts';

/**
 * A write of `DirectWrites` as one statement that returns the new id, or no row. It locks in the order of every unit of
 * work: the key, the account, the user. Everything that it changes depends on `entry`, which exists only when all locks
 * are held and all conditions hold, so it does everything or nothing. PostgreSQL checks the conditions again on a row
 * for which it had to wait, and adds to the balance that it finds then.
 */
export interface DirectStatement {
  readonly plain: Statement;
  /** With an idempotency key. Four more parameters: the name of the claim, the key, the hash, and the time. */
  readonly once: Statement;
}

/**
 * Seven parameters after the columns: the effect on the balance, and the range in which a balance must stay; then days
 * and the range of amounts within which a transaction may be the other leg of an own transfer, and the categories of
 * legs, or an empty list if this is not a leg. Whether there is one is asked when the user is locked.
 */
export const ADD_TRANSACTION = directStatement('add_transaction', TRANSACTION_COLUMNS, 7, ({ key, column, next }) => {
  const parameter = (place: number, type: string) => `$${next + place}::${type}`;
  const [effect, lowest, highest] = [parameter(0, 'bigint'), parameter(1, 'bigint'), parameter(2, 'bigint')];
  const eligible = parameter(6, 'bigint[]');
  const bookedOn = `(${column('booked_at')} at time zone 'UTC')::date`;
  const amounts = `${parameter(4, 'bigint')}, ${parameter(5, 'bigint')}, (select currency from account)`;
  const [user, account, at] = [column('user_id'), column('bank_account_id'), column('created_at')];
  return {
    locks: `account as materialized (
        select currency from bank_accounts
        where user_id = ${user} and id = ${account} and deleted_at is null and kind = 'manual'
          and (${column('currency')} is null or currency = ${column('currency')})
          and balance + ${effect} between ${lowest} and ${highest}
          and exists (select from categories where id = ${column('category_id')}) and ${key}
        for no key update
      ), held as materialized (
        select id from users where id = ${user} and deleted_at is null and exists (select from account)
        for no key update
      ), owner as materialized (
        select id from held where cardinality(${eligible}) = 0
          or not may_have_other_leg(id, ${account}, ${bookedOn}, ${parameter(3, 'integer')}, ${amounts}, ${eligible})
      )`,
    changes: `balance as (
        update bank_accounts set balance = balance + ${effect}, last_transaction_created_at = ${at},
          last_balance_created_at = ${at}, updated_at = ${at}
        where user_id = ${user} and id = ${account} and exists (select from entry)
      ), revision as (${movedRevision(', transaction_revision = transaction_revision + 1')})`,
    table: 'transactions',
    others: { currency: '(select currency from account)' },
  };
});

export const ADD_ACCOUNT = directStatement('add_account', BANK_ACCOUNT_COLUMNS, 0, ({ key, column }) => {
  const connection = `(select id from bank_connections
      where user_id = ${column('user_id')} and bank_id = ${column('bank_id')})`;
  return {
    locks: `owner as materialized (
        select id from users where id = ${column('user_id')} and deleted_at is null and ${connection} > 0 and ${key}
        for no key update
      )`,
    changes: `revision as (${movedRevision()})`,
    table: 'bank_accounts',
    others: { bank_connection_id: connection },
  };
});

interface Parameters {
  /** The condition that nobody else claims the key. */
  readonly key: string;
  /** The parameter of a column, with its type. */
  readonly column: (name: string) => string;
  /** The number of the first parameter after the columns. */
  readonly next: number;
}

interface Parts {
  /** Common table expressions. The last one is `owner`, the locked row of the user, or nothing. */
  readonly locks: string;
  /** Common table expressions that change what is there already. */
  readonly changes: string;
  /** Where the new row goes. */
  readonly table: string;
  /** Columns that no parameter has the value of. */
  readonly others: Readonly<Record<string, string>>;
}

/** The same as `ChangedData` does for a unit of work. `$1` is the user. */
function movedRevision(more = ''): string {
  return `update users set revision = gen_random_uuid()${more}
        where id = $1 and deleted_at is null and exists (select from entry)`;
}

function directStatement(
  name: string,
  columns: readonly Column<never>[],
  more: number,
  partsOf: (parameters: Parameters) => Parts,
): DirectStatement {
  const typed = columns.map(([column, type], index) => [column, `$${index + 1}::${type}`] as const);
  const column = (wanted: string) => new Map(typed).get(wanted) ?? '';
  const next = columns.length + 1;
  const [claim, key, hash, at] = [0, 1, 2, 3].map((place) => `$${next + more + place}`);
  const text = (free: string, entry: string) => {
    const { locks, changes, table, others } = partsOf({ key: free, column, next });
    const values = Object.entries({ ...Object.fromEntries(typed), ...others });
    return `${locks}, entry as ${entry}, ${changes}
      insert into ${table} (id, ${values.map(([target]) => target).join(', ')})
      select entry.id, ${values.map(([, value]) => value).join(', ')} from entry returning id`;
  };
  const claimed = `claim as materialized (select pg_try_advisory_xact_lock(${CLAIM_HASH(`${claim}`)}) as free)`;
  const remembered = `(insert into idempotency_keys (user_id, key, request_hash, result_id, created_at)
        select id, ${key}, ${hash}, nextval('coffer_id'), ${at}::timestamptz from owner
        on conflict (user_id, key) do nothing returning result_id as id)`;
  return {
    plain: { name, text: `with ${text('true', `materialized (select nextval('coffer_id') as id from owner)`)}` },
    once: { name: `${name}_once`, text: `with ${claimed}, ${text('(select free from claim)', remembered)}` },
  };
}
