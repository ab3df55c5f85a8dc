import { addDays, dayOfWeek, type LocalDate, type Month } from '../../../domain/calendar.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { tableBody, tableHead } from './table.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** More entries of a day are only counted. */
const ENTRIES_PER_DAY = 4;

/** What happens on a day, as an item of its list. */
export type DayEntry = readonly [day: LocalDate, item: Html];

/** A month of whole weeks from Monday to Sunday, with what happens on its days. `label` says what that is. */
export function dayCalendar(label: string, list: readonly DayEntry[], month: Month, today: LocalDate): Html {
  const entries = Map.groupBy(list, ([day]) => day);
  const days = DAYS.map(
    (name) => html`<th scope="col" role="columnheader"><span aria-hidden="true">${name.slice(0, 3)}</span>
<span class="unseen">${name}</span></th>`,
  );
  const cells = (week: readonly LocalDate[]) =>
    week.map((day) => cellOf(day, entries.get(day)?.map(([, item]) => item) ?? [], month, today));
  const weeks = weeksOf(month).map((week) => html`<tr role="row">${cells(week)}</tr>\n`);
  return html`<table class="calendar" role="table" aria-label="${label}">${tableHead(days)}
${tableBody(weeks)}</table>`;
}

function weeksOf({ from, to }: Month): readonly (readonly LocalDate[])[] {
  const start = addDays(from, -((dayOfWeek(from) + 6) % 7));
  const weeks: LocalDate[][] = [];
  for (let monday = start; monday <= to; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

function cellOf(day: LocalDate, own: readonly Html[], { from, to }: Month, today: LocalDate): Html {
  if (day < from || day > to) return html`<td role="cell" class="outside"></td>`;
  const names = [own.length === 0 ? 'free' : '', day === today ? 'today' : ''].filter(Boolean).join(' ');
  const list =
    own.length === 0 ? '' : html`<ul>${own.slice(0, ENTRIES_PER_DAY)}${moreOf(own.length - ENTRIES_PER_DAY)}</ul>`;
  const style = names === '' ? '' : html` class="${names}"`;
  return html`<td role="cell"${style}><time datetime="${day}">${Number(day.slice(8))}</time>${list}</td>`;
}

function moreOf(count: number): Html | string {
  return count > 0 ? html`<li class="quiet">and ${count} more</li>` : '';
}
