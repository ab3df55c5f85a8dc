import type { Account } from './accounts.ts';
import type { Database } from './database.ts';

export interface Sum {
  readonly categoryId: number;
  readonly type: 'income' | 'expense';
  /** Whether the transactions are legs of own transfers. */
  readonly isLeg: boolean;
  readonly amount: number;
  readonly count: number;
}

export interface Row {
  readonly id: number;
  readonly day: string;
  readonly status: string;
  readonly description: string;
  readonly merchantName: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly categoryId: number;
  readonly accountId: number;
}

export interface Summary {
  readonly accounts: readonly Pick<Account, 'id' | 'name' | 'hidden'>[];
  readonly sums: readonly Sum[];
  readonly rows: readonly Row[];
}

interface Line {
  readonly part: 'account' | 'sum' | 'row';
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly e: string;
  readonly f: string;
  readonly g: string;
  readonly h: string | null;
  readonly i: string;
}

/** Accounts, sums and the newest rows by one statement, as Coffer reads them. `name` keeps it prepared. */
export async function summaryOf(
  database: Database,
  { where, values, name }: { readonly where: string; readonly values: readonly unknown[]; readonly name?: string },
  newest: number,
): Promise<Summary> {
  const text = `(select 'account' as part, id::text as a, name as b, hidden::text as c, null as d, null as e, null as f, null as g,
      null as h, null as i
    from bank_accounts where user_id = $1 and deleted_at is null)
    union all (select 'sum', category_id::text, type, is_leg::text, sum(amount)::text, count(*)::text, null, null, null, null
      from (select category_id, type, ${IS_LEG} as is_leg, amount from transactions where ${where}) matching
      group by category_id, type, is_leg)
    union all (select 'row', t.id::text, t.booked_at::text, t.status, t.description, t.amount::text, t.currency,
        t.category_id::text, t.merchant_name, t.bank_account_id::text
      from (
        select id from transactions where ${where} order by booked_at desc, id desc limit (select $${values.length + 1}::bigint)
      ) page join transactions t on t.user_id = $1 and t.id = page.id)`;
  const statement = { ...(name !== undefined && { name: `summary ${name}` }), text, values: [...values, newest] };
  const { rows } = await database.query<Line>(statement);
  const of = (part: Line['part']) => rows.filter((line) => line.part === part);
  return {
    accounts: of('account').map(({ a, b, c }) => ({ id: Number(a), name: b, hidden: c === 'true' })),
    sums: of('sum').map(toSum),
    rows: of('row').map(toRow).sort(newestFirst),
  };
}

const IS_LEG = `(booked_at, id) in (select leg.booked_at, leg.id from transactions leg
  where user_id = $1 and transfer_transaction_id is not null and deleted_at is null)`;

function toSum({ a, b, c, d, e }: Line): Sum {
  const type = b === 'income' ? 'income' : 'expense';
  return { categoryId: Number(a), type, isLeg: c === 'true', amount: Number(d), count: Number(e) };
}

function toRow({ a, b, c, d, e, f, g, h, i }: Line): Row {
  return {
    id: Number(a),
    day: b.slice(0, 10),
    status: c,
    description: d,
    merchantName: h,
    amount: Number(e),
    currency: f,
    categoryId: Number(g),
    accountId: Number(i),
  };
}

/** All rows of the bench are booked at midnight. */
function newestFirst(a: Row, b: Row): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return b.id - a.id;
}
