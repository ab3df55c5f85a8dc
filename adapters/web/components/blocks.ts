import { firstCharacters } from '../../../domain/text.ts';
import { type Html, html } from '../../http/pages/html.ts';
import type { FormState } from '../web-request.ts';

/** A part of a page that belongs together. */
export function card(body: Html, { title, look }: { readonly title?: string; readonly look?: 'danger' } = {}): Html {
  const heading = title === undefined ? '' : html`<h2>${title}</h2>`;
  return html`<section class="card${look === undefined ? '' : ` ${look}`}">${heading}${body}</section>`;
}

/** A part of a page with a heading of its own, whose cards or table stand on the page itself. */
export function section(title: string, body: Html): Html {
  return html`<section class="stack tight"><h2>${title}</h2>${body}</section>`;
}

/** What something is called, and what it is. */
export function facts(entries: readonly (readonly [name: string, value: string | Html])[]): Html {
  const rows = entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="facts">${rows}</dl>`;
}

export function tag(label: string, look: 'good' | 'bad' | 'plain' = 'plain'): Html {
  return html`<span class="tag${look === 'plain' ? '' : ` ${look}`}">${label}</span>`;
}

/** Where one can go from here, each with what one finds there. */
export function linkList(
  links: readonly { readonly href: string; readonly label: string; readonly hint: string }[],
): Html {
  return html`<ul class="links">${links.map(
    ({ href, label, hint }) => html`<li><a href="${href}"><strong>${label}</strong>${hint}</a></li>\n`,
  )}</ul>`;
}

/** Something to know about the page. `danger` is read out at once. */
export function notice(look: 'good' | 'warning' | 'danger', text: string | Html, title?: string): Html {
  const role = look === 'danger' ? 'alert' : look === 'good' ? 'status' : 'note';
  const heading = title === undefined ? '' : html`<strong>${title}</strong>`;
  return html`<div class="notice ${look}" role="${role}">${heading}<span>${text}</span></div>`;
}

/** What is wrong with a form as a whole, or with fields of it that are not in sight. */
export function problemOf({ problem, errors }: FormState, unseen: readonly string[] = []): Html | string {
  const sentences = [problem ?? [], ...unseen.map((name) => errors[name] ?? [])].flat();
  return sentences.length === 0 ? '' : notice('danger', sentences.join(' '));
}

/** Stands where a list would be, and says how to get something into it. */
export function emptyState(title: string, text: string | Html, action: Html | string = ''): Html {
  return html`<div class="empty"><strong>${title}</strong><p>${text}</p>${action}</div>`;
}

/** Stands back behind the text around it. */
export function quiet(text: string | Html): Html {
  return html`<span class="quiet">${text}</span>`;
}

/** A small line below the text before it. */
export function below(text: string | Html): Html {
  return html`<br><span class="quiet small">${text}</span>`;
}

/** The name of an account in a list to choose from, which may hold hundreds. */
export function shortName(name: string): string {
  return excerpt(name, 24);
}

/** The beginning of a text, for pages with many of them: fifty whole ones could be a megabyte. */
export function excerpt(text: string, characters: number): string {
  const beginning = firstCharacters(text, characters);
  return beginning === text ? text : `${beginning} …`;
}
