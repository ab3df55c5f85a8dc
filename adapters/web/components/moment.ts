import { dateOf, formatDate, type LocalDate, type Timestamp } from '../../../domain/calendar.ts';
import { type Html, html } from '../../http/pages/html.ts';

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
