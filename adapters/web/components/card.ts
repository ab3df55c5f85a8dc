import { type Html, html } from '../../http/pages/html.ts';

/** A part of a page that belongs together. */
export function card(body: Html, { title, look }: { readonly title?: string; readonly look?: 'danger' } = {}): Html {
  return html`<section class="card${look === undefined ? '' : ` ${look}`}">${title === undefined ? '' : html`<h2>${title}</h2>`}${body}</section>`;
}

/** What something is called, and what it is. */
export function facts(entries: readonly (readonly [name: string, value: string | Html])[]): Html {
  return html`<dl class="facts">${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function tag(label: string, look: 'good' | 'bad' | 'plain' = 'plain'): Html {
  return html`<span class="tag${look === 'plain' ? '' : ` ${look}`}">${label}</span>`;
}
