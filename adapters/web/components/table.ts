import { type Html, html } from '../../http/pages/html.ts';
import type { WebRequest } from '../web-request.ts';

export interface Column {
  readonly label: string;
  /**
   * `lead` is what a row is called: its title on a phone. `number` is right-aligned. `actions` is what can be done, and
   * its heading is for screen readers alone.
   */
  readonly kind?: 'lead' | 'number' | 'actions';
}

/** The last column, with what can be done. */
export const ACTIONS: Column = { label: 'Actions', kind: 'actions' };

/** A column of figures. */
export function number(label: string): Column {
  return { label, kind: 'number' };
}

/**
 * A table with a name for screen readers. On a phone each row becomes a card, whose values name their columns. The
 * first column is what a row is called.
 */
export function table(
  name: string,
  [lead, ...others]: readonly [string, ...(Column | string)[]],
  rows: readonly (readonly (Html | string)[])[],
): Html {
  const columns: readonly Column[] = [
    { label: lead, kind: 'lead' },
    ...others.map((column) => (typeof column === 'string' ? { label: column } : column)),
  ];
  const lines = rows.map(
    (cells) => html`<tr role="row">${cells.map((cell, index) => cellOf(cell, columns[index]))}</tr>\n`,
  );
  // The roles say again what the elements are: some browsers forget it when a style changes how these are laid out.
  return html`<div class="table"><table role="table" aria-label="${name}">
${tableHead(columns.map(heading))}
${tableBody(lines)}
</table></div>`;
}

/** The head of a table, from its cells. */
export function tableHead(cells: Html | readonly Html[]): Html {
  return html`<thead role="rowgroup"><tr role="row">${cells}</tr></thead>`;
}

/** The body of a table, from its rows. */
export function tableBody(rows: readonly Html[]): Html {
  return html`<tbody role="rowgroup">${rows}</tbody>`;
}

/** The heading of a column. */
export function heading({ label, kind }: Column): Html {
  const text = kind === 'actions' ? html`<span class="unseen">${label}</span>` : html`${label}`;
  return html`<th scope="col" role="columnheader"${kind === 'number' ? html` class="number"` : ''}>${text}</th>`;
}

function cellOf(cell: Html | string, { label, kind }: Column = { label: '' }): Html {
  const style = kind === undefined ? '' : html` class="${kind}"`;
  const named = kind === undefined || kind === 'number' ? html` data-label="${label}"` : '';
  return html`<td role="cell"${style}${named}><span>${cell}</span></td>`;
}

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
