import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { TransactionSummary } from '../../../../domain/ports/transaction-reader.ts';
import { timestampFromPostgres } from '../../connection/timestamp-text.ts';
import { type BoundStatement, type ListedRow, listedJson, NEWEST_FIRST, toListed } from './list-statements.ts';
import type { Conditions } from './transaction-conditions.ts';

/** Each column is a JSON array, or `null` for an empty one. */
export interface SummaryRow {
  readonly accounts: TransactionSummary['accounts'] | null;
  readonly tallies: readonly TallyColumns[] | null;
  readonly newest: readonly ListedRow[] | null;
}

/**
 * Accounts, tallies and the newest transactions by one statement, so that they are of one moment and cost one round
 * trip. Each part is read through the index that it would use alone.
 */
export function summaryStatement(
  conditions: Conditions,
  { currency, newest }: { readonly currency: CurrencyCode; readonly newest: number },
): BoundStatement {
  const { sql, source, values } = conditions;
  const [wanted, limit] = [`$${values.length + 1}`, `(select $${values.length + 2}::bigint)`];
  const page = `select id from ${source} where ${sql} ${NEWEST_FIRST} limit ${limit}`;
  const text = `select (${ACCOUNTS}) as accounts, (${talliesOf(conditions, wanted)}) as tallies,
    (${listedJson(page)}) as newest`;
  return { statement: conditions.statement('summary', text), values: [...values, currency, newest] };
}

const ACCOUNTS = `select json_agg(json_build_object('id', id, 'name', name, 'hidden', hidden) order by id)
  from bank_accounts where user_id = $1 and deleted_at is null`;

type Tally = TransactionSummary['tallies'][number];

interface TallyColumns extends Omit<Tally, 'amount'> {
  /** Decimal digits: a sum may be larger than a number of JavaScript. */
  readonly amount: string;
}

function talliesOf({ sql, source }: Conditions, wanted: string): string {
  return `select json_agg(tally) from (
    select category_id as "categoryId", type, currency, booked_on as "bookedOn",
      (case when booked_on is null then sum(amount) else min(amount) end)::text as amount, count(*) as count
    from (
      select category_id, type, currency, amount,
        case when currency <> ${wanted} then (booked_at at time zone 'UTC')::date end as booked_on
      from ${source} where ${sql}
    ) matching
    group by category_id, type, currency, booked_on, case when booked_on is not null then amount end
  ) tally`;
}

/** The statement returns one row. */
export function toSummary([row]: readonly SummaryRow[]): TransactionSummary {
  return {
    accounts: row?.accounts ?? [],
    tallies: (row?.tallies ?? []).map((tally) => ({ ...tally, amount: BigInt(tally.amount) })),
    newest: (row?.newest ?? []).map((listed) => ({
      ...toListed(listed),
      bookedAt: timestampFromPostgres(listed.bookedAt),
      createdAt: timestampFromPostgres(listed.createdAt),
      updatedAt: timestampFromPostgres(listed.updatedAt),
    })),
  };
}
