import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../config/tokens.ts';
import { CATEGORY_TREE } from '../../domain/ledger/category-tree.ts';
import { converted, money, rate } from '../mcp/figures.ts';
import { type Person, textOf } from '../support/person.ts';
import { commandLineOf } from '../support/service/admin-command-line.ts';
import { openMemoryService, openPostgresService } from '../support/service/http-service.ts';
import { openWebService, type WebService } from '../support/service/web-service.ts';
import { type Account, aRandomUser, type RandomUser, type Row, TODAY } from './random-user.ts';

/** Contract 5.11, 5.14: what every report calls a transaction. */
type Flow = 'earned' | 'refund' | 'spent' | 'moved';

/** A row as a report must see it. */
interface Counted extends Omit<Row, 'categoryId' | 'moves'> {
  readonly flow: Flow;
  readonly category: number;
  readonly hidden: boolean;
}

const WHOLE = { date_from: '2025-12-01', date_to: '2026-12-31' };

/**
 * Every report of a random user adds up to the totals of one model: the rows as they were entered, each of one flow.
 */
function totalsOn(name: string, open: typeof openMemoryService, seed: number): void {
  const test = suite(`reports of one user over ${name}, seed ${seed}`);
  let service: WebService;
  let book: RandomUser;
  let person: Person;
  let [bearer, toolToken] = ['', ''];
  let rows: readonly Counted[] = [];

  const get = async (path: string) => (await service.send('GET', path, { bearer })).json();

  const allOf = async (query: string): Promise<readonly Listed[]> => {
    const first = await get(`/v1/transactions?page=1${query}`);
    const pages = Array.from({ length: first.last_page - 1 }, (_, nth) => nth + 2);
    const others = await Promise.all(pages.map((page) => get(`/v1/transactions?page=${page}${query}`)));
    return [first, ...others].flatMap(({ data }) => data);
  };

  const call = async (tool: string, args: Record<string, unknown>) => {
    const json = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } };
    const headers = { 'MCP-Protocol-Version': '2025-11-25' };
    const answer = (await service.send('POST', '/mcp', { bearer: toolToken, json, headers })).json();
    return answer.result.structuredContent;
  };

  const command = async (...args: readonly string[]) => {
    const { out } = await commandLineOf(service.app).run(...args, '--email', book.user.email ?? '', '--json');
    return JSON.parse(out);
  };

  test('a random user does what people do', async () => {
    service = await openWebService(open, { mcpRateLimit: 10_000 });
    book = await aRandomUser(service, seed);
    person = await service.signIn(book.user);
    const caller = { userId: book.user.id, email: book.user.email ?? '' };
    const access = service.app.get(useCases.access);
    bearer = (await access.createApiKey({ email: caller.email, scopes: ['finance:read'] })).secret;
    toolToken = (await access.issueAccessToken({ email: caller.email, audience: 'mcp', expiresInSeconds: 3_600 }))
      .secret;
    rows = (await allOf('')).map((listed) => countedOf(listed, book));
  });
  test.after(() => service?.close());

  test('the list has each row that was entered, once', async () => {
    const facts = ({ id, accountId, day, amount, currency }: Counted | Row) =>
      [id, accountId, day, amount, currency].join();
    assert.equal(rows.map(facts).sort(), [...book.rows.values()].map(facts).sort());
    const flows = Object.groupBy(rows, ({ flow }) => flow);
    for (const flow of ['earned', 'refund', 'spent', 'moved'] as const) assert.ok((flows[flow]?.length ?? 0) > 5, flow);
  });

  test('both sides of a transfer name each other', async () => {
    const listed = new Map((await allOf('')).map((each) => [each.id, each]));
    const linked = [...listed.values()].filter(({ transfer }) => transfer !== null);
    assert.ok(linked.length > 0);
    for (const { id, bank_account_id, transfer } of linked) {
      const other = listed.get(transfer!.transaction_id);
      assert.equal(other?.transfer, { transaction_id: id, bank_account_id });
      assert.is(other?.bank_account_id, transfer!.bank_account_id);
    }
  });

  test('the list has the same rows under each filter, and the same sums in each currency', async () => {
    for (const id of book.accounts.keys()) {
      const listed = await allOf(`&filter[bank_account_id]=${id}`);
      assert.equal(idsOf(listed), idsOf(rows.filter(({ accountId }) => accountId === id)));
    }
    for (const { id } of parents()) {
      const listed = await allOf(`&filter[category]=${id}`);
      assert.equal(idsOf(listed), idsOf(rows.filter(({ category }) => isWithin(category, id))));
    }
    for (const target of [book.user.currency, 'GBP']) {
      const sums: Record<string, bigint> = {};
      for (const { amount, currency } of await allOf(`&base-fiat=${target}`)) {
        sums[currency] = (sums[currency] ?? 0n) + BigInt(amount);
      }
      const { total, leftOut } = sumOf(rows, target);
      const others = leftOut.map(({ currency, amount }) => [currency, BigInt(amount)]);
      assert.equal(sums, Object.fromEntries([[target, total], ...others]));
    }
  });

  test('get_transactions adds up what the list has, and says what of it was only moved', async () => {
    const ofAccounts = [...book.accounts.keys()].map((id) => ({
      args: { bank_account_id: id },
      wanted: ({ accountId }: Counted) => accountId === id,
    }));
    const ofGroups = parents().map(({ id }) => ({
      args: { category_id: id },
      wanted: ({ hidden, category }: Counted) => !hidden && isWithin(category, id),
    }));
    const ofTypes = ['income', 'expense'].map((type) => ({
      args: { type },
      wanted: ({ hidden, amount }: Counted) => !hidden && amount > 0 === (type === 'income'),
    }));
    const visible = { args: {}, wanted: ({ hidden }: Counted) => !hidden };
    for (const { args, wanted } of [visible, ...ofAccounts, ...ofGroups, ...ofTypes]) {
      for (const currency of [book.user.currency, 'GBP']) {
        const found = await call('get_transactions', { ...WHOLE, ...args, currency });
        const own = rows.filter(wanted);
        const expected = flowsOf(own, currency);
        const actual = { income: found.income, expenses: found.expenses, own_moves: found.own_moves };
        assert.equal(JSON.parse(JSON.stringify(actual)), expected, JSON.stringify(args));
        assert.is(found.count, own.length);
        assert.is(found.total.amount, Number(sumOf(own, currency).total));
        assert.equal(found.left_out.map(plain), sumOf(own, currency).leftOut);
        if (!('category_id' in args)) continue;
        const ofCategories = own.length === 0 ? 0 : sumOfAmounts(found.by_category.map(({ total }: any) => total));
        assert.is(ofCategories, found.total.amount);
      }
    }
  });

  test('get_spending_by_category adds up the same expenses and refunds', async () => {
    const target = book.user.currency;
    const report = await call('get_spending_by_category', { ...WHOLE, top: 20 });
    const visible = rows.filter(({ hidden }) => !hidden);
    const [spent, refunded] = [visible.filter(isSpent), visible.filter(({ flow }) => flow === 'refund')];
    assert.is(report.total.amount, Number(-sumOf(spent, target).total));
    assert.is(report.refunds.amount.amount, Number(sumOf(refunded, target).total));
    assert.is(
      sumOfAmounts([...report.categories.map(({ amount }: any) => amount), report.others.amount]),
      report.total.amount,
    );
    for (const { id, amount, count } of report.categories) {
      const own = sumOf(
        spent.filter(({ category }) => category === id),
        target,
      );
      assert.equal([amount.amount, count], [Number(-own.total), own.count]);
    }
    const negative = sumOf(spent, target).leftOut.map((each) => ({ ...each, amount: -each.amount }));
    assert.equal(report.left_out.map(plain), negative);
    // What get_transactions calls expenses, without what was only moved.
    const found = await call('get_transactions', { ...WHOLE, currency: target });
    assert.is(-report.total.amount, found.expenses.amount - (found.own_moves.expenses?.amount ?? 0));
  });

  test('the overview has the same figures for this month and the last, and so has each list that it leads to', async () => {
    const { text } = await person.visit('/overview');
    const target = book.user.currency;
    const within = (from: string, to: string, flow: Flow) =>
      rows.filter((row) => !row.hidden && row.flow === flow && row.day >= from && row.day <= to);
    const now = within('2026-03-01', TODAY, 'spent');
    const before = within('2026-02-01', '2026-02-28', 'spent');
    const spentOf = (own: readonly Counted[]) => money(-sumOf(own, target).total, target);
    assert.match(textOf(text), `Spent in March ${spentOf(now)} ${spentOf(before)} in all of February`);
    const refunds = sumOf(within('2026-03-01', TODAY, 'refund'), target);
    if (refunds.count > 0) assert.match(textOf(text), `Refunds of ${money(refunds.total, target)}`);
    const lines = text.matchAll(
      /<a href="(\/transactions\?[^"]*)">.*\n.*?class="money">([^<]*)<.*\n.*?class="money">([^<]*)</g,
    );
    const shown = [...lines].filter(([, address]) => address?.includes('category'));
    assert.ok(shown.length > 3);
    for (const [, address = '', figure, earlier] of shown) {
      const ids = idsOf(await shownBy(person, address.replaceAll('&amp;', '&')));
      const own = now.filter(({ id }) => ids.includes(id));
      assert.equal(idsOf(own), ids);
      const same = before.filter(({ category }) => category === own[0]?.category);
      assert.equal([spentOf(own), spentOf(same)], [figure, earlier], address);
    }
  });

  test('the page of transactions lists the same rows for each account', async () => {
    for (const account of ['', 'visible', ...[...book.accounts.keys()].map(String)]) {
      const own = rows.filter(({ hidden, accountId }) =>
        account === 'visible' ? !hidden : ['', String(accountId)].includes(account),
      );
      assert.equal(idsOf(await shownBy(person, `/transactions?account=${account}`)), idsOf(own), account);
    }
  });

  test('balances are what accounts began with plus their rows, in every report', async () => {
    const expected = [...book.accounts.values()].map(({ id, balance }) => [id, balance]);
    const { accounts, net_worth: worth, left_out: left } = await call('get_account_balances', { include_hidden: true });
    assert.equal(
      accounts.map(({ id, balance }: any) => [id, balance.amount]),
      expected,
    );
    assert.equal(
      (await get('/v1/bank-accounts')).map(({ id, balance }: any) => [id, balance]),
      expected,
    );
    assert.equal(
      (await command('account', 'list')).map(({ id, balance }: any) => [id, balance]),
      expected,
    );
    const { bank_accounts: exported } = JSON.parse((await person.visit('/account/export/coffer.json')).text);
    assert.equal(
      exported.map(({ id, balance }: any) => [id, balance]),
      expected,
    );
    const all = netWorth([...book.accounts.values()], book.user.currency, TODAY);
    assert.equal([BigInt(worth.amount), left.map(plain)], [all.total, all.leftOut]);
    const visible = [...book.accounts.values()].filter(({ hidden }) => !hidden);
    const { total } = netWorth(visible, book.user.currency, TODAY);
    assert.is(BigInt((await call('get_account_balances', {})).net_worth.amount), total);
    for (const page of ['/overview', '/accounts']) {
      const shown = textOf((await person.visit(page)).text);
      assert.match(shown, `Net worth ${money(total, book.user.currency)}`);
    }
  });

  test('the net worth at the end of a month is today’s without the rows since then', async () => {
    const overview = textOf((await person.visit('/overview')).text);
    for (const [day, shown] of [
      ['2026-01-31', 'Jan 31, 2026'],
      ['2026-02-28', 'Feb 28, 2026'],
    ] as const) {
      const then = [...book.accounts.values()]
        .filter(({ hidden }) => !hidden)
        .map((account) => {
          const later = [...book.rows.values()].filter((row) => row.accountId === account.id && row.day > day);
          return { ...account, balance: account.balance - later.reduce((sum, { moves }) => sum + moves, 0) };
        });
      assert.match(overview, `${shown} ${money(netWorth(then, book.user.currency, day).total, book.user.currency)}`);
    }
  });

  test('no purchase gets back more than it cost, and each side of a refund names the other', async () => {
    const refundsOf = (id: number) => get(`/v1/transactions/${id}/refunds`);
    const links = await Promise.all(rows.map(async (row) => ({ row, ...(await refundsOf(row.id)) })));
    const linked = links.filter(({ purchase }) => purchase !== null);
    assert.ok(linked.length > 0);
    for (const { row, purchase } of linked) {
      assert.is(row.flow, 'refund');
      const { refunds, row: bought } = links.find((one) => one.row.id === purchase.transaction_id)!;
      assert.ok(refunds.some((one: any) => one.transaction_id === row.id));
      assert.is(bought.flow, 'spent');
      assert.ok(sumOfAmounts(refunds) <= -bought.amount);
    }
    const named = links.flatMap(({ refunds }) => refunds);
    assert.is(named.length, linked.length);
  });

  test('both exports have each row once, with its category', async () => {
    const facts = ({ id, amount, currency, category }: Counted) => `${id},${amount},${currency},${category}`;
    const { transactions } = JSON.parse((await person.visit('/account/export/coffer.json')).text);
    const inJson = transactions.map((row: any) => facts({ ...row, category: row.category_id }));
    assert.equal(inJson.sort(), rows.map(facts).sort());
    const [head = '', ...lines] = (await person.visit('/account/export/transactions.csv')).text.trim().split('\r\n');
    const columns = head.replace('\u{feff}', '').split(',');
    const inCsv = lines.map((line) => {
      const values = line.split(',');
      return ['id', 'amount', 'currency', 'category_id'].map((column) => values[columns.indexOf(column)]).join();
    });
    assert.equal(inCsv.sort(), rows.map(facts).sort());
  });

  test('bills are paid by rows that were spent, and cost the same everywhere', async () => {
    const { bills, monthly_total: monthly } = await call('get_recurring_bills', { status: 'all' });
    assert.ok(bills.length > 0);
    const facts = ({ id, amount, status }: any) => `${id} ${amount.amount ?? amount} ${status}`;
    assert.equal((await command('bill', 'list')).map(facts).sort(), bills.map(facts).sort());
    assert.equal((await get('/v1/bills')).map(facts).sort(), bills.map(facts).sort());
    assert.is((await call('get_recurring_bills', {})).monthly_total.formatted, monthly.formatted);
    for (const page of ['/bills', '/overview']) {
      assert.match(textOf((await person.visit(page)).text), `${monthly.formatted} per month`);
    }
    for (const { transactionIds } of await service.app.get(ports.bills).list(book.user.id)) {
      for (const id of transactionIds) assert.is(rows.find((row) => row.id === id)?.flow, 'spent');
    }
  });

  test.run();
}

