import { type Html, html } from '../../http/html.ts';

/** Leads to the neighbours of a page; empty for a list of one page. `addressOf` gives the address of a page. */
export function pager(page: number, pages: number, addressOf: (page: number) => string): Html | string {
  if (pages <= 1 || page > pages) return '';
  const newer =
    page > 1 ? html`<a class="button plain" rel="prev" href="${addressOf(page - 1)}">‹ Newer</a>` : html`<span></span>`;
  const older =
    page < pages
      ? html`<a class="button plain" rel="next" href="${addressOf(page + 1)}">Older ›</a>`
      : html`<span></span>`;
  return html`<nav class="pages" aria-label="Pages">${newer}<span class="quiet">Page ${page} of ${pages}</span>${older}</nav>`;
}
