import type { NearMatches } from '../../../../application/transactions/suggest-names.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { Category } from '../../../../domain/ledger/category.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { ASSET_PATHS } from '../../assets.ts';
import { emptyState, shortName } from '../../components/blocks.ts';
import { categoryOptions, field, type Option, select } from '../../components/field.ts';
import { button, buttonLink } from '../../components/form.ts';
import { heading, number, pager, tableBody, tableHead } from '../../components/table.ts';
import { showPage } from '../../page.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { EXACTLY, type ListAddress, listAddress, readListAddress, VISIBLE_ACCOUNTS } from './list-address.ts';
import { transactionRow } from './transaction-row.ts';

/** All transactions, filtered as the address says. */
export const TRANSACTION_LIST_ROUTES: readonly WebRoute[] = [ownRoute('GET', '/transactions', show)];

const PER_PAGE = 50;

const DONE = {
  added: 'The transaction was added, and the balance changed with it.',
  changed: 'The transaction was changed.',
  deleted: 'The transaction was deleted, and the balance changed back.',
};

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { transactions } = parts;
  const { id: userId } = request.visitor.user;
  const address = readListAddress(new URLSearchParams(request.ctx.querystring));
  const { filter, page } = address;
  const include = { category: true, bankAccount: true, bank: false };
  const [list, { accounts }, categories, doubtful] = await Promise.all([
    transactions.listTransactions(userId, { filter, page, perPage: PER_PAGE, include }),
    parts.accounts.listBankAccounts(userId, { bank: false }),
    transactions.listCategories(),
    transactions.countDuplicates(userId),
  ]);
  const near = list.total === 0 ? await transactions.suggestNames(userId, filter.text, {}) : undefined;
  const here = listAddress(address.understood, page);
  const rows = list.rows.map((row) => transactionRow(row, list, rowAddress(row.id, here)));
  const addressOf = (to: number) => listAddress(address.understood, to);
  const isFiltered = Object.keys(filter).length > 0;
  showPage(request, {
    title: 'Transactions',
    section: '/transactions',
    scripts: [ASSET_PATHS.htmx],
    figures: html`<p class="quiet" role="status">${countOf(list.total, isFiltered)}</p>`,
    action: buttonLink('Add a transaction', '/transactions/new'),
    done: DONE,
    body: html`${duplicatesLink(doubtful)}${filterForm(address, accounts, categories)}
${rows.length === 0 ? nothingFound(list.total, filter, near) : tableOf(rows)}
${pager(page, Math.ceil(list.total / PER_PAGE), addressOf, ['Newer', 'Older'])}`,
  });
}

function duplicatesLink(count: number): Html | string {
  if (count === 0) return '';
  const pairs = count === 1 ? 'possible duplicate' : 'possible duplicates';
  return html`<p><a href="/transactions/duplicates">${count.toLocaleString('en')} ${pairs} to settle</a></p>`;
}

function rowAddress(id: number, back: string): string {
  return `/transactions/${id}?back=${encodeURIComponent(back)}`;
}

function countOf(total: number, isFiltered: boolean): string {
  const count = total.toLocaleString('en');
  return `${count} ${total === 1 ? 'transaction' : 'transactions'}${isFiltered ? ' found' : ''}`;
}

function tableOf(rows: readonly Html[]): Html {
  const columns = ['Date', 'Description', 'Category', 'Account'].map((label) => heading({ label }));
  return html`<div class="table"><table class="ledger" role="table" aria-label="Transactions">
${tableHead([...columns, heading(number('Amount'))])}
${tableBody(rows)}</table></div>`;
}

function nothingFound(total: number, filter: ListAddress['filter'], near: NearMatches | undefined): Html {
  if (total > 0) {
    const first = buttonLink('Go to the first page', '/transactions', { look: 'plain' });
    return emptyState('This page is past the end', 'The list is shorter than this address says.', first);
  }
  if (Object.keys(filter).length > 0) {
    const all = buttonLink('Show all transactions', '/transactions', { look: 'plain' });
    const names = near?.names.length ? `Near: ${near.names.map((name) => `“${name}”`).join(', ')}. ` : '';
    const advice = 'Banks may print another name. Try fewer words, another account or a longer time.';
    return emptyState('Nothing matches', names + advice, all);
  }
  const add = buttonLink('Add a transaction', '/transactions/new');
  return emptyState('No transactions yet', 'Add one by hand, or import a statement of your bank.', add);
}

const KINDS: readonly Option[] = [
  { value: '', label: 'Income and expenses' },
  { value: 'income', label: 'Income' },
  { value: 'expense', label: 'Expenses' },
];

function filterForm(
  { fields, errors }: ListAddress,
  accounts: readonly BankAccount[],
  categories: readonly Category[],
): Html {
  const state = { values: fields, errors };
  const own = [
    { value: '', label: 'All accounts' },
    ...(accounts.some(({ hidden }) => hidden) ? [{ value: VISIBLE_ACCOUNTS, label: 'All but hidden accounts' }] : []),
    ...accounts.map(({ id, name }) => ({ value: String(id), label: shortName(name) })),
  ];
  const days = { type: 'date', isOptional: true } as const;
  const exact = categories
    .map(({ id, name }) => ({ value: `${id}${EXACTLY}`, label: `Only ${name} itself` }))
    .filter(({ value }) => value === fields.category);
  const choices = categoryOptions(categories, fields.category, [{ value: '', label: 'All categories' }, ...exact]);
  const about = html`role="search" aria-label="Transactions"`;
  return html`<form class="filter" method="get" action="/transactions" ${about}>
${field({ name: 'search', label: 'Search', type: 'search', isOptional: true, autocomplete: 'off' }, state)}
${select({ name: 'account', label: 'Account', options: own }, state)}
${select({ name: 'category', label: 'Category', options: choices }, state)}
${select({ name: 'type', label: 'Kind', options: KINDS }, state)}
${field({ name: 'from', label: 'From', ...days }, state)}
${field({ name: 'to', label: 'To', ...days }, state)}
<div class="row">${button('Show', { look: 'plain' })}<a href="/transactions">Clear</a></div>
</form>`;
}
