import type { AccountBalance, AccountBalances } from '../../../../application/accounts/report-balances.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { buttonLink } from '../../components/button.ts';
import { tag } from '../../components/card.ts';
import { leftOutNotes } from '../../components/conversion-notes.ts';
import { doneNotice } from '../../components/done-notice.ts';
import { day } from '../../components/moment.ts';
import { money } from '../../components/money.ts';
import { emptyState } from '../../components/notice.ts';
import { isOutOfRange } from '../../components/out-of-range.ts';
import { pageIn, pager } from '../../components/pager.ts';
import { table } from '../../components/table.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { requireVisitor, type SignedInRequest } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { ACCOUNT_TYPE_NAMES } from './account-types.ts';

/** Every account with its balance, hidden ones too. */
export function accountListRoutes(parts: PageParts): readonly WebRoute[] {
  const handle: WebRoute['handle'] = (request) => show(parts, requireVisitor(request));
  return [{ method: 'GET', path: '/accounts', needsSignIn: true, handle }];
}

const PER_PAGE = 80;

const DONE = {
  added: 'The account was added.',
  changed: 'The account was changed.',
  deleted: 'The account and its transactions were deleted.',
};

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame } = parts;
  const { id, currency } = request.visitor.user;
  const caller = { id, currency };
  const report = (includeHidden: boolean) =>
    parts.accounts.reportBalances(caller, { includeHidden }).catch(sentenceIfOutOfRange);
  const [all, counted, { accounts }] = await Promise.all([
    report(true),
    report(false),
    parts.accounts.listBankAccounts(id, { bank: false }),
  ]);
  const pages = Math.max(1, Math.ceil(accounts.length / PER_PAGE));
  const page = pageIn(request, pages);
  const shown = accounts.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const add = html`<div class="row">${buttonLink('Connections', `${frame.basePath}/connections`, { look: 'plain' })}${buttonLink('Import a statement', `${frame.basePath}/import`, { look: 'plain' })}${buttonLink('Add an account', `${frame.basePath}/accounts/new`)}</div>`;
  const body = accounts.length === 0 ? emptyState('No accounts yet', EMPTY, add) : tableOf(frame, shown, all, currency);
  const main = html`<div class="stack"><div class="head"><div class="intro"><h1>Accounts</h1>${netWorthOf(counted)}</div>${accounts.length === 0 ? '' : add}</div>
${doneNotice(request, DONE)}${body}${pager(page, pages, (other) => `${frame.basePath}/accounts?page=${other}`)}</div>`;
  showWebPage(request, frame, { title: 'Accounts', section: '/accounts', main });
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

function tableOf(
  { basePath }: PageFrame,
  accounts: readonly BankAccount[],
  report: AccountBalances | string,
  target: CurrencyCode,
): Html {
  const columns = [
    { label: 'Name', kind: 'lead' },
    { label: 'Type' },
    { label: 'Balance as of' },
    { label: 'Balance', kind: 'number' },
    { label: 'Actions', kind: 'actions' },
  ] as const;
  const reported = typeof report === 'string' ? [] : report.accounts;
  const byId = new Map(reported.map((account) => [account.id, account]));
  const rows = accounts.map(({ id, name, type, kind, hidden, balance, currency, lastBalanceCreatedAt }) => [
    html`<a href="${basePath}/transactions?account=${id}"><bdi>${name}</bdi></a>${hidden ? html` ${tag('Hidden')}` : ''}`,
    html`${ACCOUNT_TYPE_NAMES[type]}${kind === 'connected' ? html`<br><span class="quiet small">Connected</span>` : ''}`,
    day(lastBalanceCreatedAt),
    html`${money(balance, currency)}${convertedOf(byId.get(id), target)}`,
    buttonLink('Change', `${basePath}/accounts/${id}`, { look: 'plain', isCompact: true, subject: name }),
  ]);
  return table('Accounts', columns, rows);
}

function convertedOf(account: AccountBalance | undefined, target: CurrencyCode): Html | string {
  if (account === undefined || account.currency === target) return '';
  const { converted } = account;
  if (converted === undefined) return html`<br><span class="quiet small">no rate, not counted</span>`;
  return html`<br><span class="quiet small">${money(converted, target)}</span>`;
}
