import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { CATEGORY_TREE } from '../../domain/ledger/category-tree.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import { testClock } from '../support/clock.ts';
import {
  type OpenToolStore,
  openMemoryToolStore,
  openPostgresToolStore,
  openToolService,
  type ToolService,
} from '../support/service/tool-service.ts';
import { converted, date, isFar, money, rate } from './figures.ts';
import { aGeneratedStatement, type Statement } from './statement.ts';

/** The time of the service's clock. */
const TODAY = '2026-03-15';
const THIRTY_DAYS_AGO = '2026-02-13';
const SEEDS = [1, 20_260_315];

/** Compares every number in every tool's text and structured content with one computed here from the raw rows. */
function figuresOn(name: string, open: OpenToolStore, seeds: readonly number[]): void {
  for (const seed of seeds) {
    const test = suite(`figures on ${name}, seed ${seed}`);
    let service: ToolService;
    let statement: Statement;
    let token: string;

    test.before(async () => {
      service = await openToolService({ open, clock: testClock(`${TODAY}T10:00:00.000000Z`), rateLimit: 10_000 });
      statement = await aGeneratedStatement(service.stores, seed);
      token = await service.tokenFor(statement.user);
    });
    test.after(() => service.close());

    const call = async (tool: string, args: Record<string, unknown>): Promise<Result> => {
      const { result } = await service.call(token, tool, args);
      return { text: result.content[0].text, structured: result.structuredContent };
    };

    for (const includeHidden of [false, true]) {
      test(`balances and net worth, ${includeHidden ? 'with' : 'without'} hidden accounts`, async () => {
        const expected = expectedBalances(statement, includeHidden);
        assert.ok(expected.structured.accounts.length === (includeHidden ? 7 : 5));
        assertSame(await call('get_account_balances', includeHidden ? { include_hidden: true } : {}), expected);
      });
    }

    for (const query of QUERIES) {
      test(`transactions ${JSON.stringify(query(PLACEHOLDERS))}`, async () => {
        const args = query(idsOf(statement));
        assertSame(await call('get_transactions', args), expectedTransactions(statement, args));
      });
    }

    test('most of those queries find something', () => {
      const counts = QUERIES.map((query) => {
        const args = query(idsOf(statement));
        return expectedTransactions(statement, args).structured.count;
      });
      assert.ok(counts.filter((count) => count > 0).length > counts.length / 2, counts.join(', '));
      assert.ok(counts.includes(0), 'and nothing in others');
    });

    for (const args of SPENDING_QUERIES) {
      test(`spending ${JSON.stringify(args)}`, async () => {
        const expected = expectedSpending(statement, args);
        assert.ok(expected.structured.categories.length > 0 || 'date_to' in args);
        assertSame(await call('get_spending_by_category', args), expected);
      });
    }

    test.run();
  }
}

interface Result {
  readonly text: string;
  readonly structured: Record<string, unknown>;
}

function assertSame(actual: Result, expected: Result): void {
  assert.is(actual.text, expected.text);
  assert.equal(actual.structured, expected.structured);
}

interface Ids {
  readonly visible: number;
  readonly hidden: number;
  readonly deleted: number;
  readonly foreign: number;
}

const PLACEHOLDERS: Ids = { visible: 1, hidden: 2, deleted: 3, foreign: 4 };

function idsOf({ accounts, deletedAccountId, foreignAccountId }: Statement): Ids {
  const idOf = (hidden: boolean) => accounts.find((account) => account.hidden === hidden)?.id ?? 0;
  return { visible: idOf(false), hidden: idOf(true), deleted: deletedAccountId, foreign: foreignAccountId };
}

interface Query {
  readonly currency?: string;
  readonly limit?: number;
  readonly category_id?: number;
  readonly bank_account_id?: number;
  readonly date_from?: string;
  readonly date_to?: string;
  readonly search?: string;
  readonly type?: string;
}

const ALL = { date_from: '2026-01-01', date_to: '2026-12-31' };

