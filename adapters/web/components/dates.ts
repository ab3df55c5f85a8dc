import { dateOf, formatDate, type LocalDate, type Timestamp } from '../../../domain/calendar.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { quiet } from './text.ts';

/** `Mar 7, 2026`. */
export function day(at: Timestamp): Html {
  return html`<time datetime="${at}">${formatDate(dateOf(at))}</time>`;
}

/** The same for a day without an hour. */
export function date(on: LocalDate): Html {
  return html`<time datetime="${on}">${formatDate(on)}</time>`;
}

/** `Mar 7, 2026, 09:30 UTC`. */
export function moment(at: Timestamp): Html {
  return html`<time datetime="${at}">${formatDate(dateOf(at))}, ${at.slice(11, 16)} UTC</time>`;
}

/** In a table, what may not have happened yet. `write` is {@link day} or {@link moment}. */
export function orNever(at: Timestamp | null, write: (at: Timestamp) => Html): Html {
  return at === null ? quiet('never') : write(at);
}

/** `March` */
export const monthName = monthFormat({ month: 'long' });

/** `Mar` */
export const shortMonthName = monthFormat({ month: 'short' });

/** `March 2026` */
export const monthAndYear = monthFormat({ month: 'long', year: 'numeric' });

function monthFormat(options: Intl.DateTimeFormatOptions): (on: LocalDate) => string {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  return (on) => format.format(new Date(`${on}T00:00:00Z`));
}
