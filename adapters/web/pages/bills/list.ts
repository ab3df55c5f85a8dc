import type { BillOverview, RecurringBills } from '../../../../application/bills/report-bills.ts';
import { isEstimate } from '../../../../domain/bills/recurring-bill.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { buttonLink } from '../../components/button.ts';
import { tag } from '../../components/card.ts';
import { leftOutNotes } from '../../components/conversion-notes.ts';
import { doneNotice } from '../../components/done-notice.ts';
import { date } from '../../components/moment.ts';
import { money } from '../../components/money.ts';
import { emptyState } from '../../components/notice.ts';
import { pageIn, pager } from '../../components/pager.ts';
import { table } from '../../components/table.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { requireVisitor, type SignedInRequest } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { CYCLE_NAMES, factText } from './bill-texts.ts';

/** Every bill: those that are expected, those that ended, and those that the user archived. */
export function billListRoutes(parts: PageParts): readonly WebRoute[] {
  const handle: WebRoute['handle'] = (request) => show(parts, requireVisitor(request));
  return [{ method: 'GET', path: '/bills', needsSignIn: true, handle }];
}

const PER_PAGE = 80;

const DONE = {
  added: 'The bill was added.',
  archived: 'The bill was archived. It is not expected any more.',
  restored: 'The bill was restored.',
};

async function show({ frame, bills }: PageParts, request: SignedInRequest): Promise<void> {
  const { id, currency } = request.visitor.user;
  const caller = { id, currency };
  const [all, active] = [
    await bills.reportBills(caller, { status: 'all', includeNextInstance: true }),
    await bills.reportBills(caller, { status: 'active', includeNextInstance: true }),
  ];
  const pages = Math.max(1, Math.ceil(all.bills.length / PER_PAGE));
  const page = pageIn(request, pages);
  const shown = all.bills.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const of = (status: BillOverview['status']) => shown.filter((bill) => bill.status === status);
  const add = buttonLink('Add a bill', `${frame.basePath}/bills/new`);
  const main = html`<div class="stack"><div class="head"><div class="intro"><h1>Bills</h1>${totalOf(active)}</div>${add}</div>
${doneNotice(request, DONE)}${all.bills.length === 0 ? emptyState('No bills yet', EMPTY) : ''}
${part('Expected', activeTable(frame, of('active')), of('active'))}
${part('Ended', endedTable(frame, of('inactive')), of('inactive'))}
${part('Archived', endedTable(frame, of('archived')), of('archived'))}
${pager(page, pages, (other) => `${frame.basePath}/bills?page=${other}`)}</div>`;
  showWebPage(request, frame, { title: 'Bills', section: '/bills', main });
}

const EMPTY =
  'Coffer finds them in your transactions: rent, subscriptions, insurance. A few months of data are enough.';

function totalOf(active: RecurringBills): Html {
  const { monthlyTotal, withoutCycle } = active;
  const about = active.bills.some(isEstimate) ? 'About ' : '';
  const without =
    withoutCycle.length === 0
      ? ''
      : html` Not in the total, because nobody knows how often they come: ${withoutCycle.map(({ name }, index) => html`${index === 0 ? '' : ', '}<bdi>${name}</bdi>`)}.`;
  return html`<p class="quiet">${about}${money(monthlyTotal.amount, monthlyTotal.currency)} per month in all.${without}</p>${leftOutNotes(active)}`;
}

function part(title: string, body: Html, bills: readonly BillOverview[]): Html | string {
  return bills.length === 0 ? '' : html`<section class="stack tight"><h2>${title}</h2>${body}</section>`;
}

function activeTable(frame: PageFrame, bills: readonly BillOverview[]): Html {
  const columns = [
    { label: 'Bill', kind: 'lead' },
    { label: 'Next' },
    { label: 'How often' },
    { label: 'Last paid' },
    { label: 'Amount', kind: 'number' },
  ] as const;
  const rows = bills.map((bill) => [
    nameOf(frame, bill),
    bill.nextDate === undefined ? html`<span class="quiet">unknown</span>` : date(bill.nextDate),
    CYCLE_NAMES[bill.cycle],
    lastPaid(bill),
    html`${isEstimate(bill) ? 'about ' : ''}${money(bill.amount, bill.currency)}`,
  ]);
  return table('Expected bills', columns, rows);
}

function endedTable(frame: PageFrame, bills: readonly BillOverview[]): Html {
  const columns = [
    { label: 'Bill', kind: 'lead' },
    { label: 'How often' },
    { label: 'Last paid' },
    { label: 'Amount', kind: 'number' },
  ] as const;
  const rows = bills.map((bill) => [
    nameOf(frame, bill),
    CYCLE_NAMES[bill.cycle],
    lastPaid(bill),
    money(bill.amount, bill.currency),
  ]);
  return table('Bills that are not expected', columns, rows);
}

function nameOf({ basePath }: PageFrame, { id, name, isHidden, facts, currency, category }: BillOverview): Html {
  const news = facts.filter(({ kind }) => kind === 'missed' || kind === 'price_change');
  return html`<a href="${basePath}/bills/${id}"><bdi>${name}</bdi></a>${isHidden ? html` ${tag('Hidden account')}` : ''}${category === undefined ? '' : html`<br><span class="quiet small">${category.name}</span>`}${news.map((fact) => html`<br><span class="small news">${factText(fact, currency)}</span>`)}`;
}

function lastPaid({ lastPayment }: BillOverview): Html {
  if (lastPayment === undefined) return html`<span class="quiet">never</span>`;
  return html`${date(lastPayment.on)}<br><span class="quiet small">${money(lastPayment.amount, lastPayment.currency)}</span>`;
}
