import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { MANUAL_BANK } from '../../domain/bank.ts';

export interface BenchData {
  readonly users: number;
  readonly rows: number;
}

/** The API key of a user. Any text of the right form works, because only its digest is stored. */
export interface BenchKey {
  readonly secret: string;
  readonly digest: string;
}

/**
 * Fills a migrated, empty database with users, each with a key and two accounts, and `rows` transactions spread evenly
 * over two years.
 */
export async function loadData(url: string, { users, rows }: BenchData, keys: readonly BenchKey[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements(users, rows)) await client.query(statement);
    await client.query(
      `insert into api_keys (user_id, name, hash, prefix, last_four, scopes, created_at, expires_at, last_used_at)
       select 100000 + n, 'bench', hash, 'coffer_sk_', 'xxxx', '{finance:read}', now(), now() + interval '1 day',
         now() + interval '1 day'
       from unnest($1::text[]) with ordinality as key (hash, n)`,
      [keys.map(({ digest }) => digest)],
    );
    // As autovacuum does in production, so that the index alone is enough for counting.
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function statements(users: number, rows: number): readonly string[] {
  const bank = MANUAL_BANK.id;
  return [
    `insert into users (id, email, currency, plan, created_at)
     select 100000 + n, 'user' || n || '@bench.example', 'USD', 'pro', now() from generate_series(1, ${users}) n`,
    `insert into bank_connections (user_id, id, bank_id)
     select 100000 + n, 200000 + n, ${bank} from generate_series(1, ${users}) n`,
    `insert into bank_accounts (user_id, id, external_id, bank_id, bank_connection_id, kind, name, type, currency, balance,
       initial_balance, hidden, last_transaction_created_at, last_balance_created_at, created_at, updated_at)
     select 100000 + n, 300000 + 2 * n + a, gen_random_uuid(), ${bank}, 200000 + n, 'manual', 'Account ' || a, 'checking', 'USD',
       0, 0, false, now(), now(), now(), now()
     from generate_series(1, ${users}) n, generate_series(0, 1) a`,
    `insert into transactions (user_id, id, bank_account_id, category_id, status, type, "from", "to", description,
       merchant_name, notes, amount, currency, account_amount, booked_at, created_at, updated_at, search_text)
     select owner, 10000000 + n, 300000 + 2 * (owner - 100000) + n % 2, category, 'booked',
       case when amount < 0 then 'expense' else 'income' end, '[]', jsonb_build_array(jsonb_build_object('name', merchant)),
       'CARD PURCHASE ' || merchant || ' #' || n, merchant, case when n % 9 = 0 then 'a note' end, amount, 'USD', amount,
       booked, booked, booked, lower(merchant || chr(10) || 'card purchase ' || merchant || ' #' || n)
     from (
       select n, 100001 + (n * 7919) % ${users} as owner, (array[101, 102, 103, 121, 131, 141, 162, 201])[(1 + n % 8)::int] as category,
         case when n % 8 = 7 then 250000 else -(100 + (n * 104729) % 20000) end as amount, 'Merchant ' || n % 997 as merchant,
         timestamptz '2024-11-21 00:00:00Z' + n * (interval '730 days' / ${rows}) as booked
       from generate_series(1::bigint, ${rows}) n
     ) made`,
  ];
}
