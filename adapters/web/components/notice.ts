import { type Html, html } from '../../http/pages/html.ts';
import type { FormState } from '../web-request.ts';

/** Something to know about the page. `danger` is read out at once. */
export function notice(look: 'good' | 'warning' | 'danger', text: string | Html, title?: string): Html {
  const role = look === 'danger' ? 'alert' : look === 'good' ? 'status' : 'note';
  const heading = title === undefined ? '' : html`<strong>${title}</strong>`;
  return html`<div class="notice ${look}" role="${role}">${heading}<span>${text}</span></div>`;
}

/** What is wrong with a form as a whole. */
export function problemOf({ problem }: FormState): Html | string {
  return problem === undefined ? '' : notice('danger', problem);
}

/** Stands where a list would be, and says how to get something into it. */
export function emptyState(title: string, text: string | Html, action: Html | string = ''): Html {
  return html`<div class="empty"><strong>${title}</strong><p>${text}</p>${action}</div>`;
}
