import { type Html, html } from '../../http/pages/html.ts';

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
