import { type Html, html } from '../../http/pages/html.ts';

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