const QUERIES: readonly ((ids: Ids) => Query & Record<string, unknown>)[] = [
  () => ({}),
  () => ({ limit: 1 }),
  () => ({ date_from: THIRTY_DAYS_AGO, date_to: TODAY }),
  () => ({ date_from: TODAY }),
  () => ({ date_from: TODAY, date_to: TODAY }),
  () => ({ date_from: '2026-02-12', date_to: '2026-02-12' }),
  () => ({ ...ALL, limit: 20 }),
  () => ({ ...ALL, currency: 'EUR' }),
  () => ({ ...ALL, currency: 'jpy', limit: 7 }),
  () => ({ ...ALL, currency: 'KWD' }),
  () => ({ ...ALL, currency: 'XPF' }),
  () => ({ ...ALL, type: 'income' }),
  () => ({ ...ALL, type: 'expense', currency: 'GBP' }),
  () => ({ ...ALL, category_id: 100 }),
  () => ({ ...ALL, category_id: 101 }),
  () => ({ ...ALL, category_id: 900 }),
  () => ({ ...ALL, category_id: 999_999 }),
  () => ({ ...ALL, category_id: -1 }),
  () => ({ ...ALL, search: 'CORNER' }),
  () => ({ ...ALL, search: 'noir', type: 'expense' }),
  () => ({ ...ALL, search: '100%' }),
  () => ({ ...ALL, search: '_' }),
  () => ({ ...ALL, search: '' }),
  () => ({ ...ALL, search: 'nobody sells this' }),
  ({ visible }) => ({ ...ALL, bank_account_id: visible }),
  ({ hidden }) => ({ ...ALL, bank_account_id: hidden }),
  ({ hidden }) => ({ ...ALL, bank_account_id: hidden, type: 'income', search: 'salary' }),
  ({ deleted }) => ({ ...ALL, bank_account_id: deleted }),
  ({ foreign }) => ({ ...ALL, bank_account_id: foreign }),
];

const SPENDING_QUERIES: readonly { date_from?: string; date_to?: string; top?: number }[] = [
  {},
  { top: 1 },
  { top: 20 },
  { ...ALL, top: 3 },
  { ...ALL, top: 20 },
  { date_from: TODAY, date_to: TODAY },
  { date_from: '2027-01-01', date_to: '2027-12-31' },
];

interface Amount {
  readonly amount: number;
  readonly currency: string;
  /** The day whose rate is wanted. */
  readonly day: string;
}

interface Sum {
  readonly total: bigint;
  readonly count: number;
  readonly lines: readonly string[];
  readonly notes: { readonly left_out: readonly unknown[]; readonly stale_rates: readonly unknown[] };
}

function json(amount: bigint | number, currency: string): { amount: number; currency: string; formatted: string } {
  return { amount: Number(amount), currency, formatted: money(amount, currency) };
}

function rateOf({ currency, day }: Amount, target: string) {
  return currency === target ? undefined : rate(currency, target, day, TODAY);
}

function inTarget(amount: Amount, target: string): bigint | undefined {
  if (amount.currency === target) return BigInt(amount.amount);
  const found = rateOf(amount, target);
  return found === undefined ? undefined : converted(amount.amount, found);
}

/** Adds up amounts one by one, and notes those without a rate and those at a stale rate. */
function sumOf(amounts: readonly Amount[], target: string, noun: string): Sum {
  let [total, count] = [0n, 0];
  const leftOut = new Map<string, { sum: bigint; count: number }>();
  const stale = new Map<string, string>();
  for (const amount of amounts) {
    const value = inTarget(amount, target);
    const used = rateOf(amount, target);
    if (value === undefined) {
      const { sum, count: before } = leftOut.get(amount.currency) ?? { sum: 0n, count: 0 };
      leftOut.set(amount.currency, { sum: sum + BigInt(amount.amount), count: before + 1 });
      continue;
    }
    total += value;
    count += 1;
    if (used !== undefined && isFar(used.day, amount.day)) {
      const before = stale.get(amount.currency) ?? used.day;
      stale.set(amount.currency, used.day < before ? used.day : before);
    }
  }
  const missing = [...leftOut].sort(([a], [b]) => (a < b ? -1 : 1));
  const far = [...stale].map(([currency, day]) => ({ currency, date: day })).sort(byCurrency);
  const missingText = missing.map(([code, { sum, count: n }]) => `${money(sum, code)} (${code}) in ${plural(n, noun)}`);
  const farText = far.map(({ currency, date: day }) => `${currency} at the rate of ${date(day)}`);
  return {
    total,
    count,
    lines: [
      ...(missing.length > 0
        ? [`Not in the total, because there is no exchange rate: ${missingText.join('; ')}.`]
        : []),
      ...(far.length > 0 ? [`Converted at rates more than 7 days off: ${farText.join('; ')}.`] : []),
    ],
    notes: {
      left_out: missing.map(([code, { sum, count: n }]) => ({ total: json(sum, code), count: n })),
      stale_rates: far,
    },
  };
}