interface Listed {
  readonly id: number;
  readonly bank_account_id: number;
  readonly category_id: number;
  readonly amount: number;
  readonly currency: string;
  readonly booked_at: string;
  readonly transfer: { readonly transaction_id: number; readonly bank_account_id: number } | null;
}

/** The amounts are those of the list and are compared with what was entered; the category is what was entered. */
function countedOf(listed: Listed, { accounts, rows }: RandomUser): Counted {
  const { id, bank_account_id: accountId, amount, currency, transfer } = listed;
  const entered = rows.get(id);
  const kept = transfer === null ? (entered?.categoryId ?? listed.category_id) : listed.category_id;
  const category = CATEGORY_TREE.find((each) => each.id === kept)!;
  const isRefund = category.slug === 'refunds' || category.type === 'expense';
  const isMoved = transfer !== null || category.accountable === 0;
  return {
    id,
    accountId,
    amount,
    currency,
    day: listed.booked_at.slice(0, 10),
    category: kept,
    hidden: accounts.get(accountId)?.hidden ?? false,
    flow: isMoved ? 'moved' : amount < 0 ? 'spent' : isRefund ? 'refund' : 'earned',
  };
}

function isSpent({ flow }: Counted): boolean {
  return flow === 'spent';
}

function parents() {
  return CATEGORY_TREE.filter(({ id }) => CATEGORY_TREE.some(({ parentId }) => parentId === id));
}

