import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CARD_REPAYMENT_ID } from '../../../domain/ledger/flow.ts';
import { type CategoryIds, COLUMNS, transactionRows } from './transactions.ts';
import { ACCOUNTS, type BenchUser } from './users.ts';

/** Lines of COPY that are sent at once. */
const LINES_AT_ONCE = 500;

/** Only while loading: the figures are those of the settings that Coffer starts PostgreSQL with. */
const LOADING_SETTINGS = { max_wal_size: '16GB', fsync: 'off', autovacuum: 'off' };

/**
 * Fills a migrated, empty database. Secondary indexes of `transactions` are dropped meanwhile. Afterwards everything is
 * vacuumed and analysed, as autovacuum does in production.
 */
export async function loadData(client: Client, users: readonly BenchUser[]): Promise<void> {
  for (const [name, value] of Object.entries(LOADING_SETTINGS))
    await client.query(`alter system set ${name} = '${value}'`);
  await client.query('select pg_reload_conf()');
  await client.query(`set maintenance_work_mem = '1GB'`);
  const ids = users.map(({ id }) => id);
  await client.query(USERS, [ids, users.map(({ email }) => email)]);
  await client.query(CONNECTIONS, [ids]);
  for (const [place, { name, type }] of ACCOUNTS.entries()) {
    await client.query(ACCOUNTS_OF_ALL, [ids, users.map(({ accountIds }) => accountIds[place]), name, type]);
  }
  const indexes = (await client.query<{ name: string; definition: string }>(SECONDARY_INDEXES)).rows;
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const categories = (await client.query<{ type: keyof CategoryIds; ids: number[] }>(CATEGORIES)).rows;
  const idsOf = (wanted: string) => categories.find(({ type }) => type === wanted)?.ids ?? [];
  // The tools say of repayments of cards what the peer would have to work out.
  const rows = transactionRows(users, {
    income: idsOf('income'),
    expense: idsOf('expense').filter((id) => id !== CARD_REPAYMENT_ID),
  });
  await pipeline(Readable.from(inChunks(rows)), client.query(copyFrom(`copy transactions (${COLUMNS}) from stdin`)));
  for (const { definition } of indexes) await client.query(definition);
  for (const statement of [BALANCES, BILLS, DETECTION_STATES, NEXT_ID, 'vacuum (freeze, analyze)']) {
    await client.query(statement);
  }
  for (const name of Object.keys(LOADING_SETTINGS)) await client.query(`alter system reset ${name}`);
  await client.query('select pg_reload_conf()');
  await client.query('checkpoint');
}

function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  for (const line of lines) {
    if (chunk.push(line) < LINES_AT_ONCE) continue;
    yield chunk.join('');
    chunk = [];
  }
  yield chunk.join('');
}

const USERS = `insert into users (id, email, currency, plan, created_at)
  select id, email, 'USD', 'pro', now() - interval '10 years' from unnest($1::bigint[], $2::text[]) as given (id, email)`;

const CONNECTIONS =
  'insert into bank_connections (user_id, id, bank_id) select id, id, 1 from unnest($1::bigint[]) as id';

const ACCOUNTS_OF_ALL = `insert into bank_accounts (user_id, id, external_id, bank_id, bank_connection_id, kind, name, type,
    currency, balance, initial_balance, hidden, last_transaction_created_at, last_balance_created_at, created_at, updated_at)
  select user_id, id, gen_random_uuid(), 1, user_id, 'manual', $3, $4, 'USD', 0, 0, false, now(), now(), now(), now()
  from unnest($1::bigint[], $2::bigint[]) as given (user_id, id)`;

const CATEGORIES = `select type, array_agg(id::int order by id) as ids from categories where level = 2 group by type`;

const SECONDARY_INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = 'transactions'::regclass and not indisunique order by 1`;

/** What a manual account's balance must be (contract 2.8). */
const BALANCES = `update bank_accounts a set balance = sums.total
  from (select bank_account_id as id, sum(account_amount) as total from transactions where deleted_at is null group by 1) sums
  where sums.id = a.id`;

/** The monthly payments of each user as detection finds them, so that no detection has to run before the bench. */
const BILLS = `insert into recurring_bills (user_id, name, source, cycle, amount, currency, status, next_date, confidence,
    facts, transaction_ids, created_at, updated_at)
  select user_id, merchant_name, 'detected', 'monthly', max(-amount), 'USD', 'active',
    (max(booked_at) + interval '1 month')::date, 0.97, '[]', array_agg(id order by id), now(), now()
  from transactions where merchant_name like 'Monthly %' and deleted_at is null
  group by user_id, merchant_name order by user_id, merchant_name`;

const DETECTION_STATES = `insert into bill_detection_state (user_id, revision, as_of)
  select id, transaction_revision, (now() at time zone 'UTC')::date from users`;

const NEXT_ID = `select setval('coffer_id', (select max(id) from transactions) + 1)`;