function byCurrency(a: { readonly currency: string }, b: { readonly currency: string }): number {
  return a.currency < b.currency ? -1 : 1;
}

function plural(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return noun === 'category' ? `${count} categories` : `${count} ${noun}s`;
}

function expectedBalances({ accounts }: Statement, includeHidden: boolean) {
  const shown = accounts.filter((account) => includeHidden || !account.hidden);
  const amountOf = ({ balance, currency }: (typeof shown)[number]): Amount => ({
    amount: balance,
    currency,
    day: TODAY,
  });
  const { total, lines, notes } = sumOf(shown.map(amountOf), 'USD', 'account');
  const lineOf = (account: (typeof shown)[number]) => {
    const value = inTarget(amountOf(account), 'USD');
    const conversion = value === undefined ? ' (no exchange rate)' : ` (${money(value, 'USD')})`;
    const type = account.hidden ? `${account.type}, hidden` : account.type;
    const balance = money(account.balance, account.currency) + (account.currency === 'USD' ? '' : conversion);
    const day = staleDay(account);
    return `- "${account.name}" (id:${account.id}), ${type}: ${balance}${day === undefined ? '' : `, as of ${date(day)}`}`;
  };
  return {
    text: [
      `${plural(shown.length, 'account')}:`,
      ...shown.map(lineOf),
      `Net worth: ${money(total, 'USD')} (USD)`,
      ...(includeHidden ? [] : ['2 hidden accounts are left out.']),
      ...lines,
    ].join('\n'),
    structured: {
      accounts: shown.map((account) => {
        const value = inTarget(amountOf(account), 'USD');
        const { id, name, type, hidden, balance, currency } = account;
        return {
          id,
          name,
          type,
          hidden,
          balance: json(balance, currency),
          ...(value === undefined || currency === 'USD' ? {} : { converted: json(value, 'USD') }),
          ...(staleDay(account) === undefined ? {} : { as_of: staleDay(account) }),
        };
      }),
      net_worth: json(total, 'USD'),
      ...(includeHidden ? {} : { hidden_accounts: 2 }),
      ...notes,
    },
  };
}

/** The day of a bank's balance that was stated before 2026-03-13, two days before today. */
function staleDay({ kind, lastBalanceCreatedAt }: BankAccount): string | undefined {
  const day = lastBalanceCreatedAt.slice(0, 10);
  return kind === 'connected' && day < '2026-03-13' ? day : undefined;
}

function dayOf({ bookedAt }: Transaction): string {
  return bookedAt.slice(0, 10);
}

function amountOfTransaction(transaction: Transaction): Amount {
  return { amount: transaction.amount, currency: transaction.currency, day: dayOf(transaction) };
}

