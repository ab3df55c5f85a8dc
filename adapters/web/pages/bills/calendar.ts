import type { RecurringMonth } from '../../../../application/bills/show-month.ts';
import { addMonths, dateOf, type LocalDate, monthOf, parseLocalDate } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { dayCalendar } from '../../components/day-calendar.ts';
import { buttonLink } from '../../components/form.ts';
import { leftOutNotes, money, monthAndYear } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { dayEntry } from './calendar-entries.ts';

/** Any month of bills, with recurring income beside them. */
export const BILL_CALENDAR_ROUTES: readonly WebRoute[] = [ownRoute('GET', '/bills/calendar', show)];

async function show({ bills, clock }: PageParts, request: SignedInRequest): Promise<void> {
  const { id, currency } = request.visitor.user;
  const today = dateOf(clock.now());
  const month = monthOf(parseLocalDate(`${String(request.ctx.query['month'] ?? '')}-01`) ?? today);
  const shown = await bills.showMonth({ id, currency }, month);
  const calendar = dayCalendar('Bills and income by day', shown.entries.map(dayEntry), month, today);
  showPage(request, {
    title: monthAndYear(month.from),
    section: '/bills',
    back: ['Bills', '/bills'],
    figures: sumsOf(shown),
    action: html`<div class="row">${linkTo('Month before', addMonths(month.from, -1))}
${linkTo('Next month', addMonths(month.from, 1))}</div>`,
    body: card(calendar),
  });
}

function linkTo(label: string, month: LocalDate): Html {
  return buttonLink(label, `/bills/calendar?month=${month.slice(0, 7)}`, { look: 'plain' });
}

function sumsOf({ due, expected, notes }: RecurringMonth): Html {
  return html`<p class="quiet">${money(due.amount, due.currency)} due and
${money(expected.amount, expected.currency)} expected until the end of the month.</p>
${leftOutNotes(notes[0])}${leftOutNotes(notes[1])}`;
}
