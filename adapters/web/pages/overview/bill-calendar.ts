import type { BillOverview, RecurringBills } from '../../../../application/bills/report-bills.ts';
import type { BillPayment } from '../../../../domain/bills/bill-payment.ts';
import { isEstimate, isPossible } from '../../../../domain/bills/recurring-bill.ts';
import { addDays, dayOfWeek, type LocalDate, type Month } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, quiet } from '../../components/blocks.ts';
import { tableBody, tableHead } from '../../components/table.ts';
import { leftOutNotes, money, monthAndYear } from '../../components/values.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** More entries of a day are only counted. */
const ENTRIES_PER_DAY = 4;

interface Entry {
  readonly bill: BillOverview;
  /** `undefined` for a payment that is expected. */
  readonly paid: BillPayment | undefined;
}

/** This month's bills on a calendar: those that were paid, and those that are due. */
export function calendarPart(bills: RecurringBills, month: Month, today: LocalDate): Html {
  const entries = entriesOf(bills.bills);
  const { due, monthlyTotal, leftOut, age } = bills;
  const days = DAYS.map(
    (name) => html`<th scope="col" role="columnheader"><span aria-hidden="true">${name.slice(0, 3)}</span>
<span class="unseen">${name}</span></th>`,
  );
  const weeks = weeksOf(month).map(
    (week) => html`<tr role="row">${week.map((day) => cellOf(day, entries, month, today))}</tr>\n`,
  );
  const body = html`<p class="quiet">${money(due.amount, due.currency)} due until the end of the month. Active bills
cost ${money(monthlyTotal.amount, monthlyTotal.currency)} per month.</p>${leftOutNotes({ leftOut, age })}
<table class="calendar" role="table" aria-label="Bills by day">${tableHead(days)}
${tableBody(weeks)}</table><p class="row"><a href="/bills">All bills</a></p>`;
  return card(body, { title: `Bills in ${monthAndYear(month.from)}` });
}

function entriesOf(bills: readonly BillOverview[]): ReadonlyMap<LocalDate, readonly Entry[]> {
  const entries: [LocalDate, Entry][] = bills.flatMap((bill) => {
    const due = bill.dueDates.map((day): [LocalDate, Entry] => [day, { bill, paid: undefined }]);
    return [...bill.payments.map((paid): [LocalDate, Entry] => [paid.on, { bill, paid }]), ...due];
  });
  return new Map([...Map.groupBy(entries, ([day]) => day)].map(([day, own]) => [day, own.map(([, entry]) => entry)]));
}

/** Whole weeks from Monday to Sunday. */
function weeksOf({ from, to }: Month): readonly (readonly LocalDate[])[] {
  const start = addDays(from, -((dayOfWeek(from) + 6) % 7));
  const weeks: LocalDate[][] = [];
  for (let monday = start; monday <= to; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

function cellOf(
  day: LocalDate,
  entries: ReadonlyMap<LocalDate, readonly Entry[]>,
  { from, to }: Month,
  today: LocalDate,
): Html {
  if (day < from || day > to) return html`<td role="cell" class="outside"></td>`;
  const own = entries.get(day) ?? [];
  const names = [own.length === 0 ? 'free' : '', day === today ? 'today' : ''].filter(Boolean).join(' ');
  const list =
    own.length === 0
      ? ''
      : html`<ul>${own.slice(0, ENTRIES_PER_DAY).map(entryOf)}${moreOf(own.length - ENTRIES_PER_DAY)}</ul>`;
  const style = names === '' ? '' : html` class="${names}"`;
  return html`<td role="cell"${style}><time datetime="${day}">${Number(day.slice(8))}</time>${list}</td>`;
}

function entryOf({ bill, paid }: Entry): Html {
  const { amount, currency } = paid ?? bill;
  const about = isEstimate(bill) ? 'about ' : '';
  const word = paid === undefined ? `${isPossible(bill) ? 'possible, not counted: ' : ''}${about}` : 'paid ';
  const style = paid === undefined ? '' : html` class="paid"`;
  return html`<li${style}><bdi>${bill.name}</bdi> ${quiet(html`${word}${money(amount, currency)}`)}</li>`;
}

function moreOf(count: number): Html | string {
  return count > 0 ? html`<li class="quiet">and ${count} more</li>` : '';
}
