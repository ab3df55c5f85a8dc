import type { FastifyInstance } from 'fastify';
import { categories, select } from '../store.ts';
import { accountsOf } from './bank-accounts.ts';
import { pageLinks } from './page-links.ts';
import { transactionPage } from './schemas.ts';

const PER_PAGE = 30;

/** From this offset on, the ids of the page are found in an index before its rows are read. */
const DEEP_OFFSET = 300;

const COLUMNS = `t.id, t.bank_account_id, t.category_id, t.status, t.type, t."from", t."to", t.description, t.notes, t.amount,
  t.currency, t.booked_at, t.created_at, t.updated_at, t.deleted_at, t.transfer_transaction_id, t.transfer_bank_account_id`;

type Query = Readonly<Record<string, string | undefined>>;

interface Row {
  readonly category_id: number;
  readonly bank_account_id: number;
  readonly transfer_transaction_id: number | null;
  readonly transfer_bank_account_id: number | null;
}

/** GET /v1/transactions. */
export function transactionRoute(app: FastifyInstance, linkUrl: string): void {
  const schema = { response: { 200: transactionPage } };
  app.get<{ Querystring: Query }>('/v1/transactions', { schema }, async ({ userId, query, url }) => {
    const page = Number(query['page'] ?? 1);
    const include = (query['include'] ?? '').split(',');
    const filter = conditionsOf(userId, query);
    const [rows, total, accounts] = await Promise.all([
      readPage(filter, (page - 1) * PER_PAGE),
      countAll(filter),
      include.includes('bankAccount') ? accountsOf(userId) : undefined,
    ]);
    const byId = accounts && new Map(accounts.map((account) => [account.id, account]));
    const data = rows.map((row) => ({
      ...row,
      transfer: transferOf(row),
      ...(include.includes('category') && { category: categories.get(row.category_id) }),
      ...(byId && { bank_account: byId.get(row.bank_account_id) }),
    }));
    const queryString = url.split('?')[1] ?? '';
    return { data, ...pageLinks(`${linkUrl}/v1/transactions`, queryString, page, PER_PAGE, rows.length, total) };
  });
}

function transferOf({ transfer_transaction_id: transactionId, transfer_bank_account_id: accountId }: Row) {
  return transactionId === null ? null : { transaction_id: transactionId, bank_account_id: accountId };
}

interface Filter {
  readonly where: string;
  readonly values: readonly unknown[];
  /** Names the prepared statements: one letter per condition. `undefined` where the best plan depends on the text. */
  readonly shape: string | undefined;
}

function conditionsOf(userId: number, query: Query): Filter {
  const values: unknown[] = [userId];
  let [where, shape] = ['user_id = $1 and deleted_at is null', ''];
  const add = (letter: string, sql: string, value: unknown) => {
    where += ` and ${sql.replace('?', `$${values.push(value)}`)}`;
    shape += letter;
  };
  const account = query['filter[bank_account_id]'];
  const type = query['filter[type]'];
  const category = query['filter[category]'];
  const text = query['filter[text]']?.trim().toLowerCase();
  if (account !== undefined) add('a', 'bank_account_id = ?', Number(account));
  if (type !== undefined) add('t', 'type = ?', type);
  if (category !== undefined) {
    const ids = withChildren(Number(category));
    if (ids.length === 1) add('c', 'category_id = ?', ids[0]);
    else add('C', 'category_id = any(?::bigint[])', ids);
  }
  // The trigram index cannot find fewer than three characters.
  if (text !== undefined && text.length < 3) add('', 'strpos(search_text, ?) > 0', text);
  else if (text !== undefined) add('', 'search_text like ?', `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  return { where, values, shape: text === undefined ? shape : undefined };
}

/** The category and its sub-categories. */
function withChildren(id: number): readonly number[] {
  return [id, ...[...categories.values()].filter((category) => category.parent_id === id).map((child) => child.id)];
}

function readPage({ where, values, shape }: Filter, offset: number): Promise<readonly Row[]> {
  const isDeep = offset > DEEP_OFFSET;
  const window = `order by booked_at desc, id desc offset $${values.length + 1} limit $${values.length + 2}`;
  const text = isDeep
    ? `select ${COLUMNS} from (select id from transactions where ${where} ${window}) page
       join transactions t on t.user_id = $1 and t.id = page.id order by t.booked_at desc, t.id desc`
    : `select ${COLUMNS} from transactions t where ${where} ${window}`;
  return select<Row>(shape === undefined ? undefined : `${isDeep ? 'deep' : 'page'} ${shape}`, text, [
    ...values,
    offset,
    PER_PAGE,
  ]);
}

async function countAll({ where, values, shape }: Filter): Promise<number> {
  const text = `select count(*) from transactions where ${where}`;
  const name = shape === undefined ? undefined : `count ${shape}`;
  return (await select<{ count: number }>(name, text, values))[0]?.count ?? 0;
}
