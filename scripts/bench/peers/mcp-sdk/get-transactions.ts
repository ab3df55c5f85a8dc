import { accountsOf, hiddenIds } from './accounts.ts';
import { categoriesOf } from './categories.ts';
import { counted, dateText, money, moneyJson, NO_CONVERSIONS, plain, windowOf } from './text.ts';
import { defineTool } from './tool.ts';

interface Args {
  readonly limit?: number;
  readonly bank_account_id?: number;
  readonly type?: string;
  readonly search?: string;
  readonly date_from?: string;
  readonly date_to?: string;
}

interface Row {
  readonly id: number;
  readonly day: string;
  readonly status: string;
  readonly description: string;
  readonly merchant_name: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly category_id: number;
  readonly bank_account_id: number;
}

const COLUMNS = `t.id, t.booked_at as day, t.status, t.description, t.merchant_name, t.amount, t.currency, t.category_id, t.bank_account_id`;

export const getTransactions = defineTool<Args>({
  name: 'get_transactions',
  description: 'Finds transactions in a range of days, newest first.',
  inputSchema: {
    type: 'object',
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 20, nullable: true },
      bank_account_id: { type: 'integer', nullable: true },
      type: { type: 'string', enum: ['income', 'expense'], nullable: true },
      search: { type: 'string', maxLength: 500, nullable: true },
      date_from: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$`, nullable: true },
      date_to: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$`, nullable: true },
    },
    additionalProperties: false,
  },
  async run(database, { id: userId, currency }, args) {
    const window = windowOf(args);
    const [accounts, categories] = await Promise.all([accountsOf(database, userId), categoriesOf(database)]);
    const { where, values, name } = conditionsOf(userId, window, args, hiddenIds(accounts));
    const [{ rows }, { rows: sums }] = await Promise.all([
      database.query<Row>({
        ...(name !== undefined && { name: `list ${name}` }),
        text: `select ${COLUMNS} from (
            select id from transactions where ${where} order by booked_at desc, id desc limit $${values.length + 1}
          ) page join transactions t on t.user_id = $1 and t.id = page.id order by t.booked_at desc, t.id desc`,
        values: [...values, args.limit ?? 20],
      }),
      database.query<{ count: number; total: number | null }>({
        ...(name !== undefined && { name: `sum ${name}` }),
        text: `select count(*) as count, sum(amount) as total from transactions where ${where}`,
        values: [...values],
      }),
    ]);
    const { count = 0, total } = sums[0] ?? {};
    const accountOf = new Map(accounts.map((account) => [account.id, account]));
    const categoryOf = new Map(categories.map((category) => [category.id, category]));
    const summary = `Found ${counted(count, 'transaction')} totaling ${money(total ?? 0)} (${currency})`;
    const lines = rows.map((row) => {
      const [description, merchant] = [plain(row.description), plain(row.merchant_name ?? '')];
      const isRepeated = row.merchant_name?.toLowerCase() === row.description.toLowerCase();
      const both = row.merchant_name === null ? `"${description}"` : `"${description}" at "${merchant}"`;
      const facts = [
        isRepeated ? `"${merchant}"` : both,
        `${money(row.amount)} (id:${row.id})`,
        ...(row.status === 'pending' ? ['pending'] : []),
        `${categoryOf.get(row.category_id)?.name} (id:${row.category_id})`,
        `account "${plain(accountOf.get(row.bank_account_id)?.name ?? '')}"`,
      ];
      return `- ${dateText(row.day)}: ${facts.join(', ')}`;
    });
    return {
      text: [
        `${summary} from ${dateText(window.from)} to ${dateText(window.to)}.`,
        ...(rows.length < count ? [rows.length === 1 ? 'The newest:' : `The ${rows.length} newest:`] : []),
        ...lines,
      ].join('\n'),
      structured: {
        count,
        total: moneyJson(total ?? 0, currency),
        window,
        transactions: rows.map((row) => ({
          id: row.id,
          date: row.day,
          description: plain(row.description),
          ...(row.merchant_name !== null && { merchant_name: plain(row.merchant_name) }),
          status: row.status,
          amount: moneyJson(row.amount, row.currency),
          converted: moneyJson(row.amount, currency),
          category: categoryOf.get(row.category_id)?.name,
          category_id: row.category_id,
          account: plain(accountOf.get(row.bank_account_id)?.name ?? ''),
          account_id: row.bank_account_id,
        })),
        ...NO_CONVERSIONS,
      },
    };
  },
});

function conditionsOf(
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
  { bank_account_id: accountId, type, search }: Args,
  hidden: readonly number[],
) {
  const values: unknown[] = [userId, from, to];
  let [where, shape] = [
    `user_id = $1 and deleted_at is null and booked_at >= ($2::date)::timestamp at time zone 'UTC'
      and booked_at < ($3::date + 1)::timestamp at time zone 'UTC'`,
    'w',
  ];
  const add = (letter: string, sql: string, value: unknown) => {
    where += ` and ${sql.replace('?', `$${values.push(value)}`)}`;
    shape += letter;
  };
  if (accountId !== undefined) add('a', 'bank_account_id = ?', accountId);
  else if (hidden.length > 0) add('x', 'bank_account_id <> all(?::bigint[])', hidden);
  if (type !== undefined) add('t', 'type = ?', type);
  const text = search?.trim().toLowerCase() ?? '';
  if (text !== '' && text.length < 3) add('', 'strpos(search_text, ?) > 0', text);
  else if (text !== '') add('', 'search_text like ?', `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  return { where, values, name: text === '' ? shape : undefined };
}