function isWithin(category: number, id: number): boolean {
  return category === id || CATEGORY_TREE.some((each) => each.id === category && each.parentId === id);
}

function idsOf(some: readonly { readonly id: number }[]): readonly number[] {
  return some.map(({ id }) => id).sort((a, b) => a - b);
}

interface Sum {
  readonly total: bigint;
  /** How many it adds up. */
  readonly count: number;
  /** What has no rate, by currency. */
  readonly leftOut: readonly { readonly currency: string; readonly amount: number; readonly count: number }[];
}

type Amount = Pick<Row, 'amount' | 'currency' | 'day'>;

function sumOf(amounts: readonly Amount[], target: string): Sum {
  const values = amounts.map((amount) => ({ ...amount, value: inTarget(amount, target) }));
  const known = values.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const missing = Map.groupBy(
    values.filter(({ value }) => value === undefined),
    ({ currency }) => currency,
  );
  return {
    total: known.reduce((sum, value) => sum + value, 0n),
    count: known.length,
    leftOut: [...missing].map(([currency, own]) => ({ currency, amount: sumOfAmounts(own), count: own.length })),
  };
}

function inTarget({ amount, currency, day }: Amount, target: string): bigint | undefined {
  if (currency === target) return BigInt(amount);
  const found = rate(currency, target, day, TODAY);
  return found && converted(amount, found);
}