function expectedTransactions({ accounts, transactions, transferAccounts }: Statement, query: Query) {
  const { limit = 20, date_from: from = THIRTY_DAYS_AGO, date_to: to = TODAY, search = '' } = query;
  const target = (query.currency ?? 'USD').toUpperCase();
  const nearby = transactions
    .filter((each) => dayOf(each) >= from && dayOf(each) <= to)
    .filter((each) =>
      query.bank_account_id === undefined
        ? !accounts.find((account) => account.id === each.bankAccountId)?.hidden
        : each.bankAccountId === query.bank_account_id,
    )
    .filter((each) => query.type === undefined || each.amount > 0 === (query.type === 'income'))
    .filter((each) => `${each.description}\n${each.merchantName}`.toLowerCase().includes(search.toLowerCase()));
  const matches = nearby
    .filter(({ categoryId }) => {
      const parent = CATEGORY_TREE.find((category) => category.id === categoryId)?.parentId;
      return query.category_id === undefined || [categoryId, parent].includes(query.category_id);
    })
    .sort((a, b) => (a.bookedAt === b.bookedAt ? b.id - a.id : a.bookedAt < b.bookedAt ? 1 : -1));
  const { total, lines, notes } = sumOf(matches.map(amountOfTransaction), target, 'transaction');
  const shownOf = (each: Transaction) => ({
    transaction: each,
    value: inTarget(amountOfTransaction(each), target),
    names: {
      category: CATEGORY_TREE.find((category) => category.id === each.categoryId)?.name ?? '',
      account: accounts.find((account) => account.id === each.bankAccountId)?.name ?? '',
      other: accounts.find(({ id }) => id === transferAccounts.get(each.id)),
    },
  });
  const shown = matches.slice(0, limit).map(shownOf);
  const isMove = ({ categoryId }: Transaction) =>
    CATEGORY_TREE.some(({ id, accountable }) => id === categoryId && accountable === 0);
  const size = (each: Transaction) => abs(inTarget(amountOfTransaction(each), target) ?? 0n);
  const isPart = query.type !== undefined && matches.length > limit;
  const largest = matches
    .filter((each) => isPart && !isMove(each) && inTarget(amountOfTransaction(each), target) !== undefined)
    .sort((a, b) => Number(size(b) - size(a)) || a.id - b.id)
    .slice(0, 3)
    .map(shownOf);
  const lineOf = ({ transaction: each, value, names }: (typeof shown)[number]) => {
    const own = money(each.amount, each.currency);
    const foreign = value === undefined ? `${own} (no exchange rate)` : `${money(value, target)} (${own})`;
    const facts = [
      payee(each),
      `${each.currency === target ? own : foreign} (id:${each.id})`,
      ...(each.status === 'pending' ? ['pending'] : []),
      `${names.category} (id:${each.categoryId})`,
      `account "${names.account}"`,
      ...(names.other === undefined ? [] : [`${each.amount < 0 ? 'to' : 'from'} "${names.other.name}"`]),
    ];
    return `- ${date(dayOf(each))}: ${facts.join(', ')}`;
  };
  const jsonOf = ({ transaction: each, value, names }: (typeof shown)[number]) => ({
    id: each.id,
    date: dayOf(each),
    description: each.description,
    ...(each.merchantName === null ? {} : { merchant_name: each.merchantName }),
    status: each.status,
    amount: json(each.amount, each.currency),
    ...(value === undefined || each.currency === target ? {} : { converted: json(value, target) }),
    category: names.category,
    category_id: each.categoryId,
    account: names.account,
    account_id: each.bankAccountId,
    ...(names.other === undefined ? {} : { transfer_account: names.other.name, transfer_account_id: names.other.id }),
  });
  const found = `Found ${plural(matches.length, 'transaction')} from ${date(from)} to ${date(to)}`;
  const flows = flowsOf(matches, target);
  const moves = flowsOf(
    matches.filter(({ id, categoryId }) => {
      const category = CATEGORY_TREE.find((each) => each.id === categoryId);
      return transferAccounts.has(id) || category?.accountable === 0;
    }),
    target,
  );
  const net = flows.texts.length === 2 ? [`net ${money(total, target)}`] : [];
  const totals = flows.texts.length === 0 ? '' : `: ${[...flows.texts, ...net].join(', ')} (${target})`;
  const isAnyHidden = query.bank_account_id === undefined;
  const older = olderThan(matches, limit, from);
  const isSpending = CATEGORY_TREE.some(({ id, accountable }) => id === query.category_id && accountable === 1);
  const open = isSpending ? nearby.filter(({ categoryId }) => categoryId === 1).map(amountOfTransaction) : [];
  const openSum = money(sumOf(open, target, '').total, target);
  const opened = `Uncategorised in these days, perhaps part of this: ${openSum} in ${plural(open.length, 'transaction')}.`;
  const called = search === 'salary' ? ['Categories are not searched: see category_id 201 Salary.'] : [];
  const unsaid = [...called, ...(open.length === 0 ? [] : [opened])];
  const advised = matches.length === 0 ? [advice(query).replace('\n', ' ')] : (older?.more ?? []);
  const hint = [advised, unsaid].flat().join(' ') || undefined;
  const isGroup = CATEGORY_TREE.some(({ parentId }) => parentId === query.category_id);
  const categories = isGroup ? byCategory(matches, target) : [];
  return {
    text: [
      `${found}${totals}.`,
      ...(moves.texts.length > 0 ? [`Of that, own transfers and card repayments: ${moves.texts.join(', ')}.`] : []),
      ...(categories.length > 0 ? [`By category: ${categories.map(({ text }) => text).join('; ')}.`] : []),
      ...(matches.length === 0 ? [advice(query)] : []),
      ...unsaid,
      ...(isAnyHidden ? ['2 hidden accounts are left out.'] : []),
      ...(largest.length === 0 ? [] : ['Largest:', ...largest.map(lineOf)]),
      ...(older === undefined ? [] : [`Newest${shown.length === 1 ? '' : ` ${shown.length}`} (${older.text}):`]),
      ...shown.map(lineOf),
      ...lines,
    ].join('\n'),
    structured: {
      count: matches.length,
      total: json(total, target),
      ...flows.json,
      ...(moves.texts.length > 0 ? { own_moves: moves.json } : {}),
      ...(categories.length > 0 ? { by_category: categories.map(({ json: each }) => each) } : {}),
      window: { from, to },
      ...(largest.length === 0 ? {} : { largest: largest.map(jsonOf) }),
      transactions: shown.map(jsonOf),
      ...(matches.length === 0 && 'search' in query ? { near: [] } : {}),
      ...(older?.to === undefined ? {} : { older_date_to: older.to }),
      ...(hint === undefined ? {} : { hint }),
      ...(isAnyHidden ? { hidden_accounts: 2 } : {}),
      ...notes,
    },
  };
}

