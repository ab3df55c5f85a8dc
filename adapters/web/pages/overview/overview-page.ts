import type { ReportBalances } from '../../../../application/accounts/report-balances.ts';
import type { ReportNetWorth } from '../../../../application/accounts/report-net-worth.ts';
import type { ReportBills } from '../../../../application/bills/report-bills.ts';
import type { ReportSpending } from '../../../../application/spending/report-spending.ts';
import { addDays, dateOf, formatDate } from '../../../../domain/calendar.ts';
import type { Clock } from '../../../../domain/ports/clock.ts';
import { html } from '../../../http/html.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import { requireVisitor, type SignedInRequest } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { attentionPart } from './attention.ts';
import { balancesPart } from './balances.ts';
import { calendarPart } from './bill-calendar.ts';
import { firstSteps } from './first-steps.ts';
import { monthOf } from './month.ts';
import { netWorthPart } from './net-worth.ts';
import { spendingPart } from './spending.ts';

export interface MoneyOverviewParts {
  readonly frame: PageFrame;
  readonly reportBalances: ReportBalances;
  readonly reportNetWorth: ReportNetWorth;
  readonly reportSpending: ReportSpending;
  readonly reportBills: ReportBills;
  readonly clock: Clock;
}

/** What a person sees first: what they have, what they spent, and what is coming. */
export function moneyOverviewRoutes(parts: MoneyOverviewParts): readonly WebRoute[] {
  const handle: WebRoute['handle'] = (request) => show(parts, requireVisitor(request));
  return [{ method: 'GET', path: '/overview', needsSignIn: true, handle }];
}

const MONTHS = 13;
const ALL_CATEGORIES = 1_000;

async function show(parts: MoneyOverviewParts, request: SignedInRequest): Promise<void> {
  const { frame, reportBalances, reportNetWorth, reportSpending, reportBills, clock } = parts;
  const { id, currency } = request.visitor.user;
  const caller = { id, currency };
  const today = dateOf(clock.now());
  const balances = await reportBalances(caller, { includeHidden: false });
  if (balances.accounts.length === 0 && balances.hiddenAccounts === 0) return showFirstSteps(frame, request);
  const month = monthOf(today);
  const before = monthOf(addDays(month.from, -1));
  const [history, spent, spentBefore, bills] = await Promise.all([
    reportNetWorth(caller, MONTHS),
    reportSpending(caller, { from: month.from, to: today, top: ALL_CATEGORIES }),
    reportSpending(caller, { ...before, top: ALL_CATEGORIES }),
    reportBills(caller, { status: 'active', includeNextInstance: true, dueUntil: month.to }),
  ]);
  const main = html`<div class="stack"><div class="head"><h1>Overview</h1><p class="quiet">${formatDate(today)}</p></div>
<div class="board">${netWorthPart(balances, history)}${balancesPart(frame, balances)}
${attentionPart(frame, bills, today)}${spendingPart(frame, spent, spentBefore, today)}${calendarPart(frame, bills, month, today)}</div></div>`;
  showWebPage(request, frame, { title: 'Overview', section: '/overview', main });
}

function showFirstSteps(frame: PageFrame, request: SignedInRequest): void {
  showWebPage(request, frame, { title: 'Overview', section: '/overview', main: firstSteps(frame) });
}
