import type { RecurringBills } from '../../../../application/bills/report-bills.ts';
import { billEntries } from '../../../../application/bills/show-month.ts';
import type { LocalDate, Month } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { dayCalendar } from '../../components/day-calendar.ts';
import { leftOutNotes, money, monthAndYear } from '../../components/values.ts';
import { dayEntry } from '../bills/calendar-entries.ts';

/** This month's bills on a calendar: those that were paid, and those that are due. */
export function calendarPart(bills: RecurringBills, month: Month, today: LocalDate): Html {
  const { due, monthlyTotal, leftOut, age } = bills;
  const entries = bills.bills.flatMap((bill) => billEntries(bill, month)).map(dayEntry);
  const body = html`<p class="quiet">${money(due.amount, due.currency)} due until the end of the month. Active bills
cost ${money(monthlyTotal.amount, monthlyTotal.currency)} per month.</p>${leftOutNotes({ leftOut, age })}
${dayCalendar('Bills by day', entries, month, today)}
<p class="row"><a href="/bills">All bills</a><a href="/bills/calendar">Other months, with income</a></p>`;
  return card(body, { title: `Bills in ${monthAndYear(month.from)}` });
}