function payee({ description, merchantName }: Transaction): string {
  if (merchantName === null) return `"${description}"`;
  const isSame = description.toUpperCase() === merchantName.toUpperCase();
  return isSame ? `"${merchantName}"` : `"${description}" at "${merchantName}"`;
}

/** Income and expenses, each where there is any that could be converted. */
function flowsOf(transactions: readonly Transaction[], target: string) {
  const sums = (['income', 'expenses'] as const).map((name) => {
    const own = transactions.filter(({ amount }) => amount > 0 === (name === 'income'));
    return { name, ...sumOf(own.map(amountOfTransaction), target, '') };
  });
  const some = sums.filter(({ count }) => count > 0);
  return {
    texts: some.map(({ name, total }) => `${name} ${money(total, target)}`),
    json: Object.fromEntries(some.map(({ name, total }) => [name, json(total, target)])),
  };
}

/** The sum of each category, those that move most first. */
function byCategory(transactions: readonly Transaction[], target: string) {
  return [...Map.groupBy(transactions, ({ categoryId }) => categoryId)]
    .map(([id, own]) => ({ id, ...sumOf(own.map(amountOfTransaction), target, '') }))
    .sort((a, b) => Number(abs(b.total) - abs(a.total)) || a.id - b.id)
    .map(({ id, total, count }) => {
      const name = CATEGORY_TREE.find((category) => category.id === id)?.name;
      return {
        text: `${name} (id:${id}) ${money(total, target)} in ${count}`,
        json: { id, name, total: json(total, target), count },
      };
    });
}

