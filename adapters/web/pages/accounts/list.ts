import type { ListBankAccounts } from '../../../../application/accounts/list-bank-accounts.ts';
import type {
  AccountBalance,
  AccountBalances,
  ReportBalances,
} from '../../../../application/accounts/report-balances.ts';
import type { BankAccount } from '../../../../domain/bank-account.ts';
import { type Html, html } from '../../../http/html.ts';
import { buttonLink } from '../../components/button.ts';
import { tag } from '../../components/card.ts';
import { leftOutNotes } from '../../components/conversion-notes.ts';
import { doneNotice } from '../../components/done-notice.ts';
import { day } from '../../components/moment.ts';
import { money } from '../../components/money.ts';
import { emptyState } from '../../components/notice.ts';
import { table } from '../../components/table.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import { requireVisitor, type SignedInRequest } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { ACCOUNT_TYPE_NAMES } from './account-types.ts';

export interface AccountListParts {
  readonly frame: PageFrame;
  readonly reportBalances: ReportBalances;
  readonly listBankAccounts: ListBankAccounts;
}

/** Every account with its balance, hidden ones too. */
export function accountListRoutes(parts: AccountListParts): readonly WebRoute[] {
  const handle: WebRoute['handle'] = (request) => show(parts, requireVisitor(request));
  return [{ method: 'GET', path: '/accounts', needsSignIn: true, handle }];
}

const DONE = {
  added: 'The account was added.',
  changed: 'The account was changed.',
  deleted: 'The account and its transactions were deleted.',
};

async function show(
  { frame, reportBalances, listBankAccounts }: AccountListParts,
  request: SignedInRequest,
): Promise<void> {
  const { id, currency } = request.visitor.user;
  const caller = { id, currency };
  const [all, counted, { accounts }] = await Promise.all([
    reportBalances(caller, { includeHidden: true }),
    reportBalances(caller, { includeHidden: false }),
    listBankAccounts(id, { bank: false }),
  ]);
  const add = html`<div class="row">${buttonLink('Connections', `${frame.basePath}/connections`, { look: 'plain' })}${buttonLink('Import a statement', `${frame.basePath}/import`, { look: 'plain' })}${buttonLink('Add an account', `${frame.basePath}/accounts/new`)}</div>`;
  const body = all.accounts.length === 0 ? emptyState('No accounts yet', EMPTY, add) : tableOf(frame, all, accounts);
  const main = html`<div class="stack"><div class="head"><div class="intro"><h1>Accounts</h1>${netWorthOf(counted)}</div>${all.accounts.length === 0 ? '' : add}</div>
${doneNotice(request, DONE)}${body}</div>`;
  showWebPage(request, frame, { title: 'Accounts', section: '/accounts', main });
}

const EMPTY =
  'Name one, say what is on it, and add what you earn and spend. Or import a statement of your bank into it.';

function netWorthOf(counted: AccountBalances): Html {
  const { amount, currency } = counted.netWorth;
  return html`<p class="quiet">Net worth ${money(amount, currency)}</p>${leftOutNotes(counted)}`;
}

function tableOf(
  { basePath }: PageFrame,
  { accounts, netWorth }: AccountBalances,
  known: readonly BankAccount[],
): Html {
  const columns = [
    { label: 'Name', kind: 'lead' },
    { label: 'Type' },
    { label: 'Balance as of' },
    { label: 'Balance', kind: 'number' },
    { label: 'Actions', kind: 'actions' },
  ] as const;
  const byId = new Map(known.map((account) => [account.id, account]));
  const rows = accounts.map((account) => [
    html`<a href="${basePath}/transactions?account=${account.id}"><bdi>${account.name}</bdi></a>${account.hidden ? html` ${tag('Hidden')}` : ''}`,
    html`${ACCOUNT_TYPE_NAMES[account.type]}${byId.get(account.id)?.kind === 'connected' ? html`<br><span class="quiet small">Connected</span>` : ''}`,
    asOf(byId.get(account.id)),
    html`${money(account.balance, account.currency)}${convertedOf(account, netWorth.currency)}`,
    buttonLink('Change', `${basePath}/accounts/${account.id}`, {
      look: 'plain',
      isCompact: true,
      subject: account.name,
    }),
  ]);
  return table('Accounts', columns, rows);
}

function asOf(account: BankAccount | undefined): Html | string {
  return account === undefined ? '' : day(account.lastBalanceCreatedAt);
}

function convertedOf(
  { converted, currency }: AccountBalance,
  target: AccountBalances['netWorth']['currency'],
): Html | string {
  if (currency === target) return '';
  if (converted === undefined) return html`<br><span class="quiet small">no rate, not counted</span>`;
  return html`<br><span class="quiet small">${money(converted, target)}</span>`;
}
