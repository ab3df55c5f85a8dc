import { type Html, html } from '../../http/pages/html.ts';

export interface Column {
  readonly label: string;
  /**
   * `lead` is what a row is called: its title on a phone. `number` is right-aligned. `actions` is what can be done, and
   * its heading is for screen readers alone.
   */
  readonly kind?: 'lead' | 'number' | 'actions';
}

/** A table with a name for screen readers. On a phone each row becomes a card, whose values name their columns. */
export function table(name: string, columns: readonly Column[], rows: readonly (readonly (Html | string)[])[]): Html {
  // The roles say again what the elements are: some browsers forget it when a style changes how these are laid out.
  return html`<div class="table"><table role="table" aria-label="${name}">
<thead role="rowgroup"><tr role="row">${columns.map(heading)}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (cells) => html`<tr role="row">${cells.map((cell, index) => cellOf(cell, columns[index]))}</tr>
`,
  )}</tbody>
</table></div>`;
}

function heading({ label, kind }: Column): Html {
  const text = kind === 'actions' ? html`<span class="unseen">${label}</span>` : html`${label}`;
  return html`<th scope="col" role="columnheader"${kind === 'number' ? html` class="number"` : ''}>${text}</th>`;
}

function cellOf(cell: Html | string, { label, kind }: Column = { label: '' }): Html {
  const style = kind === undefined ? '' : html` class="${kind}"`;
  const named = kind === undefined || kind === 'number' ? html` data-label="${label}"` : '';
  return html`<td role="cell"${style}${named}><span>${cell}</span></td>`;
}
