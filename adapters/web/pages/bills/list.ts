import type { BillOverview, RecurringBills } from '../../../../application/bills/report-bills.ts';
import { isCounted, isEstimate, isPossible } from '../../../../domain/bills/recurring-bill.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, emptyState, quiet, section, shortName, tag } from '../../components/blocks.ts';
import { button, buttonLink, form } from '../../components/form.ts';
import { ACTIONS, number, pageIn, pager, table } from '../../components/table.ts';
import { date, leftOutNotes, money } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import { type SignedInRequest, seeOther, sentId } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { CYCLE_NAMES, factText } from './bill-texts.ts';

/** Every bill: those that are expected, those that ended, and those that the user archived. */
export const BILL_LIST_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', '/bills', show),
  ownRoute('POST', '/bills/verdict', judge),
];

const PER_PAGE = 80;

const DONE = {
  added: 'The bill was added.',
  archived: 'The bill was archived. It is not expected any more.',
  restored: 'The bill was restored.',
  confirmed: 'Noted: it is a bill.',
  deleted: 'The bill was deleted.',
};

async function show({ bills }: PageParts, request: SignedInRequest): Promise<void> {
  const { id, currency } = request.visitor.user;
  const caller = { id, currency };
  const [all, active] = await Promise.all([
    bills.reportBills(caller, { status: 'all', includeNextInstance: true }),
    bills.reportBills(caller, { status: 'active', includeNextInstance: true }),
  ]);
  const pages = Math.max(1, Math.ceil(all.bills.length / PER_PAGE));
  const page = pageIn(request, pages);
  const shown = all.bills.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const of = (status: BillOverview['status']) => shown.filter((bill) => bill.status === status);
  const possible = of('active').filter(isPossible);
  const expected = of('active').filter((bill) => !isPossible(bill));
  const [paused, ended] = [
    of('inactive').filter(({ isPaused }) => isPaused),
    of('inactive').filter((bill) => !bill.isPaused),
  ];
  showPage(request, {
    title: 'Bills',
    section: '/bills',
    figures: totalOf(active),
    action: buttonLink('Add a bill', '/bills/new'),
    done: DONE,
    body: html`${all.bills.length === 0 ? emptyState('No bills yet', EMPTY) : ''}
${part('Expected', activeTable(expected), expected)}
${part('Is it a bill?', askingTable(possible), possible)}
${part('Paused', endedTable(paused), paused)}
${part('Ended', endedTable(ended), ended)}
${part('Archived', endedTable(of('archived')), of('archived'))}
${pager(page, pages, (other) => `/bills?page=${other}`)}
<p class="row"><a href="/bills/calendar">Month by month, with income</a>
<a href="/bills/why">Why is something not a bill?</a></p>`,
  });
}

const EMPTY =
  'Coffer finds them in your transactions: rent, subscriptions, insurance. A few months of data are enough.';

function totalOf(active: RecurringBills): Html {
  const { monthlyTotal, withoutCycle } = active;
  const about = active.bills.some((bill) => isCounted(bill) && isEstimate(bill)) ? 'About ' : '';
  const names = withoutCycle.map(({ name }, index) => html`${index === 0 ? '' : ', '}<bdi>${name}</bdi>`);
  const without =
    names.length === 0 ? '' : html` Not in the total, because nobody knows how often they come: ${names}.`;
  const total = money(monthlyTotal.amount, monthlyTotal.currency);
  return html`<p class="quiet">${about}${total} per month in all.${without}</p>${leftOutNotes(active)}`;
}

function part(title: string, body: Html, bills: readonly BillOverview[]): Html | string {
  return bills.length === 0 ? '' : section(title, body);
}

function activeTable(bills: readonly BillOverview[]): Html {
  const rows = bills.map((bill) => [
    nameOf(bill),
    nextOf(bill),
    CYCLE_NAMES[bill.cycle],
    lastPaid(bill),
    amountOf(bill),
  ]);
  return table('Expected bills', ['Bill', 'Next', 'How often', 'Last paid', number('Amount')], rows);
}

function nextOf({ nextDate }: BillOverview): Html {
  return nextDate === undefined ? quiet('unknown') : date(nextDate);
}

function amountOf(bill: BillOverview): Html {
  return html`${isEstimate(bill) ? 'about ' : ''}${money(bill.amount, bill.currency)}`;
}

/** Possible bills, of which a person says with one press whether they are bills. */
function askingTable(bills: readonly BillOverview[]): Html {
  const rows = bills.map((bill) => {
    const value = String(bill.id);
    const subject = html`<span class="unseen">: <bdi>${shortName(bill.name)}</bdi></span>`;
    const yes = button(html`Yes${subject}`, { isCompact: true, name: 'yes', value });
    const no = button(html`No${subject}`, { look: 'plain', isCompact: true, name: 'no', value });
    const amount = html`${amountOf(bill)}${below(CYCLE_NAMES[bill.cycle])}`;
    return [nameOf(bill), nextOf(bill), lastPaid(bill), amount, html`<span class="row">${yes}${no}</span>`];
  });
  const list = table('Possible bills', ['Bill', 'Next', 'Last paid', number('Amount'), ACTIONS], rows);
  return html`<p class="quiet">Possible bills, not counted in any total.</p>${form('/bills/verdict', list)}`;
}

async function judge({ bills }: PageParts, request: SignedInRequest): Promise<void> {
  const { id: userId } = request.visitor.user;
  const { yes, no } = request.form;
  const verdict =
    yes === undefined ? ({ kind: 'set', values: {}, isArchived: true } as const) : { kind: 'confirmed' as const };
  await bills.correctBill(userId, sentId(yes ?? no), verdict);
  seeOther(request, `/bills?done=${yes === undefined ? 'archived' : 'confirmed'}`);
}

function endedTable(bills: readonly BillOverview[]): Html {
  const rows = bills.map((bill) => [
    nameOf(bill),
    CYCLE_NAMES[bill.cycle],
    lastPaid(bill),
    money(bill.amount, bill.currency),
  ]);
  return table('Bills that are not expected', ['Bill', 'How often', 'Last paid', number('Amount')], rows);
}

function nameOf({ id, name, isHidden, confidence, facts, currency, category }: BillOverview): Html {
  const news = facts.filter(({ kind }) => kind === 'missed' || kind === 'price_change');
  const hidden = isHidden ? html` ${tag('Hidden account')}` : '';
  const possible = isPossible({ confidence }) ? html` ${tag('Possible')}` : '';
  return html`<a href="/bills/${id}"><bdi>${name}</bdi></a>${possible}${hidden}${
    category === undefined ? '' : below(category.name)
  }${news.map((fact) => html`<br><span class="small news">${factText(fact, currency)}</span>`)}`;
}

function lastPaid({ lastPayment }: BillOverview): Html {
  if (lastPayment === undefined) return quiet('never');
  return html`${date(lastPayment.on)}${below(money(lastPayment.amount, lastPayment.currency))}`;
}
