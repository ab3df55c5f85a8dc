import type { RecurringBills } from '../../../../application/bills/report-bills.ts';
import type { RecurringIncomes } from '../../../../application/bills/show-incomes.ts';
import { addMonths, dateOf, type LocalDate, monthOf, parseLocalDate } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { dayCalendar } from '../../components/day-calendar.ts';
import { buttonLink } from '../../components/form.ts';
import { leftOutNotes, money, monthAndYear } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { billEntries, incomeEntries } from './calendar-entries.ts';

/** Any month of bills, with recurring income beside them. */
export const BILL_CALENDAR_ROUTES: readonly WebRoute[] = [ownRoute('GET', '/bills/calendar', show)];

async function show({ bills, clock }: PageParts, request: SignedInRequest): Promise<void> {
  const { id, currency } = request.visitor.user;
  const today = dateOf(clock.now());
  const month = monthOf(parseLocalDate(`${String(request.ctx.query['month'] ?? '')}-01`) ?? today);
  const [reported, received] = await Promise.all([
    bills.reportBills({ id, currency }, { status: 'all', includeNextInstance: true, month }),
    bills.showIncomes({ id, currency }, month),
  ]);
  const shown = reported.bills.filter(({ status, isHidden }) => status !== 'archived' && !isHidden);
  const entries = [...received.incomes.flatMap(incomeEntries), ...shown.flatMap((bill) => billEntries(bill, month))];
  const calendar = dayCalendar('Bills and income by day', entries, month, today);
  showPage(request, {
    title: monthAndYear(month.from),
    section: '/bills',
    back: ['Bills', '/bills'],
    figures: sumsOf(reported, received),
    action: html`<div class="row">${linkTo('Month before', addMonths(month.from, -1))}
${linkTo('Next month', addMonths(month.from, 1))}</div>`,
    body: card(calendar),
  });
}

function linkTo(label: string, month: LocalDate): Html {
  return buttonLink(label, `/bills/calendar?month=${month.slice(0, 7)}`, { look: 'plain' });
}

function sumsOf({ due, leftOut, age }: RecurringBills, received: RecurringIncomes): Html {
  return html`<p class="quiet">${money(due.amount, due.currency)} due and
${money(received.due.amount, received.due.currency)} expected until the end of the month.</p>
${leftOutNotes({ leftOut, age })}${leftOutNotes(received)}`;
}
