import type { AccountBalances } from '../../../../application/accounts/report-balances.ts';
import { addDays, dateOf, formatDate, monthOf } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/card.ts';
import { isOutOfRange } from '../../components/out-of-range.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { requireVisitor, type SignedInRequest } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { attentionPart } from './attention.ts';
import { balancesPart } from './balances.ts';
import { calendarPart } from './bill-calendar.ts';
import { firstSteps } from './first-steps.ts';
import { netWorthPart } from './net-worth.ts';
import { spendingPart } from './spending.ts';

/** What a person sees first: what they have, what they spent, and what is coming. */
export function moneyOverviewRoutes(parts: PageParts): readonly WebRoute[] {
  const handle: WebRoute['handle'] = (request) => show(parts, requireVisitor(request));
  return [{ method: 'GET', path: '/overview', needsSignIn: true, handle }];
}

const MONTHS = 13;
const ALL_CATEGORIES = 1_000;

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame, transactions, clock } = parts;
  const { id, currency } = request.visitor.user;
  const caller = { id, currency };
  const today = dateOf(clock.now());
  const balances = parts.accounts.reportBalances(caller, { includeHidden: false });
  if (await isWithoutAccounts(balances)) return showFirstSteps(frame, request);
  const month = monthOf(today);
  const before = monthOf(addDays(month.from, -1));
  const netWorth = Promise.all([balances, parts.accounts.reportNetWorth(caller, MONTHS)]);
  const spending = Promise.all([
    transactions.reportSpending(caller, { from: month.from, to: today, top: ALL_CATEGORIES }),
    transactions.reportSpending(caller, { ...before, top: ALL_CATEGORIES }),
  ]);
  const bills = parts.bills.reportBills(caller, { status: 'active', includeNextInstance: true, month });
  const [worth, accounts, news, spent, calendar] = await Promise.all([
    cardOf('Net worth', async () => netWorthPart(...(await netWorth))),
    cardOf('Accounts', async () => balancesPart(frame, await balances)),
    cardOf('Worth a look', async () => attentionPart(frame, await bills, today)),
    cardOf('Spending', async () => spendingPart(frame, ...(await spending), today)),
    cardOf('Bills', async () => calendarPart(frame, await bills, month, today)),
  ]);
  const main = html`<div class="stack"><div class="head"><h1>Overview</h1><p class="quiet">${formatDate(today)}</p></div>
<div class="board"><div class="column">${worth}${spent}</div><div class="column">${accounts}${news}</div>${calendar}</div></div>`;
  showWebPage(request, frame, { title: 'Overview', section: '/overview', main });
}

async function isWithoutAccounts(balances: Promise<AccountBalances>): Promise<boolean> {
  try {
    const { accounts, hiddenAccounts } = await balances;
    return accounts.length + hiddenAccounts === 0;
  } catch {
    return false; // The card that shows them says what is wrong.
  }
}

/** A total that is out of range (contract 1.6) is said in its card; the others are shown. */
async function cardOf(title: string, draw: () => Promise<Html>): Promise<Html> {
  try {
    return await draw();
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    return card(html`<p class="quiet">${error.message}</p>`, { title });
  }
}

function showFirstSteps(frame: PageFrame, request: SignedInRequest): void {
  showWebPage(request, frame, { title: 'Overview', section: '/overview', main: firstSteps(frame) });
}
