import { type Html, html } from '../../http/pages/html.ts';
import type { WebRequest } from '../web-request.ts';

/** Leads to the neighbours of a page; empty for a list of one page. `addressOf` gives the address of a page. */
export function pager(
  page: number,
  pages: number,
  addressOf: (page: number) => string,
  [back, onwards] = ['Previous', 'Next'],
): Html | string {
  if (pages <= 1 || page > pages) return '';
  const newer =
    page > 1 ? html`<a class="button plain" rel="prev" href="${addressOf(page - 1)}">‹ ${back}</a>` : undefined;
  const older =
    page < pages ? html`<a class="button plain" rel="next" href="${addressOf(page + 1)}">${onwards} ›</a>` : undefined;
  return pageLinks(newer, older, html`<span class="quiet">Page ${page} of ${pages}</span>`);
}

/** The way to the neighbours of a page, where there are any. */
export function pageLinks(back: Html | undefined, onwards: Html | undefined, between: Html | string = ''): Html {
  const none = html`<span></span>`;
  return html`<nav class="pages" aria-label="Pages">${back ?? none}${between}${onwards ?? none}</nav>`;
}

/** The page that the address asks for, among so many; the first one for anything else. */
export function pageIn({ ctx }: WebRequest, pages: number): number {
  const { page } = ctx.query;
  const asked = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
  return Math.min(asked, pages);
}
