import type { FreshAccountList } from '../../../../application/accounts/list-bank-accounts.ts';
import type { AccountBalance, AccountBalances } from '../../../../application/accounts/report-balances.ts';
import type { AccountFreshness } from '../../../../domain/feeds/account-freshness.ts';
import { differenceRemark } from '../../../../domain/feeds/account-remarks.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, emptyState, tag } from '../../components/blocks.ts';
import { buttonLink } from '../../components/form.ts';
import { ACTIONS, number, pageIn, pager, table } from '../../components/table.ts';
import { day, isOutOfRange, leftOutNotes, money, moneyOrUnknown } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { ACCOUNT_TYPE_NAMES } from './account-options.ts';

/** Every account with its balance, hidden ones too. */
export const ACCOUNT_LIST_ROUTES: readonly WebRoute[] = [ownRoute('GET', '/accounts', show)];

const PER_PAGE = 80;

const DONE = {
  added: 'The account was added.',
  changed: 'The account was changed.',
  deleted: 'The account and its transactions were deleted.',
  merged: 'The accounts are one.',
  separated: 'The accounts are two again.',
};

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { id, currency } = request.visitor.user;
  const caller = { id, currency };
  const report = (includeHidden: boolean) =>
    parts.accounts.reportBalances(caller, { includeHidden }).catch(sentenceIfOutOfRange);
  const [all, counted, { accounts }] = await Promise.all([
    report(true),
    report(false),
    parts.accounts.listAccountsWithFreshness(id, { bank: false }),
  ]);
  const pages = Math.max(1, Math.ceil(accounts.length / PER_PAGE));
  const page = pageIn(request, pages);
  const shown = accounts.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const connections = buttonLink('Connections', '/connections', { look: 'plain' });
  const upload = buttonLink('Import a statement', '/import', { look: 'plain' });
  const add = buttonLink('Add an account', '/accounts/new');
  const ways = html`<div class="row">${connections}${upload}${add}</div>`;
  const isEmpty = accounts.length === 0;
  const body = isEmpty ? emptyState('No accounts yet', EMPTY, ways) : tableOf(shown, all, currency);
  showPage(request, {
    title: 'Accounts',
    section: '/accounts',
    figures: netWorthOf(counted),
    action: isEmpty ? undefined : ways,
    done: DONE,
    body: html`${body}${pager(page, pages, (other) => `/accounts?page=${other}`)}`,
  });
}

/** The accounts must be in reach where their sum is out of range, or nobody could change them. */
function sentenceIfOutOfRange(error: unknown): string {
  if (isOutOfRange(error)) return error.message;
  throw error;
}

const EMPTY =
  'Name one, say what is on it, and add what you earn and spend. Or import a statement of your bank into it.';

function netWorthOf(counted: AccountBalances | string): Html {
  if (typeof counted === 'string') return html`<p class="quiet">${counted}</p>`;
  const { amount, currency } = counted.netWorth;
  return html`<p class="quiet">Net worth ${money(amount, currency)}</p>${leftOutNotes(counted)}`;
}

const HIDDEN = html` ${tag('Hidden')}`;

function tableOf(accounts: FreshAccountList['accounts'], report: AccountBalances | string, target: CurrencyCode): Html {
  const reported = typeof report === 'string' ? [] : report.accounts;
  const byId = new Map(reported.map((account) => [account.id, account]));
  const rows = accounts.map(({ account, freshness }) => {
    const { id, name, type, hidden, balance, isBalanceKnown, currency, lastBalanceCreatedAt } = account;
    const known = isBalanceKnown ? balance : undefined;
    return [
      html`<a href="/transactions?account=${id}"><bdi>${name}</bdi></a>${hidden ? HIDDEN : ''}`,
      html`${ACCOUNT_TYPE_NAMES[type]}${connectionOf(account, freshness)}`,
      isBalanceKnown ? day(lastBalanceCreatedAt) : '',
      html`${moneyOrUnknown(known, currency)}${convertedOf(byId.get(id), target)}`,
      buttonLink('Change', `/accounts/${id}`, { look: 'plain', isCompact: true, subject: name }),
    ];
  });
  return table('Accounts', ['Name', 'Type', 'Balance as of', number('Balance'), ACTIONS], rows);
}

/** That a bank fills the account, and what is wrong with that. */
function connectionOf({ kind, currency }: BankAccount, freshness: AccountFreshness | undefined): Html | string {
  if (freshness === undefined) return kind === 'connected' ? below('Connected') : '';
  const { connectionId, problem, difference } = freshness;
  const remarks = [problem?.message, differenceRemark({ difference, currency })].filter((one) => one != null);
  return html`${below(html`<a href="/connections/${connectionId}">Connected</a>`)}${remarks.map((one) => below(one))}`;
}

function convertedOf(account: AccountBalance | undefined, target: CurrencyCode): Html | string {
  if (account?.balance === undefined || account.currency === target) return '';
  const { converted } = account;
  return below(converted === undefined ? 'no rate, not counted' : money(converted, target));
}