function netWorth(accounts: readonly Account[], target: string, day: string): Sum {
  return sumOf(
    accounts.map(({ balance, currency }) => ({ amount: balance, currency, day })),
    target,
  );
}

/** As structured content has it: a member for what there is any of. */
function flowsOf(rows: readonly Counted[], target: string): Record<string, unknown> {
  const both = (own: readonly Counted[]) => ({
    ...oneFlow(
      'income',
      own.filter(({ amount }) => amount > 0),
    ),
    ...oneFlow(
      'expenses',
      own.filter(({ amount }) => amount < 0),
    ),
  });
  const oneFlow = (name: string, own: readonly Counted[]) => {
    const { total, count } = sumOf(own, target);
    const sum = { amount: Number(total), currency: target, formatted: money(total, target) };
    return count === 0 ? {} : { [name]: sum };
  };
  const moved = both(rows.filter(({ flow }) => flow === 'moved'));
  return { ...both(rows), ...(Object.keys(moved).length === 0 ? {} : { own_moves: moved }) };
}

function sumOfAmounts(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

function plain({ total, count }: { total: { currency: string; amount: number }; count: number }) {
  return { currency: total.currency, amount: total.amount, count };
}

/** The rows on all pages of a list. */
async function shownBy(person: Person, address: string): Promise<readonly { readonly id: number }[]> {
  const shown: { readonly id: number }[] = [];
  for (let page = 1; ; page += 1) {
    const { text } = await person.visit(`${address}&page=${page}`);
    const ids = [...text.matchAll(/<tr role="row" id="t(\d+)"/g)].map(([, id]) => ({ id: Number(id) }));
    if (ids.length === 0) return shown;
    shown.push(...ids);
  }
}

for (const seed of [11, 12, 13]) totalsOn('memory', openMemoryService, seed);
for (const seed of [14, 15]) totalsOn('PostgreSQL', openPostgresService, seed);