function abs(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

/** How to list on. A day is the smallest step, so a day with more than `limit` transactions cannot be listed whole. */
function olderThan(matches: readonly Transaction[], limit: number, from: string) {
  const next = matches[limit];
  if (next === undefined) return undefined;
  const days = matches.slice(0, limit).map(dayOf);
  const day = dayOf(next);
  if (days[0] !== day) return { to: day, more: undefined, text: `older: date_to ${day}` };
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const more = `more of ${date(day)}: ${limit < 20 ? 'a higher limit' : 'filters'}`;
  return day === from ? { more, text: more } : { to: before, more, text: `${more}; older: date_to ${before}` };
}

/** What a call that finds nothing says. */
function advice(query: Query): string {
  const filters = (['category_id', 'bank_account_id', 'type'] as const).filter((name) => name in query);
  const search = 'search' in query ? ', or a shorter search' : '';
  const near = 'search' in query ? `No "${query.search}". 0 proves nothing: banks print other names.\n` : '';
  const others = filters.length > 0 ? `, or the call without ${filters.join(' and ')}` : '';
  const isUnknown = query.category_id !== undefined && !CATEGORY_TREE.some(({ id }) => id === query.category_id);
  return `${near}${isUnknown ? `There is no category ${query.category_id}. ` : ''}Try an earlier date_from${search}${others}.`;
}

function expectedSpending(
  { accounts, transactions, transferAccounts }: Statement,
  { date_from: from = THIRTY_DAYS_AGO, date_to: to = TODAY, top = 10 }: (typeof SPENDING_QUERIES)[number],
) {
  const spent = transactions.filter((each) => {
    const hidden = accounts.find((account) => account.id === each.bankAccountId)?.hidden;
    const category = CATEGORY_TREE.find(({ id }) => id === each.categoryId);
    if (transferAccounts.has(each.id)) return false;
    return each.amount < 0 && category?.accountable === 1 && !hidden && dayOf(each) >= from && dayOf(each) <= to;
  });
  const refunded = transactions.filter((each) => {
    const hidden = accounts.find((account) => account.id === each.bankAccountId)?.hidden;
    const category = CATEGORY_TREE.find(({ id }) => id === each.categoryId);
    const isRefund = category?.slug === 'refunds' || (category?.type === 'expense' && category.accountable === 1);
    return (
      each.amount > 0 &&
      isRefund &&
      !transferAccounts.has(each.id) &&
      !hidden &&
      dayOf(each) >= from &&
      dayOf(each) <= to
    );
  });
  const refunds = sumOf(refunded.map(amountOfTransaction), 'USD', '');
  const both = sumOf([...spent, ...refunded].map(amountOfTransaction), 'USD', '');
  const unconverted = sumOf(refunded.filter(({ currency }) => currency === 'XPF').map(amountOfTransaction), 'XPF', '');
  const refundTexts = [
    ...(refunds.count > 0 ? [money(refunds.total, 'USD')] : []),
    ...(unconverted.count > 0 ? [money(unconverted.total, 'XPF')] : []),
  ];
  const positive = (each: Transaction): Amount => ({ ...amountOfTransaction(each), amount: -each.amount });
  const isSeen = (each: Transaction) => {
    const isHidden = accounts.find((account) => account.id === each.bankAccountId)?.hidden;
    return !isHidden && dayOf(each) >= from && dayOf(each) <= to;
  };
  const ofCards = (id: number) =>
    sumOf(transactions.filter((each) => isSeen(each) && each.categoryId === id).map(positive), 'USD', '');
  const [repaid, received] = [ofCards(902), ofCards(912)];
  const elsewhere = repaid.total + received.total;
  const isElsewhere = repaid.count > received.count && elsewhere > 0n;
  const all = sumOf(spent.map(positive), 'USD', 'transaction');
  const categories = CATEGORY_TREE.map(({ id, name }) => {
    const own = sumOf(spent.filter((each) => each.categoryId === id).map(positive), 'USD', '');
    return { id, name, sum: own.total, count: own.count };
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.sum - a.sum) || a.id - b.id);
  const shown = categories.slice(0, top);
  const rest = categories.slice(top);
  const restSum = rest.reduce((sum, category) => sum + category.sum, 0n);
  const restCount = rest.reduce((sum, category) => sum + category.count, 0);
  const share = (sum: bigint) => Math.round((Number(sum) * 1_000) / Number(all.total)) / 10;
  const summary = `Spent ${money(all.total, 'USD')} (USD) in ${plural(all.count, 'transaction')} from ${date(from)} to ${date(to)}`;
  return {
    text: [
      summary + (shown.length > 0 ? ':' : '.'),
      ...(shown.length > 0 ? [] : ['Try an earlier date_from.']),
      ...shown.map(
        ({ id, name, sum, count }) =>
          `- ${name} (id:${id}): ${money(sum, 'USD')}, ${share(sum).toFixed(1)}%, ${plural(count, 'transaction')}`,
      ),
      ...(rest.length > 0
        ? [
            `Not shown: ${plural(rest.length, 'category')} with ${money(restSum, 'USD')} in ${plural(restCount, 'transaction')}.`,
          ]
        : []),
      ...(refundTexts.length > 0 ? [`Refunds received, not deducted: ${refundTexts.join(' and ')}.`] : []),
      ...(isElsewhere
        ? [
            `Not counted: ${money(elsewhere, 'USD')} repaid to cards (id:902) that are not here, so what they bought may be missing.`,
          ]
        : []),
      '2 hidden accounts are left out.',
      ...all.lines.filter((line) => line.startsWith('Not in')),
      ...both.lines.filter((line) => line.startsWith('Converted')),
    ].join('\n'),
    structured: {
      total: json(all.total, 'USD'),
      count: all.count,
      window: { from, to },
      categories: shown.map(({ id, name, sum, count }) => ({
        id,
        name,
        amount: json(sum, 'USD'),
        share_percent: share(sum),
        count,
      })),
      others: { categories: rest.length, amount: json(restSum, 'USD'), count: restCount },
      ...(refundTexts.length > 0
        ? {
            refunds: {
              amount: json(refunds.total, 'USD'),
              count: refunds.count,
              ...(unconverted.count > 0 ? { left_out: refunds.notes.left_out } : {}),
            },
          }
        : {}),
      ...(isElsewhere ? { repaid_elsewhere: json(elsewhere, 'USD') } : {}),
      hidden_accounts: 2,
      left_out: all.notes.left_out,
      stale_rates: both.notes.stale_rates,
    },
  };
}

figuresOn('memory', openMemoryToolStore, SEEDS);
figuresOn('PostgreSQL', openPostgresToolStore, SEEDS.slice(0, 1));
