import { hiddenLines, VISIBLE } from './accounts.ts';
import { categoriesOf } from './categories.ts';
import { type Row, type Sum, summaryOf } from './summary.ts';
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
    const limit = args.limit ?? 20;
    const categories = new Map((await categoriesOf(database)).map((category) => [category.id, category]));
    const { accounts, sums, rows } = await summaryOf(database, conditionsOf(userId, window, args), limit + 1);
    const moved = sums.filter(({ categoryId, isLeg }) => isLeg || categories.get(categoryId)?.accountable === 0);
    const [all, moves] = [flowsOf(sums, currency), flowsOf(moved, currency)];
    const accountOf = new Map(accounts.map((account) => [account.id, account]));
    const hidden = args.bank_account_id === undefined ? accounts.filter((account) => account.hidden).length : 0;
    const shown = rows.slice(0, limit);
    const older = olderThan(shown, rows[limit], window.from);
    const lines = shown.map((row) => {
      const [description, merchant] = [plain(row.description), plain(row.merchantName ?? '')];
      const isRepeated = row.merchantName?.toLowerCase() === row.description.toLowerCase();
      const both = row.merchantName === null ? `"${description}"` : `"${description}" at "${merchant}"`;
      const facts = [
        isRepeated ? `"${merchant}"` : both,
        `${money(row.amount)} (id:${row.id})`,
        ...(row.status === 'pending' ? ['pending'] : []),
        `${categories.get(row.categoryId)?.name} (id:${row.categoryId})`,
        `account "${plain(accountOf.get(row.accountId)?.name ?? '')}"`,
      ];
      return `- ${dateText(row.day)}: ${facts.join(', ')}`;
    });
    const count = sums.reduce((total, sum) => total + sum.count, 0);
    const net = all.texts.length === 2 ? [`net ${money(all.total)}`] : [];
    const totals = all.texts.length === 0 ? '' : `: ${[...all.texts, ...net].join(', ')} (${currency})`;
    const found = `Found ${counted(count, 'transaction')} from ${dateText(window.from)} to ${dateText(window.to)}`;
    return {
      text: [
        `${found}${totals}.`,
        ...(moves.texts.length > 0 ? [`Of that, own transfers and card repayments: ${moves.texts.join(', ')}.`] : []),
        ...(count === 0 ? [adviceFor(args)] : []),
        ...hiddenLines(hidden),
        ...(older === undefined ? [] : [`Newest${shown.length === 1 ? '' : ` ${shown.length}`} (${older.text}):`]),
        ...lines,
      ].join('\n'),
      structured: {
        count,
        total: moneyJson(all.total, currency),
        ...all.json,
        ...(moves.texts.length > 0 && { own_moves: moves.json }),
        window,
        transactions: shown.map((row) => ({
          id: row.id,
          date: row.day,
          description: row.description,
          ...(row.merchantName !== null && { merchant_name: row.merchantName }),
          status: row.status,
          amount: moneyJson(row.amount, row.currency),
          category: categories.get(row.categoryId)?.name,
          category_id: row.categoryId,
          account: accountOf.get(row.accountId)?.name,
          account_id: row.accountId,
        })),
        ...(older?.to !== undefined && { older_date_to: older.to }),
        ...(hidden > 0 && { hidden_accounts: hidden }),
        ...NO_CONVERSIONS,
      },
    };
  },
});

function flowsOf(sums: readonly Sum[], currency: string) {
  const flows = (['income', 'expenses'] as const).map((name) => {
    const own = sums.filter(({ type }) => (type === 'income') === (name === 'income'));
    return { name, amount: own.reduce((total, sum) => total + sum.amount, 0), isThere: own.length > 0 };
  });
  const some = flows.filter(({ isThere }) => isThere);
  return {
    total: some.reduce((total, { amount }) => total + amount, 0),
    texts: some.map(({ name, amount }) => `${name} ${money(amount)}`),
    json: Object.fromEntries(some.map(({ name, amount }) => [name, moneyJson(amount, currency)])),
  };
}

function olderThan(shown: readonly Row[], next: Row | undefined, from: string) {
  if (next === undefined) return undefined;
  const { day } = next;
  if (shown.some((row) => row.day !== day)) return { to: day, text: `older: date_to ${day}` };
  const more = `more of ${dateText(day)}: ${shown.length < 20 ? 'a higher limit' : 'filters'}`;
  if (day === from) return { text: more };
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  return { to: before, text: `${more}; older: date_to ${before}` };
}

function adviceFor({ search, ...args }: Args): string {
  const filters = (['bank_account_id', 'type'] as const).filter((name) => args[name] !== undefined);
  const others = filters.length > 0 ? `, or the call without ${filters.join(' and ')}` : '';
  return `Try an earlier date_from${search === undefined ? '' : ', or a shorter search'}${others}.`;
}

function conditionsOf(
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
  { bank_account_id: accountId, type, search }: Args,
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
  else {
    where += ` and ${VISIBLE}`;
    shape += 'v';
  }
  if (type !== undefined) add('t', 'type = ?', type);
  const text = search?.trim().toLowerCase() ?? '';
  if (text !== '' && text.length < 3) add('', 'strpos(search_text, ?) > 0', text);
  else if (text !== '') add('', 'search_text like ?', `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  return { where, values, ...(text === '' && { name: shape }) };
}
